import DiptychState
import DiptychViews

/// The source of a component, kept at its identity from frame to frame.
///
/// A view may create its source in each frame, as in `Profile(user: AsyncStore(fetch: api.user))`.
/// The node then keeps the first source, like `@State`. If the caller owns the source and replaces
/// it by another one, the component shows the new source. The sources that are presented in later
/// frames distinguish the two cases:
///
/// - A source that is presented in two frames has an owner outside of the frames. If another source
///   is presented later, the owner has replaced the source.
/// - A source that is deallocated with its frame was created in that frame, so the node keeps its
///   own source.
/// - A source that outlives its frame has an owner, or is captured by a button of the frame. The
///   host then draws once more. If the same source is presented again, it has an owner.
final class KeptSource<Source: AnyObject>: OwnershipConflict {
  private var source: Source?
  private var drawing = 0
  private var isSomebodys = false
  /// The source presented instead, or the first store of a combined source that is another one.
  private weak var rival: AnyObject?
  private var rivalDrawing = 0

  /// Returns the source to show in a frame that presents a source.
  func choose(_ presented: Source, in pass: RenderPass) -> Source {
    let number = pass.number.number
    guard let source else { return adopt(presented, in: number) }
    guard let newPart = part(of: presented, notOf: source) else {
      if drawing != number { isSomebodys = true }
      drawing = number
      return source
    }
    if let isSame = isSameSource(presented, as: source) {
      // A part of another store's state is created in each frame, and names the data that it loads.
      return isSame ? source : adopt(presented, in: number)
    }
    // A frame may draw one node more than once.
    let isBack = newPart === rival && rivalDrawing != number
    if isSomebodys || isBack {
      isSomebodys = isBack
      return adopt(presented, in: number)
    }
    rival = newPart
    rivalDrawing = number
    pass.note(self)
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

/// Returns the object that a source has and another source has not, or nil if they are the same.
private func part(of first: AnyObject, notOf second: AnyObject) -> AnyObject? {
  if first === second { return nil }
  guard let parts = (first as? any CombinedSource)?.parts,
    let others = (second as? any CombinedSource)?.parts
  else { return first }
  return parts.first { part in !others.contains { $0 === part } }
}

/// Returns whether two sources load the same data of one owner, or nil if the sources have no
/// identity.
private func isSameSource(_ first: AnyObject, as second: AnyObject) -> Bool? {
  guard let first = first as? any IdentifiedSource, let second = second as? any IdentifiedSource
  else { return nil }
  return first.sourceID == second.sourceID
}

/// A node that keeps another source than the source presented in a frame.
protocol OwnershipConflict: AnyObject {
  /// Whether the presented source outlives its frame.
  var isUndecided: Bool { get }
}

extension EnvironmentValues {
  private enum RenderPassKey: EnvironmentKey {
    static var defaultValue: RenderPass? { nil }
  }

  /// The host's frame that is being drawn.
  var renderPass: RenderPass? {
    get { self[RenderPassKey.self] }
    set { self[RenderPassKey.self] = newValue }
  }
}

extension _Renderer {
  /// Returns the source to show at this identity when a source is presented.
  mutating func kept<Source: AnyObject>(_ presented: Source) -> Source {
    guard tracksIdentity else { return presented }
    let values = EnvironmentValues.current
    // In a placeholder, the presented source is created from stub data.
    guard !values.isPlaceholder, let pass = values.renderPass else { return presented }
    return owned { KeptSource<Source>() }.choose(presented, in: pass)
  }
}
