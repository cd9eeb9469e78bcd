/// The position of a layer, such as an overlay or a background, relative to its content.
public enum _LayerPosition: UInt8, Hashable, Sendable {
  /// The layer hides the content behind it.
  case inFront
  /// The content hides the layer.
  case behind
}
