#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads the output of ``Repository/logArguments``, whatever pieces it comes in.
///
/// Fields are handed on in place. Only what a piece ends in the middle of, and the six fields of a
/// commit, are copied, into a buffer that is used again and again. Of a field that is longer than
/// ``fieldLimit`` bytes one byte more than that is kept, so that the receiver can tell.
struct LogParser {
  /// The fields of a commit, valid during the call that gets them.
  struct Record {
    let hash: UnsafeRawBufferPointer
    /// Name and e-mail address of the author with NUL between them.
    let author: UnsafeRawBufferPointer
    /// Seconds since 1970 and the offset from UTC, like `1700000000 +0100`.
    let date: UnsafeRawBufferPointer
    let isMerge: Bool
    let subject: UnsafeRawBufferPointer
  }

  /// The number of bytes kept of a name, an address, a subject or a path.
  static let fieldLimit = 4096

  private enum Field: Int {
    case boundary
    case hash
    case name
    case email
    case date
    case parents
    case subject
    case firstFile
    case file
  }

  private var field = Field.boundary
  /// The beginning of a field that the last piece ended in.
  private var unfinished: [UInt8] = []
  /// The fields of the commit so far, each but the last with its NUL.
  private var fields: [UInt8] = []
  /// Where each of them ends in `fields`.
  private var ends: [Int] = []

  /// Reads the next piece.
  ///
  /// Throws ``ReportError/unexpectedOutput(afterCommits:)`` for what git doesn't write.
  mutating func read(
    _ piece: UnsafeRawBufferPointer,
    into receiver: inout some LogReceiver
  ) throws(ReportError) {
    guard let start = piece.baseAddress else { return }
    var position = 0
    while let nul = memchr(start + position, 0, piece.count - position) {
      let end = UnsafeRawPointer(nul) - start
      let bytes = UnsafeRawBufferPointer(rebasing: piece[position..<end])
      if unfinished.isEmpty {
        try receive(bytes, into: &receiver)
      } else {
        keepUnfinished(bytes)
        try receiveUnfinished(into: &receiver)
      }
      position = end + 1
    }
    keepUnfinished(UnsafeRawBufferPointer(rebasing: piece[position...]))
  }

  /// Checks that the output did not end in the middle of a commit.
  func finish(_ receiver: some LogReceiver) throws(ReportError) {
    let isWhole = field == .boundary || field == .firstFile || field == .file
    guard isWhole, unfinished.isEmpty else {
      throw .unexpectedOutput(afterCommits: receiver.commitCount)
    }
  }

  private mutating func receiveUnfinished(
    into receiver: inout some LogReceiver
  ) throws(ReportError) {
    // Out of the way of `receive`, and back again for its memory.
    var whole: [UInt8] = []
    swap(&whole, &unfinished)
    try whole.withUnsafeBufferPointer { bytes throws(ReportError) in
      try receive(UnsafeRawBufferPointer(bytes), into: &receiver)
    }
    whole.removeAll(keepingCapacity: true)
    swap(&whole, &unfinished)
  }

  private mutating func keepUnfinished(_ bytes: UnsafeRawBufferPointer) {
    // A newline more, for a first file.
    let room = Self.fieldLimit + 2 - unfinished.count
    unfinished.append(contentsOf: bytes.prefix(max(room, 0)))
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
    case .subject:
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
    fields.append(contentsOf: Self.capped(bytes[...]))
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
          isMerge: slice(from: .parents, through: .parents).contains(UInt8(ascii: " ")),
          subject: slice(from: .subject, through: .subject)
        )
      )
    }
  }

  private static func capped(_ bytes: Slice<UnsafeRawBufferPointer>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes.prefix(fieldLimit + 1))
  }

  /// Whether the bytes are a SHA-1 or a SHA-256 in hexadecimal digits.
  private static func isHash(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count == 40 || bytes.count == 64 else { return false }
    return bytes.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
  }
}

// MARK: - Text

extension LogParser {
  /// Bytes as text: what is not UTF-8 becomes U+FFFD, and what the parser cut off becomes "…".
  static func text(_ bytes: some RandomAccessCollection<UInt8>) -> String {
    guard bytes.count > fieldLimit else {
      return String(decoding: bytes, as: UTF8.self)
    }
    // Cut before the beginning of a scalar, which is at most three bytes away.
    var kept = bytes.prefix(fieldLimit)
    var following = bytes.dropFirst(fieldLimit).first
    for _ in 0..<3 {
      guard let byte = following, byte & 0xC0 == 0x80 else { break }
      following = kept.popLast()
    }
    return String(decoding: kept, as: UTF8.self) + "…"
  }
}
