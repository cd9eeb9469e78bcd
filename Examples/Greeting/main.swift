// Prints one view as text and as HTML. The options print what `Scripts/draw` draws.
// The program links only Diptych and the standard library.

import Diptych

let greeting = Greeting(name: "Ada")
switch CommandLine.arguments.dropFirst() {
case ["--html"]:
  print(greeting.rendered(as: .html))
case ["--picture", "text"]:
  print(
    greeting.rendered(as: .text(width: 44, color: .ansi16, options: .hyperlinks)),
    terminator: ""
  )
case ["--picture", "page"]:
  let page = Document(title: "Greeting", language: "en") { greeting }
  print(page.rendered(as: .html), terminator: "")
default:
  print(greeting.rendered(as: .text(width: 44)))
  print(greeting.rendered(as: .html))
}
