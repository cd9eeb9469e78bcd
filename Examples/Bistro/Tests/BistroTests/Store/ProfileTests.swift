import Diptych
import DiptychRedux
import DiptychTesting
import Testing

@testable import BistroCore

@Suite("The profile") struct ProfileTests {
  // Inventory: E-11, E-20
  @Test("Four responses make six sections, and a failed one leaves the others on the screen")
  func partialFailure() async throws {
    let api = FailingAPI(base: Sample.api, endpoints: [.points])
    let store = AppStore(services: .mock(api: api))
    let host = ViewHost { ScreenView(tab: .profile, store: store) }
    await host.settle()
    let profile = store.state.profile
    #expect(profile.person.value?.name == "Ada Quill")
    #expect(profile.points.failure == .status(500, .points))
    #expect(profile.social.value?.count == 3)
    #expect(profile.information.value?.announcements.count == 2)
    let text = host.rendered(as: .plain)
    for part in [
      "Ada Quill", "The server answered 500 for “points”", "quill.example", "A new level",
    ] {
      #expect(text.contains(part))
    }
  }

  // Inventory: E-11
  @Test("A tab shows its list")
  func tabs() async throws {
    let store = AppStore(services: .mock())
    let host = ViewHost { ScreenView(tab: .profile, store: store) }
    await host.settle()
    #expect(host.rendered(as: .plain).contains("Your table is confirmed"))
    await host.press("Comments")
    #expect(host.rendered(as: .plain).contains("You are right about the capers."))
    #expect(!host.rendered(as: .plain).contains("Your table is confirmed"))
  }
}
