// Prints one view as text and as HTML. The program links only Diptych and the standard library.

import Diptych

let greeting = Greeting(name: "Ada")
print(greeting.rendered(as: .text(width: 60)))
print(greeting.rendered(as: .html))
