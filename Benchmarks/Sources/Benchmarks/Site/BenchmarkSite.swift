import Diptych
import DiptychSite
import Foundation

/// The site of the benchmarks, by the kit and by hand.
enum BenchmarkSite {
  /// Returns a site of tables, each page with a link to the next one.
  static func pages(_ count: Int, changed: Int? = nil) -> Site {
    Site(address: "https://example.org/") {
      for number in 0..<count {
        Page(path(number), title: "Page \(number)", description: "The page \(number).") {
          Heading("Page \(number)", level: 1)
          PageLink("Next", to: path((number + 1) % count))
          if number == changed { Text("Changed") }
          Table(Array(0..<100)) {
            TableColumn("Number") { Text(String($0)) }
            TableColumn("Name") { Text("Row \($0) of page \(number)") }
            TableColumn("Note") { Text($0 % 2 == 0 ? "some words" : "others & more") }
          }
        }
      }
    }
  }

  private static func path(_ number: Int) -> SitePath {
    SitePath("section-\(number / 100)/page-\(number)")
  }

  /// Writes files one by one, and makes their folders.
  static func writeByHand(_ files: [SiteFile], to folder: String) throws {
    var made: Set<String> = []
    mkdir(folder, 0o777)
    for file in files {
      var place = folder
      for name in file.path.split(separator: "/").dropLast() {
        place += "/\(name)"
        if made.insert(place).inserted { mkdir(place, 0o777) }
      }
      let descriptor = open("\(folder)/\(file.path)", O_WRONLY | O_CREAT | O_EXCL, 0o666)
      guard descriptor >= 0 else { throw BenchmarkError.file("\(file.path) can't be written") }
      let count = file.bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      close(descriptor)
      guard count == file.bytes.count else {
        throw BenchmarkError.file("\(file.path) is not written as a whole")
      }
    }
  }

  /// Returns the memory that a page more costs in a write; nil where the system does not tell.
  static func bytesPerPage() async throws -> Double? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await pages(1000).write(to: folder)
    guard let few = peakMemory() else { return nil }
    try await pages(5000).write(to: folder)
    return peakMemory().map { Double($0 - few) / 4000 }
  }

  /// Returns the bytes of memory at the largest moment of the process.
  private static func peakMemory() -> Int? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
      .map { $0 * 1024 }
  }
}
