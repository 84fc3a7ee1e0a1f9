#include "Disk.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int disk_file_number(faulty_disk *disk, const char *path) {
  const char *suffix = path + strlen(disk->path);
  for (int i = 0; i < disk->file_count; i++)
    if (strcmp(disk->files[i].suffix, suffix) == 0) return i;
  if (disk->file_count == MOST_FILES || strlen(suffix) >= sizeof disk->files[0].suffix) return -1;
  disk_file *file = &disk->files[disk->file_count];
  strcpy(file->suffix, suffix);
  FILE *stream = fopen(path, "rb");
  if (stream) {
    file->exists = 1;
    fseek(stream, 0, SEEK_END);
    long size = ftell(stream);
    rewind(stream);
    if (size > 0) {
      file->bytes = malloc((size_t)size);
      if (file->bytes) file->count = fread(file->bytes, 1, (size_t)size, stream);
    }
    fclose(stream);
  }
  return disk->file_count++;
}

void disk_add(
  faulty_disk *disk, step_kind kind, int file, int64_t offset, const void *bytes, size_t count) {
  if (disk->step_count == disk->step_capacity) {
    long capacity = disk->step_capacity ? disk->step_capacity * 2 : 256;
    disk_step *steps = realloc(disk->steps, (size_t)capacity * sizeof *steps);
    if (!steps) abort();
    disk->steps = steps;
    disk->step_capacity = capacity;
  }
  disk_step step = {kind, file, offset, count, NULL};
  if (count > 0) {
    step.bytes = malloc(count);
    if (!step.bytes) abort();
    memcpy(step.bytes, bytes, count);
  }
  disk->steps[disk->step_count++] = step;
}

int disk_fails(faulty_disk *disk, int kind) {
  if (!(disk->kinds & kind)) return 0;
  disk->calls++;
  int fails = disk->calls == disk->nth || (disk->persistent && disk->calls > disk->nth);
  disk->failures += fails;
  return fails;
}

void faulty_disk_fail(faulty_disk *disk, int kinds, long nth, int persistent) {
  disk->kinds = kinds;
  disk->nth = nth;
  disk->persistent = persistent;
  disk->calls = disk->failures = 0;
}

void faulty_disk_heal(faulty_disk *disk) { disk->kinds = 0; }

long faulty_disk_failures(const faulty_disk *disk) { return disk->failures; }

long faulty_disk_steps(const faulty_disk *disk) { return disk->step_count; }

long faulty_disk_syncs(const faulty_disk *disk) {
  long count = 0;
  for (long i = 0; i < disk->step_count; i++) count += disk->steps[i].kind == STEP_SYNC;
  return count;
}
