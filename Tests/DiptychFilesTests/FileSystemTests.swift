import DiptychFiles
import Testing

@Suite("Files") struct FileSystemTests {
  @Test("A file that is missing, a folder and a device") func kinds() throws {
    #expect(throws: SystemError(code: ENOENT)) { try FileKind(of: "/no/such/file") }
    #expect(try FileKind(ofLink: "/no/such/file") == nil)
    #expect(try FileKind(of: "/") == .directory)
    #expect(try FileKind(of: "/dev/null") == .special)
    #expect("\(SystemError(code: ENOENT))" == "No such file or directory")
  }

  @Test("Descriptors of one file have one identity") func identity() throws {
    let descriptor = open("/", O_RDONLY)
    defer { close(descriptor) }
    let folder = try #require(FileIdentity(of: descriptor))
    #expect(folder == FileStatus(of: "/")?.identity)
    #expect(folder != FileStatus(of: "/dev/null")?.identity)
  }

  @Test("The time until a deadline is rounded up to milliseconds, and never negative")
  func timeouts() {
    #expect(
      [.seconds(-1), .zero, .nanoseconds(1), .milliseconds(1500), .seconds(2_000_000)]
        .map { ($0 as Duration).pollTimeout } == [0, 0, 1, 1500, 1_000_000_000]
    )
  }
}
