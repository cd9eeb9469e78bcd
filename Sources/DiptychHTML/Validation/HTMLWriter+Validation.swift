import DiptychViews

extension HTMLWriter {
  /// Starts to remember what is replaced.
  @usableFromInline
  mutating func beginValidation() { state.replacements = [] }

  /// Whether somebody wants to know what is replaced.
  var isValidating: Bool { usedState?.replacements != nil }

  /// Remembers which URLs of an attribute are replaced.
  @inline(never)
  mutating func checkURLs(in name: String, _ value: String, as kind: AttributeKind) {
    for url in kind.urls(in: value) where !Destination.isAllowed(String(url)) {
      report(.unsafeURL(attribute: name, url: String(url)))
    }
  }

  /// Remembers a problem of the element that is being written, if somebody asked.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - distance: How many bytes before the end of the output it is.
  mutating func report(_ problem: HTMLProblem.Kind, before distance: Int = 0) {
    let position = out.totalCount - distance
    usedState?.replacements?.append(Replacement(position: position, problem: problem))
  }

  /// Remembers an attribute that was left out, or the element whose name was.
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
    // It is in the tag, whose end may have been written.
    report(problem, before: 1)
  }

  /// Remembers ids that give way to the outermost one of those that waited for an element.
  @inline(never)
  mutating func checkIDs(_ ids: [String]) {
    guard let kept = ids.first else { return }
    for id in ids.dropFirst() where id != kept { report(.droppedID(id: id, kept: kept), before: 1) }
  }

  /// What was replaced, and what is wrong with what was written.
  @usableFromInline
  func problems() -> [HTMLProblem] {
    var reader = ProblemReader(
      replacements: usedState?.replacements ?? [],
      missingRules: missingRules
    )
    return reader.problems(in: out.string())
  }

  /// The rules that the page has used and the file of its sheet does not hold, by their classes.
  private var missingRules: [String: String] {
    guard case .file? = usedState?.stylesheet else { return [:] }
    let missing = Set(usedRules.all).subtracting(Stylesheet.standardRules)
    let rules = missing.map { ($0.className, $0.css.split(separator: "\n").joined(separator: " ")) }
    return Dictionary(uniqueKeysWithValues: rules)
  }
}

/// A problem, and where in the output it was.
struct Replacement {
  let position: Int
  let problem: HTMLProblem.Kind
}

/// Reads markup for problems.
private struct ProblemReader {
  let replacements: [Replacement]
  /// The rules that are yet to be reported, by their classes.
  private var missingRules: [String: String]
  private var next = 0
  private var problems: [HTMLProblem] = []
  /// Which of the problems are none, unless an end tag comes: a paragraph without one has ended.
  private var uncertain: Set<Int> = []
  private var open: [OpenElement] = [OpenElement(name: "", selector: "")]
  /// Where each id is first.
  private var ids: [String: String] = [:]

  /// An element whose end tag is to come.
  ///
  /// It knows its own step alone: a path is put together where something has to say it, or it would
  /// be quadratic in the depth of a tree.
  private struct OpenElement {
    let name: String
    let selector: String
    /// How many children of each name there were.
    var counts: [String: Int] = [:]
    /// What may not stand in it.
    var nesting = Nesting()
    /// The problem that it has a block, of a paragraph.
    var block: Int?
  }

  init(replacements: [Replacement], missingRules: [String: String]) {
    self.replacements = replacements
    self.missingRules = missingRules
  }

  mutating func problems(in markup: String) -> [HTMLProblem] {
    var scanner = MarkupScanner(markup.utf8)
    while let token = scanner.next() {
      switch token.kind {
      case .startTag: read(token)
      case .endTag: close(token.name)
      case .text, .declaration: break
      }
      // A text is that of the element around it.
      report(upTo: token.range.upperBound, in: nil)
    }
    if uncertain.isEmpty { return problems }
    return problems.indices.filter { !uncertain.contains($0) }.map { problems[$0] }
  }

  private mutating func read(_ token: MarkupToken) {
    // What stands before the tag is that of the element around it.
    report(upTo: token.range.lowerBound + 1, in: nil)
    let selector = selector(of: token.name)
    report(upTo: token.range.upperBound, in: selector)
    check(token, selector)
    var nesting = checkNesting(of: token, selector)
    guard !token.isVoid else { return }
    nesting.enter(token.name, at: open.count)
    open.append(OpenElement(name: token.name, selector: selector, nesting: nesting))
  }

  /// Reports a block in a paragraph, and a control in another: of some in one another the outermost.
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

  /// The step to the next child of some name.
  private mutating func selector(of name: String) -> String {
    let parent = open.count - 1
    let count = open[parent].counts[name, default: 0] + 1
    open[parent].counts[name] = count
    return count == 1 ? name : "\(name):nth-of-type(\(count))"
  }

  /// The place of a child of the innermost element, or of that element itself.
  private func path(to child: String?) -> String {
    (open.dropFirst().map(\.selector) + (child.map { [$0] } ?? [])).joined(separator: " > ")
  }

  private mutating func close(_ name: String) {
    guard let index = open.dropFirst().lastIndex(where: { $0.name == name }) else { return }
    // The end tag says that all before it was to be in the paragraph.
    if let block = open[index].block { uncertain.remove(block) }
    open.removeSubrange(index...)
  }

  private mutating func report(upTo end: Int, in child: String?) {
    while next < replacements.count && replacements[next].position < end {
      problems.append(HTMLProblem(path: path(to: child), kind: replacements[next].problem))
      next += 1
    }
  }

  /// Reports each rule once, where it is missing first.
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
        } else if let first = ids[attribute.value] {
          problems.append(
            HTMLProblem(
              path: path(to: selector),
              kind: .repeatedID(id: attribute.value, first: first)
            )
          )
        } else {
          ids[attribute.value] = path(to: selector)
        }
      }
    }
    if token.name == "img" && !seen.contains("alt") {
      problems.append(HTMLProblem(path: path(to: selector), kind: .missingAlternative))
    }
  }
}
