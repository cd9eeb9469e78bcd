public import DiptychState

/// The members that the resolutions of a value and of a list have in common.
@usableFromInline
protocol SourceResolution {
  var retry: RetryAction { get set }
  var idleReason: IdleReason { get set }
}

extension AsyncResolution: SourceResolution {}
extension PagingResolution: SourceResolution {}
