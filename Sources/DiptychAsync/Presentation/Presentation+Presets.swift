extension Presentation {
  /// A presentation that keeps showing the value during a reload and after a failed reload.
  ///
  /// - Before and during the first load: the placeholder, or else the loading view.
  /// - With a value: the content, with a line above it during a reload.
  /// - After a failure without a value: the error view, which stays during the next attempt.
  /// - After a failure with a value: the content below a banner, which stays during the next
  ///   attempt.
  @inlinable public static var standard: Presentation {
    Presentation(
      idle: .placeholder,
      loading: .placeholder,
      loaded: .content,
      reloading: [.content, .activity],
      failed: .error,
      retrying: [.error, .activity],
      reloadFailed: [.content, .banner],
      reloadRetrying: [.content, .banner, .activity]
    )
  }

  /// A presentation that hides the value during any load and after any failure.
  ///
  /// Before the first load, nothing is shown.
  @inlinable public static var hidesContentWhileLoading: Presentation {
    Presentation(
      idle: [],
      loading: .loading,
      loaded: .content,
      reloading: .loading,
      failed: .error,
      retrying: .loading,
      reloadFailed: .error,
      reloadRetrying: .loading
    )
  }

  /// A presentation that keeps showing the value during a reload, and hides an error during the
  /// next attempt.
  @inlinable public static var keepsContentWhileReloading: Presentation {
    var presentation = hidesContentWhileLoading
    presentation.reloading = [.content, .activity]
    return presentation
  }

  /// A presentation where the value stays visible during a reload, and the error stays visible
  /// during a retry.
  ///
  /// After a failed reload, the error hides the value until a load succeeds.
  ///
  /// The presentation ``standard`` also keeps the error visible during a retry. If there is a
  /// value, it shows the error as a banner above the value.
  @inlinable public static var keepsErrorWhileRetrying: Presentation {
    var presentation = keepsContentWhileReloading
    presentation.retrying = [.error, .activity]
    presentation.reloadFailed = .error
    presentation.reloadRetrying = [.error, .activity]
    return presentation
  }

  /// A presentation that always shows the value if there is one, and shows a failed reload as a
  /// banner until the next attempt.
  @inlinable public static var keepsContentAfterFailure: Presentation {
    var presentation = keepsErrorWhileRetrying
    presentation.reloadFailed = [.content, .banner]
    presentation.reloadRetrying = [.content, .activity]
    return presentation
  }

  /// A presentation that shows the placeholder until there is a value or an error, and is otherwise
  /// like ``keepsErrorWhileRetrying``.
  ///
  /// If the component has no placeholder, the loading view is shown instead.
  @inlinable public static var startsWithPlaceholder: Presentation {
    var presentation = keepsErrorWhileRetrying
    presentation.idle = .placeholder
    presentation.loading = .placeholder
    return presentation
  }

  /// A presentation that shows the value and the error together if both exist.
  ///
  /// If neither exists, it shows the loading view during a load.
  ///
  /// The result looks like a view that uses `if let` to show an optional value and an optional
  /// error.
  @inlinable public static var showsWhatExists: Presentation {
    var presentation = keepsErrorWhileRetrying
    presentation.reloadFailed = [.content, .error]
    presentation.reloadRetrying = [.content, .error, .activity]
    return presentation
  }

  /// A presentation that keeps showing the value during a reload, without a loading indicator.
  ///
  /// The loading view is also shown before the first load. A failure hides the value until the next
  /// attempt.
  @inlinable public static var reloadsSilently: Presentation {
    var presentation = hidesContentWhileLoading
    presentation.idle = .loading
    presentation.reloading = .content
    presentation.reloadRetrying = .content
    return presentation
  }

  /// A presentation that shows the loading view before the first load, and is otherwise like
  /// ``hidesContentWhileLoading``.
  @inlinable public static var startsWithLoading: Presentation {
    var presentation = hidesContentWhileLoading
    presentation.idle = .loading
    return presentation
  }
}
