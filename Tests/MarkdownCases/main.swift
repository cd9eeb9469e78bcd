// Reads strings from standard input, each terminated by NUL, and writes cases to standard output: a
// name, HTML and Markdown, each terminated by NUL. The argument is the number of additional random
// views.

import Diptych
import DiptychFormats

var input: [UInt8] = []
while let line = readLine(strippingNewline: false) { input += line.utf8 }

func write(_ markdownCase: MarkdownCase) {
  let fields = [
    markdownCase.name, markdownCase.view.rendered(as: .html),
    markdownCase.view.rendered(as: .markdown),
  ]
  for field in fields { print(field, terminator: "\0") }
}

for string in input.split(separator: 0) {
  for markdownCase in MarkdownCase.places(of: String(decoding: string, as: UTF8.self)) {
    write(markdownCase)
  }
}
for seed in 0..<(CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0) {
  var random = RandomView(seed: seed)
  let line = random.line(depth: 3)
  write(MarkdownCase("random line \(seed)") { Paragraph { line } })
  write(MarkdownCase("random cell \(seed)") { Table([0]) { TableColumn("h") { _ in line } } })
  let blocks = random.blocks(depth: 3)
  write(MarkdownCase("random blocks \(seed)") { blocks })
}
