import Diptych
import DiptychSite
import Foundation
import Synchronization

/// A program that writes one of two sites to a folder, and may kill itself in the middle of that.
///
/// Its arguments are the folder, `old` or `new`, and the moment of its end: `ready:N` when N pages
/// are ready, or `placed:FILE` when a file of the folder is another one than at the start.
@main
enum SiteProbe {
  private static let ready = Atomic(0)

  static func main() async throws {
    let arguments = CommandLine.arguments
    let folder = arguments[1]
    if arguments.count > 3 {
      let moment = arguments[3].split(separator: ":", maxSplits: 1).map(String.init)
      let file = "\(folder)/\(moment[1])"
      let number = number(of: file)
      Thread.detachNewThread {
        if moment[0] == "ready" {
          while ready.load(ordering: .relaxed) < Int(moment[1]) ?? 0 { sched_yield() }
        } else {
          while Self.number(of: file) == number { sched_yield() }
        }
        kill(getpid(), SIGKILL)
      }
    }
    let plan = try await site(isNew: arguments[2] == "new").write(to: folder) { rendered, _ in
      ready.store(rendered, ordering: .relaxed)
    }
    print(plan)
  }

  /// Returns the number of a file in its file system, or 0 for a missing file.
  private static func number(of file: String) -> UInt64 {
    var status = stat()
    return lstat(file, &status) == 0 ? UInt64(status.st_ino) : 0
  }

  /// Pages that both sites have, with other texts and colours, and some that only one has.
  private static func site(isNew: Bool) -> Site {
    Site(address: "https://example.org/") {
      for number in isNew ? 10..<40 : 0..<30 {
        Page(SitePath("part-\(number / 10)/page-\(number)"), title: "Page \(number)") {
          Heading("Page \(number)", level: 1)
          Paragraph { Text(isNew ? "new" : "old").foregroundStyle(isNew ? .red : .blue) }
          Paragraph { Text(String(repeating: "text ", count: 200)) }
        }
      }
      // A file in the place of a folder of the other site.
      Asset(isNew ? "place" : "place/inner.txt", text: "text")
      Sitemap()
    }
  }
}
