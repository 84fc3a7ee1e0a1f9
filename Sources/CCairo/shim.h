#ifndef KEYLINE_CCAIRO_SHIM_H
#define KEYLINE_CCAIRO_SHIM_H
// cairo as the system has it, with its surfaces for PDF.
#include <cairo.h>
#include <cairo-pdf.h>
#endif
