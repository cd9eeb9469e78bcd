import Testing

/// The tests of stores.
///
/// The title of a test names the concurrency rule that it checks.
@Suite("Stores") enum Stores {}
