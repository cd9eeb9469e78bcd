import DiptychAccessibility

// MARK: - Elements

extension PageScan {
  /// Starts an element of HTML.
  mutating func start(
    _ name: Range<Int>,
    _ key: UInt64,
    isSelfClosing: Bool
  ) throws(Unsure) {
    guard let element = ScannedElement.named(name, key, in: bytes) else { throw Unsure() }
    let parent = open.last
    try checkPlace(of: element, key, in: parent)
    if !attributes.isEmpty { try checkMeaning(of: element.kind, in: parent) }
    var frame = Frame(name: name, key: key, kind: element.kind)
    frame.within = parent?.within ?? Kinds()
    frame.table = parent?.table
    frame.isHidden = try isHidden(element.kind, key, in: parent)
    if key == Self.summary, parent?.isClosed == true { open[open.count - 1].hasSummary = true }
    if element.kind == .closedUnlessOpen, !attributes.has(.open) {
      if key == Self.dialog { frame.isHidden = true } else { frame.isClosed = true }
    }
    if !frame.isHidden {
      if element.isPartOfName, !attributes.has(.role) { frame.named = parent?.named }
      if let named = parent?.named, element.isPartOfName || element.kind == .svg,
        let label = attributes[.ariaLabel]
      {
        guard isText(label, isAttribute: true) else { throw Unsure() }
        open[Int(named)].isProven = true
      }
    }
    switch element.kind {
    case .void: return
    case .rawText: return try skipText(of: name)
    case .image: return try checkImage(isHidden: frame.isHidden, in: parent)
    case .input: return try addInput(isHidden: frame.isHidden)
    case .textField:
      try addControl(isHidden: frame.isHidden)
      return try skipText(of: name)
    case .select: try addControl(isHidden: frame.isHidden)
    case .paragraph, .heading: frame.within.insert(element.kind)
    case .link, .button, .label: try startNamed(&frame)
    case .svg:
      if isSelfClosing { throw Unsure() }
      frame.isSVG = true
    case .table:
      frame.table = Int8(open.count)
      frame.isProven = frame.isHidden
    case .headerCell: proveTable(&frame)
    default: break
    }
    if element.kind == .heading, !frame.isHidden {
      try checkLevel(bytes[name.lowerBound + 1] - UInt8(ascii: "0"))
    }
    try push(frame)
  }

  private mutating func push(_ frame: Frame) throws(Unsure) {
    // Names of what is deeper are made in another way.
    guard open.count < 30 else { throw Unsure() }
    open.append(frame)
  }

  /// Starts an element of SVG.
  mutating func startSVG(_ name: Range<Int>, isSelfClosing: Bool) throws(Unsure) {
    guard let parent = open.last, !parent.isTextOnly else { throw Unsure() }
    try checkMeaning(of: .plain, in: nil)
    // A foreign object holds HTML.
    guard name.count != 13, !bytes[name].contains(UInt8(ascii: "-")) else { throw Unsure() }
    let key = ScannedElement.key(bytes[name].lazy.map { $0 | 0x20 })
    let isTextOnly = key == Self.title || key == Self.desc
    if name.count <= 8, !isTextOnly, ScannedElement.named(name, key, in: bytes) != nil {
      throw Unsure()
    }
    guard !isSelfClosing else { return }
    var frame = Frame(name: name, key: 0, kind: .plain, isSVG: true, isTextOnly: isTextOnly)
    frame.within = parent.within
    frame.table = parent.table
    frame.isHidden = parent.isHidden
    try push(frame)
  }

  // MARK: Places

  /// Gives up if the element would not stand where it is written.
  private mutating func checkPlace(
    of element: ScannedElement,
    _ key: UInt64,
    in parent: Frame?
  ) throws(Unsure) {
    switch element.kind {
    case .html:
      guard parent == nil, !hasHTML else { throw Unsure() }
      hasHTML = true
      return
    case .head:
      guard !hasHead, !hasBody else { throw Unsure() }
      hasHead = true
    case .body:
      guard !hasBody else { throw Unsure() }
      hasBody = true
    default:
      guard let parent, parent.kind != .html, parent.kind != .head || element.isForHead else {
        throw Unsure()
      }
    }
    guard let parent else { throw Unsure() }
    if !element.parents.isEmpty, !element.parents.contains(parent.key) { throw Unsure() }
    if parent.kind == .select || parent.kind == .option, element.kind != .option { throw Unsure() }
    if element.endsParagraph, parent.within.contains(.paragraph) { throw Unsure() }
    switch element.kind {
    case .heading, .link, .label:
      if parent.within.contains(element.kind) { throw Unsure() }
    case .button:
      if parent.within.contains(.button) || parent.within.contains(.label) { throw Unsure() }
    case .description:
      let list = parent.key == Self.div ? open.dropLast().last : parent
      guard list?.kind == .descriptionList else { throw Unsure() }
    default:
      // These may be the control of a label.
      if key == Self.meter || key == Self.output || key == Self.progress,
        parent.within.contains(.label)
      {
        throw Unsure()
      }
    }
  }

  private static let summary = ScannedElement.key("summary")
  private static let dialog = ScannedElement.key("dialog")
  private static let title = ScannedElement.key("title")
  private static let desc = ScannedElement.key("desc")
  private static let div = ScannedElement.key("div")
  private static let meter = ScannedElement.key("meter")
  private static let output = ScannedElement.key("output")
  private static let progress = ScannedElement.key("progress")

  // MARK: Meaning

  /// The roles that say nothing about names, headings and tables.
  private static let harmlessRoles = ["alert", "group", "img", "list", "note", "region", "status"]
    .map { Array($0.utf8) }

  /// Gives up if an attribute gives the element a meaning that the scan does not know.
  private func checkMeaning(of kind: ScannedElement.Kind, in parent: Frame?) throws(Unsure) {
    if attributes.has(.style) { throw Unsure() }
    if let role = attributes[.role] {
      guard kind == .plain || kind == .svg || kind == .paragraph,
        Self.harmlessRoles.contains(where: { bytes[role].elementsEqual($0) })
      else { throw Unsure() }
    }
    if attributes.has(.ariaLabelledby) {
      if parent?.named != nil { throw Unsure() }
      switch kind {
      case .link, .button, .label, .input, .textField, .select: throw Unsure()
      default: break
      }
    }
  }

  private func isHidden(
    _ kind: ScannedElement.Kind,
    _ key: UInt64,
    in parent: Frame?
  ) throws(Unsure) -> Bool {
    if let parent {
      if parent.isHidden { return true }
      if parent.isClosed, key != Self.summary || parent.hasSummary { return true }
    }
    if kind == .undisplayed { return true }
    if attributes.isEmpty { return false }
    if attributes.has(.hidden) || attributes.has(.popover) { return true }
    guard attributes.has(.ariaHidden) else { return false }
    return try word(.ariaHidden).elementsEqual("true".utf8)
  }

  /// Returns a value in small letters; empty without the attribute.
  private func word(_ attribute: ScannedAttribute) throws(Unsure) -> [UInt8] {
    guard let range = attributes[attribute] else { return [] }
    if bytes[range].contains(where: { $0 == UInt8(ascii: "&") || $0 >= 0x80 }) { throw Unsure() }
    return bytes[range].map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
  }

  private mutating func checkLevel(_ level: UInt8) throws(Unsure) {
    guard level <= lastLevel + 1 else { throw Unsure() }
    lastLevel = level
  }

  private mutating func checkImage(isHidden: Bool, in parent: Frame?) throws(Unsure) {
    guard attributes.has(.alt) || attributes.has(.ariaLabel) || attributes.has(.title) else {
      throw Unsure()
    }
    guard !isHidden, let named = parent?.named, !attributes.has(.ariaLabel),
      let alt = attributes[.alt], isText(alt, isAttribute: true)
    else { return }
    open[Int(named)].isProven = true
  }

  private mutating func proveTable(_ frame: inout Frame) {
    guard !frame.isHidden, let table = frame.table, let scope = attributes[.scope],
      scope.count <= 8
    else { return }
    if Self.scopes.contains(ScannedElement.key(bytes[scope])) { open[Int(table)].isProven = true }
  }

  private static let scopes = ["col", "colgroup", "row", "rowgroup"]
    .map { ScannedElement.key($0) }

  // MARK: Names

  private mutating func startNamed(_ frame: inout Frame) throws(Unsure) {
    frame.within.insert(frame.kind)
    if frame.kind == .label {
      label = Label(target: attributes[.for])
      if let target = attributes[.for] {
        if bytes[target].contains(UInt8(ascii: "&")) { throw Unsure() }
        targets.append(target)
      }
    }
    if frame.kind == .button, let id = attributes[.id] { buttonIDs.append(id) }
    guard !frame.isHidden, frame.kind != .link || attributes.has(.href) else { return }
    frame.named = Int8(open.count)
    if let name = attributes[.ariaLabel] {
      guard isText(name, isAttribute: true) else { throw Unsure() }
      frame.isProven = true
    }
  }

  private mutating func addInput(isHidden: Bool) throws(Unsure) {
    switch String(decoding: try word(.type), as: UTF8.self) {
    case "hidden": return
    case "button", "reset", "submit":
      let name = attributes[.ariaLabel] ?? attributes[.value]
      guard let name, isText(name, isAttribute: true) else { throw Unsure() }
      try addControl(isHidden: true)
    default: try addControl(isHidden: isHidden)
    }
  }

  private mutating func addControl(isHidden: Bool) throws(Unsure) {
    var isNamed = isHidden
    if !isHidden, let name = attributes[.ariaLabel] {
      guard isText(name, isAttribute: true) else { throw Unsure() }
      isNamed = true
    }
    if let label, label.target == nil, label.control == nil {
      self.label?.control = controls.count
    }
    controls.append(Control(isNamed: isNamed, id: attributes[.id]))
  }

  /// Whether a text has a sign that is seen, also after a space.
  private func isText(_ range: Range<Int>, isAttribute: Bool) -> Bool {
    for byte in bytes[range] {
      if byte >= 0x80 || byte == UInt8(ascii: "&") { break }
      if 0x21...0x7E ~= byte { return true }
    }
    let text = CharacterReference.replaced(in: bytes[range], isAttribute: isAttribute)
    return " \(text)".contains { character in
      guard !character.isWhitespace, let scalar = character.unicodeScalars.first else {
        return false
      }
      switch scalar.value {
      case ...0x20, 0x7F...0x9F, 0xAD, 0x200B, 0xFEFF: return false
      default: return true
      }
    }
  }

  // MARK: Texts and ends

  mutating func text(_ range: Range<Int>) throws(Unsure) {
    guard let top = open.last, top.kind != .html, top.kind != .head else {
      if bytes[range].allSatisfy(Self.isSpace) { return }
      throw Unsure()
    }
    guard let named = top.named.map(Int.init), !open[named].isProven, !top.isClosed else { return }
    if isText(range, isAttribute: false) { open[named].isProven = true }
  }

  /// Gives up if an element ends without what it needs.
  mutating func close(_ frame: Frame) throws(Unsure) {
    switch frame.kind {
    case .link, .button: if frame.named != nil, !frame.isProven { throw Unsure() }
    case .table: if !frame.isProven { throw Unsure() }
    case .label:
      if frame.isProven, let target = label?.target { textTargets.append(target) }
      if frame.isProven, let control = label?.control { controls[control].isNamed = true }
      label = nil
    default: break
    }
  }

  /// Gives up if the page ends without what it needs.
  mutating func end() throws(Unsure) {
    guard open.isEmpty, hasBody, lastLevel > 0 else { throw Unsure() }
    let labelled = Set(textTargets.map { bytes[$0] })
    for control in controls where !control.isNamed {
      guard let id = control.id, !id.isEmpty, labelled.contains(bytes[id]) else { throw Unsure() }
    }
    guard !buttonIDs.isEmpty, !targets.isEmpty else { return }
    let named = Set(targets.map(string))
    if buttonIDs.contains(where: { named.contains(string($0)) }) { throw Unsure() }
  }
}
