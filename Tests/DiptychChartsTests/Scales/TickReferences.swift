import Foundation
import Testing

/// The ticks of d3, in the folder `Data` of the source tree.
enum TickReferences {
  /// Returns the rows of a table, split at the tabs.
  static func rows(of file: String) throws -> [[Substring]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appendingPathComponent("Data/\(file)"), encoding: .utf8)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  /// Returns the number in a field.
  static func number(_ field: Substring) throws -> Double { try #require(Double(field)) }

  /// Returns the numbers in a field, with a space between them.
  static func numbers(_ field: Substring) throws -> [Double] {
    try field.split(separator: " ").map(number)
  }
}
