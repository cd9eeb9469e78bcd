/// The addresses that a link may lead to.
///
/// A ``Link`` to an address that is not allowed is its label, in every format. Allowed are relative
/// addresses, and the schemes `http`, `https`, `mailto` and `tel`; a program allows others where it
/// knows where addresses come from:
///
/// ```swift
/// page.environment(\.linkPolicy, .standard.allowing("rdar", "ftp"))
/// ```
///
/// It can be asked before anything is rendered:
///
/// ```swift
/// LinkPolicy.standard.allows("https://swift.org")     // true
/// LinkPolicy.standard.allows("../guide.html#top")     // true
/// LinkPolicy.standard.allows("git@example.org:a/b")   // false
/// LinkPolicy.standard.refusal(of: "ssh://a")          // .scheme("ssh")
/// ```
///
/// A renderer asks the one that holds where it draws, `EnvironmentValues.current.linkPolicy`.
///
/// The scheme is found as a browser finds it, by section 4.4 of the URL Standard: leading controls and
/// spaces are dropped, and tabs and newlines anywhere in it. `javascript`, `vbscript` and `data` can't
/// be allowed.
///
/// The further schemes hold for the URLs of the HTML vocabulary too, where an address that is not
/// allowed becomes `about:invalid`. One rule is that of links alone, RFC 3986, section 4.2: a colon in
/// the first part of an address ends a scheme, so `git@host:path` is no relative address. A file of
/// such a name is `./12:30.html`.
public struct LinkPolicy: Hashable, Sendable {
  /// The schemes that are allowed besides those of the standard policy, in lower case.
  private let furtherSchemes: Set<String>

  /// The policy that allows relative addresses, `http`, `https`, `mailto` and `tel`.
  public static let standard = LinkPolicy(furtherSchemes: [])

  /// Schemes whose addresses are run or drawn as a page of their own by who follows them.
  private static let forbiddenSchemes: Set<String> = ["javascript", "vbscript", "data"]

  private init(furtherSchemes: Set<String>) {
    self.furtherSchemes = furtherSchemes
  }

  /// The policy with further schemes, in any case and without a colon.
  ///
  /// What can't be a scheme is left out, and so is one that can't be allowed.
  public func allowing(_ schemes: String...) -> LinkPolicy { allowing(schemes) }

  /// The policy with further schemes, in any case and without a colon.
  ///
  /// What can't be a scheme is left out, and so is one that can't be allowed.
  public func allowing(_ schemes: some Sequence<String>) -> LinkPolicy {
    let further = schemes.map { $0.lowercased() }.filter(Self.canBeAllowed)
    return LinkPolicy(furtherSchemes: furtherSchemes.union(further))
  }

  private static func canBeAllowed(_ scheme: String) -> Bool {
    Destination.parts(of: Array("\(scheme):".utf8)).scheme == scheme
      && !forbiddenSchemes.contains(scheme)
  }

  /// Whether a link may lead to an address.
  ///
  /// - Complexity: Linear in the length of the first part of the address.
  public func allows(_ address: String) -> Bool {
    Destination.isStandardLink(address) || refusal(of: address) == nil
  }

  /// The URL of an element of HTML, such as the source of an image, or `about:invalid` where its
  /// scheme is not allowed.
  ///
  /// It holds for what a browser would load or follow by itself. A link is asked about by
  /// ``allows(_:)``, and is its label where it may lead nowhere.
  ///
  /// - Complexity: Linear in the length of the first part of the URL.
  public func sanitized(url: String) -> String {
    Destination.isAllowed(url, by: self) ? url : "\(Destination.invalid)"
  }

  /// The reason why a link may not lead to an address; nil if it may.
  ///
  /// - Complexity: Linear in the length of the first part of the address.
  public func refusal(of address: String) -> Refusal? {
    let parts = Destination.parts(of: Array(address.utf8))
    guard let scheme = parts.scheme else {
      return parts.hasColon ? .missingScheme : nil
    }
    return allows(scheme: scheme) ? nil : refusal(ofScheme: scheme)
  }

  /// Whether an address of a scheme, in lower case, is allowed.
  func allows(scheme: String) -> Bool {
    Destination.standardSchemes.contains(scheme) || furtherSchemes.contains(scheme)
  }

  private func refusal(ofScheme scheme: String) -> Refusal {
    Self.forbiddenSchemes.contains(scheme) ? .forbiddenScheme(scheme) : .scheme(scheme)
  }

  /// The reason why a link may not lead to an address.
  public enum Refusal: Hashable, Sendable, CustomStringConvertible {
    /// A scheme that the policy does not allow.
    case scheme(String)
    /// A scheme that no policy allows.
    case forbiddenScheme(String)
    /// A colon in the first part of the address, before which no scheme stands.
    case missingScheme

    /// The reason, and what to do about it.
    public var description: String {
      switch self {
      case .scheme(let scheme):
        """
        The scheme "\(scheme)" is not allowed. Where addresses can be trusted, allow it: \
        .environment(\\.linkPolicy, .standard.allowing("\(scheme)")).
        """
      case .forbiddenScheme(let scheme):
        "The scheme \"\(scheme)\" is never allowed: what follows it is run, or drawn as a page."
      case .missingScheme:
        """
        There is a colon in its first part, and no scheme before that. Write the scheme, as in \
        ssh://git@host/path, or "./" before a relative address.
        """
      }
    }
  }
}

extension EnvironmentValues {
  private enum LinkPolicyKey: EnvironmentKey {
    static var defaultValue: LinkPolicy { .standard }
  }

  /// The addresses that links may lead to.
  public var linkPolicy: LinkPolicy {
    get { self[LinkPolicyKey.self] }
    set { self[LinkPolicyKey.self] = newValue }
  }
}
