/// The addresses that a link may lead to.
///
/// A ``Link`` to an address that is not allowed becomes its label, in every format. Relative
/// addresses and the schemes `http`, `https`, `mailto` and `tel` are always allowed. A program
/// allows further schemes where it trusts the source of its addresses:
///
/// ```swift
/// page.environment(\.linkPolicy, .standard.allowing("rdar", "ftp"))
/// ```
///
/// A policy can be asked before anything is rendered:
///
/// ```swift
/// LinkPolicy.standard.allows("https://swift.org")     // true
/// LinkPolicy.standard.allows("../guide.html#top")     // true
/// LinkPolicy.standard.allows("git@example.org:a/b")   // false
/// LinkPolicy.standard.refusal(of: "ssh://a")          // .scheme("ssh")
/// ```
///
/// A renderer asks the policy of the environment, `EnvironmentValues.current.linkPolicy`.
///
/// The scheme is parsed as browsers do, by section 4.4 of the URL Standard: leading control
/// characters and spaces are ignored, and so are tabs and newlines anywhere. The schemes
/// `javascript`, `vbscript` and `data` can't be allowed.
///
/// Images and icons may be a part of the page, as `data:image/png;base64,…`, if a policy allows it:
/// `.standard.allowingDataImages()`. Browsers run no script in an image.
///
/// Further schemes are also allowed in URLs of HTML elements, such as the source of an image; a URL
/// there that is not allowed becomes `about:invalid`. For links alone, a colon in the first part of
/// an address ends a scheme (RFC 3986, section 4.2), so `git@host:path` is not a relative address.
/// Write a file name with a colon as `./12:30.html`.
public struct LinkPolicy: Hashable, Sendable {
  /// The allowed schemes that the standard policy does not have, in lower case.
  private var furtherSchemes: Set<String>

  /// Whether images and icons may be a part of the page.
  public private(set) var allowsDataImages = false

  /// The policy that allows relative addresses, `http`, `https`, `mailto` and `tel`.
  public static let standard = LinkPolicy(furtherSchemes: [])

  /// Schemes whose addresses a browser runs, or shows as a page of its own.
  private static let forbiddenSchemes: Set<String> = ["javascript", "vbscript", "data"]

  private init(furtherSchemes: Set<String>) {
    self.furtherSchemes = furtherSchemes
  }

  /// Returns the policy with images and icons that are a part of the page: those whose URL begins
  /// with `data:image/`, in `src` of `img` and `input`, in `srcset`, in `poster`, and in `href` of
  /// `link`.
  ///
  /// Links to such a URL and frames with one stay refused.
  public func allowingDataImages() -> LinkPolicy {
    var policy = self
    policy.allowsDataImages = true
    return policy
  }

  /// Returns the policy with further schemes, in any case and without a colon.
  ///
  /// A string that is not a valid scheme, or that can't be allowed, is ignored.
  public func allowing(_ schemes: String...) -> LinkPolicy { adding(schemes) }

  /// Returns the policy with further schemes, in any case and without a colon.
  ///
  /// A string that is not a valid scheme, or that can't be allowed, is ignored.
  public func allowing(_ schemes: some Sequence<String>) -> LinkPolicy {
    adding(Array(schemes))
  }

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
  /// - Complexity: Linear in the length of the first part of the address.
  public func allows(_ address: String) -> Bool { refusal(of: address) == nil }

  /// Returns a URL for an attribute of an HTML element, such as the source of an image, or
  /// `about:invalid` if the scheme is not allowed.
  ///
  /// Use it for URLs that a browser loads or follows by itself. For links use ``allows(_:)``, and
  /// draw only the label of a link that is not allowed.
  ///
  /// - Complexity: Linear in the length of the first part of the URL.
  public func sanitized(url: String) -> String {
    Destination.isAllowed(url, by: self) ? url : "\(Destination.invalid)"
  }

  /// Returns the reason why a link may not lead to an address, or nil if it may.
  ///
  /// - Complexity: Linear in the length of the first part of the address.
  public func refusal(of address: String) -> Refusal? {
    switch Destination.scheme(of: address) {
    case .none, .standard: return nil
    case .invalid: return .missingScheme
    case .other:
      let scheme = Destination.name(ofSchemeIn: address)
      return allows(scheme: scheme) ? nil : refusal(ofScheme: scheme)
    }
  }

  /// Whether a scheme that is not allowed by every policy, in lower case, is allowed.
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
    /// A colon in the first part of the address without a scheme before it.
    case missingScheme

    /// The reason and a remedy.
    public var description: String {
      switch self {
      case .scheme(let scheme):
        """
        The scheme "\(scheme)" is not allowed. Where addresses can be trusted, allow it: \
        .environment(\\.linkPolicy, .standard.allowing("\(scheme)")).
        """
      case .forbiddenScheme(let scheme):
        """
        The scheme "\(scheme)" is never allowed, because its URLs can run code or hold a page. Use a \
        URL of another scheme.
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
