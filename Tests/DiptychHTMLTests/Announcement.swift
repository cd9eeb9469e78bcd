/// The attributes of the element that announces a placeholder.
let announcement = #"role="status" aria-busy="true" aria-label="Loading…""#
