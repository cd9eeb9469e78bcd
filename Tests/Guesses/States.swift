import Diptych

// Errors in the content of views of loading states.

struct File: Identifiable, Sendable {
  let id: Int
  let name: String
}

struct ValueContent: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    AsyncValueView(value: value) { files in
      // error: value of type 'File' has no member 'nmae'
      Text(files[0].nmae)
    }
  }
}

struct ValueShorthand: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    // error: value of type 'File' has no member 'nmae'
    AsyncValueView(value: value) { Text($0[0].nmae) }
  }
}

struct ValueLoading: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    AsyncValueView(value: value) { files in
      Text(files[0].name)
    } loadingView: {
      // error: value of type 'Text' has no member 'bodl'
      Text("a").bodl()
    }
  }
}

struct ValueError: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    AsyncValueView(value: value) { files in
      Text(files[0].name)
    } loadingView: {
      Text("a")
    } errorView: { error in
      // error: value of type 'any Error' has no member 'localizedDescriptin'
      Text(error.localizedDescriptin)
    }
  }
}

struct ValueErrorOnly: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    AsyncValueView(value: value) { files in
      Text(files[0].name)
    } errorView: { error in
      // error: value of type 'Text' has no member 'bodl'
      Text("\(error)").bodl()
    }
  }
}

struct PageRow: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    PagingList(state: page) { files in
      List(files) { file in
        // error: value of type 'File' has no member 'nmae'
        Text(file.nmae)
      }
    }
  }
}

struct PageRowShorthand: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    // error: value of type 'File' has no member 'nmae'
    PagingList(state: page) { List($0) { Text($0.nmae) } }
  }
}

struct PageEmpty: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    PagingList(state: page) { files in
      List(files) { Text($0.name) }
    }
    .emptyView {
      // error: value of type 'Text' has no member 'bodl'
      Text("none").bodl()
    }
  }
}

struct PageError: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    PagingList(state: page) { files in
      List(files) { Text($0.name) }
    } loadingView: {
      Text("a")
    } errorView: { error in
      // error: value of type 'Text' has no member 'bodl'
      Text("\(error)").bodl()
    }
  }
}

struct PageID: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    PagingList(state: page) { files in
      // error: value of type 'File' has no member 'nmae'
      List(files, id: \.nmae) { Text($0.name) }
    }
  }
}

struct PagePresentation: View {
  let value: AsyncValue<[File], any Error>
  let page: PagingState<File, Int, any Error>

  var body: some View {
    // error: type 'Presentation' has no member 'standrad'
    AsyncValueView(value: value, presentation: .standrad) { files in
      Text(files[0].name)
    }
  }
}

struct PageRowThatIsText: View {
  let pages: PagingStore<File, Int, any Error>

  var body: some View {
    // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
    PagingList(store: pages) { List($0) { $0.name } }
  }
}

struct PageRowThatIsNumber: View {
  let pages: PagingStore<File, Int, any Error>

  var body: some View {
    PagingList(store: pages) { files in
      List(files) { file in
        Text(file.name)
        // error: 'buildExpression' is unavailable: a number is not a view; write Text("\(number)")
        file.id
      }
    }
  }
}

struct PageRowsOfFetch: View {
  let first: @Sendable () async throws -> [File]
  let more: @Sendable (File) async throws -> [File]

  var body: some View {
    // error: 'buildExpression' is unavailable: a string is not a view; write Text(string)
    PagingList(fetchInitial: first, fetchMore: more) { List($0) { $0.name } }
  }
}

struct PageLoadingBelowTwoViews: View {
  let pages: PagingStore<File, Int, any Error>

  var body: some View {
    PagingList(store: pages) { files in
      Text(files[0].name)
      Text("\(files.count)")
    } loadingView: {
      // error: value of type 'Text' has no member 'bodl'
      Text("none").bodl()
    }
  }
}

struct PageSlotLabel: View {
  let pages: PagingStore<File, Int, any Error>

  var body: some View {
    // error: incorrect argument label in call (have 'store:_:loadingVew:', expected 'store:content:loadingView:')
    PagingList(store: pages) {
      List($0) { Text($0.name) }
    } loadingVew: {
      Text("none")
    }
  }
}

struct PageFooter: View {
  let page: PagingState<File, Int, any Error>

  var body: some View {
    PagingList(state: page) {
      List($0) { Text($0.name) }
    }
    .footerView { phase in
      // error: value of type 'PagingFooterPhase<any Error>' has no member 'nmae'
      Text(phase.nmae)
    }
  }
}

struct ValueBanner: View {
  let value: AsyncValue<[File], any Error>

  var body: some View {
    AsyncValueView(value: value) {
      Text($0[0].name)
    }
    .bannerView { error in
      // error: value of type 'any Error' has no member 'localizedDescriptin'
      Text(error.localizedDescriptin)
    }
  }
}

struct ValueTask: View {
  let value: AsyncValue<[File], any Error>
  let model: Int

  var body: some View {
    // error: value of type 'Int' has no member 'laod'
    AsyncValueView(value: value, task: { await model.laod() }) { files in
      Text(files[0].name)
    }
  }
}

struct NewValueAlone: View {
  let value: AsyncValue<[File], any Error>

  var body: some View {
    // error: 'onChange(of:_:)' is unavailable: take the old and the new value, as in { _, new in … }
    Text("a").onChange(of: value.isLoading) { isLoading in print(isLoading) }
  }
}
