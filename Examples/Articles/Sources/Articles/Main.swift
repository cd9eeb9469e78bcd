import Diptych

/// Shows the screens of the articles in each phase, or one of them while it loads.
@main enum Main {
  static let usage = """
    usage: articles [<number>] [--html | --run]

      <number>  one of the four articles
      --html    print HTML
      --run     load the screen of each article; its first load fails, and is retried

    """

  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var articles = Article.all
    if let number = arguments.first.flatMap(Int.init), Article.all.indices.contains(number - 1) {
      articles = [Article.all[number - 1]]
      arguments.removeFirst()
    }
    switch arguments {
    case []: print(Pages(articles: articles).rendered(as: .text(width: 40)), terminator: "")
    case ["--html"]:
      print(
        Document(title: "Articles", language: "en") { Pages(articles: articles) }.rendered(
          as: .html
        )
      )
    case ["--run"]:
      for article in articles {
        for await frame in article.program(.milliseconds(200)) { print("\(frame)---") }
      }
    default: print(usage, terminator: "")
    }
  }
}

/// All screens of some articles.
struct Pages: View {
  let articles: [Article]

  var body: some View {
    for article in articles {
      Heading(article.title)
      for screen in article.screens() { ScreenSheet(screen: screen) }
    }
  }
}

/// Returns the frames of a host.
///
/// When all loads have ended, the first button, which retries the load that failed, is pressed.
func frames<Content: View & SendableMetatype>(of host: ViewHost<Content>) -> AsyncStream<String> {
  AsyncStream { continuation in
    let task = Task {
      for await frame in host.frames(as: .text(width: 40)) { continuation.yield(frame) }
      if let retry = host.buttons.first {
        await host.activate(retry)
        continuation.yield(host.rendered(as: .text(width: 40)))
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}
