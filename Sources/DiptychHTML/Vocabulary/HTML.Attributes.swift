public import DiptychViews

// The attributes of an element. All classes are joined at the position of the first class.

extension HTML {
  /// The attributes of a call with three or more.
  // The first four are fields: an array for each element with a few attributes would be most of
  // the element's cost.
  public struct _Attributes<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let first: Attribute<Tag>
    @usableFromInline let second: Attribute<Tag>
    @usableFromInline let third: Attribute<Tag>
    @usableFromInline let fourth: Attribute<Tag>
    @usableFromInline let others: [Attribute<Tag>]

    @inlinable
    @inline(__always)
    init(
      _ first: consuming Attribute<Tag>,
      _ second: consuming Attribute<Tag>,
      _ third: consuming Attribute<Tag>,
      _ fourth: consuming Attribute<Tag>,
      _ others: [Attribute<Tag>]
    ) {
      let isSeveral =
        first.isClasses && (second.isClasses || third.isClasses || fourth.isClasses)
        || second.isClasses && (third.isClasses || fourth.isClasses)
        || third.isClasses && fourth.isClasses
      if isSeveral || others.contains(where: { $0.isClasses }) {
        let joined = Self.joined([first, second, third, fourth] + others)
        self.first = joined[0]
        self.second = joined[1]
        self.third = joined[2]
        self.fourth = joined[3]
        self.others = Array(joined.dropFirst(4))
      } else {
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
        self.others = others
      }
    }

    /// Returns attributes with their classes joined.
    ///
    /// The list is padded to at least four attributes.
    @usableFromInline
    static func joined(_ attributes: [Attribute<Tag>]) -> [Attribute<Tag>] {
      let joined = _AttributeList(attributes).attributes
      return joined + [Attribute](repeating: .none, count: max(4 - joined.count, 0))
    }

    @inlinable
    @inline(__always)
    public static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
      Attribute._write(attributes.first, into: &sink)
      Attribute._write(attributes.second, into: &sink)
      Attribute._write(attributes.third, into: &sink)
      Attribute._write(attributes.fourth, into: &sink)
      for attribute in attributes.others { Attribute._write(attribute, into: &sink) }
    }
  }

  /// A list of any number of attributes of an element.
  public struct _AttributeList<Tag: HTMLTag>: Attributes, Sendable {
    @usableFromInline let attributes: [Attribute<Tag>]

    /// Creates a list in the order of the attributes.
    // One loop: slices and closures of each type of attribute are a tenth of a second to compile.
    public init(_ attributes: [Attribute<Tag>]) {
      var joined: [Attribute<Tag>] = []
      var first: Int?
      for attribute in attributes {
        if attribute.isClasses, let first {
          let names = "\(joined[first].value) \(attribute.value)"
          joined[first] = Attribute("class", names, .classes)
        } else {
          if attribute.isClasses { first = joined.count }
          joined.append(attribute)
        }
      }
      self.attributes = joined
    }

    @inlinable
    public static func _write<S: _AttributeSink>(_ list: consuming Self, into sink: inout S) {
      for attribute in list.attributes { Attribute._write(attribute, into: &sink) }
    }
  }
}

/// A view that adds attributes to the first element of its content in HTML.
public struct _AttributedView<Content: View>: _PrimitiveView {
  @usableFromInline let attributes: HTML._AttributeList<HTML.AnyTag>
  @usableFromInline let content: Content

  @inlinable
  @inline(__always)
  init(_ attributes: HTML._AttributeList<HTML.AnyTag>, _ content: consuming Content) {
    self.attributes = attributes
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.attributed(view.attributes, view.content)
  }

  @inlinable
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    _kind(ofContent: view.content, levels: levels).inElement
  }
}

extension _AttributedView: Sendable where Content: Sendable {}

extension View {
  /// Adds global attributes to the first HTML element of the view.
  ///
  /// ```swift
  /// Table(rows) { TableColumn("Size", value: \.size) }
  ///   .htmlAttributes(.class("wide"), .data("sort", "size"))
  /// ```
  ///
  /// If the view writes no element, the attributes are dropped. Other formats ignore them.
  @_disfavoredOverload
  @inlinable
  @inline(__always)
  public consuming func htmlAttributes(
    _ attributes: HTML.Attribute<HTML.AnyTag>...
  ) -> _AttributedView<Self> {
    _AttributedView(HTML._AttributeList(attributes), self)
  }
}

extension View {
  /// Adds attributes of any element to the first HTML element of the view.
  package func htmlAttributes<Tag: HTMLTag>(
    of attributes: [HTML.Attribute<Tag>]
  ) -> _AttributedView<Self> {
    let attributes = attributes.map { HTML.Attribute<HTML.AnyTag>($0.name, $0.value, $0.kind) }
    return _AttributedView(HTML._AttributeList(attributes), self)
  }
}

extension Link {
  /// Adds attributes of `a` to the link, such as `.rel("nofollow")`, `target` and `download`.
  public func htmlAttributes(_ attributes: HTML.Attribute<HTML.Tag.A>...) -> _AttributedView<Self> {
    htmlAttributes(of: attributes)
  }
}

extension Image {
  /// Adds attributes of `img` to the image, such as `.width(640)`, `height` and `loading`.
  public func htmlAttributes(
    _ attributes: HTML.Attribute<HTML.Tag.Img>...
  ) -> _AttributedView<Self> {
    htmlAttributes(of: attributes)
  }
}
