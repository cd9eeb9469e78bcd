import Foundation
import Testing

/// The files of the folder Data, which are read where they are in the source tree.
enum UnicodeTestData {
  /// The lines of a file without comments, and without those that have nothing else.
  static func lines(of file: String) throws -> [Substring] {
    try contents(of: file)
      .split(separator: "\n")
      .map { $0.prefix { $0 != "#" } }
      .filter { line in line.contains { !$0.isWhitespace } }
  }

  /// The lines of a table below its header, split at the tabs.
  static func rows(of file: String) throws -> [[Substring]] {
    try contents(of: file)
      .split(separator: "\n")
      .dropFirst()
      .map { $0.split(separator: "\t") }
  }

  /// The string of the scalars that hexadecimal numbers between spaces stand for.
  static func string(_ hexadecimal: Substring) throws -> String {
    var string = ""
    for number in hexadecimal.split(separator: " ") {
      let scalar = try #require(UInt32(number, radix: 16).flatMap(Unicode.Scalar.init))
      string.unicodeScalars.append(scalar)
    }
    return string
  }

  /// A whole file.
  static func contents(of file: String) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent("Data/\(file)"), encoding: .utf8)
  }
}
