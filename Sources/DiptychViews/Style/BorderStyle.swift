/// The line characters of a border.
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
