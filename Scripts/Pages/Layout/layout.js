// Finds what a reader of the page would call broken, at the window's width: a function that returns
// problems, each with a `kind`, a `selector` and its `words`. `Scripts/check-pages` calls it.
() => {
  const problems = [];
  const width = document.documentElement.clientWidth;
  const report = (kind, element, words) => problems.push({kind, selector: selector(element), words});
  const cached = compute => {
    const values = new Map();
    return key => values.has(key) ? values.get(key) : (values.set(key, compute(key)), values.get(key));
  };
  const style = cached(element => getComputedStyle(element));
  const box = cached(element => element.getBoundingClientRect());

  function selector(element) {
    const steps = [];
    for (let e = element; e && e !== document.body && steps.length < 4; e = e.parentElement) {
      const classes = [...e.classList].slice(0, 2).map(name => '.' + CSS.escape(name)).join('');
      steps.unshift(e.localName + (e.id ? '#' + CSS.escape(e.id) : classes));
      if (e.id) break;
    }
    return steps.join(' > ') || 'body';
  }

  function excerpt(text) {
    const words = text.replace(/\s+/g, ' ').trim();
    const characters = [...words];
    return '“' + (characters.length > 48 ? characters.slice(0, 47).join('') + '…' : words) + '”';
  }

  // What a reader sees of a letter at least: from the top of the capitals to the base line. The boxes of
  // lines that are close to each other overlap, their letters don't.
  const core = rect => ({
    left: rect.left, right: rect.right,
    top: rect.top + rect.height * 0.17, bottom: rect.top + rect.height * 0.8,
  });

  /// Whether an element is the ticks of a chart for plots of other widths, which a margin moves out of
  /// sight, while others stand in their place.
  function isOtherWidths(element) {
    const sets = element.parentElement?.matches('.plot .ticks') ? [...element.parentElement.children] : [];
    const isMoved = set => box(set).bottom <= box(element.parentElement).top;
    return sets.includes(element) && isMoved(element) && !sets.every(isMoved);
  }

  /// Whether an element is for screen readers alone: clipped to nothing, or outside of the page.
  const isUnseen = cached(element => {
    if (!element || element === document.body) return false;
    const s = style(element), b = box(element);
    if (s.overflow !== 'visible' && b.width <= 2 && b.height <= 2) return true;
    if (s.clipPath === 'inset(50%)' || s.clipPath === 'inset(100%)') return true;
    if (isOtherWidths(element)) return true;
    if (s.position === 'absolute' || s.position === 'fixed')
      if (b.right + scrollX <= 0 || b.bottom + scrollY <= 0) return true;
    return isUnseen(element.parentElement);
  });

  /// The part of a line of text that can be seen now, and the element that cuts it, if one does.
  function visible(rect, element) {
    let {left, right, top, bottom} = rect;
    let cutter = null, placed = null;
    const letters = core(rect);
    for (let e = element; e && e !== document.documentElement; e = e.parentElement) {
      const s = style(e);
      if (e instanceof SVGElement && e.localName !== 'svg') continue;
      if (placed === 'fixed' || placed === 'absolute' && s.position === 'static') continue;
      placed = ['absolute', 'fixed'].includes(s.position) ? s.position : null;
      if (e === document.body || s.display === 'inline') continue;
      const b = box(e);
      const inner = {
        left: b.left + parseFloat(s.borderLeftWidth), right: b.right - parseFloat(s.borderRightWidth),
        top: b.top + parseFloat(s.borderTopWidth), bottom: b.bottom - parseFloat(s.borderBottomWidth),
      };
      const isCell = e.matches('.terminal code *');
      const hides = value => !isCell && (value === 'hidden' || value === 'clip');
      if (hides(s.overflowX) && s.textOverflow !== 'ellipsis'
          && (left < inner.left - 1 || right > inner.right + 1)) cutter ??= e;
      if (hides(s.overflowY) && s.webkitLineClamp === 'none' && bottom > top
          && (Math.max(letters.top, top) < inner.top - 1
            || Math.min(letters.bottom, bottom) > inner.bottom + 1)) cutter ??= e;
      if (s.overflowX !== 'visible') {
        left = Math.max(left, inner.left); right = Math.min(right, inner.right);
      }
      if (s.overflowY !== 'visible') {
        top = Math.max(top, inner.top); bottom = Math.min(bottom, inner.bottom);
      }
    }
    const isSeen = right - left > 0.5 && bottom - top > 0.5;
    return {left, right, top, bottom, cutter, isSeen};
  }

  // ---- No text is cut, and none leaves its frame.

  const runs = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const isTransparent = color => /^(transparent|rgba\(.*, 0\))$/.test(color);
  const isShown = cached(e => e.checkVisibility({opacityProperty: true, visibilityProperty: true})
    && !e.closest('script, style, template, select, textarea, noscript') && !isUnseen(e)
    && !isTransparent(style(e).color));
  // The labels of a chart are hidden because its picture has a label, not because they mean nothing.
  const isDecoration = cached(e => !!e.closest('[inert]')
    || !!e.closest('[aria-hidden=true]') && !e.closest('.plot'));

  /// The nearest box around an element that has a ground or a border of its own.
  const frame = cached(e => {
    for (; e && e !== document.body; e = e.parentElement) {
      const s = style(e);
      if (e instanceof SVGElement || /^(inline|contents|table)/.test(s.display)
        && s.display !== 'inline-block') continue;
      const hasGround = !isTransparent(s.backgroundColor);
      const hasBorder = ['Left', 'Right'].every(side => parseFloat(s[`border${side}Width`]) > 0
        && !isTransparent(s[`border${side}Color`]));
      if (hasGround || hasBorder) return e;
    }
    return null;
  });

  for (let node; (node = walker.nextNode());) {
    if (!/\S/.test(node.data)) continue;
    const element = node.parentElement;
    if (!isShown(element)) continue;
    range.selectNodeContents(node);
    let isReported = false;
    for (const rect of range.getClientRects()) {
      if (rect.width < 0.5) continue;
      const seen = visible(rect, element);
      const beyond = seen.isSeen && (seen.left < -1
        || seen.right > width + 1 && style(document.body).overflowX !== 'visible');
      if (!isReported && !isDecoration(element) && (seen.cutter || beyond)) {
        report('cut', seen.cutter ?? document.body, excerpt(node.data));
        isReported = true;
      }
      if (!seen.isSeen) continue;
      const around = frame(element);
      if (!isReported && around) {
        const b = box(around);
        if (seen.left < b.left - 1 || seen.right > b.right + 1) {
          report('outside of its frame', around, excerpt(node.data));
          isReported = true;
        }
      }
      const letters = core(rect);
      const top = Math.max(letters.top, seen.top), bottom = Math.min(letters.bottom, seen.bottom);
      if (bottom > top) runs.push({left: seen.left, right: seen.right, top, bottom, node, element});
    }
  }

  // ---- The page is no wider than the window.

  const root = document.scrollingElement;
  if (root.scrollWidth > width) {
    const sticksOut = cached(element => {
      const b = box(element);
      return b.right > width + 0.4 && b.height > 0 && visible(b, element).right > width + 0.4;
    });
    const elements = [...document.body.querySelectorAll('*')]
      .filter(element => sticksOut(element) && ![...element.children].some(sticksOut));
    const texts = runs.filter(run => run.right > width + 0.4).map(run => run.element);
    for (const element of (elements.length ? elements : texts).slice(0, 3))
      report(`wider than the window by ${root.scrollWidth - width} px`, element,
        excerpt(element.textContent));
    if (!elements.length && !texts.length)
      report(`wider than the window by ${root.scrollWidth - width} px`, document.body, '');
  }

  // ---- No text covers other text.

  /// Whether an element is, or is in, a layer that another element is not in: what is placed above the
  /// page and has a ground of its own.
  function isLayered(element, other) {
    for (let e = element; e && !e.contains(other); e = e.parentElement) {
      const s = style(e);
      if (['absolute', 'fixed', 'sticky'].includes(s.position)
        && !isTransparent(s.backgroundColor)) return true;
    }
    const stack = element.closest('.layered, .zstack');
    return stack !== null && stack.contains(other);
  }

  runs.sort((a, b) => a.top - b.top);
  const covered = new Set();
  for (let i = 0; i < runs.length; i++)
    for (let j = i + 1; j < runs.length && runs[j].top < runs[i].bottom - 1; j++) {
      const [a, b] = [runs[i], runs[j]];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - b.top;
      if (across <= 1 || down <= 1 || covered.has(b.node) || covered.has(a.node)) continue;
      // The box of a word with ruby is as wide as the ruby.
      if (a.element.closest('ruby') || b.element.closest('ruby')) continue;
      // Chromium has two boxes for a line that ends in the ellipsis of a clamp: with and without it.
      if (a.node === b.node && Math.abs(a.top - b.top) < 1) continue;
      if (isLayered(a.element, b.element) || isLayered(b.element, a.element)) continue;
      covered.add(b.node);
      const words = a.node === b.node ? excerpt(b.node.data) + ' by itself'
        : excerpt(b.node.data) + ' and ' + excerpt(a.node.data);
      report('overlapped', b.element, words);
    }

  // ---- A word in a table stands on one line.

  const segmenter = new Intl.Segmenter();
  const ends = /[\s/\-\u00ad\u200b\u2010\u2013\u2014]$/u;

  /// The characters of a cell, each with the edges of its box.
  function characters(cell) {
    const result = [];
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode());)
      for (const {segment, index} of segmenter.segment(node.data)) {
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const rects = range.getClientRects();
        const rect = rects[rects.length - 1];
        result.push({node, text: segment, rect: rect && rect.width > 0 ? core(rect) : null});
      }
    return result;
  }

  /// Whether a line ends between two characters.
  const isBroken = (a, b) => a.rect && b.rect
    && (a.rect.bottom <= b.rect.top || b.rect.bottom <= a.rect.top);

  const sheet = document.createElement('style');
  sheet.textContent = `[data-probe], [data-probe] * { overflow-wrap: normal !important;
    word-break: normal !important; line-break: auto !important; hyphens: manual !important;
    white-space: normal !important; min-width: 0 !important }`;

  /// A cell's characters where a line ends at each place that allows it, and nowhere else.
  function loosened(cell) {
    const probe = document.createElement('div');
    probe.dataset.probe = '';
    probe.style.cssText = 'position: absolute; width: 0; visibility: hidden';
    probe.append(...[...cell.childNodes].map(node => node.cloneNode(true)));
    cell.append(probe);
    const result = characters(probe);
    probe.remove();
    return result;
  }

  document.head.append(sheet);
  for (const cell of document.querySelectorAll('td, th')) {
    if (!isShown(cell) || cell.querySelector('table') || !/\S/.test(cell.textContent)) continue;
    range.selectNodeContents(cell);
    const tops = new Set([...range.getClientRects()].map(rect => Math.round(rect.top)));
    if (tops.size < 2) continue;
    const all = characters(cell);
    const broken = all.flatMap((character, i) => {
      const last = all[i - 1];
      return last && isBroken(last, character) && !ends.test(last.text) && /\S/.test(character.text)
        && isShown(character.node.parentElement) && isShown(last.node.parentElement) ? [i] : [];
    });
    if (!broken.length) continue;
    const loose = loosened(cell);
    const mayEnd = i => i <= 0 || i >= all.length || isBroken(loose[i - 1], loose[i])
      || /\s$/.test(all[i - 1].text) || /^\s/.test(all[i].text);
    const mayEndForReaders = i => mayEnd(i) || ends.test(all[i - 1].text);
    const around = (i, isEnd) => {
      let start = i, end = i;
      while (!isEnd(start)) start--;
      while (!isEnd(end)) end++;
      return [start, end];
    };
    for (const i of broken) {
      if (mayEndForReaders(i)) continue;
      const rects = loose.slice(...around(i, mayEnd)).map(character => character.rect).filter(Boolean);
      const length = Math.max(...rects.map(r => r.right)) - Math.min(...rects.map(r => r.left));
      // No window of this width holds the word.
      if (length > width - 32) continue;
      const word = all.slice(...around(i, mayEndForReaders)).map(character => character.text).join('');
      report('broken word', cell, excerpt(word));
      break;
    }
  }
  sheet.remove();
  return problems;
}
