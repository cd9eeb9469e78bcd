import DiptychViews

/// A column of a table.
struct ColumnLayout: BitwiseCopyable {
  /// The cells that its widest cell takes.
  var natural: UInt32 = 0
  var minimum: UInt16 = 0
  var maximum = UInt16.max
  var alignment: UInt8 = 0
  var verticalAlignment: UInt8 = 0
  var isTruncated = false
  var isFlexible = false
  var priority: Int32 = 0
  /// The part of the width that it takes; negative where that is not said.
  var fraction: Float = -1
}

extension ColumnLayout {
  init(_ traits: ColumnTraits) {
    alignment = traits.alignment.rawValue
    verticalAlignment = traits.verticalAlignment.rawValue
    isTruncated = traits.isTruncated
    isFlexible = traits.isFlexible
    priority = Int32(clamping: traits.priority)
    fraction = Float(traits.fraction ?? -1)
    minimum = UInt16(clamping: traits.minimumWidth ?? 0)
    maximum = max(minimum, UInt16(clamping: traits.maximumWidth ?? Int(UInt16.max)), 1)
  }

  /// The most cells that it takes, which may be more than a maximum can say.
  var largest: UInt32 { maximum == .max ? .max : UInt32(maximum) }

  /// A width within the limits of the column.
  func clamp(_ width: UInt32) -> UInt32 { min(max(width, UInt32(minimum)), largest) }
}
