import DiptychInput

/// A program that is used by keys.
///
/// `InputProbe keys` writes each event on a line, and takes some letters for ways to end, see
/// ``KeysMode``. `InputProbe screen` shows a screen with buttons and a line of text, see
/// ``ScreenMode``, and `InputProbe pages` a list of pages, see ``PagesMode``.
@main
struct InputProbe {
  static func main() async {
    guard let input = TerminalInput() else { return print("no keys") }
    switch CommandLine.arguments.last {
    case "screen": await ScreenMode(input: input).run()
    case "pages": await PagesMode(input: input).run()
    default: await KeysMode(input: input).run()
    }
  }
}
