#ifndef KEYLINE_CFREETYPE_SHIM_H
#define KEYLINE_CFREETYPE_SHIM_H
// The system's FreeType. Its headers are included by macros, which a module map cannot do.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_MULTIPLE_MASTERS_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H
#endif
