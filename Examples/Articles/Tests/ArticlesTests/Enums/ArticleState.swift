import ArticlesStateTesting
import Diptych

@testable import articles

/// A state type of an article, with the transitions that the article defines.
protocol ArticleState: Hashable {
  init(_ state: SampleValue)
  /// The state as an ``AsyncValue``, with the data that the article's type keeps.
  var embedded: SampleValue { get }
  mutating func startLoading()
  mutating func succeed(_ value: Sample)
  mutating func fail(_ failure: Fault)
}

extension ArticleState where Self: AsyncValueProjection, Value == Sample, Failure == Fault {
  var embedded: SampleValue { asyncValue }
}

extension DataState.Case0: ArticleState where Value == Sample, Failure == Fault {}
extension DataState.Case1: ArticleState where Value == Sample, Failure == Fault {}
extension DataState.Case1Alt: ArticleState where Value == Sample, Failure == Fault {}
extension DataState.Case2: ArticleState where Value == Sample, Failure == Fault {}
extension DataState.Case2Alt: ArticleState where Value == Sample, Failure == Fault {}
extension DataState.Separate: ArticleState where Value == Sample, Failure == Fault {}
extension DataState.Case4: ArticleState where Value == Sample, Failure == Fault {}
extension DataState.LastValue: ArticleState where Value == Sample, Failure == Fault {}
extension DataState.LoadedResult: ArticleState where Value == Sample, Failure == Fault {}

extension DataState.Flags: ArticleState where Value == Sample {
  var embedded: SampleValue { asyncValue(failure: e1) }
  mutating func fail(_ failure: Fault) { fail() }
}

/// The ten state types of the articles.
enum ArticleStates {
  static let all: [any (ArticleState & SendableMetatype).Type] = [
    DataState.Case0<Sample, Fault>.self, DataState.Case1<Sample, Fault>.self,
    DataState.Case1Alt<Sample, Fault>.self, DataState.Case2<Sample, Fault>.self,
    DataState.Case2Alt<Sample, Fault>.self, DataState.Separate<Sample, Fault>.self,
    DataState.Case4<Sample, Fault>.self, DataState.LastValue<Sample, Fault>.self,
    DataState.LoadedResult<Sample, Fault>.self, DataState.Flags<Sample>.self,
  ]

  /// Returns the name of a type without its generic arguments: `Case1Alt`.
  static func name(_ type: any ArticleState.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}

extension ArticleState {
  /// The state as written in a table: `loading(nil, e1)`.
  var notation: String {
    let text =
      switch self {
      case let state as DataState.Separate<Sample, Fault>:
        "\(state.status), value: \(state.value as Any), failure: \(state.failure as Any)"
      case let state as DataState.Flags<Sample>:
        "isLoading: \(state.isLoading), isError: \(state.isError), data: \(state.data as Any)"
      case let state as DataState.LoadedResult<Sample, Fault>:
        if case .loaded(let result) = state { "loaded(\(result))" } else { "\(state)" }
      default:
        "\(self)"
      }
    // Writes `Optional(v1)` as `v1`.
    return [v1, v2].reduce([e1, e2].reduce(text, unwrapping), unwrapping)
  }

  private func unwrapping(_ text: String, _ payload: Any) -> String {
    text.split(separator: "Optional(\(payload))", omittingEmptySubsequences: false)
      .joined(separator: "\(payload)")
  }
}
