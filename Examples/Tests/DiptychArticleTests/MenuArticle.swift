import Diptych
import Testing

// The code of the landing page.

struct Dish: Identifiable {
  var id: String { name }
  let name: String
  let price: Int
}

struct Menu: View {
  let dishes: [Dish]

  var body: some View {
    Heading("Today")
    Table(dishes) {
      TableColumn("Dish", value: \.name)
      TableColumn("Price", alignment: .trailing) { Text("\($0.price) €") }
    }
  }
}

@Suite("The landing page")
struct MenuArticleTests {
  @Test("Both screenshots show the view")
  func pictures() throws {
    let pictures = try Article(named: "Diptych").pictures
    let menu = Menu(dishes: [Dish(name: "Soup", price: 6), Dish(name: "Tarte", price: 11)])
    let html = pictures.last?.replacing("\n", with: "")
    #expect(pictures.first == menu.rendered(as: .text(width: 40)))
    #expect(html == menu.rendered(as: .html))
  }
}
