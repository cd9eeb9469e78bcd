/// The state of the start tag that is being written.
///
/// It is a single number, so that one comparison shows whether the tag is complete.
@usableFromInline
struct StartTag: Equatable {
  @usableFromInline let bits: UInt64

  @inlinable
  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// A tag whose name is not written yet, because one call writes it together with the first
  /// attribute.
  @inlinable
  @inline(__always)
  init(waiting name: PackedName) { bits = name.bits }

  /// A tag that is written with all of its attributes so far.
  @inlinable
  static var written: StartTag {
    @inline(__always) get { StartTag(bits: 0) }
  }

  /// A tag that takes pending attributes, or that is removed by redaction.
  // No name has these bits, because its length would be zero.
  static var merging: StartTag {
    @inline(__always) get { StartTag(bits: 1) }
  }

  /// The name that is not written yet, or nil.
  var waitingName: PackedName? {
    @inline(__always) get { bits > Self.merging.bits ? PackedName(bits: bits) : nil }
  }
}
