package import DiptychViews

extension HTMLWriter {
  /// Whether problems are recorded.
  var isValidating: Bool { usedState?.replacements != nil }

  /// Records the URLs of an attribute that are replaced.
  @inline(never)
  mutating func checkURLs(in name: String, _ value: String, as kind: _AttributeKind) {
    let isImage = kind == .imageURL || kind == .imageCandidates
    for url in kind.urls(in: value).map(String.init)
    where !Destination.isAllowed(url) && !(isImage && Destination.isDataImage(url)) {
      report(.unsafeURL(attribute: name, url: url))
    }
  }

  /// Records a problem of the element that is being written, if the page is being validated.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - distance: The number of bytes from the problem to the end of the output.
  mutating func report(_ problem: HTMLProblem.Kind, before distance: Int = 0) {
    let position = out.totalCount - distance
    usedState?.replacements?.append(Replacement(position: position, problem: problem))
  }

  /// Records an attribute that was left out, or an element whose name was replaced.
  @inline(never)
  mutating func reportRefused(_ name: String, _ value: String) {
    let problem: HTMLProblem.Kind =
      switch (name, value) {
      case ("data-", ""), ("aria-", _): .invalidKey(prefix: name)
      case ("data-", let key): .refusedAttribute(name: name + key)
      case ("type", let type): .refusedScriptType(type: type)
      case (_, CustomElementName.mark): .refusedElement(name: name)
      default: .refusedAttribute(name: name)
      }
    // The problem belongs to the current tag, whose `>` may have been written.
    report(problem, before: 1)
  }

  /// Records the ids that were dropped, because only the outermost one of an element is kept.
  @inline(never)
  mutating func checkIDs(_ ids: [String]) {
    guard let kept = ids.first else { return }
    for id in ids.dropFirst() where id != kept { report(.droppedID(id: id, kept: kept), before: 1) }
  }

  /// Records the roles of a theme with too little contrast, if they were not recorded before, as
  /// problems of the element whose start tag was written last.
  mutating func checkContrast(of theme: Theme) {
    guard let known = usedState?.replacements else { return }
    for problem in theme.problems() where problem.isSeen(in: theme.appearance) {
      let kind = HTMLProblem.Kind.themeContrast(problem)
      if !known.contains(where: { $0.problem == kind }) { report(kind, before: 1) }
    }
  }

  /// Drops the problems of a theme if its element was removed.
  mutating func dropContrast() {
    let position = out.totalCount
    usedState?.replacements = usedState?.replacements?.filter { replacement in
      guard case .themeContrast = replacement.problem else { return true }
      return replacement.position < position
    }
  }

  /// The rules that the page uses and the stylesheet file lacks, by their classes.
  var missingRules: [String: String] {
    guard case .file? = usedState?.stylesheet else { return [:] }
    let standard = Set(Stylesheet.standardRules.map(\.className))
    let missing = usedRules.all.filter { !standard.contains($0.className) }
    let rules = Dictionary(uniqueKeysWithValues: missing.map { ($0.className, $0.css) })
    return rules.merging(usedRules.themes.mapValues(\.css)) { rule, _ in rule }
      .mapValues { $0.split(separator: "\n").joined(separator: " ") }
  }
}

extension Theme.Problem {
  /// Whether the problem is one of pages in an appearance.
  fileprivate func isSeen(in appearance: Theme.Appearance) -> Bool {
    switch background {
    case .light: appearance != .dark
    case .dark: appearance != .light
    case .terminal: false
    }
  }
}

/// A recorded problem, and its position in the output.
package struct Replacement {
  package let position: Int
  package let problem: HTMLProblem.Kind
}

/// A rendered page, with the problems that the writer has noted.
package struct CheckedMarkup {
  package let html: String
  /// The problems of content that the writer has replaced, in order.
  package let replacements: [Replacement]
  /// The rules that the page uses and the stylesheet file lacks, by their classes.
  package let missingRules: [String: String]
}

/// A format that renders a page, and records its problems.
package struct CheckedMarkupFormat: RenderingFormat {
  private let stylesheet: StylesheetSource

  package init(stylesheet: StylesheetSource) { self.stylesheet = stylesheet }

  package func render<V: View, H: _RenderHost>(
    _ view: consuming V,
    host: inout H
  ) -> CheckedMarkup {
    var renderer = HTMLRenderer(host: host, writer: HTMLWriter(out: .chunks))
    defer { renderer.writer.free() }
    renderer.writer.state.replacements = []
    renderer.writer.setStylesheet(stylesheet)
    V._render(view, into: &renderer)
    host = renderer.host
    return CheckedMarkup(
      html: renderer.writer.out.string(),
      replacements: renderer.writer.state.replacements ?? [],
      missingRules: renderer.writer.missingRules
    )
  }

  package func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    try sink.write(render(view, host: &host).html)
  }
}
