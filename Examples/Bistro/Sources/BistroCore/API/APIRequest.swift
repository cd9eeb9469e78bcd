/// A request to the API.
struct APIRequest: Hashable, Sendable {
  let endpoint: Endpoint
  /// The filters of a request for the archive.
  var query = DishQuery()
}
