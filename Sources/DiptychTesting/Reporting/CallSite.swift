package import Testing

/// The location of a call in a test, where a problem is reported.
package struct CallSite: Sendable {
  /// The location for Swift Testing.
  package let sourceLocation: SourceLocation

  /// The path of the file for XCTest, which requires a `StaticString`, or nil if the call passed a
  /// location of Swift Testing.
  package let filePath: StaticString?

  /// Creates a call site from the default arguments of a call.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.init(fileID: fileID.description, filePath: filePath, line: line, column: column)
  }

  /// Creates a call site from a file ID that is a `String`.
  init(fileID: String, filePath: StaticString, line: UInt, column: UInt) {
    sourceLocation = SourceLocation(
      fileID: fileID,
      filePath: filePath.description,
      line: Int(line),
      column: Int(column)
    )
    self.filePath = filePath
  }

  /// Creates a call site from a location of Swift Testing.
  package init(_ sourceLocation: SourceLocation) {
    self.sourceLocation = sourceLocation
    filePath = nil
  }

  /// The call site as `Module/File.swift:12`.
  var place: String { sourceLocation.place }
}

extension SourceLocation {
  /// The location as `Module/File.swift:12`.
  var place: String { "\(fileID):\(line)" }
}
