import LayoutStore

func measure(_ path: String) throws {
  let store = try DocumentStore(path: path, access: .readOnly)
  print(try store.stats())
}
