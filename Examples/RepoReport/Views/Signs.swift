/// The symbols in the text of the report.
struct Signs {
  /// Whether the symbols are limited to ASCII.
  let isASCII: Bool

  var minus: String { isASCII ? "-" : "−" }
  var ellipsis: String { isASCII ? "..." : "…" }
  /// The symbol between two facts in a line.
  var separator: String { isASCII ? "." : "·" }
}
