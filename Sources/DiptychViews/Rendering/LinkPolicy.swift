/// The addresses that a link may lead to.
///
/// If the address of a ``Link`` is not allowed, every format draws the label only. Relative
/// addresses and the schemes `http`, `https`, `mailto` and `tel` are always allowed. If you trust
/// the source of the addresses, you can allow further schemes:
///
/// ```swift
/// page.environment(\.linkPolicy, .standard.allowing("rdar", "ftp"))
/// ```
///
/// You can ask a policy before anything is rendered:
///
/// ```swift
/// LinkPolicy.standard.allows("https://swift.org")     // true
/// LinkPolicy.standard.allows("../guide.html#top")     // true
/// LinkPolicy.standard.allows("git@example.org:a/b")   // false
/// LinkPolicy.standard.refusal(of: "ssh://a")          // .scheme("ssh")
/// ```
///
/// A renderer uses the policy of the environment, `EnvironmentValues.current.linkPolicy`.
///
/// A policy parses the scheme of an address as browsers do (URL Standard, section 4.4). It ignores
/// control characters and spaces at the beginning, and tabs and newlines anywhere. The schemes
/// `javascript`, `vbscript` and `data` can't be allowed.
///
/// The policy `.standard.allowingDataImages()` also allows images and icons that are embedded in a
/// page, as `data:image/png;base64,…`. This is safe, because browsers run no scripts in images.
///
/// The policy also applies to URLs in the attributes of HTML elements, such as the source of an
/// image. There, a URL with a scheme that is not allowed becomes `about:invalid`.
///
/// In the address of a link, a colon before the first slash always ends a scheme (RFC 3986, section
/// 4.2). So `git@host:path` is not a relative address, and is not allowed. Write a file name with a
/// colon as `./12:30.html`.
public struct LinkPolicy: Hashable, Sendable {
  /// The allowed schemes that the standard policy does not have, in lower case.
  private var furtherSchemes: Set<String>

  /// Whether images and icons may have `data:` URLs, which embed them in a page.
  public private(set) var allowsDataImages = false

  /// The policy that allows relative addresses, `http`, `https`, `mailto` and `tel`.
  public static let standard = LinkPolicy(furtherSchemes: [])

  /// The schemes whose addresses a browser runs, or shows as a page of their own.
  private static let forbiddenSchemes: Set<String> = ["javascript", "vbscript", "data"]

  private init(furtherSchemes: Set<String>) { self.furtherSchemes = furtherSchemes }

  /// Returns the policy that also allows images and icons that are embedded in a page.
  ///
  /// It allows URLs that begin with `data:image/` in these attributes: `src` of `img` and `input`,
  /// `srcset`, `poster`, and `href` of `link`.
  ///
  /// Such URLs are still not allowed in links and frames.
  public func allowingDataImages() -> LinkPolicy {
    var policy = self
    policy.allowsDataImages = true
    return policy
  }

  /// Returns the policy that also allows the given schemes, such as `rdar`.
  ///
  /// Write the schemes without a colon; uppercase and lowercase letters are equal. A string is
  /// ignored if it is not a valid scheme, or if no policy can allow it.
  public func allowing(_ schemes: String...) -> LinkPolicy { adding(schemes) }

  /// Returns the policy that also allows the given schemes, such as `rdar`.
  ///
  /// Write the schemes without a colon; uppercase and lowercase letters are equal. A string is
  /// ignored if it is not a valid scheme, or if no policy can allow it.
  public func allowing(_ schemes: some Sequence<String>) -> LinkPolicy { adding(Array(schemes)) }

  private func adding(_ schemes: [String]) -> LinkPolicy {
    let further = schemes.map { $0.lowercased() }.filter(Self.canBeAllowed)
    var policy = self
    policy.furtherSchemes.formUnion(further)
    return policy
  }

  private static func canBeAllowed(_ scheme: String) -> Bool {
    let address = "\(scheme):"
    switch Destination.scheme(of: address) {
    case .standard, .other:
      return Destination.name(ofSchemeIn: address) == scheme && !forbiddenSchemes.contains(scheme)
    case .none, .invalid: return false
    }
  }

  /// Whether a link may lead to an address.
  ///
  /// - Complexity: Linear in the length of the address up to the first slash.
  public func allows(_ address: String) -> Bool { refusal(of: address) == nil }

  /// Returns a URL for an attribute of an HTML element, such as the source of an image, or
  /// `about:invalid` if the scheme is not allowed.
  ///
  /// Use it for URLs that a browser loads or follows by itself. For links use ``allows(_:)``, and
  /// draw only the label of a link that is not allowed.
  ///
  /// - Complexity: Linear in the length of the URL up to the first slash.
  public func sanitized(url: String) -> String {
    Destination.isAllowed(url, by: self) ? url : "\(Destination.invalid)"
  }

  /// Returns the reason why a link may not lead to an address, or nil if it may.
  ///
  /// - Complexity: Linear in the length of the address up to the first slash.
  public func refusal(of address: String) -> Refusal? {
    switch Destination.scheme(of: address) {
    case .none, .standard: return nil
    case .invalid: return .missingScheme
    case .other:
      let scheme = Destination.name(ofSchemeIn: address)
      return allows(scheme: scheme) ? nil : refusal(ofScheme: scheme)
    }
  }

  /// Whether a lowercase scheme, which not every policy allows, is allowed.
  func allows(scheme: String) -> Bool { furtherSchemes.contains(scheme) }

  private func refusal(ofScheme scheme: String) -> Refusal {
    Self.forbiddenSchemes.contains(scheme) ? .forbiddenScheme(scheme) : .scheme(scheme)
  }

  /// The reason why a link may not lead to an address.
  public enum Refusal: Hashable, Sendable, CustomStringConvertible {
    /// A scheme that the policy does not allow.
    case scheme(String)
    /// A scheme that no policy allows.
    case forbiddenScheme(String)
    /// An address such as `git@host:path`: it has a colon before its first slash, but the text
    /// before the colon is not a valid scheme.
    case missingScheme

    /// The reason, and a way to solve the problem.
    public var description: String {
      switch self {
      case .scheme(let scheme):
        """
        The scheme "\(scheme)" is not allowed. Where addresses can be trusted, allow it: \
        .environment(\\.linkPolicy, .standard.allowing("\(scheme)")).
        """
      case .forbiddenScheme(let scheme):
        """
        The scheme "\(scheme)" is never allowed, because its URLs can run code or contain a page. \
        Use a URL of another scheme.
        """
      case .missingScheme:
        """
        The first part of the address has a colon, but no scheme before it. Write the scheme, as \
        in ssh://git@host/path, or "./" before a relative address.
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
