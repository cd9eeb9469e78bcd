import Foundation
import Testing

/// The test data in the folder `Data` of the source tree.
enum UnicodeTestData {
  /// Returns the lines of a file without comments and without blank lines.
  static func lines(of file: String) throws -> [Substring] {
    try contents(of: file)
      .split(separator: "\n")
      .map { $0.prefix { $0 != "#" } }
      .filter { line in line.contains { !$0.isWhitespace } }
  }

  /// Returns the lines of a table below its header, split at the tabs.
  static func rows(of file: String) throws -> [[Substring]] {
    try contents(of: file)
      .split(separator: "\n")
      .dropFirst()
      .map { $0.split(separator: "\t") }
  }

  /// Returns the emoji of Unicode that need no variation selector more.
  static func fullyQualifiedEmoji() throws -> [String] {
    try lines(of: "emoji-test.txt").compactMap { line in
      let fields = line.split(separator: ";")
      let isQualified = fields[1].split(separator: " ") == ["fully-qualified"]
      return isQualified ? try string(fields[0]) : nil
    }
  }

  /// Returns the string of some scalars, given as hexadecimal numbers between spaces.
  static func string(_ hexadecimal: Substring) throws -> String {
    var string = ""
    for number in hexadecimal.split(separator: " ") {
      let scalar = try #require(UInt32(number, radix: 16).flatMap(Unicode.Scalar.init))
      string.unicodeScalars.append(scalar)
    }
    return string
  }

  /// Returns the contents of a file.
  static func contents(of file: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent("Data/\(file)"), encoding: .utf8)
  }
}
