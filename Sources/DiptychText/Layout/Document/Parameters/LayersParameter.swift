import DiptychViews

/// The alignment of layers, and the layer that determines their size.
struct LayersParameter {
  let bits: UInt32

  init(_ bits: UInt32) { self.bits = bits }

  /// Creates a parameter.
  ///
  /// With a position of one layer to the other, the first layer determines the size; otherwise the
  /// largest does.
  init(_ alignment: Alignment, _ position: LayerPosition? = nil) {
    bits =
      UInt32(alignment.horizontal.rawValue) | UInt32(alignment.vertical.rawValue) &<< 2
      | (position.map { UInt32($0.rawValue) + 1 } ?? 0) &<< 4
  }

  var horizontal: UInt8 { UInt8(bits & 3) }
  var vertical: UInt8 { UInt8(bits &>> 2 & 3) }
  var position: LayerPosition? { LayerPosition(rawValue: UInt8(bits &>> 4) &- 1) }
}
