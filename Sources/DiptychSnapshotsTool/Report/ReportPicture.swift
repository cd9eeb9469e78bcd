import DiptychSnapshots

/// The reference of an entry or its output.
struct ReportPicture {
  /// The name of the picture: `Reference` or `Output`.
  let name: String
  let bytes: [UInt8]
  /// The path of the snapshot.
  let path: String

  /// The bytes as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the text has more lines than are shown at once.
  var isLong: Bool { bytes.count > 20_000 || bytes.count { $0 == UInt8(ascii: "\n") } > 60 }

  /// Whether the text has a line of more than 50 characters.
  var isWide: Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { line in
      // Bytes that continue a scalar are not counted.
      line.count { $0 & 0xC0 != 0x80 } > 50
    }
  }

  /// The title that identifies the picture for screen readers.
  var title: String { "\(name) of \(path)" }
}

extension ReportEntry {
  /// The reference, if there is one, and the output.
  var pictures: [ReportPicture] {
    (reference.map { [ReportPicture(name: "Reference", bytes: $0, path: snapshot.path)] } ?? [])
      + [ReportPicture(name: "Output", bytes: output, path: snapshot.path)]
  }
}
