import DiptychTesting
import Testing
@Test func x() {}
