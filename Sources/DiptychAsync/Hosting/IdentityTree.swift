import DiptychContent
import DiptychViews

/// The data that a host keeps between frames: the nodes of its components.
///
/// Only one rendering uses the tree at a time.
final class IdentityTree {
  /// The objects and loads that a frame no longer shows.
  struct Discarded {
    var objects: [AnyObject] = []
    var loads: [HostedLoad] = []

    mutating func append(_ other: Discarded) {
      objects += other.objects
      loads += other.loads
    }
  }

  private let root = IdentityNode(nil, in: nil)
  private let boundStores = BoundStores()
  private var frameCount = 0

  init() {}

  // Without this, each node would deallocate its children recursively, and overflow the stack on a
  // deep tree.
  deinit {
    for node in root.all { node.children = [:] }
  }

  /// Begins a frame of a format.
  func beginFrame<Format>(
    _ format: Format.Type,
    whilePressing pressed: Set<HostedButton.ID>
  ) -> RenderPass {
    frameCount += 1
    return RenderPass(
      RenderPass.Number(number: frameCount, format: ObjectIdentifier(format)),
      root: root,
      boundStores,
      whilePressing: pressed
    )
  }

  /// Ends a frame, and removes data that earlier frames of the same format showed, but this frame
  /// does not.
  ///
  /// - Parameters:
  ///   - pass: The render pass of the frame.
  ///   - pressed: The buttons whose actions are running, which keep their identity.
  ///   - running: The loads that were running when the frame began.
  /// - Returns: The objects and loads that were removed.
  func endFrame(
    _ pass: RenderPass,
    whilePressing pressed: Set<HostedButton.ID>,
    running: Set<ObjectIdentifier>
  ) -> Discarded {
    var discarded = Discarded()
    for node in root.all.reversed() {
      sweep(node, after: pass.number, running: running, into: &discarded)
      guard node.isEmpty(whilePressing: pressed), let step = node.step else { continue }
      node.parent?.children[step] = nil
      if case .id = step { node.parent?.lastLoss = pass.number.number }
    }
    if !discarded.objects.isEmpty { boundStores.prune() }
    return discarded
  }

  private func sweep(
    _ node: IdentityNode,
    after pass: RenderPass.Number,
    running: Set<ObjectIdentifier>,
    into discarded: inout Discarded
  ) {
    var isGone = node.generations.areMissed(by: pass)
    if isGone { node.generations.forget(pass) }
    for (type, object) in node.objects where object.generations.areMissed(by: pass) {
      discarded.objects.append(object.value)
      node.objects[type] = nil
      isGone = true
    }
    for (request, work) in node.work {
      // A load that has ended is kept while frames ask for it, so that it is not started again in
      // each frame. A running load is kept even if a frame does not ask for it, because the state
      // may already say that a load is in flight; so is one that has ended during the frame.
      if isGone && !work.generations.include(pass) {
        discarded.loads.append(work.load)
        node.work[request] = nil
      } else if work.generations.areMissed(by: pass) && !work.load.isRunning
        && !running.contains(ObjectIdentifier(work.load))
      {
        node.work[request] = nil
      }
    }
  }
}

/// A position in the tree of views that keeps data between frames, or an ancestor of such a
/// position.
///
/// A node is created where a component owns an object, asks for a load or offers an action. In each
/// frame, the same steps from the root lead to the node.
final class IdentityNode {
  typealias Step = ContentTree.Identity.Step

  /// An object owned by a component.
  struct Object {
    let value: AnyObject
    var generations = Generations()
  }

  /// The identity of a component's load.
  struct Request: Hashable {
    enum Kind {
      case first
      case more
    }

    let kind: Kind
    let id: AnyHashable?
  }

  /// A load that was started for a component.
  struct Work {
    let load: HostedLoad
    var generations = Generations()
  }

  let step: Step?
  unowned let parent: IdentityNode?
  var children: [Step: IdentityNode] = [:]
  var objects: [ObjectIdentifier: Object] = [:]
  var work: [Request: Work] = [:]
  var generations = Generations()
  /// The number of the frame that created this node.
  let firstFrame: Int
  /// The identity of the button at this node, or nil.
  private var knownButtonID: HostedButton.ID?
  /// The number of the last frame that removed a child with an id.
  var lastLoss = 0

  /// Creates an empty node.
  ///
  /// - Parameters:
  ///   - step: The step from the parent to this node; nil for the root.
  ///   - parent: The parent of this node.
  ///   - frame: The number of the frame that creates the node.
  init(_ step: Step?, in parent: IdentityNode?, madeIn frame: Int = 0) {
    self.step = step
    self.parent = parent
    firstFrame = frame
  }

  /// The ancestor whose ids change in each frame, or this node if there is no such ancestor.
  ///
  /// First loads are counted for this ancestor, so that an endless series of first loads is
  /// stopped. An ancestor is found by its children: in the frame that created this node, a child
  /// with a new id replaced another child.
  var invalidated: IdentityNode {
    var node = self
    while let parent = node.parent, parent.firstFrame == firstFrame { node = parent }
    guard let parent = node.parent, parent.lastLoss == firstFrame else { return self }
    return parent
  }

  /// The identity of the button at this node, which is created by the first access.
  var buttonID: HostedButton.ID {
    let id = knownButtonID ?? HostedButton.newID()
    knownButtonID = id
    return id
  }

  /// The steps from the root to this node.
  var identity: ContentTree.Identity {
    var steps: [Step] = []
    var node = self
    while let step = node.step, let parent = node.parent {
      steps.append(step)
      node = parent
    }
    return ContentTree.Identity(steps.reversed())
  }

  /// Whether the node holds no data, and no button whose action is running.
  func isEmpty(whilePressing pressed: Set<HostedButton.ID>) -> Bool {
    let isPressed = knownButtonID.map(pressed.contains) ?? false
    return children.isEmpty && objects.isEmpty && work.isEmpty && generations.isEmpty && !isPressed
  }

  /// This node and all nodes below it, each before its children.
  var all: [IdentityNode] {
    var nodes = [self]
    var i = 0
    while i < nodes.count {
      nodes += nodes[i].children.values
      i += 1
    }
    return nodes
  }
}

/// The numbers of the last frames that contained an item, one for each format.
///
/// A frame only misses an item if earlier frames of the same format contained the item.
struct Generations {
  private var frames: [ObjectIdentifier: Int] = [:]

  init() {}

  var isEmpty: Bool { frames.isEmpty }

  mutating func note(_ frame: RenderPass.Number) { frames[frame.format] = frame.number }

  func include(_ frame: RenderPass.Number) -> Bool { frames[frame.format] == frame.number }

  mutating func forget(_ frame: RenderPass.Number) { frames[frame.format] = nil }

  /// Returns whether earlier frames of the same format contained the item, but the given frame does
  /// not.
  func areMissed(by frame: RenderPass.Number) -> Bool {
    frames[frame.format].map { $0 != frame.number } ?? false
  }
}
