import Foundation

/// A lookup of programs on this machine.
enum Executable {
  /// Returns the path of a program: a name with a slash is a path, another one is looked up in
  /// `PATH`.
  static func path(of name: String) -> String? {
    let files = FileManager.default
    guard !name.contains("/") else { return files.isExecutableFile(atPath: name) ? name : nil }
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").lazy
      .map { "\($0)/\(name)" }
      .first { files.isExecutableFile(atPath: $0) }
  }
}
