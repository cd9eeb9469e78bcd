/// A parser for the output of git with ``Repository/lineLogArguments``.
///
/// The output may arrive in pieces of any size.
///
/// The lines of a renamed file count for its new path.
struct LineLogParser {
  private enum Field {
    case boundary
    case hash
    case date
    case firstChange
    case change
    case oldPath
    case newPath
  }

  /// The length of two numbers of 20 digits and of two tabs.
  private static let numbersLimit = 42

  private var field = Field.boundary
  // The kept length of a path, plus one byte to detect longer paths, and one byte for the newline
  // of a first change.
  private var splitter = FieldSplitter(
    keepingBytes: LogParser.fieldLimit + numbersLimit + 2
  )
  /// The lines of a renamed file, whose paths are in the next two fields.
  private var renamedLines = LineCount()

  /// Parses the next piece.
  ///
  /// - Throws: ``ReportError/unexpectedOutput(afterCommits:)`` if the piece does not have git's
  ///   format.
  mutating func read(
    _ piece: UnsafeRawBufferPointer,
    into counter: inout LineCounter
  ) throws(ReportError) {
    // `receive` needs access to `self`, so the splitter is moved to a local variable during the
    // call.
    var splitter = FieldSplitter(keepingBytes: 0)
    swap(&splitter, &self.splitter)
    defer { swap(&splitter, &self.splitter) }
    try splitter.split(piece) { bytes throws(ReportError) in try receive(bytes, into: &counter) }
  }

  /// Checks that the output did not end in the middle of a commit.
  func finish(_ counter: LineCounter) throws(ReportError) {
    let isWhole = field == .boundary || field == .firstChange || field == .change
    guard isWhole, splitter.isBetweenFields else { throw .unexpectedOutput(counter) }
  }

  private mutating func receive(
    _ bytes: UnsafeRawBufferPointer,
    into counter: inout LineCounter
  ) throws(ReportError) {
    switch field {
    case .boundary:
      guard bytes.isEmpty else { throw .unexpectedOutput(counter) }
      field = .hash
    case .hash:
      guard LogParser.isHash(bytes) else { throw .unexpectedOutput(counter) }
      counter.addCommit(bytes)
      field = .date
    case .date:
      counter.setDate(Timestamp(raw: bytes))
      field = .firstChange
    case .firstChange where bytes.isEmpty, .change where bytes.isEmpty:
      field = .hash
    case .firstChange:
      guard bytes.first == UInt8(ascii: "\n") else { throw .unexpectedOutput(counter) }
      try receiveChange(bytes.dropFirst(), into: &counter)
    case .change:
      try receiveChange(bytes[...], into: &counter)
    case .oldPath:
      field = .newPath
    case .newPath:
      counter.add(renamedLines, path: LogParser.capped(bytes[...]))
      field = .change
    }
  }

  /// Receives a change such as `12\t3\tpath`.
  ///
  /// For a renamed file, the path is empty. For a binary file, the numbers are `-`.
  private mutating func receiveChange(
    _ bytes: Slice<UnsafeRawBufferPointer>,
    into counter: inout LineCounter
  ) throws(ReportError) {
    let tab = UInt8(ascii: "\t")
    guard let first = bytes.firstIndex(of: tab),
      let second = bytes[(first + 1)...].firstIndex(of: tab),
      let lines = LineCount(added: bytes[..<first], removed: bytes[(first + 1)..<second])
    else { throw .unexpectedOutput(counter) }
    let path = bytes[(second + 1)...]
    if path.isEmpty {
      renamedLines = lines
      field = .oldPath
    } else {
      counter.add(lines, path: LogParser.capped(path))
      field = .change
    }
  }
}

extension LineCount {
  /// Creates a count from two numbers in decimal digits, or from `-` and `-` for a binary file.
  fileprivate init?(
    added: Slice<UnsafeRawBufferPointer>,
    removed: Slice<UnsafeRawBufferPointer>
  ) {
    let texts = (String(decoding: added, as: UTF8.self), String(decoding: removed, as: UTF8.self))
    if texts == ("-", "-") {
      self.init(binaryChangeCount: 1)
    } else if let added = Int(texts.0), let removed = Int(texts.1), added >= 0, removed >= 0 {
      self.init(added: added, removed: removed)
    } else {
      return nil
    }
  }
}

extension ReportError {
  fileprivate static func unexpectedOutput(_ counter: LineCounter) -> ReportError {
    .unexpectedOutput(afterCommits: counter.counts.commitCount)
  }
}
