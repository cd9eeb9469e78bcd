public import Yardsticks

/// The documents of HTML, written by hand for speed.
///
/// Diptych is compared with them.
///
/// Each function appends to an array that reserves more than enough memory at the beginning.
public enum Floor {
  /// Returns a table of users.
  @inline(never)
  public static func table(_ users: [User]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(400_000)
    out.append(
      markup: """
        <table class="table table-striped" id="users"><thead><tr><th>ID</th><th>Name</th>\
        <th>Email</th><th>Note</th></tr></thead><tbody>
        """
    )
    for user in users {
      out.append(markup: #"<tr class=""#)
      out.append(attributeValue: user.isOdd ? "row odd" : "row even")
      out.append(markup: #""><td class="num">"#)
      out.append(text: user.id)
      out.append(markup: #"</td><td class="name">"#)
      out.append(text: user.name)
      out.append(markup: #"</td><td><a href=""#)
      out.append(attributeValue: user.profile)
      out.append(markup: #"" title=""#)
      out.append(attributeValue: user.tooltip)
      out.append(markup: #"">"#)
      out.append(text: user.email)
      out.append(markup: #"</a></td><td class="note">"#)
      out.append(text: user.note)
      out.append(markup: "</td></tr>")
    }
    out.append(markup: "</tbody></table>")
    return out
  }

  /// Returns nested elements with a given depth.
  @inline(never)
  public static func nest(depth: Int) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(depth * 48)
    for _ in 0..<depth {
      out.append(markup: #"<div class="level">"#)
      out.append(text: Levels.label)
    }
    for _ in 0..<depth { out.append(markup: "</div>") }
    return out
  }

  /// Returns a complete page.
  @inline(never)
  public static func page(_ page: Dashboard) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(2600)
    out.append(
      markup: """
        <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" \
        content="width=device-width, initial-scale=1"><title>
        """
    )
    out.append(text: page.title)
    out.append(
      markup: """
        </title><link rel="stylesheet" href="/static/app.css"></head><body class="page">\
        <header class="top"><nav class="nav">
        """
    )
    for link in page.navigation {
      out.append(markup: #"<a class="nav-link" href=""#)
      out.append(attributeValue: link.href)
      out.append(markup: #"">"#)
      out.append(text: link.title)
      out.append(markup: "</a>")
    }
    out.append(markup: #"</nav></header><main id="main"><h1>"#)
    out.append(text: page.title)
    out.append(markup: #"</h1><p class="lead">"#)
    out.append(text: "Hello, \(page.user)! You have \(page.count) new messages.")
    out.append(markup: "</p>")
    for card in page.cards {
      out.append(markup: #"<article class="card"><h2>"#)
      out.append(text: card.title)
      out.append(markup: "</h2><p>")
      out.append(text: card.text)
      out.append(markup: #"</p><a class="btn" href=""#)
      out.append(attributeValue: card.href)
      out.append(markup: #"">Read more</a></article>"#)
    }
    out.append(markup: #"<ul class="list">"#)
    for item in page.items {
      out.append(markup: "<li>")
      out.append(text: item)
      out.append(markup: "</li>")
    }
    out.append(
      markup: """
        </ul><form action="/subscribe" method="post"><label for="email">Email</label>\
        <input type="email" id="email" name="email" placeholder="you@example.com">\
        <button type="submit" class="btn primary">Subscribe</button></form></main>\
        <footer class="foot"><p>
        """
    )
    out.append(text: page.footer)
    out.append(markup: #"</p><a href="/privacy">Privacy</a></footer></body></html>"#)
    return out
  }

  /// Returns an article of paragraphs.
  @inline(never)
  public static func prose(_ paragraphs: [String]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(150_000)
    out.append(markup: "<article>")
    for paragraph in paragraphs {
      out.append(markup: "<p>")
      out.append(text: paragraph)
      out.append(markup: "</p>")
    }
    out.append(markup: "</article>")
    return out
  }
}
