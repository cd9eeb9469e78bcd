import Diptych
import DiptychANSI
import DiptychTerminal
import DiptychTesting
import DiptychExampleSupport
import DiptychExampleTesting
import DiptychHTTPTesting
import DiptychTerminalTesting
import Foundation
import Testing

@testable import DiptychGallery

@Suite("The gallery")
struct GalleryTests {
  /// A run of the program in this process, with files as its streams.
  private func run(_ arguments: String..., in folder: TemporaryFolder) async throws -> [String] {
    for name in ["stdout", "stderr"] { try folder.write("", to: name) }
    let output = try FileHandle(forWritingTo: URL(filePath: folder.path(of: "stdout")))
    let error = try FileHandle(forWritingTo: URL(filePath: folder.path(of: "stderr")))
    let traits = TerminalTraits(color: .none, width: 60, isInteractive: false)
    let gallery = Gallery(
      standardOutput: Terminal(descriptor: output.fileDescriptor, traits: traits),
      standardError: Terminal(descriptor: error.fileDescriptor, traits: traits)
    )
    let status = await gallery.run(arguments)
    try output.close()
    try error.close()
    return try ["stdout", "stderr"].map {
      try String(contentsOf: URL(filePath: folder.path(of: $0)), encoding: .utf8)
    } + ["\(status)"]
  }

  @Test("One component in all of its states")
  func only() async throws {
    try await TemporaryFolder.with { folder in
      let run = try await run("--only", "async-value-view", "--width=40", in: folder)
      #expect(run.dropFirst() == ["", "0"])
      expectSnapshot(of: run[0])
    }
  }

  @Test("The list has the name of every component once")
  func list() async throws {
    try await TemporaryFolder.with { folder in
      let names = Catalog.entries.map(\.name)
      #expect(Set(names).count == names.count)
      let run = try await run("--list", in: folder)
      let list = names.map { "\($0)\n" }.joined()
      #expect(run == [list, "", "0"])
    }
  }

  @Test("Every component, state and group has a name of its own")
  func stateNames() {
    #expect(Set(Catalog.all.map(\.name)).count == Catalog.all.count)
    #expect(Set(Catalog.groups.map(\.id)).count == Catalog.groups.count)
    for component in Catalog.all {
      let names = component.states.map(\.name)
      #expect(Set(names).count == names.count, "\(component.name)")
    }
  }

  // Inventory
  @Test("Every legal state is in the gallery, in every presentation")
  func coverage() {
    let values = Catalog.all.filter { $0.name.hasPrefix("async-value-") }
    #expect(
      Set(values.map(\.name))
        == names("async-value-", of: Presentation.named.map(\.name))
    )
    for component in values {
      #expect(component.states.map(\.name) == AsyncPhase.allCases.map(\.rawValue))
    }
    let lists = Catalog.all.filter { $0.name.hasPrefix("paging-list-") }
    #expect(
      Set(lists.map(\.name))
        == names("paging-list-", of: Presentation.namedForLists.map(\.name))
    )
    for component in lists { #expect(component.states.count == 25) }
    #expect(Set(NamedState<PostsState>.all.map(\.state.phase)) == Set(PagingPhase.allCases))
  }

  /// Returns the names of the components of presentations, and of the one with a placeholder.
  private func names(_ prefix: String, of presentations: [String]) -> Set<String> {
    Set((presentations + ["placeholder"]).map { prefix + hyphenated($0) })
  }

  /// Returns a name such as `keepsContent` in the form `keeps-content`.
  private func hyphenated(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }

  @Test("Snapshots of the elements of states", arguments: Catalog.parts.flatMap(\.components))
  func parts(component: Component) {
    expectSnapshot(
      of: VStack(spacing: 1) {
        ForEach(component.states, id: \.name) { state in Section(state.name) { state.view() } }
      },
      named: component.name,
      as: [.text(width: 40), .html]
        + (component.name == "banner" ? [.html(pretty: false)] : [])
    )
  }

  @Test("The screenshot of a state is what the terminal shows", arguments: Catalog.entries)
  func terminals(entry: CatalogEntry) {
    func text(_ view: some View) -> String {
      let format = TextFormat.text(width: 50, color: .ansi16, options: .hyperlinks)
      let output = view.rendered(as: format)
      return TerminalScreenshot(ansi: output)
        .rendered(as: .text(width: 50, options: .hidesAddresses))
    }
    let terminal = "\n" + text(GalleryView(entries: [entry]))
    for state in entry.components.flatMap(\.states) {
      let picture = text(StatePanels(state: state, level: 1).terminal)
      #expect(terminal.contains("\n" + picture), "\(state.name)")
    }
  }

  @Test("A page for each component, an index, pages of everything, and the files that they show")
  func pages() async throws {
    try await TemporaryFolder.with { folder in
      let site = folder.path(of: "site")
      let run = try await run("--html", site, in: folder)
      #expect(run.dropFirst() == ["", "0"])
      let names = try Set(
        FileManager.default.contentsOfDirectory(atPath: site).filter { !$0.hasPrefix(".") }
      )
      let others = [
        "index.html", "guide.html", "states.html", "themes.html", "every-component.html",
        "every-element.html", "cat.svg", "dog.svg", "captions.vtt", "silence.wav", "nothing.css",
        "nothing.js",
      ]
      let sheets = names.filter { $0.hasPrefix("style.") }
      // The pages with charts and the pages with other themes have their own stylesheets.
      #expect(sheets.count == 3)
      #expect(
        names.subtracting(sheets) == Set(Catalog.entries.map { "\($0.name).html" } + others)
      )
    }
  }

  @Test("All links of the pages of one entry have targets")
  func onlyPages() async throws {
    try await TemporaryFolder.with { folder in
      let site = folder.path(of: "site")
      let run = try await run("--html", site, "--only", "badge", in: folder)
      #expect(run.dropFirst() == ["", "0"])
      let names = try FileManager.default.contentsOfDirectory(atPath: site)
      #expect(names.contains("badge.html"))
      #expect(!names.contains("button.html"))
    }
  }

  @Test(
    "The messages about a wrong command line",
    arguments: [
      (
        ["--only", "nope"],
        "option '--only' can't be 'nope'; give the name of a component, see --list."
      ),
      (["--only=butto"], "option '--only' can't be 'butto'; did you mean 'button'?"),
      (["--theme", "plian"], "option '--theme' can't be 'plian'; did you mean 'plain'?"),
      (["--theme", "high"], "option '--theme' can't be 'high'; did you mean 'high-contrast'?"),
      (
        ["--theme", "dark"],
        "option '--theme' can't be 'dark'; give 'standard', 'plain', 'high-contrast', "
          + "'monochrome', 'author'."
      ),
      (["file"], "unexpected argument 'file'; this program takes only options."),
      (["--lits"], "unknown option '--lits'; did you mean '--list'?"),
      (["--serve"], "option '--serve' needs the option '--html'."),
      (["--port=80", "--html=out"], "option '--port' needs the option '--serve'."),
      (["--port=x"], "option '--port' can't be 'x'; give a port from 0 to 65535."),
      (["--list=all"], "option '--list' takes no value."),
    ] as [([String], String)]
  )
  func usageErrors(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try GalleryOptions(arguments: arguments) }
    #expect(error?.description == message)
  }

  @Test("The pages are shown until Ctrl-C")
  func serve() async throws {
    try await TemporaryFolder.with { folder in
      let program = try ServedProgram(
        "diptych-gallery",
        ["--html", folder.path(of: "site"), "--only", "divider", "--serve", "--port", "0"]
      )
      let port = try await program.port()
      let page = try await HTTPReply.get("/", port: port)
      #expect(page?.status == 200)
      #expect(try await program.interrupt() == .killed(SIGINT))
    }
  }

  @Test("The help fits 80 columns")
  func usageWidth() {
    expectSnapshot(of: GalleryOptions.usage)
    let lines = GalleryOptions.usage.split(separator: "\n")
    #expect(lines.filter { (line: Substring) in line.count > 80 } == [])
  }
}
