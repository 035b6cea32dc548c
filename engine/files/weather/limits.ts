/**
 * Bounds of a weather file. They are checked before the work that they bound, so a file that breaks
 * one costs no more than its own bytes. The README of this folder states their reasons.
 */

/** Largest file, and largest result of its decompression, bytes. */
export const FILE_BYTES_MAX = 96 * 1024 * 1024
/** Largest number of rows that the API accepts. */
export const ROWS_MAX = 2_200_000
/** The rows, and the longest header. */
export const LINES_MAX = ROWS_MAX + 200
/** Longest line, bytes; twice as many in UTF-16. JSON may be one line. */
export const LINE_BYTES_MAX = 64 * 1024
/** Largest number of cells of a line. */
export const CELLS_MAX = 1000
/** Longest cell that is read as a number or a date, characters. */
export const CELL_CHARS_MAX = 100
/** Longest column name that is compared with the known names, characters. */
export const HEADING_CHARS_MAX = 200

/** Largest JSON file, bytes. */
export const JSON_BYTES_MAX = 16 * 1024 * 1024
/** Deepest nesting of JSON. */
export const JSON_DEPTH_MAX = 16
/** Largest number of members and elements of a JSON file. */
export const JSON_VALUES_MAX = 500_000

/** Largest PVsyst object text, characters and lines. */
export const OBJECT_CHARS_MAX = 32 * 1024 * 1024
export const OBJECT_LINES_MAX = 200_000

/** Rows between two calls of `onProgress`. */
export const PROGRESS_ROWS = 4096
