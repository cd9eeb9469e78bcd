import DiptychScreen

/// A program that is used by keys.
///
/// `ScreenProbe keys` writes each event on a line, and takes some letters for ways to end, see
/// ``KeysMode``. `ScreenProbe screen` shows a screen with buttons and a line of text, see
/// ``ScreenMode``, `ScreenProbe pages` a list of pages, see ``PagesMode``, and `ScreenProbe pay` a
/// button that must not be pressed twice, see ``PayMode``. `ScreenProbe late` shows a button whose
/// action ends late, see ``LateMode``. `ScreenProbe questions` and `ScreenProbe paused` ask
/// questions, see ``QuestionsMode``.
@main
struct ScreenProbe {
  static func main() async {
    switch CommandLine.arguments.last {
    case "questions": return await QuestionsMode().run()
    case "wide": return await QuestionsMode().runWide()
    case "paused": return await QuestionsMode().runPaused()
    default: break
    }
    guard let input = TerminalInput() else { return print("no keys") }
    switch CommandLine.arguments.last {
    case "screen": await ScreenMode(input: input).run()
    case "late": await LateMode(input: input).run()
    case "pages": await PagesMode(input: input).run()
    case "pay": await PayMode(input: input).run()
    default: await KeysMode(input: input).run()
    }
  }
}
