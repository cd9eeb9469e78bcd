@_exported public import DiptychViews
