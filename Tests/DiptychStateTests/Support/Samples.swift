import DiptychState

/// A sample value, written `v1`.
struct Sample: RawRepresentable, Hashable, Codable, Sendable, CustomDebugStringConvertible {
  let rawValue: Int
  var debugDescription: String { "v\(rawValue)" }
}

/// A sample failure, written `e1`.
struct Fault: RawRepresentable, Error, Hashable, Codable, CustomDebugStringConvertible {
  let rawValue: Int
  var debugDescription: String { "e\(rawValue)" }
}

let v1 = Sample(rawValue: 1)
let v2 = Sample(rawValue: 2)
let e1 = Fault(rawValue: 1)
let e2 = Fault(rawValue: 2)

typealias SampleValue = AsyncValue<Sample, Fault>
typealias SampleList = PagingState<Sample, Int, Fault>

extension AsyncValue where Value == Sample, Failure == Fault {
  /// All states, with ``v1`` and ``e1`` as their data.
  static let samples: [SampleValue] = samples(value: v1, failure: e1)

  static let eventSamples: [Event] = [
    .start, .succeed(v2), .fail(e2), .cancel, .receive(v2), .reset,
  ]
}

extension PagingState where Item == Sample, Cursor == Int, Failure == Fault {
  /// All combinations of the parts of a state; nil for those that are illegal.
  static let combinations: [SampleList?] = {
    let pages: [[Page]?] = [nil, [.last([v1])], [Page(items: [v1], next: 1)]]
    let operations: [PagingOperation?] = [nil, .refresh, .append]
    return pages.flatMap { pages in
      operations.flatMap { failed in
        operations.map { inFlight in
          PagingState(pages: pages, failure: failed.map { ($0, e1) }, inFlight: inFlight)
        }
      }
    }
  }()

  /// All legal states, in the order of ``PagingKind``.
  static let samples: [SampleList] = PagingKind.allCases.flatMap { kind in
    combinations.compactMap { $0 }.filter { $0.kind == kind }
  }

  static let eventSamples: [Event] = [
    .refresh, .loadMore,
    .succeed(.refresh, Page(items: [v2], next: 2)), .succeed(.refresh, .last([v2])),
    .fail(.refresh, e2),
    .succeed(.append, Page(items: [v2], next: 2)), .succeed(.append, .last([v2])),
    .fail(.append, e2),
    .cancel, .reset,
  ]
}

extension PagingState.Page {
  /// Returns the last page of a list.
  static func last(_ items: [Item]) -> Self { Self(items: items, next: nil) }
}
