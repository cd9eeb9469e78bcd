import Foundation

/// A program on this machine.
enum Executable {
  /// The path of a program: one with a slash is a path already, any other is looked up in `PATH`.
  static func path(of name: String) -> String? {
    let files = FileManager.default
    guard !name.contains("/") else { return files.isExecutableFile(atPath: name) ? name : nil }
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").lazy
      .map { "\($0)/\(name)" }
      .first { files.isExecutableFile(atPath: $0) }
  }
}
