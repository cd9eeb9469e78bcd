import Diptych
import DiptychSite
package import DiptychTerminal
import DiptychExampleServing
import DiptychExampleSupport

/// The program that shows every component in every state, in the terminal or as pages.
package struct Gallery {
  private let standardOutput: Terminal
  private let standardError: Terminal

  package init(
    standardOutput: Terminal = .standardOutput,
    standardError: Terminal = .standardError
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
  }

  /// Runs the program, and returns its exit status.
  package func run(_ arguments: [String]) async -> Int32 {
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
        try output.write(plan.view(in: path))
        if options.output.serving.isOn {
          try await servePages(in: path, port: options.output.serving.port, on: output)
        }
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
