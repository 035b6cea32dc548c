import type { DefaultApplied } from '@pvyield/contract/schemas'
import type { SizedPart } from './check-sub-arrays.ts'
import { listDefaults } from './defaults.ts'
import type { joinParts } from './join-parts.ts'
import type { ChangedSize } from './kept-sizes.ts'
import type { SimplePlant } from './plant.ts'
import { PART_FIELDS } from './sub-arrays.ts'

/** Sections of the full request of which a part can have its own fields. */
const SECTION_OF_PARTS = /^(array|module|inverter|iam|thermal|dc_losses|bifacial)\b/
/** Listed for each part, also where all parts have the same: that of the plant is another, or there is none. */
const SIZES: ReadonlySet<string> = new Set([
  'system_capacity_kw',
  'modules',
  'module_power_w',
  'inverter_ac_kw',
  'array.modules_per_string',
  'array.strings_per_inverter',
  'array.n_inverters',
])
/** What a part that feeds the inverters of another has from it. */
const OF_INVERTERS = /^(dc_ac_ratio|inverter_ac_kw|array\.n_inverters|inverter\..*)$/

/**
 * `listDefaults` of a plant of parts: what all parts have in common once, and the rest under the path
 * of each part.
 * @param changed  of each part, by their paths in the request of the plant
 */
export function listPartDefaults(
  parts: readonly SizedPart[],
  plants: readonly SimplePlant[],
  changed: readonly (readonly ChangedSize[])[],
  { made, full }: Pick<ReturnType<typeof joinParts>, 'made' | 'full'>,
): DefaultApplied[] {
  const lists = parts.map(({ sent }, k) => listDefaults(plants[k], sent, changed[k], made[k], full[k]))
  const counts = new Map<string, number>()
  for (const item of lists.flat()) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  const isOwn = (item: DefaultApplied): boolean =>
    (PART_FIELDS.has(item.field) || SECTION_OF_PARTS.test(item.field)) &&
    (SIZES.has(item.field) || counts.get(keyOf(item)) !== parts.length)
  const listed = new Map<string, DefaultApplied>()
  lists.forEach((list, k) => {
    for (const item of list) {
      if (!isOwn(item)) listed.set(item.field, item)
      else if (parts[k].owner === k || !OF_INVERTERS.test(item.field)) {
        const field = `sub_arrays.${k}.${item.field}`
        listed.set(field, { ...item, field, source: sourceOf(item, parts, plants[k], k) })
      }
    }
  })
  listed.delete('sub_arrays')
  return [...listed.values()]
}

function sourceOf({ field, source }: DefaultApplied, parts: readonly SizedPart[], { own }: SimplePlant, k: number): string {
  const { areaM2, request } = parts[k]
  if (field === 'modules' && areaM2 !== null)
    return own === null ? 'as many whole modules as area_m2 takes' : 'as many whole strings as area_m2 takes'
  if (field === 'module_power_w' && areaM2 !== null) return 'default for an area'
  if (field === 'bifaciality' && request.racking === 'rooftop') return 'on a roof no light reaches the rear side'
  const isShared = parts.some(({ owner }, other) => owner === k && other !== k)
  if (field === 'inverter_ac_kw' && isShared) return 'DC power of the parts that feed it divided by dc_ac_ratio'
  return source
}

function keyOf({ field, value, source }: DefaultApplied): string {
  return JSON.stringify([field, value, source])
}
