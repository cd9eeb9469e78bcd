#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A value that a mark has on an axis.
public enum PlottedDatum: Hashable, Sendable {
  /// A number, on an axis with a linear or a logarithmic scale.
  case number(Double)
  /// A point in time.
  case date(Date)
  /// A name, which has a band of the axis.
  case category(String)
}

extension PlottedDatum {
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
