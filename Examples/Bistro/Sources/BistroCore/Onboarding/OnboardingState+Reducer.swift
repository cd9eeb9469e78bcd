import Diptych
import DiptychRedux

extension OnboardingState {
  static func reduce(_ state: inout OnboardingState, _ action: OnboardingAction) {
    switch action {
    case .request: state.isDone.start()
    case .requested(let result): state.isDone.end(result)
    case .close: state.isDone.receive(true)
    case .closed(let failure): state.failure = failure
    case .dismissFailure: state.failure = nil
    }
  }

  static func middleware(
    _ repository: any OnboardingRepository
  ) -> Middleware<OnboardingState, OnboardingAction> {
    { before, _, action in
      switch action {
      case .request where !before.isDone.isLoading:
        [
          .load(
            \OnboardingState.isDone,
            OnboardingAction.requested,
            fetch: repository.isOnboardingDone
          )
        ]
      case .close:
        [
          .run { send in
            do throws(DatabaseError) {
              try await repository.finishOnboarding()
              send(.closed(nil))
            } catch {
              send(.closed(error))
            }
          }
        ]
      case .request, .requested, .closed, .dismissFailure: []
      }
    }
  }
}
