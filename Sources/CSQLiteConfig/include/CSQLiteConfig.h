// The settings of an SQLite connection that only variadic C functions reach.
#ifndef CSQLITE_CONFIG_H
#define CSQLITE_CONFIG_H

#include <sqlite3.h>

/// Stops SQL from damaging the file on purpose (SQLITE_DBCONFIG_DEFENSIVE): no writes to the schema
/// table or to the tables inside virtual tables, no journal in memory. Returns 1 when it is on.
int sqlite_config_set_defensive(sqlite3 *connection);

/// Whether the connection is defensive.
int sqlite_config_is_defensive(sqlite3 *connection);

#endif
