import Diptych
import DiptychSite
import DiptychTerminal
import DiptychTesting
import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  @Test func coverage() { expectSnapshot(of: Coverage(), as: .standard) }

  @Test("The screenshots are drawn from a program that begins with the code of the README")
  func program() throws {
    let code = try #require(try Article(named: "README").code.first)
    #expect(try text(of: "Examples/Greeting/Greeting.swift").hasPrefix(code))
  }

  @Test("The figures of the comparison equal the benchmarks and the budgets")
  func figures() throws {
    let benchmarks = try text(of: "Benchmarks/README.md")
    let rich = try #require(benchmarks.firstMatch(of: /\n\| 10,000 \| (\d+) \|/))
    let floor = try #require(
      benchmarks.firstMatch(of: /\n\| `html\/table` \| ([\d.]+) \| ([\d.]+) \|/)
    )
    let elementary = try #require(
      benchmarks.firstMatch(of: /elementary [\d.]+ took (.+?) times .*\n?.* nothing, took (\S+) of/)
    )
    let rust = try #require(
      benchmarks.firstMatch(of: /Rust were (.+?) for `table`, .* and (.+?) for `prose`/)
    )
    let budgets = try text(of: "Scripts/weight-budgets.tsv").matches(of: /build of (\w+)\t(.+)/)
    let builds = budgets.map { "`\($0.1)` \($0.2)" }.joined(separator: ", ")
    let readme = try text(of: "README.md")
    let figures = [
      "\(rich.1) times as fast", "\(floor.1) to \(floor.2) of", "elementary: \(elementary.1) times",
      "elementary: \(elementary.2) |",
      "\(rust.1) times", "\(rust.2) on prose", builds,
    ]
    #expect(figures.filter { !readme.contains($0) } == [])
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
      Terminal.standardOutput.print(Coverage())
    }
    say(Streams(standardOutput: Terminal(descriptor: handle.fileDescriptor)))
    let printed = try String(contentsOf: file, encoding: .utf8)
    #expect(printed == Coverage().rendered(as: .text()))
  }

  @Test("The site has no problem") func site() async throws { try await ReadmeSite.write() }

  @Test("A program with a load runs, ends, and loads once")
  func profile() async {
    let api = ReadmeProfile.API()
    var printed: [String] = []
    await ReadmeProfile.run(api) { printed.append($0) }
    #expect(printed == ["⠋ Loading…\n", "Hello, Ada\n", "<p>Hello, Ada</p>"])
    #expect(await api.calls == 1)
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

  private func text(of file: String) throws -> String {
    try String(contentsOf: Article.root.appending(path: file), encoding: .utf8)
  }
}

private enum ReadmeSite {
  /// A site that makes and checks its files, but does not write them into the current folder.
  struct Site {
    let site: DiptychSite.Site

    init(@SiteBuilder content: () -> [SiteItem]) { site = DiptychSite.Site(content: content) }

    func write(to folder: String) async throws { _ = try await site.files() }
  }

  static func write() async throws {
    let site = Site {
      Page("", title: "Coverage") {
        Heading("Coverage")
        Coverage()
      }
    }
    try await site.write(to: "public")
  }
}
