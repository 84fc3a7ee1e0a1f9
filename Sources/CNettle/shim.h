#ifndef KEYLINE_CNETTLE_SHIM_H
#define KEYLINE_CNETTLE_SHIM_H
// SHA-256 from the system's Nettle. Nettle renames its functions by macros, which Swift cannot see,
// and 4.0 dropped the length from the digest call. These three functions hide both.
#include <nettle/sha2.h>
#include <nettle/version.h>

static inline void keyline_sha256_begin(struct sha256_ctx *state) { sha256_init(state); }

static inline void keyline_sha256_add(
    struct sha256_ctx *state, size_t count, const uint8_t *bytes) {
  sha256_update(state, count, bytes);
}

// Writes 32 bytes and resets the state for another hash.
static inline void keyline_sha256_end(struct sha256_ctx *state, uint8_t *digest) {
#if NETTLE_VERSION_MAJOR >= 4
  sha256_digest(state, digest);
#else
  sha256_digest(state, SHA256_DIGEST_SIZE, digest);
#endif
}
#endif
