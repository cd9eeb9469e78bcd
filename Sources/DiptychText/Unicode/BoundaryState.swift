/// The state of a grapheme cluster, which decides whether the next scalar joins it (UAX #29).
///
/// The cases are the states of an automaton. ``UnicodeTables`` holds its transitions.
/// Scripts/generate reads the order and the names of the cases.
enum BoundaryState: UInt8 {
  /// The next scalar starts another cluster.
  case boundary
  /// No scalar was read yet.
  case start
  /// After CR: only LF joins the cluster (GB3).
  case carriageReturn
  /// After a prepended mark: every scalar except controls joins (GB9b).
  case prepend
  /// After a control character or LF: nothing joins (GB4).
  case control
  /// After any scalar without a state of its own: only marks join (GB9, GB9a).
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
  /// After a pictographic scalar, any number of extending ones and a zero width joiner (GB11).
  case joinedPictographic
  /// After a consonant of a conjunct, without a linker (GB9c).
  case consonant
  /// After a consonant of a conjunct and a linker (GB9c).
  case linkedConsonant

  /// Returns the state after the next scalar, or `boundary` if the scalar does not join.
  @inline(__always)
  func after(_ next: GraphemeClusterBreak) -> BoundaryState {
    let index = Int(next.rawValue) &<< 4 | Int(rawValue)
    // Each state is a letter, from "@" for the first one. Its low bits are the number of the case.
    let state = UnicodeTables.clusterStates.utf8Start[index] & 0x0F
    return BoundaryState(rawValue: state) ?? .boundary
  }

  /// Whether a scalar below U+0300 can join: after CR, only LF can; after a prepended mark, every
  /// scalar except controls can.
  @inline(__always)
  var mayJoinBelow0300: Bool { self == .carriageReturn || self == .prepend }
}
