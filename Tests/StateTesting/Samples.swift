package import DiptychState

/// A value, written `v1`.
package struct Sample: RawRepresentable, Hashable, Codable, Sendable, CustomDebugStringConvertible {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package var debugDescription: String { "v\(rawValue)" }
}

/// A failure, written `e1`.
package struct Fault: RawRepresentable, Error, Hashable, Codable, CustomDebugStringConvertible {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package var debugDescription: String { "e\(rawValue)" }
}

package let v1 = Sample(rawValue: 1)
package let v2 = Sample(rawValue: 2)
package let e1 = Fault(rawValue: 1)
package let e2 = Fault(rawValue: 2)

package typealias SampleValue = AsyncValue<Sample, Fault>
package typealias SampleList = PagingState<Sample, Int, Fault>

extension AsyncValue where Value == Sample, Failure == Fault {
  /// Every state, with ``v1`` as its value and ``e1`` as its failure.
  package static let samples: [SampleValue] = samples(value: v1, failure: e1)

  package static let eventSamples: [Event] = [
    .start, .succeed(v2), .fail(e2), .cancel, .receive(v2), .reset,
  ]
}

extension PagingState where Item == Sample, Cursor == Int, Failure == Fault {
  /// Every combination of the parts of a state, with nil for an illegal combination.
  package static let combinations: [SampleList?] = {
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

  /// Every legal state, in the order of ``PagingPhase``.
  package static let samples: [SampleList] = PagingPhase.allCases.flatMap { phase in
    combinations.compactMap { $0 }.filter { $0.phase == phase }
  }

  /// Every legal state of a list with a previous page, at its end or not.
  package static let samplesWithPrevious: [SampleList] = {
    let pages = [nil, 1].map { [Page(items: [v1], previous: 0, next: $0)] }
    let operations: [PagingOperation?] = [nil, .refresh, .append, .prepend]
    return pages.flatMap { pages in
      operations.flatMap { failed in
        operations.compactMap { inFlight in
          PagingState(pages: pages, failure: failed.map { ($0, e1) }, inFlight: inFlight)
        }
      }
    }
  }()

  /// The events of the previous page.
  package static let previousEventSamples: [Event] = [
    .loadPrevious,
    .succeed(.prepend, Page(items: [v2], previous: 3, next: 0)),
    .succeed(.prepend, Page(items: [v2], previous: nil, next: 0)),
    .fail(.prepend, e2),
  ]

  package static let eventSamples: [Event] = [
    .refresh, .loadMore,
    .succeed(.refresh, Page(items: [v2], next: 2)), .succeed(.refresh, .last([v2])),
    .fail(.refresh, e2),
    .succeed(.append, Page(items: [v2], next: 2)), .succeed(.append, .last([v2])),
    .fail(.append, e2),
    .cancel, .reset,
  ]
}

extension PagingState.Page {
  /// Returns the last page of a list, which has no cursor.
  package static func last(_ items: [Item]) -> Self { Self(items: items, next: nil) }
}
