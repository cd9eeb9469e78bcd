import DiptychViews

/// A drawn icon of 20 × 20 pixels, in the colour of the text.
///
/// A page has the shapes once, and each icon refers to one of them. Other formats leave icons out.
struct Icon: _PrimitiveView {
  /// The shapes.
  enum Shape: String, CaseIterable {
    case menu
    case close
    case search
    case system
    case light
    case dark
    case copy
    case done
    case edit
    case external
    case previous
    case next

    /// The elements of the shape.
    fileprivate var markup: String {
      switch self {
      case .menu: #"<path d="M3 5.5h14M3 10h14M3 14.5h14"></path>"#
      case .close: #"<path d="m5 5 10 10M15 5 5 15"></path>"#
      case .search: #"<circle cx="9" cy="9" r="5.5"></circle><path d="m13.2 13.2 3.8 3.8"></path>"#
      case .system:
        #"<circle cx="10" cy="10" r="7"></circle><path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor"></path>"#
      case .light:
        #"<circle cx="10" cy="10" r="3.25"></circle><path d="M10 2v1.75M10 16.25V18M2 10h1.75M16.25 10H18M4.35 4.35l1.2 1.2M14.45 14.45l1.2 1.2M4.35 15.65l1.2-1.2M14.45 5.55l1.2-1.2"></path>"#
      case .dark: #"<path d="M16.5 12.1A7 7 0 0 1 7.9 3.5a7 7 0 1 0 8.6 8.6Z"></path>"#
      case .copy:
        #"<rect x="7" y="7" width="10" height="10" rx="2"></rect><path d="M13 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2"></path>"#
      case .done: #"<path d="m4 10.5 4 4 8-9"></path>"#
      case .edit:
        #"<path d="m3.5 16.5.8-3.6L13.6 3.6a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L7.1 15.7Z"></path><path d="m12 5.2 2.8 2.8"></path>"#
      case .external:
        #"<path d="M11.5 3.5h5v5M16.2 3.8 9 11M8 4.5H5A1.5 1.5 0 0 0 3.5 6v9A1.5 1.5 0 0 0 5 16.5h9a1.5 1.5 0 0 0 1.5-1.5v-3"></path>"#
      case .previous: #"<path d="M16 10H4M9 5l-5 5 5 5"></path>"#
      case .next: #"<path d="M4 10h12M11 5l5 5-5 5"></path>"#
      }
    }
  }

  let shape: Shape
  var className = ""

  static func _render<R: _Renderer>(_ view: Self, into renderer: inout R) {
    let name = view.className.isEmpty ? "i" : "i \(view.className)"
    renderer.raw(
      ##"<svg class="\##(name)" aria-hidden="true"><use href="#i-\##(view.shape.rawValue)"></use></svg>"##,
      isText: false
    )
  }

  static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

/// The shapes of all icons of a page.
struct IconShapes: _PrimitiveView {
  private static let markup =
    #"<svg class="sprite" width="0" height="0" aria-hidden="true">"#
    + Icon.Shape.allCases.map {
      #"<symbol id="i-\#($0.rawValue)" viewBox="0 0 20 20">\#($0.markup)</symbol>"#
    }.joined() + "</svg>"

  static func _render<R: _Renderer>(_ view: Self, into renderer: inout R) {
    renderer.raw(markup, isText: false)
  }
}
