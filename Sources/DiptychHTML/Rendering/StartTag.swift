/// The state of the start tag that is being written, in one word: an element asks it with a single
/// comparison whether its tag is complete.
@usableFromInline
struct StartTag: Equatable {
  @usableFromInline let bits: UInt64

  @inlinable
  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// A tag whose name is not written yet: it goes out with the first attribute, in one call.
  @inlinable
  @inline(__always)
  init(waiting name: PackedName) { bits = name.bits }

  /// A tag that is written with all of its attributes so far.
  @inlinable
  static var written: StartTag {
    @inline(__always) get { StartTag(bits: 0) }
  }

  /// A tag that takes attributes which waited, or that is removed by redaction.
  // No name has these bits, because its length would be zero.
  static var merging: StartTag {
    @inline(__always) get { StartTag(bits: 1) }
  }

  /// The name that is not written yet, or nil.
  var waitingName: PackedName? {
    @inline(__always) get { bits > Self.merging.bits ? PackedName(bits: bits) : nil }
  }
}
