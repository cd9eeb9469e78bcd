extension OutlineCase {
  /// Controls, what is hidden, images, and markup that is hard to read.
  static let controls: [OutlineCase] = [
    OutlineCase(
      name: "forms",
      html: #"""
        <label for=a>A</label><input id=a><label>B <input type=checkbox checked></label>\#
        <input type=radio aria-label=R><input type=submit><input type=reset>\#
        <input type=button value=Go><input type=file><label>F<input type=file></label>\#
        <input type=image alt=Im><input type=image><input type=hidden value=h>\#
        <input type=search placeholder="Find"><input type=number value=3 title=Num>\#
        <input type=range aria-label=V><input type=range min=10 max=20 aria-label=V>\#
        <input type=password value=pw aria-label=P><input type=email value="a@b">\#
        <input type=color><input type=date value=2020-01-01>\#
        <input placeholder=ph aria-label=Name><input type=weird><input type=tel disabled>\#
        <textarea aria-label=T>
        ab
        c</textarea><textarea placeholder=pp></textarea>\#
        <input value="x" title="t" placeholder="p">
        """#
    ),
    OutlineCase(
      name: "sliders",
      html: "<input type=range min=-3 max=1><input type=range value=30><input type=range value=x>"
    ),
    OutlineCase(
      name: "selects",
      html: #"""
        <select aria-label=S><option>one<option selected>two</select>\#
        <select aria-label=M multiple><option>one<option selected>two<option selected>three\#
        </select><select size=3><option>a</select><select><optgroup label=G><option>x\#
        <option disabled>y</optgroup></select><label>Pick <select><option>first<option>second\#
        </select> now</label><select disabled><option>d</select><select><option label="lab">\#
        </option></select>
        """#
    ),
    OutlineCase(
      name: "labels",
      html: #"""
        <label>Flash <input value="3"> times <input type=checkbox></label>\#
        <input type=checkbox id=c><label for=c>Show <input value=5> items</label><span id=r1>\#
        Ref <b>one</b></span><span id=r2 hidden>Hidden two</span><input aria-labelledby="r1 r2">\#
        <button aria-labelledby=nope>Content</button><label for=b>LB</label><button id=b>BB\#
        </button><output id=o>5</output><label for=o>Out</label><meter value=5 max=10>five\#
        </meter><label>M <meter value=1></meter></label><progress value=3 max=4></progress>\#
        <progress>loading</progress><label for=c>Second</label>\#
        <div id=self aria-labelledby="self" role=group>Me</div>
        """#
    ),
    OutlineCase(
      name: "buttons",
      html: #"""
        <button>a<b>b</b></button><button disabled>d</button><button aria-pressed=true>p\#
        </button><button aria-pressed=mixed>p</button><button aria-expanded=true>e</button>\#
        <button aria-expanded=false>e</button><button title=t></button><button>\#
        <svg aria-hidden=true><path/></svg> Save</button><button aria-disabled=true>x</button>\#
        <fieldset disabled><legend>L <input aria-label=in></legend><input aria-label=out>\#
        </fieldset><fieldset><legend>Group</legend>x</fieldset><fieldset title=tt>y</fieldset>\#
        <div role=button>div</div><span role="switch" aria-checked=true>s</span>\#
        <div role=checkbox aria-checked=mixed>m</div><div role="tablist">\#
        <div role=tab aria-selected=true>T</div></div><div role="foo button">fb</div>
        """#
    ),
    OutlineCase(
      name: "details",
      html: #"""
        <details><summary>Closed</summary>hidden <p>p</p></details><details open><summary>Open \#
        <b>b</b></summary>shown</details><details>no summary</details><details open>\#
        open no summary</details><details><summary>One</summary><summary>Two</summary></details>\#
        <details open title=T><summary>s</summary></details>
        """#
    ),
    OutlineCase(
      name: "hidden",
      html: #"""
        <div hidden>h</div><p aria-hidden=true>a</p><p aria-hidden=false>f</p><script>s</script>\#
        <style>t{}</style><template>t</template><noscript>n</noscript><dialog>d</dialog>\#
        <dialog open>o</dialog><div popover>p</div><div style="display:none">x</div>\#
        <div style="color: red; visibility : hidden">x</div><p>a<span style="display:block">b\#
        </span>c</p><datalist><option>x</datalist><object>fallback</object><audio>a</audio>\#
        <video>v</video><canvas>c</canvas><iframe src="about:blank"></iframe><area href=x alt=y>\#
        <link rel=x><title>tt</title><div inert>inert</div><p>x<rp>(</rp>y</p><audio controls>ac\#
        </audio>
        """#
    ),
    OutlineCase(
      name: "styles",
      html: #"""
        <p style="display: none !important">a</p><p style="display:none!important;display:block">\#
        b</p><p style="display:none;display:block">shown 1</p>\#
        <p style="background:url(data:x;y);display:none">f</p><p style=";;display:none;;">i\#
        </p><p style="visibility:collapse">j</p><p style="visibility:hidden">k\#
        <b style="visibility:inherit">l</b><b style="visibility:unset">m</b></p>\#
        <div style="display:none"><p style="display:block;visibility:visible">n</p></div>
        """#
    ),
    OutlineCase(
      name: "visibility",
      html: #"""
        <div style="visibility:hidden">a <h2 style="visibility:visible">b</h2> c</div>
        <button>d <i style="visibility:hidden">e</i> f</button>
        """#
    ),
    OutlineCase(
      name: "images",
      html: #"""
        <img src=a alt=A><img src=a alt=""><img src=a><img src=a title=T>\#
        <img src=a alt="" title=T><img alt="" aria-label=L><svg><title>Svg</title><text>t</text>\#
        <g><title>G</title></g></svg><svg role=img aria-label="S"><rect/></svg>\#
        <svg aria-hidden=true><text>x</text></svg><svg><text>a</text><text>b</text><a href=x>\#
        <text>l</text></a></svg><figure><img alt=i><figcaption>C <b>c</b></figcaption></figure>\#
        <figure>n</figure><div role=img aria-label=DI>x</div><math><mi>x</mi><mo>=</mo></math>\#
        <picture><img alt=p></picture>
        """#
    ),
    OutlineCase(
      name: "long-names",
      html: "<h1>\(String(repeating: "word ", count: 200))</h1>"
        + "<button>\(String(repeating: "y", count: 900))</button>"
        + "<button>\(String(repeating: "z", count: 901))</button>"
    ),
    OutlineCase(
      name: "references",
      html: #"""
        <p>&eacute;&hellip;&mdash;&rarr;&hearts;&apos;&quot;&AMP;&copy2&check;&NewLine;x</p>\#
        <p title="&quot;">&#x1F600;&#xD800;&#x110000;&#99999999999;&#;&#x;</p>
        """#
    ),
    OutlineCase(
      name: "scalars",
      html: #"""
        <p>- dash</p><p>a: b</p><p>a:b</p><p>ends:</p><p>12</p><p>1e5</p><p>0x1F</p><p>0b2</p>\#
        <p>+5</p><p>.5</p><p>5.</p><p>Infinity</p><p>inf</p><p>nan</p><p>.inf</p><p>yes</p><p>\#
        NULL</p><p>~</p><p>a #b</p><p>a#b</p><p>#b</p><p>{x}</p><p>`x`</p><p>'q'</p><p>"q"</p>\#
        <p>a "q"</p><p>back\slash</p><p>{\}</p><p>*s</p><p>[x]</p><p>, x</p><p>? x</p><p>?x</p>\#
        <p>%x</p><p>@x</p><p>! x</p><p>| x</p><p>x | y</p><p>-5</p><p>--5</p><p>1_000</p><p>\#
        1,000</p><p>1p3</p><p>0x</p><p>-0x1</p><p>1e</p><p>on</p><h1>a: "b"</h1><h2>it's: x</h2>\#
        <p>&#x85;x&#x1b;y</p><h3>&#1;z\</h3><a href='x: y'>l</a><a href='{x}'>l</a><p>nested <b>\#
        : x</b></p>
        """#
    ),
    OutlineCase(
      name: "soup",
      html: #"""
        <p>one<p>two<div>three</p>four</div><b>x<i>y</b>z</i><li>stray<td>cell</td></foo><p>a\#
        <ul><li>b</p></ul>c<h1>h<h2>i</h2><button>a<button>b</button><a href=x>q<p>r</p></a><p/>\#
        self<br/>x</br>y<img alt=z/>\#
        < notatag <3 & &lt &ampx &#0; &#128; &notit; &unknown; <!-- c --><!x><?php ?></>end<!-->\#
        after<option>o1<option>o2<dl><dt>a<dt>b<dd>c</dl><select><option>a<option>b</select>\#
        <a href=?a=1&copy=2&lt=3&amp;x>u</a>
        """#
    ),
  ]
}
