/// The scripts of the layouts, as files of a site that asks for them.
///
/// Pages work without them: they only add to what CSS can do.
enum LayoutScripts {
  /// The path of the script of all pages.
  static let pageFile: SitePath = "page.js"

  /// The path of the script of the search.
  static let searchFile: SitePath = "search.js"

  /// The script that keeps the chosen colour scheme, marks the current heading and copies code.
  static let page = compact(
    #"""
    {
      const { dataset } = document.documentElement
      const key = "color-scheme"
      // Storage may be forbidden.
      const kept = () => localStorage.getItem(key) ?? ""
      const show = scheme => dataset.scheme = scheme
      const trying = action => { try { return action() } catch { return "" } }
      // Before the first paint, so that the page does not flash.
      show(trying(kept))

      const schemes = () => {
        const options = document.querySelectorAll("[name=scheme]")
        const choose = () => {
          show(trying(kept))
          for (const option of options) option.checked = option.value === dataset.scheme
        }
        for (const option of options) option.onchange = () => {
          show(option.value)
          trying(() => localStorage.setItem(key, option.value))
        }
        onstorage = onpageshow = choose
        choose()
      }

      const contents = () => {
        if (CSS.supports("scroll-target-group: auto")) return
        const links = [...document.querySelectorAll("#pageContents a")]
          .map(link => [document.getElementById(decodeURIComponent(link.hash.slice(1))), link])
        const mark = () => {
          const passed = links.filter(([heading]) => heading.getBoundingClientRect().top < innerHeight / 4)
          for (const link of links) link[1].ariaCurrent = link === (passed.at(-1) ?? links[0]) || null
        }
        onscroll = mark
        mark()
      }

      const copies = () => {
        if (!navigator.clipboard) return
        for (const button of document.querySelectorAll(".copy")) {
          const { ariaLabel, dataset } = button
          button.hidden = false
          button.onclick = async () => {
            const code = button.closest("figure").querySelector("code").cloneNode(true)
            // Without the numbers of the lines.
            for (const word of code.querySelectorAll(".soft")) /^ *\d+ +$/.test(word.textContent) && word.remove()
            await navigator.clipboard.writeText(code.textContent)
            button.ariaLabel = dataset.done = dataset.copied
            setTimeout(() => { button.ariaLabel = ariaLabel; delete dataset.done }, 2000)
          }
        }
      }

      addEventListener("DOMContentLoaded", () => { schemes(); contents(); copies() })
    }
    """#
  )

  /// The script that searches the pages of the site in a dialog.
  static let search = compact(
    #"""
    {
      const [button, dialog, input, list, status] = [".find", ".search", ".search input", ".search ol", ".search [role=status]"]
        .map(name => document.querySelector(name))
      const { index, site, results, nothing, failure } = dialog.dataset

      // Small letters without accents. Each letter stays one, so that places are those of the text.
      const fold = text => text.replace(/[A-Z]|[^\0-\x7f]/gu, letter => {
        const folded = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
        return folded.length === letter.length ? folded : letter
      })

      // The place of a term, at the beginning of a word if there is one, and how good it is.
      const find = (text, term) => {
        const first = text.indexOf(term)
        for (let place = first; place >= 0; place = text.indexOf(term, place + 1)) {
          if (!/[\p{L}\p{N}]/u.test(text[place - 1] ?? "")) return { place, rank: 3 }
        }
        return { place: first, rank: first < 0 ? 0 : 1 }
      }

      // The parts of a page: from each heading to the next one.
      const parts = ({ address, title, headings, ids, text }) => {
        let end = 0
        const found = [{ start: 0, name: title }]
        headings.forEach((name, number) => {
          const start = text.indexOf(name, end)
          end = start + name.length
          if (start > 0) found.push({ start, name, id: ids[number] })
        })
        return found.map(({ start, name, id }, number) => {
          const words = text.slice(start, found[number + 1]?.start)
          const rest = words.startsWith(name) ? words.slice(name.length).trim() : words
          return { address, title, name, id, rest, number, folded: [words, name, title].map(fold) }
        })
      }

      let loaded
      const load = () => loaded ??= fetch(index)
        .then(answer => answer.text())
        .then(text => JSON.parse(text.normalize()).map(parts))
        .catch(error => { loaded = null; throw error })

      const score = ({ folded: [words, name, title], number }, terms) => {
        let sum = 1
        for (const term of terms) {
          const rank = find(words, term).rank + 4 * find(name, term).rank
          const all = rank + 4 * find(title, term).rank
          if (!all) return 0
          sum += number ? rank : all + 1
        }
        return sum
      }

      const add = (parent, tag, className = "") => Object.assign(parent.appendChild(document.createElement(tag)), { className })

      // Adds a text in which the terms are marked.
      const mark = (parent, text, terms) => {
        const folded = fold(text)
        let end = 0
        while (end < text.length) {
          const [place, length] = terms.map(term => [folded.indexOf(term, end), term.length])
            .filter(([place]) => place >= 0).sort(([a], [b]) => a - b)[0] ?? [text.length]
          parent.append(text.slice(end, place))
          end = place + length
          if (length) add(parent, "mark").append(text.slice(place, end))
        }
      }

      // The words around the first term that is found.
      const excerpt = (text, terms) => {
        const folded = fold(text)
        const place = terms.map(term => find(folded, term).place).find(place => place >= 0) ?? 0
        const start = place < 60 ? 0 : text.indexOf(" ", place - 50) + 1
        const end = text.indexOf(" ", start + 150)
        return (start ? "… " : "") + text.slice(start, end < 0 ? undefined : end) + (end < 0 ? "" : " …")
      }

      const show = (found, terms) => {
        list.replaceChildren()
        for (const [, { address, title, name, id, rest, number }] of found) {
          const link = add(add(list, "li"), "a")
          link.href = new URL(address + (id ? "#" + id : ""), new URL(site, location))
          const where = add(link, "span", "where")
          mark(add(where, "span"), title, terms)
          if (number) mark(add(where, "span"), name, terms)
          mark(add(link, "span", "words"), excerpt(rest, terms), terms)
        }
      }

      button.hidden = false
      button.onclick = () => {
        dialog.open || dialog.showModal()
        input.select()
      }
      input.oninput = async () => {
        const query = input.value
        const terms = fold(query.normalize()).split(/\s+/).filter(Boolean)
        try {
          const pages = terms[0] ? await load() : []
          if (query !== input.value) return
          const best = parts => parts.map(part => [score(part, terms), part])
            .filter(([score]) => score).sort(([a], [b]) => b - a)
          const found = best(pages.flatMap(parts => best(parts).slice(0, 3).map(([, part]) => part)))
          show(found.slice(0, 20), terms)
          status.textContent = terms[0] ? found[0] ? results.replace("{number}", found.length) : nothing : ""
        } catch {
          show([])
          status.textContent = failure
        }
      }
      dialog.onclick = ({ target }) => { if (target === dialog || target.closest("a")) dialog.close() }
      dialog.onsubmit = event => {
        if (document.activeElement !== input) return
        event.preventDefault()
        list.querySelector("a")?.click()
      }
      dialog.onkeydown = event => {
        if (event.key === "Escape") dialog.close()
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        if (!step) return
        event.preventDefault()
        const stops = [input, ...list.querySelectorAll("a")]
        stops.at((stops.indexOf(document.activeElement) + step) % stops.length).focus()
      }
      addEventListener("keydown", event => {
        const typing = "input, textarea, select, [contenteditable]"
        if (event.key !== "/" || event.ctrlKey || event.metaKey || event.target.closest(typing)) return
        event.preventDefault()
        button.onclick()
      })
    }
    """#
  )

  /// Returns a script without its comments and the spaces at the beginning of its lines.
  private static func compact(_ script: String) -> String {
    script.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
      .joined(separator: "\n") + "\n"
  }
}
