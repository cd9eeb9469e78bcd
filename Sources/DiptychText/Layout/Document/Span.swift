/// A style of text, from a byte to the next span or to the end of the leaf.
struct Span: BitwiseCopyable {
  var start: UInt32
  var style: UInt16
}
