import DiptychViews

// A rejected attribute is stored as a keyed attribute without a key. No sink writes it, and a
// validation reports its name.

extension HTML.Attribute {
  /// An attribute with any name, such as an attribute of a script library or of a custom element.
  ///
  /// ```swift
  /// HTML.button(.attribute("hx-get", "/next"), .attribute("hx-swap", "outerHTML")) {
  ///   Text("Next")
  /// }
  /// ```
  ///
  /// becomes `<button hx-get="/next" hx-swap="outerHTML">Next</button>`.
  ///
  /// The name is a literal of ASCII letters, digits and `- _ . : @ # $ * [ ] ( )`. The value can be
  /// any text, except for some names:
  ///
  /// - The value of `class` is joined with the other classes of the element.
  /// - A URL must be relative, or have a scheme that is allowed for links. The names of attributes
  ///   with URLs are listed below.
  /// - If a known script library runs the value as code, the value must be a literal, see
  ///   ``attribute(_:code:)``. This includes values of htmx that contain code: values of `hx-vals`,
  ///   `hx-headers` and `hx-request` that begin with `js:`, and values of `hx-trigger` that contain
  ///   `[`.
  /// - The value of any other name is plain text. If it is a URL, use ``attribute(_:url:)``. The
  ///   kit only knows the libraries that ``attribute(_:code:)`` lists, so pass only literals to
  ///   attributes of other libraries.
  /// - Event handlers (`on...`), `style`, `srcdoc` and `http-equiv` are not allowed.
  ///
  /// The values of these attributes are URLs:
  ///
  /// - names that end with `href`, `src`, `uri` or `url`, in upper or lower case, such as
  ///   `avatarUrl`
  /// - `action`, `background`, `cite`, `codebase`, `data`, `formaction`, `longdesc`, `manifest`,
  ///   `poster` and `profile`
  /// - `ping`, `srcset` and `imagesrcset`, whose values are several URLs
  /// - `from`, `to`, `by` and `values`, because an SVG animation can set a link to their values
  /// - `hx-get` and the other request attributes of htmx, also with the prefix `data-`
  /// - `ws-connect` and `sse-connect`
  ///
  /// An attribute that is not allowed is left out, and `validate()` reports the reason. If the name
  /// is never allowed, a debug build stops.
  public static func attribute(_ name: StaticString, _ value: String) -> Self {
    // The empty value limits the check to the name, because a value may come from a user.
    stop(at: name, if: open(name, "").isRefused)
    return open(name, value)
  }

  /// An attribute without a value, whose presence means true.
  ///
  /// ```swift
  /// HTML.div(.attribute("x-cloak")) { Text("Later") }   // <div x-cloak>Later</div>
  /// ```
  ///
  /// Names follow the rules of ``attribute(_:_:)``.
  public static func attribute(_ name: StaticString) -> Self {
    stop(at: name, if: open(name).isRefused)
    return open(name)
  }

  /// An attribute that a script runs as code.
  ///
  /// ```swift
  /// HTML.div(.attribute("x-data", code: "{ open: false }")) {
  ///   HTML.button(.attribute("@click", code: "open = !open")) { Text("More") }
  ///   HTML.p(.attribute("x-show", code: "open")) { Text("Text") }
  /// }
  /// ```
  ///
  /// The code must be a literal, so that it can't contain data of a user. To use data in the code,
  /// pass the data in a ``data(_:_:)`` attribute, and read it in the code, for example as
  /// `$el.dataset.id`. Most script libraries that run attributes need `script-src 'unsafe-eval'` in
  /// the policy of the page.
  ///
  /// For these names, this method is the only way to set a value:
  ///
  /// | library | names |
  /// | --- | --- |
  /// | Alpine, Vue | `x-...`, `v-...`, and those that start with a symbol, such as `@click`, `:class` |
  /// | Angular | `(click)`, `[value]`, `*ngIf`, `#name`, `bind-...`, `bindon-...` |
  /// | AngularJS | `ng-...`, `ng:...`, `ng_...`, also after `data-` or `x-` |
  /// | Livewire | `wire:...` |
  /// | hyperscript | `_`, `script`, `data-script` |
  /// | htmx | `hx-on...`, `hx-vars`, also after `data-` |
  /// | Datastar, Knockout | `data-on`, `data-bind`, `data-attr`, `data-init`, alone or with a suffix |
  /// | Datastar | `data-computed`, `data-effect`, `data-signals`, `data-json-signals`, alone or with a suffix |
  /// | Datastar | `data-custom-validity`, `data-replace-url`, `data-view-transition`, alone or with a suffix |
  /// | Datastar | `data-class:...`, `data-style:...` |
  /// | any | a name with the word `on`, such as `up-on-loaded`, unless it starts with `data-` |
  ///
  /// The list is not complete. Datastar also runs `data-class`, `data-indicator`, `data-ref`,
  /// `data-show`, `data-style` and `data-text`, but many pages use these keys for plain data, so
  /// the kit allows any value. If a page uses Datastar, or a library that is not listed, pass only
  /// literals to attributes that the library runs as code.
  ///
  /// Names follow the rules of ``attribute(_:_:)``. The event handlers of HTML, such as `onclick`,
  /// are not allowed here, either.
  public static func attribute(_ name: StaticString, code: StaticString) -> Self {
    stop(at: name, if: open(name, code: code).isRefused)
    return open(name, code: code)
  }

  /// An attribute whose value is a URL.
  ///
  /// The URL must be relative, or have a scheme that is allowed for links.
  ///
  /// ```swift
  /// HTML.element("user-card", .attribute("avatar", url: user.avatar)) { Text(user.name) }
  /// ```
  ///
  /// Names follow the rules of ``attribute(_:_:)``.
  public static func attribute(_ name: StaticString, url: String) -> Self {
    stop(at: name, if: open(name, url: "").isRefused)
    return open(name, url: url)
  }

  // MARK: Attributes without an assertion

  package static func open(_ name: StaticString, _ value: String) -> Self {
    switch OpenAttributeName(name.description) {
    case .value(.classes): .class(value)
    case .value(let kind):
      switch OpenAttributeName.use(of: value, in: name.description) {
      case .harmless: Self(name, value, kind)
      case .url: Self(name, value, .url)
      case .refused: refused(name)
      }
    case .code, .refused: refused(name)
    }
  }

  package static func open(_ name: StaticString) -> Self {
    if case .refused = OpenAttributeName(name.description) { return refused(name) }
    return Self(name, "", .boolean)
  }

  package static func open(_ name: StaticString, code: StaticString) -> Self {
    switch OpenAttributeName(name.description) {
    case .value(.text) where OpenAttributeName.takesCode(name.description):
      Self(name, code.description)
    case .value: open(name, code.description)
    case .code: Self(name, code.description)
    case .refused: refused(name)
    }
  }

  package static func open(_ name: StaticString, url: String) -> Self {
    switch OpenAttributeName(name.description) {
    case .value(.text), .value(.url):
      // A list of values holds more than one URL.
      OpenAttributeName.use(of: url, in: name.description) == .refused
        ? refused(name) : Self(name, url, .url)
    case .value: open(name, url)
    case .code, .refused: refused(name)
    }
  }

  static func refused(_ name: StaticString) -> Self { Self(name, "", .keyed) }

  var isRefused: Bool { kind == .keyed && value.isEmpty }

  /// Stops a debug build if the name of an attribute is refused.
  static func stop(at name: StaticString, if isRefused: @autoclosure () -> Bool) {
    assert(!isRefused(), HTMLProblem.Kind.refusal(ofAttribute: name.description))
  }
}
