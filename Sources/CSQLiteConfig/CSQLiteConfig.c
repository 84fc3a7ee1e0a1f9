#include "CSQLiteConfig.h"

static int defensive(sqlite3 *connection, int wanted) {
  int is_on = 0;
  if (sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, wanted, &is_on) != SQLITE_OK)
    return 0;
  return is_on;
}

int sqlite_config_set_defensive(sqlite3 *connection) { return defensive(connection, 1); }
int sqlite_config_is_defensive(sqlite3 *connection) { return defensive(connection, -1); }
