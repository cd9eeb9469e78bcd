import DiptychViews

// A refused attribute is a keyed one without a key: no sink writes it, and a validation reports it
// by its name.

extension HTML.Attribute {
  /// An attribute given by its name, such as one of a script library or of a custom element.
  ///
  /// ```swift
  /// HTML.button(.attribute("hx-get", "/next"), .attribute("hx-swap", "outerHTML")) {
  ///   Text("Next")
  /// }
  /// ```
  ///
  /// becomes `<button hx-get="/next" hx-swap="outerHTML">Next</button>`.
  ///
  /// The name is a literal of ASCII letters, digits and `- _ . : @ # $ * [ ] ( )`, and the value is
  /// any text. The name decides how the value is treated, as for an attribute of the vocabulary:
  ///
  /// - `class` is joined with the other classes of the element.
  /// - A URL must be relative or have a scheme that links may have. The values of these names are
  ///   URLs: those that end with `href`, `src`, `uri` or `url` in any case, such as `avatarUrl`;
  ///   `action`, `background`, `cite`, `codebase`, `formaction`, `longdesc`, `manifest`, `poster`
  ///   and `profile`; `hx-get` and the other requests of htmx, also after `data-`; `ws-connect` and
  ///   `sse-connect`. The values of `ping`, `srcset` and `imagesrcset` are several URLs. The same
  ///   rule applies to the value of `data`, and to `from`, `to`, `by` and `values`, because an SVG
  ///   animation can set a link to their values. For other names see ``attribute(_:url:)``.
  /// - The value of a name that a known script library runs as code must be a literal, see
  ///   ``attribute(_:code:)``. Values that htmx takes for code must be literals, too: `js:` in
  ///   `hx-vals`, `hx-headers` and `hx-request`, and `[` in `hx-trigger`.
  /// - The value of any other name is plain text. Only the names that ``attribute(_:code:)`` lists
  ///   are known as code: pass only literals to attributes of another library.
  /// - Event handlers (`on...`), `style`, `srcdoc` and `http-equiv` are refused.
  ///
  /// A refused attribute is left out, and `validate()` reports the reason. A debug build stops if
  /// the name alone is refused.
  public static func attribute(_ name: StaticString, _ value: String) -> Self {
    // The empty value keeps the check to the name: a value may come from the data of a user.
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
  /// Script libraries evaluate such attributes as a browser evaluates event handlers, and most need
  /// `script-src 'unsafe-eval'` in the policy of the page. So the code must be a literal, which
  /// can't contain data. Pass data through ``data(_:_:)``, where the code can read it:
  /// `$el.dataset.id`.
  ///
  /// These names are known, and their values must be code:
  ///
  /// | library | names |
  /// | --- | --- |
  /// | Alpine, Vue | `x-...`, `v-...`, and those that start with a sign, such as `@click`, `:class` |
  /// | Angular | `(click)`, `[value]`, `*ngIf`, `#name`, `bind-...`, `bindon-...` |
  /// | AngularJS | `ng-...`, `ng:...`, `ng_...`, also behind `data-` or `x-` |
  /// | Livewire | `wire:...` |
  /// | hyperscript | `_`, `script`, `data-script` |
  /// | htmx | `hx-on...`, `hx-vars`, also behind `data-` |
  /// | Datastar, Knockout | `data-on`, `data-bind`, `data-attr`, `data-init`, alone or followed by more |
  /// | Datastar | `data-computed`, `data-effect`, `data-signals`, `data-json-signals`, likewise |
  /// | Datastar | `data-custom-validity`, `data-replace-url`, `data-view-transition`, likewise |
  /// | Datastar | `data-class:...`, `data-style:...` |
  /// | any | a name with the word `on`, such as `up-on-loaded`, unless it starts with `data-` |
  ///
  /// No list is complete. Datastar also runs `data-class`, `data-indicator`, `data-ref`,
  /// `data-show`, `data-style` and `data-text`, but pages use these keys for plain data too often
  /// to refuse them. A page with Datastar, or with a library that is not listed, must pass only
  /// literals to attributes that run code.
  ///
  /// Names follow the rules of ``attribute(_:_:)``; the event handlers of HTML are refused here,
  /// too.
  public static func attribute(_ name: StaticString, code: StaticString) -> Self {
    stop(at: name, if: open(name, code: code).isRefused)
    return open(name, code: code)
  }

  /// An attribute whose value is a URL, relative or with a scheme that links may have.
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
