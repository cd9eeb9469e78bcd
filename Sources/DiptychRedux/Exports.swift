// A store has states of values and of lists.
@_exported public import DiptychState
