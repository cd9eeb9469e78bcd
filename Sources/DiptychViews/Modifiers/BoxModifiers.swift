extension View {
  /// Places the view in a frame with a width in cells and a height in lines.
  ///
  /// If the width is nil, the frame is as wide as the view. If the height is nil, the frame is as
  /// high as the view. A negative number counts as 0.
  ///
  /// In text output, a frame is never wider than the available width. Content that is higher than
  /// the frame is not cut.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func frame(
    width: Int? = nil,
    height: Int? = nil,
    alignment: Alignment = .center
  ) -> _ModifiedView<Self> {
    _ModifiedView(.frame(_FrameSize(width: width, height: height), alignment), self)
  }

  /// Places the view in a frame with a minimum and a maximum width, in cells, and a minimum height,
  /// in lines.
  ///
  /// ```swift
  /// Text("Total").frame(maxWidth: .max, alignment: .trailing)
  /// ```
  ///
  /// At 20 cells:
  ///
  /// ```text
  ///                Total
  /// ```
  ///
  /// Without a maximum width, the frame is as wide as the view, or as wide as the minimum if the
  /// view is narrower. With a maximum width, the frame takes the available width up to the maximum.
  /// If the maximum is `.max`, the frame takes all of the available width.
  ///
  /// In text output, a frame is never wider than the available width, even if the minimum width is
  /// larger. In output of unlimited width, a frame with a maximum width is at most as wide as its
  /// container.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in cells.
  ///   - maxWidth: The maximum width in cells. The frame takes this width if it is available.
  ///   - minHeight: The minimum height in lines.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The view in its frame.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func frame(
    minWidth: Int? = nil,
    maxWidth: Int? = nil,
    minHeight: Int? = nil,
    alignment: Alignment = .center
  ) -> _ModifiedView<Self> {
    let limits = _FrameSize(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight)
    return _ModifiedView(.frame(limits, alignment), self)
  }

  @available(*, unavailable, message: "a width is a number of cells; write maxWidth: .max")
  public func frame(maxWidth: Double, alignment: Alignment = .center) -> Self { self }
}

/// The size of a frame, or limits for the size.
///
/// If a length is nil, the content determines it.
public struct _FrameSize: Equatable, Sendable {
  /// The width in cells.
  public let width: Int?
  /// The height in lines.
  public let height: Int?
  /// The minimum width in cells.
  public let minWidth: Int?
  /// The maximum width in cells, which the frame takes if there is room.
  ///
  /// `Int.max` stands for all of the available width.
  public let maxWidth: Int?
  /// The minimum height in lines.
  public let minHeight: Int?

  /// Creates a size; a negative length counts as 0.
  @_alwaysEmitIntoClient
  public init(width: Int?, height: Int?) {
    self.width = width.map { max($0, 0) }
    self.height = height.map { max($0, 0) }
    (minWidth, maxWidth, minHeight) = (nil, nil, nil)
  }

  /// Creates limits; a negative limit counts as 0.
  @_alwaysEmitIntoClient
  public init(minWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil) {
    self.minWidth = minWidth.map { max($0, 0) }
    self.maxWidth = maxWidth.map { max($0, 0) }
    self.minHeight = minHeight.map { max($0, 0) }
    (width, height) = (nil, nil)
  }

  /// Whether the size is given by limits, instead of a width and a height.
  public var isLimited: Bool { minWidth != nil || maxWidth != nil || minHeight != nil }
}

extension View {
  /// Adds padding on some sides, in cells horizontally and in lines vertically.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Int = 1) -> _ModifiedView<Self>
  {
    _ModifiedView(.padding(EdgeInsets(edges, length)), self)
  }

  /// Adds the same padding on every side, in cells horizontally and in lines vertically.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func padding(_ length: Int) -> _ModifiedView<Self> {
    _ModifiedView(.padding(EdgeInsets(.all, length)), self)
  }

  /// Adds padding around the view, in cells horizontally and in lines vertically.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func padding(_ insets: EdgeInsets) -> _ModifiedView<Self> {
    _ModifiedView(.padding(insets), self)
  }
}

extension View {
  /// Draws a border around the view.
  ///
  /// ```swift
  /// Text("Hello").border(.rounded)
  /// ```
  ///
  /// ```text
  /// ╭───────╮
  /// │ Hello │
  /// ╰───────╯
  /// ```
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func border(_ style: BorderStyle = .square) -> _ModifiedView<Self> {
    _ModifiedView(.border(style), self)
  }
}

/// The line characters of a border.
public enum BorderStyle: Hashable, Sendable {
  /// `┌─┐`
  case square
  /// `╭─╮`
  case rounded
  /// `+-+`
  case ascii
  /// `┏━┓`
  case heavy
  /// `╔═╗`
  case double
}
