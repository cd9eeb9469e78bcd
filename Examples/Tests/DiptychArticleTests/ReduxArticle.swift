import Diptych
import DiptychRedux
import Testing

@Suite("The page of DiptychRedux")
struct ReduxArticle {
  @Test("The first program")
  func program() {
    func print(_ text: String, terminator: String) { #expect(text == "3 items in the cart\n") }

    enum CartAction: Sendable {
      case add(Int)
      case clear
    }

    let cart = Store<Int, CartAction>(initialState: 0) { count, action in
      switch action {
      case .add(let number): count += number
      case .clear: count = 0
      }
    }
    let host = ViewHost { Text("\(cart.state) items in the cart") }
    cart.dispatch(.add(3))
    print(host.rendered(as: .plain), terminator: "")  // 3 items in the cart
    cart.dispatch(.clear)
    #expect(host.rendered(as: .plain) == "0 items in the cart\n")
  }
}
