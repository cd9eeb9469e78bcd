/// A bar of several parts, such as the numbers of added and removed lines.
///
/// ```swift
/// SegmentedBar("Lines", [BarSegment(214, role: .added), BarSegment(58, role: .removed)], of: 400)
/// ```
///
/// ```text
/// ━━━━━━━━━━━╍╍╍──────
/// ```
///
/// Text output is a line of at most 20 cells. If the bar is in a frame or a table column, it is as
/// wide as the frame or the column. HTML is an `<svg class="churn">`. If the parts do not add up to
/// the total, both formats draw an empty track for the rest.
///
/// A small part that is greater than zero has a minimum length, so that it stays visible. The
/// longest parts become shorter in return. Screen readers and the format `.plain` get the label and
/// the numbers.
public struct SegmentedBar: _PrimitiveView, Sendable {
  @usableFromInline let label: String
  @usableFromInline let segments: [BarSegment]

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - label: The meaning of the bar, for assistive technology.
  ///   - segments: The parts, in order from the leading end.
  ///   - total: The value of a full bar. If nil, it is the sum of the parts, so the bar is full.
  public init(_ label: String, _ segments: [BarSegment], of total: Double? = nil) {
    let whole = total ?? segments.reduce(0) { $0 + $1.value }
    self.segments = segments.map { segment in
      var segment = segment
      segment.fraction = clampedFraction(segment.value, of: 0, whole)
      return segment
    }
    self.label =
      segments.isEmpty ? label : "\(label): \(segments.map(\.spoken).joined(separator: ", "))"
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.bar(.segments(view.segments), label: view.label)
  }
}

extension SegmentedBar {
  /// Adds a key below the bar, with the line, the number and the name of each part.
  ///
  /// ```swift
  /// SegmentedBar("Tests", [BarSegment(80, "passed", role: .success), …]).showingKey()
  /// ```
  ///
  /// ```text
  /// ━━━━━━━━━━━━━━━━━╍╍═
  /// ━ 80 passed  ╍ 14 skipped  ═ 6 failed
  /// ```
  ///
  /// A page has the key, too. The other formats have the names in place of the bar, and no key.
  @ViewBuilder
  public func showingKey() -> some View {
    VStack {
      self
      SegmentKey(segments: segments)
    }
  }
}

/// The key of a segmented bar.
private struct SegmentKey: _PrimitiveView, _Figure {
  let segments: [BarSegment]
  var isRedacted = false

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.figure(view)
  }

  static var rules: _FigureRules { _FigureRules(class: "segment-key", css: "") }
  var words: EmptyView { EmptyView() }
  var redacted: SegmentKey { SegmentKey(segments: segments, isRedacted: true) }

  // The label of the bar has the same words, so the key is not read aloud.
  var page: HiddenKey<Paragraph<ForEach<[Int], Int, Text>>> {
    HiddenKey(
      content: Paragraph {
        ForEach(Array(segments.indices), id: \.self) { index in
          Text(verbatim: index > 0 ? " \u{A0}" : "")
            + Text(verbatim: "■\u{A0}").role(segments[index].role)
            + Text(verbatim: isRedacted ? "…" : segments[index].spoken)
        }
      }
    )
  }

  var terminal: _TerminalFigure {
    // Wide letters take two cells.
    let cells = segments.map { $0.spoken.unicodeScalars.reduce(4) { $0 + ($1.isASCII ? 1 : 2) } }
    return _TerminalFigure(
      naturalWidth: cells.reduce(0, +),
      styles: segments.map { .role($0.role) }
    ) { [segments] space, write in
      var column = 0
      for (index, segment) in segments.enumerated() {
        let width = space.measure(segment.spoken) + 2
        let fits = column + 2 + width <= space.width
        if column > 0 { write(fits ? "  " : "\n", -1) }
        column = (column > 0 && fits ? column + 2 : 0) + width
        let line = BarSegment.lines[segment.line(at: index)]
        write("\(space.isASCII ? line.ascii : line.sign)", index)
        write(" \(segment.spoken)", -1)
      }
      write("\n", -1)
    }
  }
}

/// Content that is not read aloud in a page.
private struct HiddenKey<Content: View>: _PrimitiveView {
  let content: Content

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.attributed(Attribute("aria-hidden", "true"), view.content)
  }
}

/// A part of a ``SegmentedBar``.
public struct BarSegment: Equatable, Sendable {
  /// The value of the part.
  public var value: Double
  /// The name of the part, such as `passed`, or nil for the name of the role.
  public var name: String?
  /// The role that determines the style of the part.
  public var role: Role
  /// The length of the part as a fraction of the full bar, from 0 to 1.
  ///
  /// ``SegmentedBar`` sets it.
  public package(set) var fraction = 0.0

  /// Creates a part with a value.
  ///
  /// A negative or non-finite value counts as 0.
  public init(_ value: Double, _ name: String? = nil, role: Role) {
    self.value = value.isFinite ? max(value, 0) : 0
    self.name = name
    self.role = role
  }

  /// Creates a part with a whole number.
  ///
  /// A negative number counts as 0.
  public init(_ value: Int, _ name: String? = nil, role: Role) {
    self.init(Double(value), name, role: role)
  }

  /// The lines of parts in a terminal: heavy, broken and double.
  ///
  /// So up to three parts differ even without colours. The track is a light line.
  package static var lines: [(sign: Unicode.Scalar, ascii: Unicode.Scalar)] {
    [("━", "="), ("╍", "~"), ("═", "#")]
  }

  /// Returns the index of the part's line among ``lines``, if it is at an index of its bar.
  package func line(at index: Int) -> Int { role == .removed ? 1 : index % 3 }

  /// The value and the name of the part, such as `214 added`.
  fileprivate var spoken: String { "\(Sparkline.digits(value)) \(name ?? "\(role)")" }
}
