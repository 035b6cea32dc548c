/** A field of a request stands at most this deep, as in `scene.placements.0.tilt_deg`. */
const LEVELS_MAX = 5

/**
 * Copies the objects of a request and its lists of objects, in which defaults are filled in place.
 * Shares lists of values, which are long and are not changed.
 */
export function copyFields(value: unknown, levels = LEVELS_MAX): unknown {
  if (levels === 0) return value
  if (Array.isArray(value)) return isObject(value[0]) ? value.map((item) => copyFields(item, levels - 1)) : value
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyFields(inner, levels - 1)]))
}

/** Whether a value is an object that is no list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
