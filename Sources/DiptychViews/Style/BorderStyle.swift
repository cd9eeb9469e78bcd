/// The lines that a border is drawn with.
public enum BorderStyle: UInt8, Hashable, Sendable {
  /// `┌─┐`
  case square
  /// `╭─╮`
  case rounded
  /// `+-+`
  case ascii
  /// `┏━┓`
  case heavy
  /// `╔═╗`
  case double
}
