import Synchronization

/// The test that a snapshot belongs to.
public struct SnapshotOwner: Hashable, Sendable {
  /// The module that declares the test.
  public let module: String

  /// The types that contain the test, outermost first, as Swift writes them.
  public let suites: [String]

  /// The function, as Swift writes it, with its labels and the backticks of a raw identifier.
  public let function: String

  /// Whether the test runs once for each of its arguments.
  public let isParameterized: Bool

  /// The location of the test's declaration, as `Module/File.swift:12`.
  public let place: String

  /// Creates an owner.
  public init(
    module: String,
    suites: [String] = [],
    function: String,
    isParameterized: Bool = false,
    place: String
  ) {
    self.module = module
    self.suites = suites
    self.function = function
    self.isParameterized = isParameterized
    self.place = place
  }

  private static let folders = Mutex<[SnapshotOwner: String]>([:])

  /// The path of the owner's folder, with a slash at its end: the names of the module, the suites
  /// and the test.
  ///
  /// It is made once for each owner: a test that is not optimised takes longer to make it than to
  /// read a reference.
  var folder: String {
    if let folder = Self.folders.withLock({ $0[self] }) { return folder }
    let names = [module] + suites + [function]
    let folder = names.map { pathComponent(Self.baseName($0)) + "/" }.joined()
    Self.folders.withLock { $0[self] = folder }
    return folder
  }

  /// Returns a name without its argument labels or the backticks of a raw identifier.
  private static func baseName(_ name: String) -> String {
    // By bytes: these characters are never a part of a longer character's encoding.
    if name.utf8.first == UInt8(ascii: "`") {
      String(name.utf8.dropFirst().prefix { $0 != UInt8(ascii: "`") }) ?? name
    } else {
      String(name.utf8.prefix { $0 != UInt8(ascii: "(") }) ?? name
    }
  }
}

extension SnapshotOwner: CustomStringConvertible {
  public var description: String {
    "\((suites + [function]).joined(separator: "/")) (\(place))"
  }
}
