import type { DefaultApplied } from '@pvyield/contract/schemas'
import { isObject } from '../core/copy-fields.ts'

/** Where the value of a field comes from that the caller left out. */
export const OF_FULL = 'default of POST /api/run'

/**
 * Lists every field of a full request that the caller left out, with the document's default. A
 * section that an id stands for has none. The items of a list, such as `scene.placements`, are
 * counted together.
 * @param sent  the request before its defaults
 * @param full  the same with its defaults
 */
export function appliedDefaults(sent: unknown, full: object): DefaultApplied[] {
  const list: DefaultApplied[] = []
  addFields(list, '', sent, full)
  return list
}

function addFields(list: DefaultApplied[], path: string, sent: unknown, full: object): void {
  for (const [key, value] of Object.entries(full)) {
    const field = path + key
    const isSent = isObject(sent) && Object.hasOwn(sent, key)
    const inner = isSent ? (sent as Record<string, unknown>)[key] : undefined
    if (isObject(value)) addFields(list, `${field}.`, inner, value)
    else if (!isSent) list.push({ field, value, source: OF_FULL })
    else if (Array.isArray(value) && isObject(value[0])) addItems(list, field, inner, value)
  }
}

function addItems(list: DefaultApplied[], path: string, sent: unknown, full: readonly unknown[]): void {
  const counts = new Map<string, { value: unknown; count: number }>()
  full.forEach((item, k) => {
    const given: unknown = Array.isArray(sent) ? sent[k] : undefined
    for (const [key, value] of Object.entries(item as object)) {
      if (isObject(given) && Object.hasOwn(given, key)) continue
      const known = counts.get(key)
      if (known === undefined) counts.set(key, { value, count: 1 })
      else known.count++
    }
  })
  for (const [key, { value, count }] of counts)
    list.push({ field: `${path}.*.${key}`, value, source: `${OF_FULL}, in ${count} of ${full.length}` })
}
