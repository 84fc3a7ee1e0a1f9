internal import CLibrary

/// A number above zero to any power; 0 for numbers that are not.
func raised(_ base: Double, to exponent: Double) -> Double { base > 0 ? pow(base, exponent) : 0 }
