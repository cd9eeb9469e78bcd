import Diptych
import Roff
import Testing

@Suite("Pages that groff reads", .enabled(if: Groff.isThere))
struct GroffTests {
  @Test("No page of the tests has a warning")
  func warnings() throws {
    let pages: [AnyView] = [
      AnyView(TeaPage()), AnyView(DishTable()), AnyView(WideTable()),
      AnyView(SpannedTable()), AnyView(SectionTable()),
      AnyView(TeaPage().redacted(reason: .placeholder)),
      AnyView(List { AnyView(TeaPage()) }), AnyView(LinksPage()), AnyView(OthersPage()),
      AnyView(ItemsPage()), AnyView(Text(String(repeating: "é.'\\n(.x \u{1B} 😀 ", count: 50))),
    ]
    for page in pages {
      let shown = try Groff.show(page.rendered(as: .roff(title: "X", date: "2026-11-22")))
      #expect(shown.warnings == "")
    }
  }

  @Test("A page as a terminal shows it")
  func page() throws {
    let page = TeaPage().rendered(as: .roff(date: "2026-11-22", source: "tea 1.0", manual: "Tea"))
    let shown = try Groff.show(page).page
    #expect(
      shown == #"""
        TEA(1)                                Tea                               TEA(1)



        NAME
               tea - boils water

        SYNOPSIS
               tea [-s] cup

        DESCRIPTION
               Boils water, and says so. It knows green tea, and /etc/tea.conf.

               The  whole  story is (here ⟨https://example.org/tea-time⟩), and that of
               cups elsewhere.

           Examples
                   tea -s

                     .hidden 'x'

                   No tea, no work.

        OPTIONS
               -s, --sugar
                   With sugar.

               -h  Help.

                   It lists:

                   •   options

                   •   cups

        STEPS
               9.  Boil.

               10. Wait:

                   •   long

                   •   longer

               11. [x] Drink.

                                                * * *

               That is all.



        tea 1.0                           2026-11-22                            TEA(1)

        """#
    )
  }

  @Test("Tables as a terminal shows them")
  func tables() throws {
    let view = VStack {
      DishTable()
      WideTable()
      SpannedTable()
      SectionTable()
      DishTable().redacted(reason: .placeholder)
    }
    let shown = try Groff.show(
      view.theme(framed).rendered(as: .roff(title: "T", date: "2026-11-22"))
    ).page
    #expect(
      shown == #"""
        T(1)                        General Commands Manual                       T(1)



        Today's

               ┌───────┬───────┬──────────────┐
               │Dish   │ Price │    About     │
               ├───────┼───────┼──────────────┤
               │Soup   │    6- │      _       │
               ├───────┼───────┼──────────────┤
               │.Tarte │   11- │ T{ is a sign │
               ├───────┼───────┼──────────────┤
               │       │    17 │              │
               └───────┴───────┴──────────────┘
               ┌───────┬───────────────────────────┐
               │Dish   │ About                     │
               ├───────┼───────────────────────────┤
               │Soup   │ A long description of it. │
               │       │ A long description of it. │
               │       │ A long description of it. │
               │       │ A long description of it. │
               │       │ _                         │
               ├───────┼───────────────────────────┤
               │.Tarte │ A long description of it. │
               │       │ A long description of it. │
               │       │ A long description of it. │
               │       │ A long description of it. │
               │       │ T{ is a sign              │
               └───────┴───────────────────────────┘
               Both       One
               tall   b   c
                      e   f

               Dish     Price
               ───────────────
               Cheap
               Soup     6
               Dear
               .Tarte   11

               ▒▒▒▒▒▒▒

               ┌───────┬───────┬──────────────┐
               │Dish   │ Price │    About     │
               ├───────┼───────┼──────────────┤
               │▒▒▒▒   │    ▒▒ │      ▒       │
               ├───────┼───────┼──────────────┤
               │▒▒▒▒▒▒ │   ▒▒▒ │ ▒▒ ▒▒ ▒ ▒▒▒▒ │
               ├───────┼───────┼──────────────┤
               │       │    ▒▒ │              │
               └───────┴───────┴──────────────┘


                                          2026-11-22                              T(1)

        """#
    )
  }
}
