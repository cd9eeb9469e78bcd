/// From a byte on, until the next span or the end of the leaf, text has a style.
struct Span: BitwiseCopyable {
  var start: UInt32
  var style: UInt16
}
