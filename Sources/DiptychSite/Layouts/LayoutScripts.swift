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
            for (const word of code.querySelectorAll(".soft")) /^\s*\d+\s+$/.test(word.textContent) && word.remove()
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

      // A space and small letters without accents; what is neither a letter nor a number is a space.
      const fold = text => " " + text.replace(/[^a-z\d]/g, letter => {
        const folded = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
        return folded.length !== 1 ? letter : /[\p{L}\p{N}\p{Cs}]/u.test(folded) ? folded : " "
      })

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
          const rest = words.startsWith(name) ? words.slice(name.length) : words
          return { address, title, name, id, rest, number, folded: [words, name, title].map(fold) }
        })
      }

      // The pages. Those of a large site have no text: its words are in files by their first letter.
      let pages, isLarge
      const files = {}
      const load = (address, use) => files[address] ??= fetch(address)
        .then(answer => answer.text())
        .then(use)
        .catch(error => { delete files[address]; throw error })
      const search = async terms => {
        const read = (name, use) =>
          load(index.replace(/\.\w+$/, name + "$&"), text => use(JSON.parse(text.normalize())))
        await read("", index => {
          isLarge = index.pages
          pages = (index.pages ?? index).map(parts)
        })
        if (isLarge) for (const letter of ["other", ...terms.map(term => term.match(/^[a-z\d]/) ?? "other")]) {
          await read("-" + letter, words => {
            for (const number in words) pages.flat()[number].folded[0] += fold(words[number])
          })
        }
        const best = parts => parts.map(part => [score(part, terms), part])
          .filter(([score]) => score).sort(([a], [b]) => b - a).map(([, part]) => part)
        return best(pages.flatMap(parts => best(parts).slice(0, 3)))
      }

      // How well the terms are found: at the beginning of a word, or inside of one.
      const rank = (text, term) => text.includes(" " + term) ? 3 : +text.includes(term)
      const score = ({ folded, number }, terms) => {
        let sum = 1
        for (const term of terms) {
          const [words, name, title] = folded.map(text => rank(text, term))
          if (!(words + name + title)) return 0
          sum += words + 4 * name + (number ? 0 : 4 * title + 1)
        }
        return sum
      }

      const add = (parent, tag, className = "") => Object.assign(parent.appendChild(document.createElement(tag)), { className })

      // Adds the words around the first term, in which all terms are marked; a pattern finds any of them.
      const mark = (parent, text, any) => {
        const start = text.lastIndexOf(" ", fold(text).search(` (${any})`) - 50) + 1
        text = (start ? "… " : "") + text.slice(start, start + 300)
        let end = 0
        for (const { index, 0: { length } } of fold(text).slice(1).matchAll(any)) {
          parent.append(text.slice(end, index))
          end = index + length
          add(parent, "mark").append(text.slice(index, end))
        }
        parent.append(text.slice(end))
      }

      // The first paragraph below a heading of a page that has one of the terms.
      const read = async (link, id, any) => {
        const page = await load(link.pathname, text => new DOMParser().parseFromString(text, "text/html"))
        const main = page.querySelector("main")
        const heading = page.getElementById(id) ?? main
        return [...main.querySelectorAll("p, li, td, dd, pre")].find(block =>
          heading.compareDocumentPosition(block) & 4 && fold(block.textContent).match(any))?.textContent ?? ""
      }

      const show = (found, any) => {
        list.replaceChildren()
        for (const { address, title, name, id, rest, number } of found) {
          const link = add(add(list, "li"), "a")
          link.href = new URL(address + (id ? "#" + id : ""), new URL(site, location))
          const where = add(link, "span", "where")
          mark(add(where, "span"), title, any)
          if (number) mark(add(where, "span"), name, any)
          const words = add(link, "span", "words")
          const fill = text => mark(words, text.trim(), any)
          isLarge ? read(link, id, any).then(fill) : fill(rest)
        }
      }

      button.hidden = false
      button.onclick = () => {
        dialog.open || dialog.showModal()
        input.select()
      }
      input.oninput = async () => {
        const query = input.value
        const terms = fold(query.normalize()).split(" ").filter(Boolean)
        try {
          const found = terms[0] ? await search(terms) : []
          if (query !== input.value) return
          show(found.slice(0, isLarge ? 10 : 20), terms.join("|"))
          status.textContent = found[0] ? results.replace("{number}", found.length) : terms[0] ? nothing : ""
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

  /// Returns a script without its comments, and without spaces at the beginning of its lines and
  /// around operators.
  private static func compact(_ script: String) -> String {
    script.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }
      .joined(separator: "\n").replacing(#/ ?([=+?:;<>&|{},!*)]+) /#) { $0.1 }
      .replacing(" }", with: "}") + "\n"
  }
}
