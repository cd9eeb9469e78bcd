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
  func beginFrame<Format>(_ format: Format.Type) -> RenderPass {
    frameCount += 1
    return RenderPass(
      RenderPass.Number(number: frameCount, format: ObjectIdentifier(format)),
      root: root,
      boundStores
    )
  }

  /// Ends a frame, and removes data that earlier frames of the same format showed, but this frame
  /// does not.
  ///
  /// - Parameters:
  ///   - pass: The render pass of the frame.
  ///   - pressed: The buttons whose actions are running, which keep their identity.
  /// - Returns: The objects and loads that were removed.
  func endFrame(_ pass: RenderPass, whilePressing pressed: [HostedButton.ID: Int]) -> Discarded {
    var discarded = Discarded()
    for node in root.all.reversed() {
      sweep(node, after: pass.number, into: &discarded)
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
      // may already say that a load is in flight.
      if isGone && !work.generations.include(pass) {
        discarded.loads.append(work.load)
        node.work[request] = nil
      } else if work.generations.areMissed(by: pass) && !work.load.isRunning {
        node.work[request] = nil
      }
    }
  }
}
