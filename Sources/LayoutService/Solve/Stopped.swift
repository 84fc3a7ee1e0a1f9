/// Thrown where work on many inputs ends early because that was asked for; never leaves the module.
struct Stopped: Error {}
