import Diptych
import DiptychHTML
import Foundation

/// A page of strings in code and commands: JSON and text of scripts, text of stylesheets,
/// refreshes.
struct ScriptPage: View {
  let strings: [String]

  var body: some View {
    Document(title: "Scripts", language: "en") {
      ForEach(strings, id: \.self) { string in
        HTML.div(.class("item")) {
          HTML.script(.type("application/json"), .data("holds", "json"), json: json(of: string))
          // The text of a script is a literal of the program, and a literal holds nothing that a
          // page would replace.
          if HostileStrings.shown(string, startsText: true) == string {
            RawElement(name: "script", text: string)
            HTML.template { RawElement(name: "style", text: string) }
          }
        }
      }
    } head: {
      ForEach(strings, id: \.self) { HTML.meta(.refresh(after: 99_999, to: $0)) }
    }
  }

  private func json(of string: String) -> String {
    String(decoding: (try? JSONEncoder().encode(string)) ?? Data(), as: UTF8.self)
  }
}

/// An element with raw text from data, where the vocabulary takes literals alone.
private struct RawElement: _PrimitiveView {
  let name: StaticString
  let text: String

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let attributes = _AttributePair(Attribute("type", "text/plain"), Attribute("data-holds", "raw"))
    renderer.element(view.name, attributes, RawContent(text: view.text))
  }
}

private struct RawContent: _PrimitiveView {
  let text: String

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.raw(view.text, isText: true)
  }
}
