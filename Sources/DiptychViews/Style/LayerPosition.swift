/// Where a layer lies that has the size of some content.
public enum LayerPosition: UInt8, Hashable, Sendable {
  /// It hides what is behind it.
  case inFront
  /// The content hides it.
  case behind
}
