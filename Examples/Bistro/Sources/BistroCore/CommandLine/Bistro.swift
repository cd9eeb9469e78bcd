import BistroSupport
import Diptych
package import DiptychLive
import DiptychRedux
import DiptychScreen
import DiptychSite
import Foundation

/// The program, which prints screens, lets the user operate them with keys, writes pages, or prints
/// the state as JSON.
package struct Bistro {
  package var standardOutput: Terminal
  package var standardError: Terminal
  package var environment: [String: String]

  /// The exit status of a wrong command line, `EX_USAGE`.
  static let usageStatus: Int32 = 64

  /// Creates the program, by default with the streams and the environment of the process.
  package init(
    standardOutput: Terminal = .standardOutput,
    standardError: Terminal = .standardError,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.environment = environment
  }

  /// Runs the program, and returns its exit status.
  package func run(_ arguments: [String]) async -> Int32 {
    do throws(UsageError) {
      return await run(try BistroOptions(arguments: arguments))
    } catch {
      return fail(error)
    }
  }

  private func fail(_ error: UsageError) -> Int32 {
    fail("\(error) See 'bistro --help'.", status: Self.usageStatus)
  }

  private func run(_ options: BistroOptions) async -> Int32 {
    do {
      if options.needsHelp {
        try standardOutput.write(BistroOptions.usage)
        return 0
      }
      let output = options.output.applied(to: standardOutput)
      let input = TerminalInput(of: output)
      let mode = try options.mode(hasKeys: input != nil)
      let store = AppStore(
        state: AppState(tab: options.firstTab, archive: ArchiveState(query: options.query)),
        services: try Services(options, environment: environment)
      )
      switch mode {
      case .site: try await write(store, options)
      case .keys:
        if let input { await Interaction(store: store, input: input).run() }
      case .json(let tab):
        await ViewHost { ScreenView(tab: tab, store: store) }.settle()
        try standardOutput.write(try store.state.json)
        return store.state.failure(on: tab) == nil ? 0 : 1
      case .screen(let tab):
        try await show(tab, of: store, on: output)
        return store.state.failure(on: tab) == nil ? 0 : 1
      }
      return 0
    } catch let error as UsageError {
      return fail(error)
    } catch {
      return fail("\(error)", status: 1)
    }
  }

  /// Prints a screen when it is loaded.
  ///
  /// In a terminal, the screen is also shown while it loads.
  private func show(_ tab: Tab, of store: AppStore, on output: Terminal) async throws {
    let host = ViewHost { ScreenView(tab: tab, store: store) }
    if output.traits.isInteractive {
      await output.live(host, ending: .erase)
    } else {
      await host.settle()
    }
    try output.write(host.rendered(as: output.format))
  }

  /// Loads everything, and writes the pages.
  ///
  /// If a part can't be loaded, no page is written.
  private func write(_ store: AppStore, _ options: BistroOptions) async throws {
    guard let folder = options.output.htmlDirectory else { return }
    let host = ViewHost {
      ForEach(Tab.allCases, id: \.self) { tab in ScreenView(tab: tab, store: store) }
    }
    await host.settle()
    let state = store.state
    if let message = Tab.allCases.lazy.compactMap({ state.failure(on: $0) }).first {
      throw BistroError.incompleteSite(message)
    }
    let plan = try await BistroSite(state).site.write(to: folder)
    let output = options.output.applied(to: standardOutput)
    try output.write(plan.view(in: folder))
  }

  private func fail(_ message: String, status: Int32) -> Int32 {
    try? standardError.write("bistro: \(message)\n")
    return status
  }
}
