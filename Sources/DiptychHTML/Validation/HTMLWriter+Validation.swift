import DiptychViews

extension HTMLWriter {
  /// Starts to record problems.
  @usableFromInline
  mutating func beginValidation() { state.replacements = [] }

  /// Whether problems are recorded.
  var isValidating: Bool { usedState?.replacements != nil }

  /// Records the URLs of an attribute that are replaced.
  @inline(never)
  mutating func checkURLs(in name: String, _ value: String, as kind: AttributeKind) {
    for url in kind.urls(in: value) where !Destination.isAllowed(String(url)) {
      report(.unsafeURL(attribute: name, url: String(url)))
    }
  }

  /// Records a problem of the element that is being written, if the page is being validated.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - distance: The number of bytes from the place of the problem to the end of the output.
  mutating func report(_ problem: HTMLProblem.Kind, before distance: Int = 0) {
    let position = out.totalCount - distance
    usedState?.replacements?.append(Replacement(position: position, problem: problem))
  }

  /// Records an attribute that was left out, or an element whose name was.
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
    // The problem is that of the current tag, whose `>` may have been written.
    report(problem, before: 1)
  }

  /// Records the ids that were dropped, because only the outermost one of an element is kept.
  @inline(never)
  mutating func checkIDs(_ ids: [String]) {
    guard let kept = ids.first else { return }
    for id in ids.dropFirst() where id != kept { report(.droppedID(id: id, kept: kept), before: 1) }
  }

  /// Records each role without contrast of a theme that was not recorded before, as a problem of the
  /// element whose start tag was written last.
  mutating func checkContrast(of theme: Theme) {
    guard let known = usedState?.replacements else { return }
    for problem in theme.problems() where problem.isSeen(in: theme.appearance) {
      let kind = HTMLProblem.Kind.themeContrast(problem)
      if !known.contains(where: { $0.problem == kind }) { report(kind, before: 1) }
    }
  }

  /// Drops the problems of the theme of an element that was taken back.
  mutating func dropContrast() {
    let position = out.totalCount
    usedState?.replacements = usedState?.replacements?.filter { replacement in
      guard case .themeContrast = replacement.problem else { return true }
      return replacement.position < position
    }
  }

  /// Returns the problems: the recorded ones, and those of the markup.
  @usableFromInline
  func problems() -> [HTMLProblem] {
    var reader = ProblemReader(
      replacements: usedState?.replacements ?? [],
      missingRules: missingRules
    )
    return reader.problems(in: out.string())
  }

  /// The rules that the page uses and the stylesheet file lacks, by their classes.
  private var missingRules: [String: String] {
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
    switch ground {
    case .light: appearance != .dark
    case .dark: appearance != .light
    case .terminal: false
    }
  }
}

/// A recorded problem, and its position in the output.
struct Replacement {
  let position: Int
  let problem: HTMLProblem.Kind
}

/// A reader of markup that finds problems.
private struct ProblemReader {
  let replacements: [Replacement]
  /// The rules that are missing and not reported yet, by their classes.
  private var missingRules: [String: String]
  private var next = 0
  private var problems: [HTMLProblem] = []
  /// The indices of the problems of paragraphs that are still open.
  ///
  /// They count only if the paragraph has an end tag: without one the paragraph has ended before
  /// the block.
  private var uncertain: Set<Int> = []
  private var open: [OpenElement] = [OpenElement(name: "", selector: "")]
  /// Whether an element or a text was read.
  private var hasContent = false
  /// The path of the first element with each id, in the page and in each template.
  private var ids: [TreeID: String] = [:]
  private var templateCount = 0

  /// An id, which is unique among the elements of a template or of the rest of the page.
  private struct TreeID: Hashable {
    let template: Int
    let id: String
  }

  /// An element whose end tag is not read yet.
  ///
  /// It knows only the last step of its path. A path is put together when a problem needs it; the
  /// paths of all elements would take quadratic memory in a deep tree.
  private struct OpenElement {
    let name: String
    let selector: String
    /// The number of children so far with each name.
    var counts: [String: Int] = [:]
    /// The elements around that forbid others in the content.
    var nesting = Nesting()
    /// The index of the problem that the element, a paragraph, holds a block.
    var block: Int?
  }

  init(replacements: [Replacement], missingRules: [String: String]) {
    self.replacements = replacements
    self.missingRules = missingRules
  }

  mutating func problems(in markup: String) -> [HTMLProblem] {
    let bytes = Array(markup.utf8)
    var scanner = MarkupScanner(bytes)
    while let token = scanner.next() {
      switch token.kind {
      case .startTag: read(token)
      case .endTag: close(token.name)
      case .text: hasContent = hasContent || !bytes[token.range].allSatisfy(\.isHTMLSpace)
      case .declaration: break
      }
      // A problem in a text belongs to the element around it.
      report(upTo: token.range.upperBound, in: nil)
    }
    if uncertain.isEmpty { return problems }
    return problems.indices.filter { !uncertain.contains($0) }.map { problems[$0] }
  }

  private mutating func read(_ token: MarkupToken) {
    // A problem before the tag belongs to the element around it.
    report(upTo: token.range.lowerBound + 1, in: nil)
    let selector = selector(of: token.name)
    report(upTo: token.range.upperBound, in: selector)
    if token.name == "html" && hasContent {
      problems.append(HTMLProblem(path: path(to: selector), kind: .misplacedDocument))
    }
    hasContent = true
    check(token, selector)
    var nesting = checkNesting(of: token, selector)
    guard !token.isVoid else { return }
    nesting.enter(token.name, at: open.count)
    if token.name == "template" {
      templateCount += 1
      nesting.template = templateCount
    }
    open.append(OpenElement(name: token.name, selector: selector, nesting: nesting))
  }

  /// Reports a block in a paragraph, and a control in another one.
  ///
  /// Of several that are nested in one another only the outermost is reported.
  private mutating func checkNesting(of token: MarkupToken, _ selector: String) -> Nesting {
    var nesting = open[open.count - 1].nesting
    if nesting.isForeign { return nesting }
    if let paragraph = nesting.paragraph, Nesting.endsParagraph(token.name) {
      nesting.leaveParagraph()
      if !nesting.isReported && open[paragraph].block == nil {
        open[paragraph].block = problems.count
        uncertain.insert(problems.count)
        problems.append(
          HTMLProblem(path: path(to: selector), kind: .blockInParagraph(element: token.name))
        )
        nesting.isReported = true
      }
    }
    if let control = nesting.control, Nesting.isControl(token, in: open[control].name),
      !nesting.isReported
    {
      let outer = open[control].name
      problems.append(
        HTMLProblem(
          path: path(to: selector),
          kind: .nestedControl(element: token.name, outer: outer)
        )
      )
      nesting.isReported = true
    }
    return nesting
  }

  /// Returns the step of a path to the next child with some name.
  private mutating func selector(of name: String) -> String {
    let parent = open.count - 1
    let count = open[parent].counts[name, default: 0] + 1
    open[parent].counts[name] = count
    return count == 1 ? name : "\(name):nth-of-type(\(count))"
  }

  /// Returns the path to a child of the innermost element, or to that element itself.
  private func path(to child: String?) -> String {
    (open.dropFirst().map(\.selector) + (child.map { [$0] } ?? [])).joined(separator: " > ")
  }

  private mutating func close(_ name: String) {
    guard let index = open.dropFirst().lastIndex(where: { $0.name == name }) else { return }
    // The end tag shows that the block was meant to be in the paragraph.
    if let block = open[index].block { uncertain.remove(block) }
    open.removeSubrange(index...)
  }

  private mutating func report(upTo end: Int, in child: String?) {
    while next < replacements.count && replacements[next].position < end {
      problems.append(HTMLProblem(path: path(to: child), kind: replacements[next].problem))
      next += 1
    }
  }

  /// Reports each missing rule once, at the first element that needs it.
  private mutating func checkRules(of classes: String, _ selector: String) {
    for name in classes.split(separator: " ") {
      guard let rule = missingRules.removeValue(forKey: String(name)) else { continue }
      problems.append(
        HTMLProblem(
          path: path(to: selector),
          kind: .missingRule(className: String(name), rule: rule)
        )
      )
    }
  }

  /// Returns an id of a child of the innermost element.
  private func treeID(_ id: String) -> TreeID {
    TreeID(template: open[open.count - 1].nesting.template, id: id)
  }

  private mutating func check(_ token: MarkupToken, _ selector: String) {
    var seen: Set<String> = []
    for attribute in token.attributes {
      if !seen.insert(attribute.name).inserted {
        problems.append(
          HTMLProblem(path: path(to: selector), kind: .repeatedAttribute(name: attribute.name))
        )
      } else if attribute.name == "class", !missingRules.isEmpty {
        checkRules(of: attribute.value, selector)
      } else if attribute.name == "id" {
        if attribute.value.isEmpty || attribute.value.utf8.contains(where: { $0 <= 0x20 }) {
          problems.append(
            HTMLProblem(path: path(to: selector), kind: .invalidID(id: attribute.value))
          )
        } else if let first = ids[treeID(attribute.value)] {
          problems.append(
            HTMLProblem(
              path: path(to: selector),
              kind: .repeatedID(id: attribute.value, first: first)
            )
          )
        } else {
          ids[treeID(attribute.value)] = path(to: selector)
        }
      }
    }
    if token.needsAlternative && !seen.contains("alt") {
      problems.append(HTMLProblem(path: path(to: selector), kind: .missingAlternative))
    }
  }
}
