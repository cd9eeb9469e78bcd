import Testing

/// The place in the code of a test that a problem is reported at.
struct CallSite: Sendable {
  /// The place as Swift Testing takes it.
  let sourceLocation: SourceLocation

  /// The path of the file as XCTest takes it, which is a literal; nil where only Swift Testing's
  /// place is known.
  let filePath: StaticString?

  /// Creates a place from what the compiler knows of a call.
  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.init(fileID: fileID.description, filePath: filePath, line: line, column: column)
  }

  /// Creates a place in a file whose name with its module is not a literal.
  init(fileID: String, filePath: StaticString, line: UInt, column: UInt) {
    sourceLocation = SourceLocation(
      fileID: fileID,
      filePath: filePath.description,
      line: Int(line),
      column: Int(column)
    )
    self.filePath = filePath
  }

  /// Creates a place from that of Swift Testing.
  init(_ sourceLocation: SourceLocation) {
    self.sourceLocation = sourceLocation
    filePath = nil
  }

  /// The place as `Module/File.swift:12`.
  var place: String { sourceLocation.place }
}

extension SourceLocation {
  /// The location as `Module/File.swift:12`.
  var place: String { "\(fileID):\(line)" }
}
