import DiptychViews

/// The source that a component shows, kept at its place from frame to frame.
///
/// A view may make its source in each frame, as in `Profile(user: AsyncStore(fetch: api.user))`.
/// The place keeps the first one, as `@State` would. A source that the caller keeps, and changes for
/// another one, is followed. The difference is seen in what is presented instead:
///
/// - An object that was presented in two frames is somebody's. If it is gone from the view, whatever
///   is there instead is what is meant.
/// - An object that dies with its frame was made by it; so the place keeps what it has.
/// - One that lives on may be somebody's, or is held by a button of its frame. The host draws once
///   more: if it is there again it is somebody's.
final class KeptSource<Source: AnyObject>: Rivalry {
  private var source: Source?
  private var drawing = 0
  private var isSomebodys = false
  private weak var rival: Source?
  private var rivalDrawing = 0

  /// The source to show in a frame in which one is presented.
  func choose(_ presented: Source, in frame: Frame) -> Source {
    let number = frame.number.number
    guard let source else { return adopt(presented, in: number) }
    if presented === source {
      if drawing != number { isSomebodys = true }
      drawing = number
      return source
    }
    // A frame may draw a place more than once.
    let isBack = presented === rival && rivalDrawing != number
    if isSomebodys || isBack {
      isSomebodys = isBack
      return adopt(presented, in: number)
    }
    rival = presented
    rivalDrawing = number
    frame.note(self)
    return source
  }

  private func adopt(_ presented: Source, in drawing: Int) -> Source {
    source = presented
    self.drawing = drawing
    rival = nil
    return presented
  }

  var isUndecided: Bool { rival != nil }
}

/// A place to which a frame has presented another source than the one that it keeps.
protocol Rivalry: AnyObject {
  /// Whether that one lives on after its frame.
  var isUndecided: Bool { get }
}

extension EnvironmentValues {
  private enum FrameKey: EnvironmentKey {
    static var defaultValue: Frame? { nil }
  }

  /// The frame of a host that is being drawn.
  var frame: Frame? {
    get { self[FrameKey.self] }
    set { self[FrameKey.self] = newValue }
  }
}

extension Renderer {
  /// Notes that a state of the caller is shown, which may be in flight.
  mutating func shows(isLoading: Bool) {
    guard isLoading, tracksIdentity else { return }
    let values = EnvironmentValues.current
    if !values.isPlaceholder { values.frame?.noteLoading() }
  }

  /// The source to show at this place, where one is presented.
  mutating func kept<Source: AnyObject>(_ presented: Source) -> Source {
    guard tracksIdentity else { return presented }
    let values = EnvironmentValues.current
    // A stub is not what the source of the value will be made of.
    guard !values.isPlaceholder, let frame = values.frame else { return presented }
    return owned { KeptSource<Source>() }.choose(presented, in: frame)
  }
}
