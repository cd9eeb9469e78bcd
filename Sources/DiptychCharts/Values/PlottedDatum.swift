#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The value of a mark on an axis: a number, a date or a category.
public enum _PlottedDatum: Hashable, Sendable {
  /// A number, on an axis with a linear or a logarithmic scale.
  case number(Double)
  /// A point in time.
  case date(Date)
  /// The name of a category, which gets a section of the axis.
  case category(String)
}

extension _PlottedDatum {
  /// The kind of a value.
  enum Kind: Sendable {
    case number, date, category
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }
}
