/// The marks of a chart, in columns of numbers.
///
/// Content adds its marks, one by one. Those of one kind and style are in one group, whose open
/// columns are here: a mark that follows one of its group costs two appended numbers.
public struct ChartMarks: Sendable {
  @usableFromInline var x = AxisValues()
  @usableFromInline var y = AxisValues()
  /// The group of the mark before.
  @usableFromInline var open = MarkGroup(kind: .line, style: MarkStyle())
  /// The style of the marks that follow.
  @usableFromInline var style = MarkStyle() {
    didSet { isOpen = false }
  }
  /// The number that gives the next rectangle its step.
  @usableFromInline var weight: Double? {
    didSet { if weight != oldValue { isOpen = false } }
  }
  /// The words at the next mark.
  @usableFromInline var annotation: Annotation? {
    didSet { if annotation != oldValue { isOpen = false } }
  }
  /// Whether a mark of the open group's kind that follows adds its place to the group and no more.
  @usableFromInline var isOpen = false
  /// The number of marks that the first group has room for.
  @usableFromInline var expectedCount = 0
  /// The names of what the colours, the positions and the steps mean.
  private(set) var seriesLabel = ""
  private(set) var weightLabel = ""
  /// The series in the order of their first use.
  private(set) var series: [String] = []
  private var seriesNames: Set<String> = []
  /// The problems of what can't be drawn.
  private(set) var problems: [ChartProblem] = []
  private var closed: [MarkGroup] = []
  private var indexes: [MarkGroup.Key: Int] = [:]

  @usableFromInline
  init() {}

  /// The groups, in the order of their first marks.
  var groups: [MarkGroup] {
    var groups = closed
    if let index = indexes[open.key] { groups[index] = open }
    return groups
  }

  // MARK: Marks

  /// Adds a mark at a point.
  @inlinable
  @inline(__always)
  mutating func append(_ kind: MarkKind, x: NamedDatum, y: NamedDatum) {
    guard isOpen, kind == open.kind else {
      return append(kind, x: x, y: y, xEnd: nil, yEnd: nil, stacking: .unstacked)
    }
    let place = (x: self.x.place(of: x), y: self.y.place(of: y))
    if !(place.x.isFinite && place.y.isFinite) { check(kind, x, y, place.x, place.y) }
    open.xs.append(place.x)
    open.ys.append(place.y)
  }

  /// Adds a mark of one of several lines with the same colour.
  @usableFromInline
  mutating func append(_ kind: MarkKind, x: NamedDatum, y: NamedDatum, line: String) {
    let outer = style
    style.line = line
    append(kind, x: x, y: y, xEnd: nil, yEnd: nil, stacking: .unstacked)
    style = outer
  }

  /// Adds a mark of any kind.
  @usableFromInline
  mutating func append(
    _ kind: MarkKind,
    x: NamedDatum?,
    y: NamedDatum?,
    xEnd: NamedDatum?,
    yEnd: NamedDatum?,
    stacking: MarkStackingMethod
  ) {
    var style = style
    style.stacking = stacking
    let isWeighted = kind == .rectangle && weight != nil
    if let weight, !isWeighted { style.series = register(NumberLabel.exact(weight), weightLabel) }
    var places: MarkGroup.Places = xEnd == nil ? [] : .xEnd
    if yEnd != nil { places.insert(.yEnd) }
    if x != nil { places.insert(.x) }
    if y != nil { places.insert(.y) }
    openGroup(kind, style, places)
    open.xs.append(place(x, of: kind, isX: true))
    open.ys.append(place(y, of: kind, isX: false))
    if let xEnd { open.xEnds.append(place(xEnd, of: kind, isX: true)) }
    if let yEnd { open.yEnds.append(place(yEnd, of: kind, isX: false)) }
    if isWeighted || !open.weights.isEmpty { padWeights() }
    if let annotation { open.annotations[open.xs.count - 1] = annotation }
    isOpen =
      style == self.style && annotation == nil && weight == nil && open.xEnds.isEmpty
      && open.yEnds.isEmpty
  }

  /// Appends the number of the last mark of the open group; those before it may have had none.
  private mutating func padWeights() {
    let missing = open.xs.count - 1 - open.weights.count
    if missing > 0 { open.weights += repeatElement(.nan, count: missing) }
    open.weights.append(weight ?? .nan)
  }

  private mutating func place(_ value: NamedDatum?, of kind: MarkKind, isX: Bool) -> Double {
    guard let value else { return .nan }
    checkKind(kind, value, isX: isX)
    let place = isX ? x.place(of: value) : y.place(of: value)
    if place.isInfinite { open.infiniteCount += 1 }
    return place
  }

  private mutating func openGroup(
    _ kind: MarkKind,
    _ style: MarkStyle,
    _ places: MarkGroup.Places
  ) {
    let key = MarkGroup.Key(kind: kind, style: style, places: places)
    if key == open.key && !closed.isEmpty { return }
    if let index = indexes[open.key] { swap(&closed[index], &open) }
    if let index = indexes[key] {
      swap(&closed[index], &open)
    } else {
      indexes[key] = closed.count
      open = MarkGroup(kind: kind, style: style, places: places)
      if closed.isEmpty {
        open.xs.reserveCapacity(expectedCount)
        open.ys.reserveCapacity(expectedCount)
      }
      closed.append(open)
    }
  }

  // MARK: Styles

  /// Sets the series of the marks that follow; a number is a step for rectangles.
  @usableFromInline
  mutating func setSeries(_ value: NamedDatum) {
    if case .number(let number) = value.datum {
      if weightLabel.isEmpty { weightLabel = value.label }
      weight = number
    } else {
      let name = value.name
      if style.series != name { style.series = register(name, value.label) }
    }
  }

  private mutating func register(_ name: String, _ label: String) -> String {
    if seriesLabel.isEmpty { seriesLabel = label }
    if seriesNames.insert(name).inserted { series.append(name) }
    return name
  }

  // MARK: Problems

  /// Notes why a mark has no finite place.
  @usableFromInline
  mutating func check(
    _ kind: MarkKind,
    _ x: NamedDatum,
    _ y: NamedDatum,
    _ placeX: Double,
    _ placeY: Double
  ) {
    checkKind(kind, x, isX: true)
    checkKind(kind, y, isX: false)
    open.infiniteCount += (placeX.isInfinite ? 1 : 0) + (placeY.isInfinite ? 1 : 0)
  }

  private mutating func checkKind(_ kind: MarkKind, _ value: NamedDatum, isX: Bool) {
    let axis = isX ? x : y
    guard !axis.accepts(value) else { return }
    let problem = ChartProblem.mixedValues(mark: kind, axis: isX ? .x : .y, label: value.label)
    if !problems.contains(problem) { problems.append(problem) }
  }
}
