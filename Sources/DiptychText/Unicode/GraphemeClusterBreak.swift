/// The class of a scalar that decides on the boundaries of extended grapheme clusters (UAX #29).
///
/// The comment of each case is its short name: the value of the Grapheme_Cluster_Break property. If
/// the rules GB9c and GB11 divide such a value, the short name is the value of the property that
/// divides it.
///
/// Scripts/generate reads the order of the cases and their short names.
enum GraphemeClusterBreak: UInt8, CaseIterable {
  case other  // XX
  case carriageReturn  // CR
  case lineFeed  // LF
  case control  // CN
  case extend  // EX
  case zeroWidthJoiner  // ZWJ
  case zeroWidthNonJoiner  // ZWNJ
  case spacingMark  // SM
  case prepend  // PP
  case regionalIndicator  // RI
  case hangulL  // L
  case hangulV  // V
  case hangulT  // T
  case hangulLV  // LV
  case hangulLVT  // LVT
  case pictographic  // ExtPict
  case conjunctConsonant  // Consonant
  case conjunctLinker  // Linker
}
