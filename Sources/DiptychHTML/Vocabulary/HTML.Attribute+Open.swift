import DiptychViews

// An attribute that is left out is a keyed one without a key, which no sink writes, and which a
// validation reports by its name.

extension HTML.Attribute {
  /// An attribute by its name: one of a script library, or of a custom element.
  ///
  /// ```swift
  /// HTML.button(.attribute("hx-get", "/next"), .attribute("hx-swap", "outerHTML")) { Text("Next") }
  /// ```
  ///
  /// becomes `<button hx-get="/next" hx-swap="outerHTML">Next</button>`.
  ///
  /// The name is a literal of ASCII letters, digits and `- _ . : @ # $ * [ ] ( )`, and the value is
  /// any text. What the name means is looked at as if it were of the vocabulary:
  ///
  /// - `class` is joined with the other classes of the element.
  /// - A URL is held to the schemes of any link. Names of URLs are those that end with `href`, `src`,
  ///   `uri` or `url` in any case, such as `avatarUrl`; `action`, `background`, `cite`, `codebase`,
  ///   `formaction`, `longdesc`, `manifest`, `poster` and `profile`; `hx-get` and the other requests of
  ///   htmx, also behind `data-`, `ws-connect` and `sse-connect`. In `ping`, `srcset` and
  ///   `imagesrcset` each of the URLs is. For another name see ``attribute(_:url:)``. So is what `data`
  ///   holds, and what an animation of SVG moves between: `from`, `to`, `by` and `values`.
  /// - What a script runs as code takes a literal, see ``attribute(_:code:)``. So do values that htmx
  ///   takes for code: `js:` in `hx-vals`, `hx-headers` and `hx-request`, `[` in `hx-trigger`.
  /// - Any other name is data. Names of libraries are known as far as ``attribute(_:code:)`` lists
  ///   them: pass literals alone to those of another library, or to those it leaves out.
  /// - Event handlers (`on...`), `style`, `srcdoc` and `http-equiv` are refused.
  ///
  /// What is refused is left out, and `validate()` says why. A debug build stops at a name that is.
  public static func attribute(_ name: StaticString, _ value: String) -> Self {
    // No value stops a debug build: it may come from anybody.
    stop(at: name, if: open(name, "").isRefused)
    return open(name, value)
  }

  /// An attribute without a value: that it is there means true.
  ///
  /// ```swift
  /// HTML.div(.attribute("x-cloak")) { Text("Later") }   // <div x-cloak>Later</div>
  /// ```
  ///
  /// The rules for names are those of ``attribute(_:_:)``.
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
  /// Script libraries evaluate such attributes: for a page they are what an event handler is, and most
  /// need `script-src 'unsafe-eval'` in its policy. So the code is a literal of the program, which no
  /// data gets into. Data goes beside it, into ``data(_:_:)``, where code reads it: `$el.dataset.id`.
  ///
  /// These names are known, and take code alone:
  ///
  /// | library | names |
  /// | --- | --- |
  /// | Alpine, Vue | `x-...`, `v-...`, and those that start with a sign, such as `@click`, `:class` |
  /// | Angular | `(click)`, `[value]`, `*ngIf`, `#name`, `bind-...`, `bindon-...` |
  /// | AngularJS | `ng-...`, `ng:...`, `ng_...`, also behind `data-` or `x-` |
  /// | Livewire | `wire:...` |
  /// | hyperscript | `_`, `script`, `data-script` |
  /// | htmx | `hx-on...`, `hx-vars`, also behind `data-` |
  /// | Datastar, Knockout | `data-on`, `data-bind`, `data-attr`, `data-init`, with more behind or not |
  /// | Datastar | `data-computed`, `data-effect`, `data-signals`, `data-json-signals`, so too |
  /// | Datastar | `data-custom-validity`, `data-replace-url`, `data-view-transition`, so too |
  /// | Datastar | `data-class:...`, `data-style:...` |
  /// | any | a name with the word `on`, such as `up-on-loaded`, but for other names with `data-` |
  ///
  /// No list knows every library. `data-class`, `data-indicator`, `data-ref`, `data-show`, `data-style`
  /// and `data-text`, which Datastar runs, are keys of plain data too often to be refused: a page that
  /// uses it gives them literals, as it does with the names of any library that is not here.
  ///
  /// The rules for names are those of ``attribute(_:_:)``; the handlers of HTML itself stay refused.
  public static func attribute(_ name: StaticString, code: StaticString) -> Self {
    stop(at: name, if: open(name, code: code).isRefused)
    return open(name, code: code)
  }

  /// An attribute whose value is a URL, which is held to the schemes of any link.
  ///
  /// ```swift
  /// HTML.element("user-card", .attribute("avatar", url: user.avatar)) { Text(user.name) }
  /// ```
  ///
  /// The rules for names are those of ``attribute(_:_:)``.
  public static func attribute(_ name: StaticString, url: String) -> Self {
    stop(at: name, if: open(name, url: "").isRefused)
    return open(name, url: url)
  }

  // MARK: Without a stop

  package static func open(_ name: StaticString, _ value: String) -> Self {
    switch OpenAttributeName(name.description) {
    case .value(.classes): Self("class", value, .classes)
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
    case .value(.text), .value(.url): Self(name, url, .url)
    case .value: open(name, url)
    case .code, .refused: refused(name)
    }
  }

  static func refused(_ name: StaticString) -> Self { Self(name, "", .keyed) }

  var isRefused: Bool { kind == .keyed && value.isEmpty }

  /// Stops a debug build where an attribute is left out for its name.
  static func stop(at name: StaticString, if isRefused: @autoclosure () -> Bool) {
    assert(!isRefused(), HTMLProblem.Kind.refusal(ofAttribute: name.description))
  }
}
