#ifndef KEYLINE_CZLIB_SHIM_H
#define KEYLINE_CZLIB_SHIM_H
// zlib as the system has it. The header needs its macros expanded, so it stands behind this one.
#include <zlib.h>
#endif
