/**
 * Limits of a JSON body that bound the memory and time of reading it. Each is above what the
 * document allows in a valid body (test/server/http/json-bounds.test.ts). The exception are the
 * vertices of all objects of a scene together, which count towards CONTAINERS_MAX.
 */

/** Deepest nesting. Shallow enough for every recursive function that reads a body. */
export const DEPTH_MAX = 32
/** Most items of one list: the longest weather column. */
export const ITEMS_MAX = 2_200_000
/** Most values in all: nine columns of the longest series, or 96 MB of numbers of 4 digits. */
export const VALUES_MAX = 20_000_000
/** Most texts in all: the time stamps of the longest series, and some hundred thousand others. */
export const TEXTS_MAX = 2_500_000
/** Most lists and objects in all. */
export const CONTAINERS_MAX = 1_000_000
/** Most keys of objects in all. */
export const KEYS_MAX = 500_000
/** Most keys of one object: reading half a million of them takes 10 s when they look like numbers. */
export const OBJECT_KEYS_MAX = 10_000
/** Longest text. */
export const TEXT_MAX_BYTES = 1024 * 1024
