import Diptych
import DiptychSite
import DiptychTerminal
import DiptychTesting
import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test func greeting() { expectSnapshot(of: Greeting(name: "Ada"), as: .standard) }

  @Test("The screenshots are drawn from a program with the code of the README")
  func program() throws {
    let file = Article.root.appending(path: "Examples/Greeting/Greeting.swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let code = lines.filter { !$0.hasPrefix("///") }.joined(separator: "\n")
    #expect(try Article(named: "README").code.first == code)
  }

  @Test("A view prints to a terminal and to a file")
  func printing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    let handle = try FileHandle(forWritingTo: file)
    // This replaces the program's own output, which the test must not use.
    struct Streams { let standardOutput: Terminal }
    func say(_ Terminal: Streams) {
      Terminal.standardOutput.print(Greeting(name: "Ada"))
    }
    say(Streams(standardOutput: Terminal(descriptor: handle.fileDescriptor)))
    let printed = try String(contentsOf: file, encoding: .utf8)
    #expect(printed == Greeting(name: "Ada").rendered(as: .text()))
  }

  // The code of a site. It is only compiled, because it would write files into the current folder.
  private func site() async throws {
    let site = Site {
      Page("", title: "Harbour") { Greeting(name: "Ada") }
    }
    try await site.write(to: "public")
  }

  @Test("A program with loads runs, ends, and loads everything once")
  func profile() async {
    let api = ReadmeProfile.API()
    var shown: [String] = []
    var printed: [String] = []
    let heading = "Ada\n━━━─────────────────────────────────────────────────────────\n\n"
    await ReadmeProfile.run(api, show: { shown.append($0) }, print: { printed.append($0) })
    #expect(
      shown == [
        "⠋ Loading…\n", "\(heading)⠋ Loading…\n",
        "\(heading)• Ada's first\n• Ada's second\n[Load more]\n",
      ]
    )
    #expect(
      printed == [
        """
        <h1>Ada</h1><div class="vstack"><ul><li>Ada's first</li><li>Ada's second</li></ul>\
        <p><button type="button">Load more</button></p></div>
        """
      ]
    )
    #expect(await api.calls == ["user", "posts"])
  }

  @Test("Another user has a list of posts of their own")
  func anotherUser() async {
    let api = ReadmeProfile.API()
    let store = AsyncStore(fetch: api.user)
    let host = ViewHost { ReadmeProfile.Profile(user: store) }
    await host.settle()
    await store.load()
    await host.settle()
    #expect(
      host.rendered(as: .text(width: 20))
        == "Grace\n━━━━━───────────────\n\n• Grace's first\n• Grace's second\n[Load more]\n"
    )
  }

  @Test("The manifest of the README is a valid manifest")
  func manifest() throws {
    let code = try Article(named: "README").code
    let manifest = try #require(code.first { $0.hasPrefix("// swift-tools-version") })
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Package.swift")
    try manifest.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let description = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let package = try JSONSerialization.jsonObject(with: description) as? [String: Any]
    #expect(package?["name"] as? String == "Report")
  }
}
