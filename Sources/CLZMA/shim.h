#ifndef KEYLINE_CLZMA_SHIM_H
#define KEYLINE_CLZMA_SHIM_H
// liblzma as the system has it. Its options hold pointers to each other and its filter's number is a
// macro, neither of which Swift can write safely: these two calls are all that is needed of it.
#include <lzma.h>
#include <string.h>

// Text has no structure of fixed-size records (lp, pb); four bits of the byte before suit it.
static inline int keyline_lzma_options(
    lzma_options_lzma *options, const uint8_t *dictionary, size_t dictionary_count, size_t count) {
  memset(options, 0, sizeof *options);
  if (lzma_lzma_preset(options, 9 | LZMA_PRESET_EXTREME)) return 0;
  size_t window = dictionary_count + count;
  if (window < LZMA_DICT_SIZE_MIN) window = LZMA_DICT_SIZE_MIN;
  if (window > (1u << 23)) window = 1u << 23;
  options->dict_size = (uint32_t)window;
  options->preset_dict = dictionary_count ? dictionary : NULL;
  options->preset_dict_size = (uint32_t)dictionary_count;
  options->lc = 4;
  options->lp = 0;
  options->pb = 0;
  return 1;
}

// How many bytes were written; 0 when they do not fit into `room`.
static inline size_t keyline_lzma_encode(
    const uint8_t *dictionary, size_t dictionary_count, const uint8_t *input, size_t count,
    uint8_t *output, size_t room) {
  lzma_options_lzma options;
  if (!keyline_lzma_options(&options, dictionary, dictionary_count, count)) return 0;
  if (dictionary_count) {
    // A binary tree over a long dictionary takes ten times as long and saves four bytes in a hundred;
    // looking further than this, or for matches longer than this, three times for two in a hundred.
    options.mf = LZMA_MF_HC4;
    options.nice_len = 128;
    options.depth = 48;
  } else {
    // Matches as they come instead of the best way through all of them: a tenth of the time, for six to
    // eight bytes more in a hundred of the documents that have no version before them.
    options.mode = LZMA_MODE_FAST;
    options.mf = LZMA_MF_HC4;
    // Long texts that repeat themselves would be looked through again and again.
    options.depth = count > 1u << 20 ? 24 : 512;
  }
  lzma_filter filters[] = {{LZMA_FILTER_LZMA1, &options}, {LZMA_VLI_UNKNOWN, NULL}};
  size_t written = 0;
  lzma_ret result =
      lzma_raw_buffer_encode(filters, NULL, input, count, output, &written, room);
  return result == LZMA_OK ? written : 0;
}

// 1 when `input` holds exactly `count` bytes.
static inline int keyline_lzma_decode(
    const uint8_t *dictionary, size_t dictionary_count, const uint8_t *input, size_t input_count,
    uint8_t *output, size_t count) {
  lzma_options_lzma options;
  if (!keyline_lzma_options(&options, dictionary, dictionary_count, count)) return 0;
  lzma_filter filters[] = {{LZMA_FILTER_LZMA1, &options}, {LZMA_VLI_UNKNOWN, NULL}};
  size_t read = 0, written = 0;
  lzma_ret result = lzma_raw_buffer_decode(
      filters, NULL, input, &read, input_count, output, &written, count);
  return result == LZMA_OK && read == input_count && written == count;
}
#endif
