import DiptychViews

/// The insets of a padding, each at most 255.
struct InsetsParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(_ insets: EdgeInsets) {
    func byte(_ length: Int) -> UInt32 { UInt32(min(length, 255)) }
    bits =
      byte(insets.top) &<< 24 | byte(insets.leading) &<< 16 | byte(insets.bottom) &<< 8
      | byte(insets.trailing)
  }

  var top: Int { Int(bits &>> 24) }
  var leading: Int { Int(bits &>> 16 & 255) }
  var bottom: Int { Int(bits &>> 8 & 255) }
  var trailing: Int { Int(bits & 255) }
  var horizontal: Int { leading + trailing }
}
