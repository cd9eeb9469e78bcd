/// A string whose parts can have different styles.
///
/// Write it as a string literal, with or without interpolations. A ``Text`` in an interpolation
/// keeps its style, and a ``Link`` keeps its destination:
///
/// ```swift
/// Text("\(Text("3").bold()) files, \(total) bytes, see \(Link("all", destination: "/all"))")
/// ```
public struct StyledString: Sendable, ExpressibleByStringInterpolation {
  @usableFromInline let string: String
  @usableFromInline let style: TextStyle
  @usableFromInline let rest: StyledRuns?

  @_alwaysEmitIntoClient
  init(string: String, style: TextStyle, rest: StyledRuns?) {
    self.string = string
    self.style = style
    self.rest = rest
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public init(stringLiteral value: String) {
    self.init(string: value, style: TextStyle(), rest: nil)
  }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.finished() }

  /// The type that collects the parts of an interpolated string literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var runs: [StyledRun] = []
    /// The UTF-8 code units of the unstyled text after the last run.
    // An array of bytes, because appending to a string takes three times as long.
    private var plain: [UInt8] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      plain.reserveCapacity(literalCapacity + 8 * interpolationCount)
    }

    /// Appends a segment of the literal that is not an interpolation.
    public mutating func appendLiteral(_ literal: String) { append(literal) }

    /// Appends a string.
    public mutating func appendInterpolation(_ value: String) { append(value) }

    /// Appends the description of a value.
    public mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) {
      append(value.description)
    }

    /// Appends a value in a format, such as `\(size, format: .bytes)`.
    public mutating func appendInterpolation<T>(_ value: T, format: ValueFormat<T>) {
      append(format.shown(value))
    }

    /// Appends a text with its styles.
    public mutating func appendInterpolation(_ text: Text) {
      for run in text.runs {
        if run.style.isPlain && run.destination == nil {
          append(run.string)
        } else {
          flush()
          runs.append(run)
        }
      }
    }

    /// Appends a link.
    public mutating func appendInterpolation(_ link: Link<Text>) {
      flush()
      runs += link.label.runs.map {
        StyledRun(string: $0.string, style: $0.style, destination: link.destination)
      }
    }

    /// Appends the Swift description of a view, because a string can't contain a view.
    // Deprecated instead of unavailable. If the method were unavailable, the compiler would treat
    // the literal as a `String`, without a warning.
    @available(*, deprecated, message: "a text holds texts and links; put views into a Paragraph")
    public mutating func appendInterpolation<V: View>(_ view: V) {
      append(String(describing: view))
    }

    private mutating func append(_ string: String) {
      let isAppended: Void? = string.utf8.withContiguousStorageIfAvailable {
        plain.append(contentsOf: $0)
      }
      if isAppended == nil { plain.append(contentsOf: Array(string.utf8)) }
    }

    private mutating func flush() {
      if !plain.isEmpty { runs.append(StyledRun(string: plainString, style: TextStyle())) }
      plain.removeAll()
    }

    private var plainString: String { String(decoding: plain, as: UTF8.self) }

    fileprivate consuming func finished() -> StyledString {
      guard !runs.isEmpty else {
        return StyledString(string: plainString, style: TextStyle(), rest: nil)
      }
      flush()
      let text = Text(runs: runs)
      return StyledString(string: text.string, style: text.style, rest: text.rest)
    }
  }
}

/// A string in one style, with an optional link destination.
@usableFromInline
package struct StyledRun: Sendable {
  @usableFromInline package let string: String
  @usableFromInline package let style: TextStyle
  @usableFromInline package let destination: String?

  @usableFromInline
  package init(string: String, style: TextStyle, destination: String? = nil) {
    self.string = string
    self.style = style
    self.destination = destination
  }

  /// The run without its link.
  var unlinked: StyledRun { StyledRun(string: string, style: style) }

  /// Returns the run with an outer style, which the style of the run overrides.
  func wrapped(in outer: TextStyle) -> StyledRun {
    StyledRun(string: string, style: outer.adding(style), destination: destination)
  }
}

/// All runs of a text except the first one.
// A class, because most texts have a single run. Such a text then stores only one nil pointer.
@usableFromInline
final class StyledRuns: Sendable {
  @usableFromInline let runs: [StyledRun]
  /// The outer style of all runs, including the first one.
  @usableFromInline let outerStyle: TextStyle

  @usableFromInline
  init(_ runs: [StyledRun], in outerStyle: TextStyle = TextStyle()) {
    self.runs = runs
    self.outerStyle = outerStyle
  }

  @usableFromInline
  func wrapped(in outer: TextStyle) -> StyledRuns { StyledRuns(runs, in: outer.adding(outerStyle)) }
}
