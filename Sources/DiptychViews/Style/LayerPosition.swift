/// The position of an overlay or a background relative to the content whose size it has.
public enum LayerPosition: UInt8, Hashable, Sendable {
  /// The layer hides the content behind it.
  case inFront
  /// The content hides the layer.
  case behind
}
