#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A value of any type with its name.
@usableFromInline
struct NamedDatum: Sendable {
  @usableFromInline let label: String
  @usableFromInline let datum: _PlottedDatum
  /// The calendar component that the value stands for, or nil for a point in time.
  @usableFromInline let unit: Calendar.Component?
  /// The name of a mark's line, which distinguishes lines of the same colour.
  ///
  /// It is nil for other marks.
  @usableFromInline let line: String?

  @usableFromInline
  init(label: String, datum: _PlottedDatum, unit: Calendar.Component?, line: String? = nil) {
    self.label = label
    self.datum = datum
    if case .date = datum { self.unit = unit } else { self.unit = nil }
    self.line = line
  }

  /// Returns the value for a mark that belongs to the line of a series.
  @usableFromInline
  func on(line: String) -> NamedDatum {
    NamedDatum(label: label, datum: datum, unit: unit, line: line)
  }

  /// The value as the name of a series, in English.
  @usableFromInline var name: String { Self.name(of: datum) }

  /// Returns a value as the name of a series, in English.
  static func name(of datum: _PlottedDatum) -> String {
    switch datum {
    case .category(let name): name
    case .number(let number): NumberLabel.exact(number)
    case .date(let date): DateTicks(calendar: .utc).fullLabel(of: date, step: DateStep(.day))
    }
  }
}
