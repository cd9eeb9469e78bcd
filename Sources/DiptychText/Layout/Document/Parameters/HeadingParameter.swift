/// The level of a heading, from 1 to 6, and the style of the light part of its rule.
struct HeadingParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  init(level: Int, ruleStyle: UInt16) {
    bits = UInt32(min(max(level, 1), 6)) | UInt32(ruleStyle) &<< 16
  }

  var level: Int { Int(bits & 0xFFFF) }
  var ruleStyle: UInt16 { UInt16(bits &>> 16) }
}
