// What is left of a file when the power goes.
#include "Disk.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SECTOR = 512 };

/// SplitMix64 (Steele, Lea, Flood 2014).
static uint64_t next_random(uint64_t *state) {
  uint64_t z = (*state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

typedef struct {
  unsigned char *bytes;
  size_t count, capacity;
  int exists;
} image;

static void image_resize(image *image, size_t count) {
  if (count > image->capacity) {
    size_t capacity = count * 2;
    unsigned char *bytes = realloc(image->bytes, capacity);
    if (!bytes) abort();
    image->bytes = bytes;
    image->capacity = capacity;
  }
  if (count > image->count) memset(image->bytes + image->count, 0, count - image->count);
  image->count = count;
}

static void image_write(image *image, size_t offset, const unsigned char *bytes, size_t count) {
  if (offset + count > image->count) image_resize(image, offset + count);
  memcpy(image->bytes + offset, bytes, count);
}

static void image_apply(image *image, const disk_step *step) {
  switch (step->kind) {
  case STEP_WRITE: image_write(image, (size_t)step->offset, step->bytes, step->count); break;
  case STEP_TRUNCATE:
    if ((size_t)step->offset < image->count) image_resize(image, (size_t)step->offset);
    break;
  default: break;
  }
}

/// Writes the part of a step that arrived: whole sectors, torn ones, none of others.
static void image_apply_sectors(image *image, const disk_step *step, uint64_t *random) {
  size_t begin = (size_t)step->offset, end = begin + step->count;
  while (begin < end) {
    size_t stop = (begin / SECTOR + 1) * SECTOR;
    if (stop > end) stop = end;
    const unsigned char *bytes = step->bytes + (begin - (size_t)step->offset);
    size_t count = stop - begin;
    switch (next_random(random) % 8) {
    case 0: case 1: case 2: break;
    case 3: image_write(image, begin, bytes, next_random(random) % count); break;
    case 4: {
      // A sector that was being written may hold anything.
      unsigned char noise[SECTOR];
      for (size_t i = 0; i < count; i++) noise[i] = (unsigned char)next_random(random);
      image_write(image, begin, noise, count);
      break;
    }
    default: image_write(image, begin, bytes, count); break;
    }
    begin = stop;
  }
}

/// The unsynced steps of one file, from `first` up to `end`.
static void lose(
  const faulty_disk *disk, int file, long first, long end, image *image, uint64_t *random,
  int mode) {
  for (long i = first; i < end; i++) {
    const disk_step *step = &disk->steps[i];
    if (step->file != file) continue;
    int arrives = mode == 1 || (mode > 1 && next_random(random) % 2);
    if (step->kind == STEP_WRITE && mode == 3) {
      image_apply_sectors(image, step, random);
    } else if (step->kind == STEP_DELETE && arrives) {
      image->exists = 0;
      image->count = 0;
    } else if (arrives) {
      image_apply(image, step);
    }
    // A name may be on the disk without any of its bytes; bytes need a name.
    if (image->count > 0 || (step->kind == STEP_CREATE && arrives)) image->exists = 1;
  }
}

int faulty_disk_crash(
  const faulty_disk *disk, long step, uint64_t seed, int loss, const char *destination) {
  uint64_t random = seed;
  int failed = 0;
  int mode = loss == FAULTY_LOSE_ALL ? 0 : (int)(next_random(&random) % 6);
  if (mode > 3) mode = 3;
  if (step > disk->step_count) step = disk->step_count;
  for (int file = 0; file < disk->file_count; file++) {
    const disk_file *start = &disk->files[file];
    image image = {NULL, 0, 0, start->exists};
    if (start->count > 0) image_write(&image, 0, start->bytes, start->count);
    long unsynced = 0;
    for (long i = 0; i < step; i++) {
      if (disk->steps[i].file != file || disk->steps[i].kind != STEP_SYNC) continue;
      for (long j = unsynced; j < i; j++)
        if (disk->steps[j].file == file) {
          image_apply(&image, &disk->steps[j]);
          image.exists = disk->steps[j].kind != STEP_DELETE;
          if (!image.exists) image.count = 0;
        }
      unsynced = i + 1;
    }
    lose(disk, file, unsynced, step, &image, &random, mode);

    char path[LONGEST_PATH];
    snprintf(path, sizeof path, "%s%s", destination, start->suffix);
    unlink(path);
    if (image.exists) {
      FILE *stream = fopen(path, "wb");
      if (!stream || fwrite(image.bytes, 1, image.count, stream) != image.count) failed = 1;
      if (stream && fclose(stream)) failed = 1;
    }
    free(image.bytes);
  }
  return failed;
}
