import Testing

/// The stores.
///
/// Each rule of the table of concurrency rules is named in the title of its test.
@Suite("Stores") enum Stores {}
