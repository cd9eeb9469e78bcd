extension OutlineCase {
  /// Texts, lists, tables, landmarks and roles.
  static let content: [OutlineCase] = [
    OutlineCase(
      name: "headings",
      html: #"""
        <h1>Title</h1><h2>A <em>very</em> good <a href="/x">link</a></h2><h3 aria-label="Named">\#
        text</h3><h4></h4><div role="heading" aria-level="5">Five</div><div role="heading">None\#
        </div>
        """#
    ),
    OutlineCase(
      name: "text",
      html: #"""
        <p>One <b>two</b>three</p><div>a<div>b</div>c</div>plain &amp; simple<br>line<span> x \#
        </span>y<p>a<span>b</span>c</p><p>  </p><p></p>
        """#
    ),
    OutlineCase(
      name: "inline",
      html: #"""
        <p><em>e</em><strong>s</strong><code>c</code><sub>1</sub><sup>2</sup><del>d</del><ins>i\#
        </ins><mark>m</mark><time>t</time><dfn>f</dfn><abbr title=A>ab</abbr><kbd>k</kbd><q>q\#
        </q><cite>c</cite><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby><bdi>x</bdi>a<wbr>b</p>\#
        <blockquote>bq</blockquote><hr><pre>  a
          b</pre><address>ad</address><p>a<i>b</i> c</p>\#
        <p>a<button>b</button>c</p><p>so&shy;ft z&#8203;w a&nbsp;b</p>
        """#
    ),
    OutlineCase(
      name: "links",
      html: #"""
        <a href="/a">A</a> <a>no link</a> <a href="#x" aria-label="Label">text</a> <a href="">\#
        </a><a href="data:text/plain,hello">d</a><a href="/img"><img src=x alt="Picture"></a>\#
        <a href="/two"><b>bold</b> text</a><a href="/t" title="T"></a>
        """#
    ),
    OutlineCase(
      name: "lists",
      html: #"""
        <ul><li>one<li>two <ul><li>inner</ul><li><p>para</p></ul><ol><li><a href=x>l</a></li>\#
        </ol><menu><li>m</li></menu><dl><dt>T<dd>D<dt>T2<dd>D2</dl><ul role="none"><li>x</li>\#
        </ul><ul role="presentation" aria-label="L"><li>x</li></ul><ul></ul>
        """#
    ),
    OutlineCase(
      name: "tables",
      html: #"""
        <table><tr><th>a<th>b<tr><td>1<td>2</table><table><caption>Cap <b>tion</b></caption>\#
        <thead><tr><th>H</th><td></td></tr></thead><tbody><tr><th>R</th><td>v</td></tr></tbody>\#
        <tfoot><tr><td>f</td><td><ul><li>x</li></ul></td></tr></tfoot></table><table><tr><th>\#
        only</th></tr></table><table role="presentation"><tr><td>x</td></tr></table>\#
        <table role=grid><tr><td aria-selected=true>x</td></tr></table><table summary="Sum"><tr>\#
        <th scope=row>r<td>1</table><table title="TT"><tr><td>1<td>2</table>
        """#
    ),
    OutlineCase(
      name: "cells",
      html: #"""
        <table><tr><td>a <img alt="pic"> b<td><input value=v aria-label=l><td><select><option>o\#
        </select><td><progress value=.5></progress><td><ul><li>1<li>2</ul><td><details><summary>\#
        s</summary>x</details><td><blockquote>bq</blockquote><td><figure>f</figure><td><div>a\#
        </div><div>b</div><td><input type=checkbox aria-label=cb><td><button>bt</button><td>\#
        <svg><title>sv</title></svg><td><meter value=2>m</meter><td><nav>n</nav></tr><tr><td>z\#
        </table>
        """#
    ),
    OutlineCase(
      name: "landmarks",
      html: #"""
        <header>h</header><main><header>mh</header><section><h2>S</h2></section>\#
        <section aria-label="Sec">x</section><section aria-labelledby="hh"><h2 id="hh">HH</h2>\#
        </section><article>art<footer>f</footer></article><nav>n</nav><nav aria-label="N">n\#
        </nav><aside>as</aside><form>f</form><form aria-label="F">f</form><search>s</search>\#
        </main><footer>foot</footer><div role="region" aria-label="R">r</div><div role="main">m2\#
        </div><div role="banner">b</div><section role="none"><header>hs</header></section>
        """#
    ),
    OutlineCase(
      name: "roles",
      html: #"""
        <ul><li><a href=a>A</a> and <a href=b>B</a> end</li></ul><div role=group aria-label=G>g\#
        <div role=presentation>p</div></div><div role=list><div role=listitem>i</div></div>\#
        <table><tr><td><button>b</button> t<td><table><tr><td>in<td>2</table></table>\#
        <div role="alert">al</div><div role=status aria-live=polite>st</div><div role="none">\#
        <h1>x</h1></div><h2 role=none>nn</h2><button role=none>bn</button><a href=x role=button>\#
        ab</a><p role=note>nn</p><div role=article aria-label=x>a</div><div role=tooltip>tt\#
        </div><div role=progressbar aria-valuenow=5 aria-label=P></div>\#
        <div role=slider aria-valuetext=five>s</div>
        """#
    ),
  ]
}
