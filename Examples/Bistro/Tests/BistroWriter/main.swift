import BistroCore
import Foundation

// Adds the favourites 1, 2, 3 and so on to a database, and prints each number when it is stored. A
// test kills this program while it writes.
let database = BistroDatabase(path: CommandLine.arguments[1])
for dish in 1...(Int(CommandLine.arguments[2]) ?? 0) {
  try await database.setFavorite(true, dish: dish)
  try FileHandle.standardOutput.write(contentsOf: Data("\(dish)\n".utf8))
}
