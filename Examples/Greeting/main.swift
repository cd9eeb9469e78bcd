// Prints one view as text and as HTML. It links nothing but the kit and the standard library.

import Diptych

let greeting = Greeting(name: "Ada")
print(greeting.rendered(as: .text(width: 60)))
print(greeting.rendered(as: .html))
