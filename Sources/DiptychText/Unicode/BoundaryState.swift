/// What the scalars of a grapheme cluster so far say about the next one (UAX #29).
///
/// These are the states of an automaton; its transitions are in ``UnicodeTables``.
/// Scripts/generate-unicode-tables reads the order and the names of the cases.
enum BoundaryState: UInt8 {
  /// The next scalar belongs to another cluster.
  case boundary
  /// Before the first scalar.
  case start
  /// After CR: only LF joins (GB3).
  case carriageReturn
  /// After a prepended mark: all but controls join (GB9b).
  case prepend
  /// After a control character or LF: nothing joins (GB4).
  case control
  /// After all that has no state of its own: only marks join (GB9, GB9a).
  case other
  /// After the first of two regional indicators (GB12, GB13).
  case regionalIndicator
  /// After a leading jamo (GB6).
  case hangulL
  /// After a vowel jamo, or a syllable that ends in one (GB7).
  case hangulV
  /// After a trailing jamo, or a syllable that ends in one (GB8).
  case hangulT
  /// After a pictographic scalar and any number of extending ones (GB11).
  case pictographic
  /// The same, and a zero width joiner.
  case joinedPictographic
  /// After a consonant of a conjunct, and no linker (GB9c).
  case consonant
  /// After a consonant of a conjunct, and a linker.
  case linkedConsonant

  /// The state after the next scalar, or `boundary` if it does not join.
  @inline(__always)
  func after(_ next: GraphemeClusterBreak) -> BoundaryState {
    let index = Int(next.rawValue) &<< 4 | Int(rawValue)
    // A letter per state, from "@" for the first one on: its low bits are the number of the case.
    let state = UnicodeTables.clusterStates.utf8Start[index] & 0x0F
    return unsafeBitCast(state, to: BoundaryState.self)
  }

  /// Whether a scalar below U+0300 can join: LF and, after a prepended mark, any but controls.
  @inline(__always)
  var mayJoinBelow0300: Bool {
    self == .carriageReturn || self == .prepend
  }
}
