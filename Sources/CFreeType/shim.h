#ifndef KEYLINE_CFREETYPE_SHIM_H
#define KEYLINE_CFREETYPE_SHIM_H
// FreeType as the system has it. Its headers are named by macros, so they stand behind this one.
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_MULTIPLE_MASTERS_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H
#endif
