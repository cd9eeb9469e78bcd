/// A parser for the output of git with ``Repository/logArguments``.
///
/// The output may arrive in pieces of any size.
///
/// The seven fields of a commit are copied into a buffer, which is reused. Paths are not copied. A
/// field that is longer than ``fieldLimit`` bytes, or a message that is longer than
/// ``messageLimit``, is cut one byte after the limit. So the receiver can detect that it was cut.
struct LogParser {
  /// The fields of a commit, which are valid during the call that receives them.
  struct Record {
    let hash: UnsafeRawBufferPointer
    /// The name and the e-mail address of the author, separated by NUL.
    let author: UnsafeRawBufferPointer
    /// The seconds since 1970 and the offset from UTC, such as `1700000000 +0100`.
    let date: UnsafeRawBufferPointer
    /// The hashes of the parents, separated by spaces.
    let parents: UnsafeRawBufferPointer
    let subject: UnsafeRawBufferPointer
    /// The whole message; empty in a log without messages.
    let message: UnsafeRawBufferPointer

    var isMerge: Bool { parents.contains(UInt8(ascii: " ")) }
  }

  /// The maximum length of a name, an address, a subject or a path in bytes.
  static let fieldLimit = 4096

  /// The maximum length of a message in bytes.
  static let messageLimit = 65_536

  private enum Field: Int {
    case boundary
    case hash
    case name
    case email
    case date
    case parents
    case subject
    case message
    case firstFile
    case file
  }

  private var field = Field.boundary
  // The kept length of a field, plus one byte to detect longer fields, and one byte for the newline
  // of a first file.
  private var splitter = FieldSplitter(keepingBytes: messageLimit + 2)
  /// The fields of the current commit, separated by NUL.
  private var fields: [UInt8] = []
  /// The end of each field in `fields`.
  private var ends: [Int] = []

  /// Parses the next piece.
  ///
  /// - Throws: ``ReportError/unexpectedOutput(afterCommits:)`` if the piece does not have git's
  ///   format.
  mutating func read(
    _ piece: UnsafeRawBufferPointer,
    into receiver: inout some LogReceiver
  ) throws(ReportError) {
    // `receive` needs access to `self`, so the splitter is moved to a local variable during the
    // call.
    var splitter = FieldSplitter(keepingBytes: 0)
    swap(&splitter, &self.splitter)
    defer { swap(&splitter, &self.splitter) }
    try splitter.split(piece) { bytes throws(ReportError) in try receive(bytes, into: &receiver) }
  }

  /// Checks that the output did not end in the middle of a commit.
  func finish(_ receiver: some LogReceiver) throws(ReportError) {
    let isWhole = field == .boundary || field == .firstFile || field == .file
    guard isWhole, splitter.isBetweenFields else {
      throw .unexpectedOutput(afterCommits: receiver.commitCount)
    }
  }
}

// MARK: - Fields

extension LogParser {
  private mutating func receive(
    _ bytes: UnsafeRawBufferPointer,
    into receiver: inout some LogReceiver
  ) throws(ReportError) {
    switch field {
    case .boundary:
      guard bytes.isEmpty else { throw .unexpectedOutput(afterCommits: receiver.commitCount) }
      field = .hash
    case .hash:
      guard Self.isHash(bytes) else { throw .unexpectedOutput(afterCommits: receiver.commitCount) }
      fields.removeAll(keepingCapacity: true)
      ends.removeAll(keepingCapacity: true)
      append(bytes, then: .name)
    case .name: append(bytes, then: .email)
    case .email: append(bytes, then: .date)
    case .date: append(bytes, then: .parents)
    case .parents: append(bytes, then: .subject)
    case .subject: append(bytes, then: .message)
    case .message:
      append(bytes, then: .firstFile)
      passOn(to: &receiver)
    case .firstFile where bytes.isEmpty, .file where bytes.isEmpty:
      field = .hash
    case .firstFile:
      let hasNewline = bytes.first == UInt8(ascii: "\n")
      receiver.addFile(Self.capped(hasNewline ? bytes.dropFirst() : bytes[...]))
      field = .file
    case .file:
      receiver.addFile(Self.capped(bytes[...]))
    }
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer, then next: Field) {
    if !ends.isEmpty { fields.append(0) }
    let limit = field == .message ? Self.messageLimit : Self.fieldLimit
    fields.append(contentsOf: Self.capped(bytes[...], to: limit))
    ends.append(fields.count)
    field = next
  }

  private func passOn(to receiver: inout some LogReceiver) {
    fields.withUnsafeBytes { fields in
      func slice(from first: Field, through last: Field) -> UnsafeRawBufferPointer {
        let start = first == .hash ? 0 : ends[first.rawValue - Field.hash.rawValue - 1] + 1
        let end = ends[last.rawValue - Field.hash.rawValue]
        return UnsafeRawBufferPointer(rebasing: fields[start..<end])
      }
      receiver.add(
        Record(
          hash: slice(from: .hash, through: .hash),
          author: slice(from: .name, through: .email),
          date: slice(from: .date, through: .date),
          parents: slice(from: .parents, through: .parents),
          subject: slice(from: .subject, through: .subject),
          message: slice(from: .message, through: .message)
        )
      )
    }
  }

  static func capped(
    _ bytes: Slice<UnsafeRawBufferPointer>,
    to limit: Int = fieldLimit
  ) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes.prefix(limit + 1))
  }

  /// Returns whether bytes are a SHA-1 or SHA-256 hash in hexadecimal digits.
  static func isHash(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count == 40 || bytes.count == 64 else { return false }
    return bytes.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
  }
}

// MARK: - Text

extension LogParser {
  /// Returns bytes as text.
  ///
  /// Invalid UTF-8 becomes U+FFFD. If the parser has cut the field, the text ends with "…".
  static func text(
    _ bytes: some RandomAccessCollection<UInt8>,
    limit: Int = fieldLimit
  ) -> String {
    guard bytes.count > limit else {
      return String(decoding: bytes, as: UTF8.self)
    }
    // The text is cut before the first byte of a scalar, which is at most three bytes away.
    var kept = bytes.prefix(limit)
    var following = bytes.dropFirst(limit).first
    for _ in 0..<3 {
      guard let byte = following, byte & 0xC0 == 0x80 else { break }
      following = kept.popLast()
    }
    return String(decoding: kept, as: UTF8.self) + "…"
  }

  /// Returns a message as text.
  ///
  /// Only line feeds separate its lines. Line feeds at its ends are removed.
  static func message(_ bytes: UnsafeRawBufferPointer) -> String {
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    let text = text(bytes, limit: messageLimit).utf8
    let lines = text.split(separator: feed, omittingEmptySubsequences: false).map { line in
      line.last == carriageReturn ? line.dropLast() : line
    }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return "" }
    return String(decoding: Array(lines[first...last].joined(separator: [feed])), as: UTF8.self)
  }
}
