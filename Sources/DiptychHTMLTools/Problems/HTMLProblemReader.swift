import DiptychFiles
import DiptychHTML

/// A reader of a rendered page that finds its problems, and the elements of the problems that the
/// writer has recorded.
struct HTMLProblemReader {
  private let replacements: [Replacement]
  private var tokenizer: MarkupTokenizer
  /// The missing rules that were not reported yet, by their classes.
  private var missingRules: [String: String]
  private var next = 0
  private var problems: [HTMLProblem] = []
  /// The indices of the problems of paragraphs that are still open.
  ///
  /// They are only problems if the paragraph has an end tag. Without an end tag, the paragraph
  /// ended before the block.
  private var uncertain: Set<Int> = []
  private var open: [OpenElement] = [OpenElement(name: "", selector: "")]
  /// Whether an element or a text was read.
  private var hasContent = false
  /// Whether a visible `main` was read.
  private var hasMain = false
  /// The path of the first element with each id, in the page and in each template.
  private var ids: [TreeID: String] = [:]
  private var templateCount = 0

  /// An id, which is unique among the elements of a template or of the rest of the page.
  private struct TreeID: Hashable {
    let template: Int
    let id: ExactText
  }

  /// An element whose end tag is not read yet.
  ///
  /// It contains only the last step of its path. The whole path is created when a problem needs it,
  /// because the paths of all elements would take quadratic memory in a deep tree.
  private struct OpenElement {
    let name: String
    let selector: String
    /// The number of children so far with each name.
    var counts: [String: Int] = [:]
    /// The elements around the content that forbid elements in it.
    var nesting = Nesting()
    /// The index of the problem if the element is a paragraph that contains a block, or nil.
    var block: Int?
  }

  init(_ page: CheckedMarkup) {
    replacements = page.replacements
    missingRules = page.missingRules
    tokenizer = MarkupTokenizer(Array(page.html.utf8))
  }

  /// Returns the problems, in the order of the page.
  mutating func readProblems() -> [HTMLProblem] {
    while let token = tokenizer.next(isForeign: open[open.count - 1].nesting.isForeign) {
      switch token.kind {
      case .startTag: read(token)
      case .endTag: close(tokenizer.name(of: token))
      case .text:
        readText(token)
      case .declaration: break
      }
      // A problem in a text belongs to the element around it.
      report(upTo: token.range.upperBound, in: nil)
    }
    if uncertain.isEmpty { return problems }
    return problems.indices.filter { !uncertain.contains($0) }.map { problems[$0] }
  }

  private mutating func readText(_ token: MarkupToken) {
    if tokenizer.bytes[token.range].allSatisfy(\.isMarkupSpace) { return }
    hasContent = true
    let parent = open[open.count - 1]
    if parent.nesting.isForeign { return }
    if Self.tableParts.contains(parent.name) {
      add(.textInTable)
    } else if ContentModel.lists.contains(parent.name) {
      add(.textInList(list: parent.name))
    }
  }

  /// The elements of a table that may not contain text.
  private static let tableParts: Set<String> = [
    "table", "colgroup", "thead", "tbody", "tfoot", "tr",
  ]

  private mutating func read(_ token: MarkupToken) {
    // A problem before the tag belongs to the element around it.
    report(upTo: token.range.lowerBound + 1, in: nil)
    endImplicitly(before: token.element)
    let name = tokenizer.name(of: token)
    let selector = selector(of: name)
    report(upTo: token.range.upperBound, in: selector)
    if token.element.kind == .html && hasContent {
      add(.misplacedDocument, to: selector)
    }
    hasContent = true
    check(token, name, selector)
    var nesting = checkNesting(of: token, name, selector)
    if token.isSelfClosing || token.element.traits.contains(.void) { return }
    nesting.enter(token.element, at: open.count)
    if token.element.kind == .template {
      templateCount += 1
      nesting.template = templateCount
    }
    open.append(OpenElement(name: name, selector: selector, nesting: nesting))
  }

  /// Ends the elements whose end tags are omitted before a start tag.
  private mutating func endImplicitly(before element: KnownElement) {
    let ended = ContentModel.ended(before: element)
    if ended.isEmpty || open[open.count - 1].nesting.isForeign { return }
    var place: Int?
    // The end tag of a paragraph in these elements may be omitted, too.
    for index in open.indices.dropFirst().reversed() {
      if ended.contains(open[index].name) {
        place = index
      } else if open[index].name != "p" {
        break
      }
    }
    if let place { open.removeSubrange(place...) }
  }

  /// Reports a block in a paragraph or in a line, a control in another control, and an element in a
  /// wrong parent.
  ///
  /// If several such elements are nested, only the outermost is reported.
  private mutating func checkNesting(
    of token: MarkupToken,
    _ name: String,
    _ selector: String
  ) -> Nesting {
    var nesting = open[open.count - 1].nesting
    if nesting.isForeign { return nesting }
    checkRepetition(of: token, nesting, selector)
    let isInParagraph = nesting.paragraph != nil
    if let paragraph = nesting.paragraph, token.element.traits.contains(.endsParagraph) {
      nesting.paragraph = nil
      if !nesting.isReported && open[paragraph].block == nil {
        open[paragraph].block = problems.count
        uncertain.insert(problems.count)
        add(.blockInParagraph(element: name), to: selector)
        nesting.isReported = true
      }
    }
    if let control = nesting.control,
      Nesting.isControl(token, name, tokenizer, in: open[control].name),
      !nesting.isReported
    {
      add(.nestedControl(element: name, outer: open[control].name), to: selector)
      nesting.isReported = true
    }
    if let line = nesting.line, token.element.traits.contains(.endsParagraph) {
      nesting.line = nil
      if !nesting.isReported {
        add(.blockInLine(element: name, outer: open[line].name), to: selector)
        nesting.isReported = true
      }
    } else if !isInParagraph || !token.element.traits.contains(.endsParagraph) {
      checkPlace(of: name, selector)
    }
    return nesting
  }

  /// Reports an element in a wrong parent.
  private mutating func checkPlace(of name: String, _ selector: String) {
    let parent = open[open.count - 1].name
    let outer = open.count > 1 ? open[open.count - 2].name : ""
    if let parents = ContentModel.parents(of: name, in: parent, outer) {
      add(.misplacedElement(element: name, parent: parent, places: parents), to: selector)
    } else if let children = ContentModel.children(of: parent, without: name) {
      add(.misplacedChild(element: name, parent: parent, children: children), to: selector)
    }
  }

  /// Reports a form in a form, and a second `main`.
  private mutating func checkRepetition(
    of token: MarkupToken,
    _ nesting: Nesting,
    _ selector: String
  ) {
    if token.element.kind == .form, nesting.isInForm {
      add(.nestedForm, to: selector)
    }
    guard token.element.kind == .main, tokenizer.value(of: "hidden", in: token) == nil,
      nesting.template == 0
    else { return }
    if hasMain { add(.repeatedMain, to: selector) }
    hasMain = true
  }

  /// Returns the last step of the path to the next child with a name.
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

  /// Adds a problem of the innermost open element, or of a child of it.
  private mutating func add(_ kind: HTMLProblem.Kind, to child: String? = nil) {
    problems.append(HTMLProblem(path: path(to: child), kind: kind))
  }

  private mutating func close(_ name: String) {
    guard let index = open.dropFirst().lastIndex(where: { $0.name == name }) else {
      return add(.strayEndTag(element: name))
    }
    // The end tag shows that the block was meant to be in the paragraph.
    if let block = open[index].block { uncertain.remove(block) }
    open.removeSubrange(index...)
  }

  private mutating func report(upTo end: Int, in child: String?) {
    while next < replacements.count && replacements[next].position < end {
      add(replacements[next].problem, to: child)
      next += 1
    }
  }

  /// Reports each missing rule once, at the first element that needs it.
  private mutating func checkRules(of classes: String, _ selector: String) {
    for name in classes.split(separator: " ") {
      guard let rule = missingRules.removeValue(forKey: String(name)) else { continue }
      add(.missingRule(className: String(name), rule: rule), to: selector)
    }
  }

  /// Returns an id of a child of the innermost element.
  private func treeID(_ id: String) -> TreeID {
    TreeID(template: open[open.count - 1].nesting.template, id: ExactText(id))
  }

  private mutating func check(_ tag: MarkupToken, _ element: String, _ selector: String) {
    var seen: Set<String> = []
    for attribute in tokenizer.attributes[tag.attributes] {
      let name = tokenizer.name(of: attribute)
      if !seen.insert(name).inserted {
        add(.repeatedAttribute(name: name), to: selector)
      } else if name == "class", !missingRules.isEmpty {
        checkRules(of: tokenizer.value(of: attribute), selector)
      } else if name == "id" {
        checkID(tokenizer.value(of: attribute), selector)
      } else if !open[open.count - 1].nesting.isForeign, !element.contains("-") {
        checkValue(of: attribute, name, selector)
      }
    }
    if tokenizer.needsAlternative(tag, element) && !seen.contains("alt") {
      add(.missingAlternative, to: selector)
    }
  }

  /// The attributes without a value, and those whose number can't be negative.
  private static let booleans: Set<String> = [
    "allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer",
    "disabled", "formnovalidate", "inert", "ismap", "itemscope", "loop", "multiple", "muted",
    "nomodule", "novalidate", "open", "playsinline", "readonly", "required", "reversed", "selected",
  ]
  private static let sizes: Set<String> = [
    "cols", "colspan", "height", "maxlength", "minlength", "rows", "rowspan", "size", "span",
    "width",
  ]

  private mutating func checkValue(
    of attribute: MarkupAttribute,
    _ name: String,
    _ selector: String
  ) {
    let isBoolean = Self.booleans.contains(name)
    guard isBoolean || Self.sizes.contains(name) else { return }
    let value = tokenizer.value(of: attribute)
    let isInvalid = isBoolean ? !value.isEmpty && value.lowercased() != name : value.hasPrefix("-")
    if isInvalid { add(.invalidValue(name: name, value: value), to: selector) }
  }

  private mutating func checkID(_ id: String, _ selector: String) {
    let path = path(to: selector)
    if id.isEmpty || id.utf8.contains(where: { $0 <= 0x20 }) {
      problems.append(HTMLProblem(path: path, kind: .invalidID(id: id)))
    } else if let first = ids[treeID(id)] {
      problems.append(HTMLProblem(path: path, kind: .repeatedID(id: id, first: first)))
    } else {
      ids[treeID(id)] = path
    }
  }
}
