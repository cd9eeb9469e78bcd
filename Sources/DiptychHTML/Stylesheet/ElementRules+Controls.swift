import DiptychViews

// Rules of buttons, fields and bars.
extension ElementRules {
  static let controls = [
    ElementRules(
      ["button", "input", "select", "textarea"],
      """
      button, .button, input:not([type=checkbox], [type=radio], [type=range], [type=color]), select, \
      textarea { font: inherit; font-size: 0.9375rem; color: var(--ink); background: var(--ground); \
      border: 1px solid var(--edge); border-radius: var(--radius); padding: 0.35rem 0.875rem; \
      max-width: 100% }
      button, .button, input:is([type=submit], [type=reset], [type=button]) { font-weight: 550; \
      cursor: pointer; display: inline-block; text-decoration: none }
      :is(button, .button):hover { background: var(--sunken); border-color: var(--ink) }
      :is(button, .button).primary { background: var(--accent); border-color: var(--accent); \
      color: var(--on-accent); --soft: var(--on-accent) }
      :is(button, input, select, textarea):disabled { color: var(--soft); \
      border-color: var(--line); background: var(--sunken); cursor: not-allowed }
      @media print { button { display: none } }

      """
    ),
    ElementRules(
      ["input", "fieldset"],
      """
      input:is([type=checkbox], [type=radio], [type=range]) { accent-color: var(--accent) }
      input[type=checkbox] { margin: 0; margin-inline-end: 0.5em; vertical-align: -0.1em }
      fieldset { border: 1px solid var(--line); border-radius: var(--radius); \
      padding: var(--space-3) var(--space-4); margin: 0 0 var(--space-4); min-width: 0 }

      """
    ),
    ElementRules(
      ["meter", "progress"],
      """
      meter, progress { appearance: none; border: 0; width: 100%; min-width: 5rem; max-width: 20rem; \
      height: 0.5rem; vertical-align: middle; background: \(Role.track.variable); \
      border-radius: 99px; overflow: hidden }
      td > meter { max-width: none; min-width: 2rem }
      dd meter { min-width: 0 }
      progress + progress { display: block; margin-top: 1em }
      .vstack > * + :is(meter, progress, .hstack:has(> progress)) \
      { margin-block-start: var(--space-2) }
      .hstack > :is(meter, progress, .hstack:has(> progress), .facts:has(meter)) \
      { flex: 1; align-self: center }
      progress:not([value]) { background: repeating-linear-gradient(90deg, var(--accent) 0 1rem, \
      \(Role.track.variable) 0 2rem) }
      @supports not (-moz-appearance: none) { meter { height: 1rem; background: none; \
      border-radius: 0 } }
      ::-webkit-meter-bar { background: \(Role.track.variable); border: 0; border-radius: 99px }
      ::-webkit-progress-bar { background: none }
      ::-webkit-meter-optimum-value, ::-webkit-progress-value { \
      background: var(--fill, var(--accent)) }
      ::-webkit-meter-suboptimum-value { background: var(--warning) }
      ::-webkit-meter-even-less-good-value { background: var(--danger) }
      ::-moz-meter-bar, ::-moz-progress-bar { background: var(--fill, var(--accent)) }
      progress:not([value])::-moz-progress-bar { background: none }
      :-moz-meter-sub-optimum::-moz-meter-bar { background: var(--warning) }
      :-moz-meter-sub-sub-optimum::-moz-meter-bar { background: var(--danger) }
      @media (forced-colors: active) { meter, progress { forced-color-adjust: none; \
      --accent: Highlight; --fill: Highlight; --warning: Highlight; --danger: Highlight; \
      --track: Canvas; --line: Canvas; outline: 1px solid CanvasText } }

      """
    ),
  ]
}
