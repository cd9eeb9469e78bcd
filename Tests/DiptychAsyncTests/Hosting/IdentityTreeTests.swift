import Diptych
import Testing

@testable import DiptychAsync

@Suite("The loads that a host tracks between frames") struct IdentityTreeTests {
  @Test("A load that ends while a frame shows it is known to the next frame, which may ask for it")
  func ended() async throws {
    let tree = IdentityTree()
    func frame(running: Set<ObjectIdentifier> = [], _ body: (RenderPass) -> Void = { _ in }) {
      let pass = tree.beginFrame(TextFormat.self, whilePressing: [])
      body(pass)
      _ = tree.endFrame(pass, whilePressing: [], running: running)
    }

    let load = HostedLoad({}, run: 1)
    var asked: RenderPass.PendingLoad?
    frame { pass in
      pass.wants(.first) {}
      asked = pass.pendingLoads.first
      asked?.node.work[pass.pendingLoads[0].request] = IdentityNode.Work(
        load: load,
        generations: pass.pendingLoads[0].generations
      )
    }
    let (node, request) = try #require(asked.map { ($0.node, $0.request) })
    load.start(isImmediate: false, becameQuiet: {}, ended: {})
    await load.end()
    frame(running: [ObjectIdentifier(load)])
    #expect(node.work[request] != nil)
    frame()
    #expect(node.work[request] == nil)
  }
}
