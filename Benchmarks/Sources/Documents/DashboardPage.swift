import Diptych
public import Yardsticks

/// A complete page of 47 elements.
struct DashboardPage: View {
  let page: Dashboard

  var body: some View {
    Raw(html: "<!DOCTYPE html>")
    HTML.html(.lang("en")) {
      PageHead(title: page.title)
      HTML.body(.class("page")) {
        PageHeader(links: page.navigation)
        HTML.main(.id("main")) {
          HTML.h1 { Text(page.title) }
          HTML.p(.class("lead")) {
            Text("Hello, \(page.user)! You have \(page.count) new messages.")
          }
          ForEach(page.cards) { CardView(card: $0) }
          HTML.ul(.class("list")) {
            ForEach(page.items, id: \.self) { item in HTML.li { Text(item) } }
          }
          SubscriptionForm()
        }
        PageFooter(text: page.footer)
      }
    }
  }
}

struct PageHead: View {
  let title: String

  var body: some View {
    HTML.head {
      HTML.meta(.charset("utf-8"))
      HTML.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
      HTML.title { Text(title) }
      HTML.link(.rel("stylesheet"), .href("/static/app.css"))
    }
  }
}

struct PageHeader: View {
  let links: [Dashboard.Destination]

  var body: some View {
    HTML.header(.class("top")) {
      HTML.nav(.class("nav")) {
        ForEach(links) { link in
          HTML.a(.class("nav-link"), .href(link.href)) { Text(link.title) }
        }
      }
    }
  }
}

struct CardView: View {
  let card: Dashboard.Card

  var body: some View {
    HTML.article(.class("card")) {
      HTML.h2 { Text(card.title) }
      HTML.p { Text(card.text) }
      HTML.a(.class("btn"), .href(card.href)) { Text("Read more") }
    }
  }
}

struct SubscriptionForm: View {
  var body: some View {
    HTML.form(.action("/subscribe"), .method("post")) {
      HTML.label(.for("email")) { Text("Email") }
      HTML.input(
        .type("email"),
        .id("email"),
        .name("email"),
        .placeholder("you@example.com")
      )
      HTML.button(.type("submit"), .class("btn primary")) { Text("Subscribe") }
    }
  }
}

struct PageFooter: View {
  let text: String

  var body: some View {
    HTML.footer(.class("foot")) {
      HTML.p { Text(text) }
      HTML.a(.href("/privacy")) { Text("Privacy") }
    }
  }
}

/// Renders a complete page as HTML.
@inline(never)
public func renderedPage(_ page: Dashboard) -> String {
  DashboardPage(page: page).rendered(as: .html)
}
