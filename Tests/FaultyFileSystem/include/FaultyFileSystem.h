// A file system for SQLite that fails on demand and loses power.
//
// A layer over SQLite's own unix file system. Files nobody watches pass straight through; calls on
// the files of a watched store are counted, can fail, and are written down, so that a test can ask
// what the disk might hold had the power gone at any moment: what was synced, and of the rest a
// random part, sector by sector, some of it torn.
#ifndef FAULTY_FILE_SYSTEM_H
#define FAULTY_FILE_SYSTEM_H

#include <stdint.h>

/// One watched store: the file at a path and its journal.
typedef struct faulty_disk faulty_disk;

/// Kinds of calls; they can be or-ed.
enum {
  FAULTY_OPEN = 1,
  FAULTY_READ = 2,
  FAULTY_WRITE = 4,
  FAULTY_TRUNCATE = 8,
  FAULTY_SYNC = 16,
  FAULTY_SIZE = 32,
  FAULTY_LOCK = 64,
  FAULTY_DELETE = 128,
  FAULTY_ANY = 255,
};

/// What becomes of writes that no sync followed.
enum {
  /// Any of: none arrived, all arrived, whole writes did, whole or torn sectors did.
  FAULTY_RANDOM = 0,
  /// None arrived: the least that a disk may keep.
  FAULTY_LOSE_ALL = 1,
};

/// Watches the files whose path begins with `path`, from their present content on. NULL when the
/// file system could not be installed. Only files opened afterwards are seen.
faulty_disk *faulty_disk_watch(const char *path);

/// Stops watching; every file must have been closed.
void faulty_disk_free(faulty_disk *disk);

/// Lets the `nth` call (1 = the next) of these kinds fail, and when `persistent` all after it.
/// A write that fails has written its first half.
void faulty_disk_fail(faulty_disk *disk, int kinds, long nth, int persistent);

/// No call fails any more.
void faulty_disk_heal(faulty_disk *disk);

/// The calls that failed since `faulty_disk_fail`.
long faulty_disk_failures(const faulty_disk *disk);

/// The steps so far that change what a disk holds: writes, truncations, syncs, new and removed
/// files.
long faulty_disk_steps(const faulty_disk *disk);

/// The syncs among the steps.
long faulty_disk_syncs(const faulty_disk *disk);

/// Writes what the disk might hold when the power goes after `step` steps, to `destination` in
/// place of the watched path. The same seed gives the same disk. Nonzero when a file could not be
/// written.
int faulty_disk_crash(
  const faulty_disk *disk, long step, uint64_t seed, int loss, const char *destination);

#endif
