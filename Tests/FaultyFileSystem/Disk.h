// The record of what happened to a watched store's files.
#ifndef FAULTY_DISK_H
#define FAULTY_DISK_H

#include "FaultyFileSystem.h"
#include <stddef.h>

enum { MOST_FILES = 8, LONGEST_PATH = 1024 };

typedef enum { STEP_CREATE, STEP_WRITE, STEP_TRUNCATE, STEP_SYNC, STEP_DELETE } step_kind;

typedef struct {
  step_kind kind;
  int file;
  /// Where a write begins, or the size after a truncation.
  int64_t offset;
  size_t count;
  unsigned char *bytes;
} disk_step;

typedef struct {
  char suffix[64];
  /// The content when watching began.
  unsigned char *bytes;
  size_t count;
  int exists;
} disk_file;

struct faulty_disk {
  char path[LONGEST_PATH];
  disk_file files[MOST_FILES];
  int file_count;
  disk_step *steps;
  long step_count, step_capacity;
  int kinds;
  long nth, calls, failures;
  int persistent;
  struct faulty_disk *next;
};

/// The number of a watched file, read in when it is new; -1 when there are too many.
int disk_file_number(faulty_disk *disk, const char *path);
/// Writes a step down.
void disk_add(
  faulty_disk *disk, step_kind kind, int file, int64_t offset, const void *bytes, size_t count);
/// Counts a call and says whether it fails.
int disk_fails(faulty_disk *disk, int kind);

#endif
