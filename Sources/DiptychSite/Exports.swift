// Exported, because the pages of a site are views, and a site reports what it finds in its pages.
@_exported public import DiptychHTML
@_exported public import DiptychHTMLTools
@_exported public import DiptychViews
