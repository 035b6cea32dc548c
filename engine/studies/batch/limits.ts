/** Most requests of one batch. */
export const BATCH_REQUESTS_MAX = 20_000
/** Longest line: a full request with a year of hours of its own takes a tenth. */
export const BATCH_LINE_MAX_BYTES = 6 * 1024 * 1024
/** Longest line of a table. */
export const BATCH_TABLE_LINE_MAX_BYTES = 64 * 1024
/** Most columns of a table. */
export const BATCH_COLUMNS_MAX = 200
/** Longest `id` and `name` of a request, characters. */
export const BATCH_NAME_MAX_CHARS = 200
