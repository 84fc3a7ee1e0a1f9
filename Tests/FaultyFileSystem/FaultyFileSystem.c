// The layer itself: SQLite's calls on the way to the real file system.
#include "Disk.h"
#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

/// A watched file; SQLite allots the room of the real one right behind it.
typedef struct {
  sqlite3_file base;
  faulty_disk *disk;
  int number;
} faulty_file;

static sqlite3_vfs *real;
static sqlite3_vfs layer;
static faulty_disk *disks;
static pthread_mutex_t disks_lock = PTHREAD_MUTEX_INITIALIZER;

static sqlite3_file *behind(sqlite3_file *file) {
  return (sqlite3_file *)((faulty_file *)file + 1);
}
static faulty_disk *disk_of(sqlite3_file *file) { return ((faulty_file *)file)->disk; }
static int number_of(sqlite3_file *file) { return ((faulty_file *)file)->number; }

static faulty_disk *watching(const char *path) {
  faulty_disk *found = NULL;
  pthread_mutex_lock(&disks_lock);
  if (path)
    for (faulty_disk *disk = disks; disk && !found; disk = disk->next)
      if (strncmp(path, disk->path, strlen(disk->path)) == 0) found = disk;
  pthread_mutex_unlock(&disks_lock);
  return found;
}

static int file_close(sqlite3_file *file) { return behind(file)->pMethods->xClose(behind(file)); }

static int file_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
  if (disk_fails(disk_of(file), FAULTY_READ)) return SQLITE_IOERR_READ;
  return behind(file)->pMethods->xRead(behind(file), bytes, count, offset);
}

static int file_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
  int fails = disk_fails(disk_of(file), FAULTY_WRITE);
  if (fails) count /= 2;
  if (count == 0) return fails ? SQLITE_IOERR_WRITE : SQLITE_OK;
  int result = behind(file)->pMethods->xWrite(behind(file), bytes, count, offset);
  if (result == SQLITE_OK)
    disk_add(disk_of(file), STEP_WRITE, number_of(file), offset, bytes, (size_t)count);
  return fails ? SQLITE_IOERR_WRITE : result;
}

static int file_truncate(sqlite3_file *file, sqlite3_int64 size) {
  if (disk_fails(disk_of(file), FAULTY_TRUNCATE)) return SQLITE_IOERR_TRUNCATE;
  int result = behind(file)->pMethods->xTruncate(behind(file), size);
  if (result == SQLITE_OK) disk_add(disk_of(file), STEP_TRUNCATE, number_of(file), size, NULL, 0);
  return result;
}

// The real disk need not wait: this layer keeps the record of what was synced.
static int file_sync(sqlite3_file *file, int flags) {
  (void)flags;
  if (disk_fails(disk_of(file), FAULTY_SYNC)) return SQLITE_IOERR_FSYNC;
  disk_add(disk_of(file), STEP_SYNC, number_of(file), 0, NULL, 0);
  return SQLITE_OK;
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
  if (disk_fails(disk_of(file), FAULTY_SIZE)) return SQLITE_IOERR_FSTAT;
  return behind(file)->pMethods->xFileSize(behind(file), size);
}

static int file_lock(sqlite3_file *file, int level) {
  if (disk_fails(disk_of(file), FAULTY_LOCK)) return SQLITE_IOERR_LOCK;
  return behind(file)->pMethods->xLock(behind(file), level);
}

static int file_unlock(sqlite3_file *file, int level) {
  return behind(file)->pMethods->xUnlock(behind(file), level);
}

static int file_check_lock(sqlite3_file *file, int *reserved) {
  return behind(file)->pMethods->xCheckReservedLock(behind(file), reserved);
}

static int file_control(sqlite3_file *file, int operation, void *argument) {
  return behind(file)->pMethods->xFileControl(behind(file), operation, argument);
}

static int file_sector_size(sqlite3_file *file) {
  return behind(file)->pMethods->xSectorSize(behind(file));
}

// No atomic batches: they would pass by without a journal.
static int file_characteristics(sqlite3_file *file) {
  return behind(file)->pMethods->xDeviceCharacteristics(behind(file))
         & ~SQLITE_IOCAP_BATCH_ATOMIC;
}

/// Version 1: no shared memory and no memory mapping.
static const sqlite3_io_methods methods = {
  .iVersion = 1,
  .xClose = file_close,
  .xRead = file_read,
  .xWrite = file_write,
  .xTruncate = file_truncate,
  .xSync = file_sync,
  .xFileSize = file_size,
  .xLock = file_lock,
  .xUnlock = file_unlock,
  .xCheckReservedLock = file_check_lock,
  .xFileControl = file_control,
  .xSectorSize = file_sector_size,
  .xDeviceCharacteristics = file_characteristics,
};

static int layer_open(
  sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *out_flags) {
  (void)vfs;
  faulty_disk *disk = watching(path);
  if (!disk) return real->xOpen(real, path, file, flags, out_flags);
  file->pMethods = NULL;
  if (disk_fails(disk, FAULTY_OPEN)) return SQLITE_CANTOPEN;
  int number = disk_file_number(disk, path);
  if (number < 0) return SQLITE_CANTOPEN;
  int existed = 0;
  real->xAccess(real, path, SQLITE_ACCESS_READWRITE, &existed);
  int result = real->xOpen(real, path, behind(file), flags, out_flags);
  if (result != SQLITE_OK) {
    if (behind(file)->pMethods) file_close(file);
    return result;
  }
  if (!existed) disk_add(disk, STEP_CREATE, number, 0, NULL, 0);
  ((faulty_file *)file)->disk = disk;
  ((faulty_file *)file)->number = number;
  file->pMethods = &methods;
  return SQLITE_OK;
}

static int layer_delete(sqlite3_vfs *vfs, const char *path, int sync_folder) {
  (void)vfs;
  faulty_disk *disk = watching(path);
  if (!disk) return real->xDelete(real, path, sync_folder);
  if (disk_fails(disk, FAULTY_DELETE)) return SQLITE_IOERR_DELETE;
  int number = disk_file_number(disk, path);
  int result = real->xDelete(real, path, 0);
  if (result == SQLITE_OK && number >= 0) {
    disk_add(disk, STEP_DELETE, number, 0, NULL, 0);
    if (sync_folder) disk_add(disk, STEP_SYNC, number, 0, NULL, 0);
  }
  return result;
}

static void install(void) {
  sqlite3_initialize();
  real = sqlite3_vfs_find(NULL);
  if (!real) return;
  layer = *real;
  layer.zName = "faulty";
  layer.pNext = NULL;
  layer.szOsFile = (int)sizeof(faulty_file) + real->szOsFile;
  layer.xOpen = layer_open;
  layer.xDelete = layer_delete;
  if (sqlite3_vfs_register(&layer, 1) != SQLITE_OK) real = NULL;
}

faulty_disk *faulty_disk_watch(const char *path) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  if (!real || strlen(path) >= LONGEST_PATH) return NULL;
  faulty_disk *disk = calloc(1, sizeof *disk);
  if (!disk) return NULL;
  strcpy(disk->path, path);
  pthread_mutex_lock(&disks_lock);
  disk->next = disks;
  disks = disk;
  pthread_mutex_unlock(&disks_lock);
  return disk;
}

void faulty_disk_free(faulty_disk *disk) {
  if (!disk) return;
  pthread_mutex_lock(&disks_lock);
  for (faulty_disk **link = &disks; *link; link = &(*link)->next)
    if (*link == disk) {
      *link = disk->next;
      break;
    }
  pthread_mutex_unlock(&disks_lock);
  for (int i = 0; i < disk->file_count; i++) free(disk->files[i].bytes);
  for (long i = 0; i < disk->step_count; i++) free(disk->steps[i].bytes);
  free(disk->steps);
  free(disk);
}
