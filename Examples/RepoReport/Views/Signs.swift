/// The signs in the words of the report.
struct Signs {
  /// Whether the signs are limited to ASCII.
  let isASCII: Bool

  var minus: String { isASCII ? "-" : "−" }
  var ellipsis: String { isASCII ? "..." : "…" }
  /// The sign between two facts in a line.
  var separator: String { isASCII ? "." : "·" }
}
