package import DiptychViews

extension ContentRecorder {
  package mutating func inline<C: View>(_ content: consuming C) { part(.inline, content) }

  package mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    let content = content
    guard let (whole, outer) = openStyle.begin(style, around: C.kind(of: content)) else {
      return C._render(content, into: &self)
    }
    node(.styled, "span", value: whole.bits, content)
    openStyle = outer
  }

  package mutating func lineBreak() { voidElement("br", _NoAttributes()) }

  package mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    guard Destination.isLink(destination) else { return inline(content) }
    let index = begin(.link, "a")
    attribute("href", destination)
    C._render(content, into: &self)
    end(index)
  }

  package mutating func current<C: View>(_ content: consuming C) {
    let index = begin(.current)
    styled(.bold, content)
    end(index)
  }

  package mutating func button<C: View>(_ label: consuming C) {
    let index = begin(.button, "button")
    attribute("type", "button")
    if !EnvironmentValues.current.isEnabled { attribute("disabled", "", as: .boolean) }
    if host.isButtonBusy && !isRedacted { attribute("aria-busy", "true") }
    record.traits[index] = host.takeAction().map { .action($0) }
    C._render(label, into: &self)
    end(index)
  }

  package mutating func image(_ source: String, alternative: String) {
    let index = begin(.image, "img")
    attribute("src", source, as: .url)
    attribute("alt", alternative)
    end(index)
  }

  package mutating func label<C: View>(icon: String, _ title: consuming C) {
    let index = begin(.label, "span")
    leaf(.icon, icon + " ")
    C._render(title, into: &self)
    end(index)
  }

  package mutating func badge<C: View>(_ status: Status?, _ content: consuming C) {
    let index = begin(.badge, "span", value: Self.value(of: status))
    leaf(
      .decoration,
      "(" + (status.map { EnvironmentValues.current.glyphs.symbol($0) + " " } ?? "")
    )
    C._render(content, into: &self)
    leaf(.decoration, ")")
    end(index)
  }

  package mutating func pathname(_ path: String) {
    styled(.monospaced, Text(verbatim: _VisibleControl.shownOnOneLine(path)))
  }

  package mutating func bar(_ bar: _Bar, label: String) {
    switch bar {
    case .progress(let fraction):
      record(.progress, "progress", label, fraction, fraction.map { _Percentage(done: $0) })
    case .gauge(let fraction):
      record(.gauge, "meter", label, fraction, _Percentage(share: fraction))
    case .segments: leaf(.segmentedBar, label)
    case .sparkline(let fractions):
      let index = begin(.sparkline, "svg")
      attribute("aria-label", label)
      record.traits[index] = .values(isRedacted ? fractions.map { $0.map { _ in 0 } } : fractions)
      end(index)
    }
  }

  private mutating func record(
    _ role: ContentTree.Role,
    _ name: StaticString,
    _ label: String,
    _ fraction: Double?,
    _ percentage: _Percentage?
  ) {
    let index = begin(role, name)
    attribute("aria-label", label)
    trait("value", fraction.map { "\($0)" })
    if let percentage { leaf(.percentage, percentage.description) }
    end(index)
  }

  package mutating func figure<F: _Figure>(_ figure: consuming F) {
    part(.figure, isRedacted ? figure.redacted.words : figure.words)
  }

  package mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  ) {
    let index = begin(.labelled)
    attribute("aria-label", label)
    C._render(content, into: &self)
    if options.contains(.spoken) {
      host.isMuted = true
      part(.spoken, spoken)
      host.isMuted = false
    }
    end(index)
  }

  static func value(of status: Status?) -> UInt64 { status.map { UInt64($0.rawValue) + 1 } ?? 0 }
}
