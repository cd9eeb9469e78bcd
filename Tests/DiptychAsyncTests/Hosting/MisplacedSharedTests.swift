import Diptych
import Testing

@Suite("ViewHost: a Shared that a view creates") struct MisplacedSharedTests {
  private struct Screen: View {
    @Shared var user = AsyncValue<String, Never>.idle

    var body: some View {
      Text("\(user)")
      AsyncValueView(value: $user, fetch: { () async -> String in "Ada" }) { Text($0) }
    }
  }

  private static let message = """
    ┃ ✗ a view made a Shared<AsyncValue<String, Never>> while it was drawn, and the next frame \
    makes another one: what is written to it is never shown. Own it outside of the view \
    (`@Shared var value`, beside the host), and let the view have a \
    `@Binding var value: AsyncValue<String, Never>`

    """

  @Test("Every frame reports the misplaced Shared and the remedy, and the frames end")
  func noticed() async {
    let host = ViewHost { Screen() }
    var frames: [String] = []
    for await frame in host.frames(as: .text(width: 1000)) { frames.append(frame) }
    #expect(frames == [Self.message])
    await host.settle()
    #expect(host.rendered(as: .text(width: 1000)) == Self.message)
  }

  @Test("A Shared that a model creates lazily and retains is not misplaced") func lazily() async {
    let models = Value<[Shared<Int>]>([])
    let host = ViewHost {
      let _ = models.change { if $0.isEmpty { $0.append(Shared(wrappedValue: 1)) } }
      Text("\(models.value[0].wrappedValue)")
    }
    await host.settle()
    #expect(host.text == "1")
  }

  /// A custom loadable whose state is a `Shared`.
  private final class Model: Loadable {
    private let value = Shared(wrappedValue: AsyncValue<String, Never>.idle)
    var state: AsyncValue<String, Never> { value.wrappedValue }
    func load() async { value.wrappedValue = .loaded("done") }
  }

  @Test("A Shared of a model that is retained by its identity is not misplaced")
  func kept() async {
    let host = ViewHost { AsyncValueView(store: Model()) { Text($0) } }
    await host.settle()
    #expect(host.text == "done")
  }
}
