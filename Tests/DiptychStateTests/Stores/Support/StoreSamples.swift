import DiptychState
import DiptychTesting
import DiptychStateTesting

typealias ValueGate = Gate<Void, Int, Oops>
typealias ValueState = AsyncValue<Int, Oops>
typealias ValueStore = AsyncStore<Int, Oops>
