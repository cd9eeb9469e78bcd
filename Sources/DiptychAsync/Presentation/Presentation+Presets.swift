extension Presentation {
  /// What is there stays while something is loaded, and a failure does not hide a value.
  ///
  /// - Nothing loaded yet, or the first load in flight: the placeholder, or the loading view.
  /// - A value: the content; a line below it while another one is on its way.
  /// - A failure without a value: the error view, which stays during the next try.
  /// - A failure beside a value: the content below a banner, which stays during the next try.
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

  /// Any load hides what was there, and any failure hides the value.
  ///
  /// Case 0 of the first article, and `AsyncContentView` of the second. Both start with nothing on
  /// the screen.
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

  /// The value stays while another one is loaded; an error does not stay during the next try.
  ///
  /// Case 1 of the first article, and its variant `loading(V?)`.
  @inlinable public static var keepsContentWhileReloading: Presentation {
    var presentation = hidesContentWhileLoading
    presentation.reloading = [.content, .activity]
    return presentation
  }

  /// Value and error both stay while something is loaded; an error hides the value until a load
  /// succeeds.
  ///
  /// Case 2 of the first article. ``standard`` keeps the error during the next try as well, but
  /// shows it as a banner where there is a value.
  @inlinable public static var keepsErrorWhileRetrying: Presentation {
    var presentation = keepsContentWhileReloading
    presentation.retrying = [.error, .activity]
    presentation.reloadFailed = .error
    presentation.reloadRetrying = [.error, .activity]
    return presentation
  }

  /// Once there is a value, it is shown whatever happens; a failure is a banner until the next try.
  ///
  /// Case 4 of the first article, which forgets the failure when the next try starts. The article
  /// shows a banner beside the full error of a first load too, that is the same failure twice; here
  /// the error view is enough.
  @inlinable public static var keepsContentAfterFailure: Presentation {
    var presentation = keepsErrorWhileRetrying
    presentation.reloadFailed = [.content, .banner]
    presentation.reloadRetrying = [.content, .activity]
    return presentation
  }

  /// As ``keepsErrorWhileRetrying``, with the placeholder until there is a value or an error.
  ///
  /// Case EX of the first article. Where there is no placeholder, the loading view is shown.
  @inlinable public static var startsWithPlaceholder: Presentation {
    var presentation = keepsErrorWhileRetrying
    presentation.idle = .placeholder
    presentation.loading = .placeholder
    return presentation
  }

  /// The value if there is one, the error if there is one, and the loading view if there is neither
  /// and something is loaded.
  ///
  /// The second opinion that the first article quotes: optional values, each shown by an `if let`.
  @inlinable public static var showsWhatExists: Presentation {
    var presentation = keepsErrorWhileRetrying
    presentation.reloadFailed = [.content, .error]
    presentation.reloadRetrying = [.content, .error, .activity]
    return presentation
  }

  /// The value stays while another one is loaded, without a sign of it; a failure hides it.
  ///
  /// `AsyncValueView` of the third article. It shows the spinner before anything is asked for, and
  /// the kept value of `error(e, value)` never.
  @inlinable public static var reloadsSilently: Presentation {
    var presentation = hidesContentWhileLoading
    presentation.idle = .loading
    presentation.reloading = .content
    presentation.reloadRetrying = .content
    return presentation
  }

  /// As ``hidesContentWhileLoading``, with the loading view before anything is asked for.
  ///
  /// The screens of the Redux article. There the flags start as "not loading, no error", so its
  /// first picture is the content of nothing, an empty list; here it is the loading view.
  @inlinable public static var startsWithLoading: Presentation {
    var presentation = hidesContentWhileLoading
    presentation.idle = .loading
    return presentation
  }
}
