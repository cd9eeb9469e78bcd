import DiptychExampleTesting
import DiptychTerminalTesting
import Foundation
import Testing

/// Tests of writes whose process is killed: 6 times, or as often as `SITE_KILLS` says.
@Suite("A write that is killed") struct KilledWriteTests {
  private static let count =
    ProcessInfo.processInfo.environment["SITE_KILLS"].flatMap { Int($0) } ?? 6

  @Test("Each file is completely old or new, and the next write does the rest")
  func kills() async throws {
    try await TemporaryFolder.with { folder in
      for name in ["old", "new"] { _ = try run(folder.path(of: name), name) }
      let old = try folder.contents(of: "old")
      let new = try folder.contents(of: "new")
      let places = new.keys.sorted()
      var kills = 0
      var state: UInt64 = 1
      for number in 0..<Self.count {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let random = Int(state >> 33)
        // A third is killed while the pages are made, the others while files get their places.
        let moment =
          number % 3 == 0 ? "ready:\(1 + random % 29)" : "placed:\(places[random % places.count])"
        let isUpdate = number % 4 != 3
        let out = folder.path(of: "out")
        try? FileManager.default.removeItem(atPath: out)
        if isUpdate {
          try FileManager.default.copyItem(atPath: folder.path(of: "old"), toPath: out)
          try folder.write("foreign", to: "out/part-1/foreign.txt")
        }
        kills += try run(out, "new", moment) ? 0 : 1
        try check(folder, isUpdate ? old : [:], new, moment, isUpdate)
        #expect(try run(out, "new"), "\(moment)")
        var repaired = try folder.contents(of: "out")
        let foreign = repaired.removeValue(forKey: "part-1/foreign.txt")
        #expect(foreign == (isUpdate ? "foreign" : nil), "\(moment)")
        #expect(repaired == new, "\(moment)")
      }
      #expect(kills > Self.count / 2, "\(kills) of \(Self.count) writes were killed")
    }
  }

  /// Checks the folder of a write that was killed.
  private func check(
    _ folder: TemporaryFolder,
    _ old: [String: String],
    _ new: [String: String],
    _ moment: String,
    _ isUpdate: Bool
  ) throws {
    for (path, text) in try folder.contents(of: "out") where !path.hasPrefix(".diptych-") {
      if path.hasSuffix("/") { continue }
      let isWhole = text == old[path] || text == new[path]
      #expect(isWhole || path == "part-1/foreign.txt" && text == "foreign", "\(moment): \(path)")
    }
  }

  /// Runs the program; returns whether it was not killed.
  private func run(_ folder: String, _ site: String, _ moment: String? = nil) throws -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: try pathOfProgram("DiptychSiteProbe"))
    process.arguments = [folder, site] + (moment.map { [$0] } ?? [])
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      #expect(process.terminationStatus == SIGKILL)
      return false
    }
    #expect(process.terminationStatus == 0)
    return true
  }
}
