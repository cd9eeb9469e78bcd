import DiptychStateTesting

/// The tables as designed, written by hand.
///
/// The tests compare the code with them.
enum WrittenTables {
  /// The results of every event in every state of a value.
  static let value = """
    | state | start | succeed(v2) | fail(e2) | cancel | receive(v2) | reset |
    | --- | --- | --- | --- | --- | --- | --- |
    | `idle` | loading | **illegal** | **illegal** | · | loaded(v2) | · |
    | `loading` | · | loaded(v2) | failed(e2) | idle | reloading(v2) | idle |
    | `loaded(v1)` | reloading(v1) | **illegal** | **illegal** | · | loaded(v2) | idle |
    | `reloading(v1)` | · | loaded(v2) | reloadFailed(v1, e2) | loaded(v1) | reloading(v2) | idle |
    | `failed(e1)` | retrying(e1) | **illegal** | **illegal** | · | loaded(v2) | idle |
    | `retrying(e1)` | · | loaded(v2) | failed(e2) | failed(e1) | reloading(v2) | idle |
    | `reloadFailed(v1, e1)` | reloadRetrying(v1, e1) | **illegal** | **illegal** | · | loaded(v2) | idle |
    | `reloadRetrying(v1, e1)` | · | loaded(v2) | reloadFailed(v1, e2) | reloadFailed(v1, e1) | reloading(v2) | idle |
    """

  /// The results of every event in every state of a list.
  ///
  /// `∅` stands for a list that was never loaded, `P` for pages, `Er` and `Ea` for a failed refresh
  /// and append, `↻` and `↓` for a refresh and an append in flight.
  static let paging = """
    | phase | state | refresh | loadMore | refresh ok | refresh ok, last | refresh fails | append ok | append ok, last | append fails | cancel | reset |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    | `idle` | ∅ | ∅·↻ | · | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | · | · |
    | `loading` | ∅·↻ | · | · | P | P·end | ∅·Er | **illegal** | **illegal** | **illegal** | ∅ | ∅ |
    | `failed` | ∅·Er | ∅·Er·↻ | · | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | · | ∅ |
    | `retrying` | ∅·Er·↻ | · | · | P | P·end | ∅·Er | **illegal** | **illegal** | **illegal** | ∅·Er | ∅ |
    | `loaded` | P | P·↻ | P·↓ | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | · | ∅ |
    | `loadedAtEnd` | P·end | P·↻·end | · | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | · | ∅ |
    | `refreshing` | P·↻ | · | · | P | P·end | P·Er | **illegal** | **illegal** | **illegal** | P | ∅ |
    | `refreshingAtEnd` | P·↻·end | · | · | P | P·end | P·Er·end | **illegal** | **illegal** | **illegal** | P·end | ∅ |
    | `appending` | P·↓ | P·↻ | · | **illegal** | **illegal** | **illegal** | P | P·end | P·Ea | P | ∅ |
    | `refreshFailed` | P·Er | P·Er·↻ | P·Er·↓ | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | · | ∅ |
    | `refreshFailedAtEnd` | P·Er·end | P·Er·↻·end | · | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | · | ∅ |
    | `refreshRetrying` | P·Er·↻ | · | · | P | P·end | P·Er | **illegal** | **illegal** | **illegal** | P·Er | ∅ |
    | `refreshRetryingAtEnd` | P·Er·↻·end | · | · | P | P·end | P·Er·end | **illegal** | **illegal** | **illegal** | P·Er·end | ∅ |
    | `appendingAfterRefreshFailed` | P·Er·↓ | P·Er·↻ | · | **illegal** | **illegal** | **illegal** | P | P·end | P·Ea | P·Er | ∅ |
    | `appendFailed` | P·Ea | P·Ea·↻ | P·Ea·↓ | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | **illegal** | · | ∅ |
    | `refreshingAfterAppendFailed` | P·Ea·↻ | · | · | P | P·end | P·Er | **illegal** | **illegal** | **illegal** | P·Ea | ∅ |
    | `appendRetrying` | P·Ea·↓ | P·Ea·↻ | · | **illegal** | **illegal** | **illegal** | P | P·end | P·Ea | P·Ea | ∅ |
    """
}
