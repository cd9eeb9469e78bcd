extension Presentation {
  /// A presentation that keeps the content during a load, and the value after a failure.
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

  /// A presentation that hides the content during any load, and the value after any failure.
  ///
  /// This is case 0 of the first article, and `AsyncContentView` of the second. Both start with an
  /// empty screen.
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

  /// A presentation that keeps the value during a reload; an error does not stay during the next
  /// attempt.
  ///
  /// This is case 1 of the first article, and its variant `loading(V?)`.
  @inlinable public static var keepsContentWhileReloading: Presentation {
    var presentation = hidesContentWhileLoading
    presentation.reloading = [.content, .activity]
    return presentation
  }

  /// A presentation that keeps both value and error during a load; an error hides the value until a
  /// load succeeds.
  ///
  /// This is case 2 of the first article, and case 3 for a list. The article's list shows a spinner
  /// in its footer even at the end of the list; this presentation shows none there. ``standard``
  /// also keeps the error during the next attempt, but shows it as a banner if there is a value.
  @inlinable public static var keepsErrorWhileRetrying: Presentation {
    var presentation = keepsContentWhileReloading
    presentation.retrying = [.error, .activity]
    presentation.reloadFailed = .error
    presentation.reloadRetrying = [.error, .activity]
    return presentation
  }

  /// A presentation that keeps the value once there is one; a failure is a banner until the next
  /// attempt.
  ///
  /// This is case 4 of the first article, which discards the failure when the next attempt starts.
  /// The article shows some failures twice: a failed first load as an error and a banner, and a
  /// failed page as a line and a banner. This presentation shows each failure once.
  @inlinable public static var keepsContentAfterFailure: Presentation {
    var presentation = keepsErrorWhileRetrying
    presentation.reloadFailed = [.content, .banner]
    presentation.reloadRetrying = [.content, .activity]
    return presentation
  }

  /// A presentation that shows the placeholder until there is a value or an error, and is otherwise
  /// like ``keepsErrorWhileRetrying``.
  ///
  /// This is case EX of the first article. Without a placeholder, the loading view is shown.
  @inlinable public static var startsWithPlaceholder: Presentation {
    var presentation = keepsErrorWhileRetrying
    presentation.idle = .placeholder
    presentation.loading = .placeholder
    return presentation
  }

  /// A presentation that shows the value and the error if they exist, and the loading view during a
  /// load without a value or an error.
  ///
  /// This is the alternative that the first article quotes: optional values, each shown by an `if
  /// let`.
  @inlinable public static var showsWhatExists: Presentation {
    var presentation = keepsErrorWhileRetrying
    presentation.reloadFailed = [.content, .error]
    presentation.reloadRetrying = [.content, .error, .activity]
    return presentation
  }

  /// A presentation that keeps the value during a reload without an indicator; a failure hides the
  /// value.
  ///
  /// This is `AsyncValueView` of the third article, which shows the spinner before the first load,
  /// and never shows the value kept in `error(e, value)`.
  @inlinable public static var reloadsSilently: Presentation {
    var presentation = hidesContentWhileLoading
    presentation.idle = .loading
    presentation.reloading = .content
    presentation.reloadRetrying = .content
    return presentation
  }

  /// A presentation that shows the loading view before the first load, and is otherwise like
  /// ``hidesContentWhileLoading``.
  ///
  /// These are the screens of the Redux article. The article's flags start as "not loading, no
  /// error", so its first picture is an empty list; here it is the loading view.
  @inlinable public static var startsWithLoading: Presentation {
    var presentation = hidesContentWhileLoading
    presentation.idle = .loading
    return presentation
  }
}
