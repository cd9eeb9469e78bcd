import Diptych
import DiptychSite
import DiptychTerminal
import DiptychExampleSupport

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The program that shows every component in every state, in the terminal or as pages.
@main
struct Gallery {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await Gallery().run(arguments))
  }

  var standardOutput = Terminal.standardOutput
  var standardError = Terminal.standardError

  /// Runs the program, and returns its exit status.
  func run(_ arguments: [String]) async -> Int32 {
    do {
      try await run(try GalleryOptions(arguments: arguments))
      return 0
    } catch let error as UsageError {
      return fail("\(error) See 'diptych-gallery --help'.", status: UsageError.exitStatus)
    } catch {
      return fail("\(error)", status: 1)
    }
  }

  private func run(_ options: GalleryOptions) async throws {
    let output = options.output.applied(to: standardOutput)
    let entries = options.only.flatMap(Catalog.named).map { [$0] } ?? Catalog.entries
    switch options.request {
    case .help: try output.write(GalleryOptions.usage)
    case .list: try output.write(entries.map { $0.name + "\n" }.joined())
    case .pictures:
      if let path = options.output.htmlDirectory {
        let site = try GallerySite(only: options.only, theme: options.theme.theme)
        let plan = try await site.site.write(to: path)
        try output.write(SitePlanView(plan, in: path))
      } else {
        try output.write(GalleryView(entries: entries).theme(options.theme.theme))
      }
    }
  }

  private func fail(_ message: String, status: Int32) -> Int32 {
    try? standardError.write("diptych-gallery: \(message)\n")
    return status
  }
}
