import Diptych
import DiptychRedux
import DiptychTesting
import Testing

@testable import BistroCore

@Suite("The introduction") struct OnboardingTests {
  // Inventory: E-08, E-20
  @Test("It is shown until it was closed once, and closing is stored when its action has ended")
  func article() async throws {
    let memory = MemoryRepository(isOnboardingDone: false)
    let store = AppStore(services: .mock(onboarding: memory))
    let recorder = StateRecorder(store, describing: { $0.onboarding.isShown ? "shown" : "hidden" })
    await store.dispatch(.onboarding(.request)).finish()
    await store.dispatch(.onboarding(.close)).finish()
    recorder.expectTrace(
      """
      hidden --onboarding(BistroCore.OnboardingAction.request)--> hidden
      hidden --onboarding(BistroCore.OnboardingAction.requested(Swift.Result<Swift.Bool, \
      BistroCore.DatabaseError>.success(false)))--> shown
      shown --onboarding(BistroCore.OnboardingAction.close)--> hidden
      hidden --onboarding(BistroCore.OnboardingAction.closed(nil))--> hidden [unchanged]
      """
    )
    #expect(try await memory.isOnboardingDone())

    let next = AppStore(services: .mock(onboarding: memory))
    await next.dispatch(.onboarding(.request)).finish()
    #expect(!next.state.onboarding.isShown)
  }

  // Inventory: E-08
  @Test("A button of the program closes it, and the screen below stays")
  func button() async throws {
    let memory = MemoryRepository(isOnboardingDone: false)
    let store = AppStore(services: .mock(onboarding: memory))
    let host = ViewHost { AppView(store: store) }
    await host.settle()
    #expect(host.content.first(.title, named: "Welcome to the bistro") != nil)
    #expect(host.rendered(as: .plain).contains("Six cheeses, one board"))
    await host.press("Get started")
    #expect(host.content.all(.title, named: "Welcome to the bistro").isEmpty)
    #expect(try await memory.isOnboardingDone())
  }

  @Test("An unreadable database does not block the program, and a failed write still closes it")
  func failures() async throws {
    let error = DatabaseError.readOnly(path: "x")
    let store = AppStore(services: .mock(onboarding: MemoryRepository(failure: error)))
    await store.dispatch(.onboarding(.request)).finish()
    #expect(!store.state.onboarding.isShown)
    await store.dispatch(.onboarding(.close)).finish()
    #expect(store.state.onboarding.failure == error)
    let host = ViewHost { AppView(store: store) }
    let notice = host.content.first(.callout)
    #expect(notice?.status == .warning)
    #expect(notice?.first(.content)?.text == error.message)
    await host.press("Dismiss")
    #expect(!store.state.hasStorageFailure)
  }
}
