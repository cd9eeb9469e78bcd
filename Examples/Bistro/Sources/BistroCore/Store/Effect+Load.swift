import Diptych
import DiptychRedux

extension Effect {
  /// Returns an effect that loads a value, and sends it or the failure.
  ///
  /// Every failure is sent, since the fetch function throws no other, so no load stays in flight.
  ///
  /// - Parameters:
  ///   - embed: The function from the result to the action.
  ///   - fetch: The function that loads the value.
  /// - Returns: The effect.
  static func load<Value: Sendable, Failure: Error>(
    _ embed: @escaping @Sendable (Result<Value, Failure>) -> Action,
    _ fetch: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Effect {
    .run { send in
      do throws(Failure) {
        send(embed(.success(try await fetch())))
      } catch {
        send(embed(.failure(error)))
      }
    }
  }
}
