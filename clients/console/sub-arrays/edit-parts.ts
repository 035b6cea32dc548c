import { isObject, type Json, valueAt, withValue } from '../plant/paths.ts'

/** Sections of which a part sends the fields in which it differs. */
export const PATCHED = ['array', 'bifacial', 'thermal', 'iam', 'dc_losses'] as const
/** Sections that a part sends as a whole. */
export const WHOLE = ['module', 'inverter'] as const
/** The most parts of one plant. */
export const PARTS_MAX = 500

/** Where parts are named by their ids, besides by each other. */
const PERIODS = 'ac_losses.outages.periods'
const BATTERY_PART = 'storage.sub_array'

/** The longest id. */
const ID_MAX_CHARS = 40

/** The parts of a request; none for a plant of one part. What is no object is shown as a part that sets nothing. */
export function partsIn({ sub_arrays: sent }: Json): readonly Json[] {
  return Array.isArray(sent) ? sent.map((part: unknown) => (isObject(part) ? part : {})) : []
}

/** The request with other parts; without any, it is a plant of one part. */
export function withParts(body: Json, parts: readonly Json[]): Json {
  const { sub_arrays: _, ...plain } = body
  return parts.length === 0 ? plain : { ...body, sub_arrays: parts }
}

export function withPart(body: Json, at: number, part: Json): Json {
  return withParts(
    body,
    partsIn(body).map((each, k) => (k === at ? part : each)),
  )
}

/** A part that sets nothing, at the end. The first one is the plant as it is. */
export function withNewPart(body: Json): Json {
  const parts = partsIn(body)
  return withParts(body, [...parts, { id: freshId(parts, 'part_1') }])
}

/** The same part once more, after the first. Its label says that it is a copy. */
export function withCopy(body: Json, at: number): Json {
  const parts = partsIn(body)
  const part = parts[at] ?? {}
  const { label } = part
  const id = freshId(parts, typeof part.id === 'string' ? part.id : 'part_1')
  const copy = { ...part, id, ...(typeof label === 'string' && label !== '' && { label: `${label}, copy` }) }
  return withParts(body, [...parts.slice(0, at + 1), copy, ...parts.slice(at + 1)])
}

/**
 * Without a part. Those that fed its inverters get inverters of their own. Outages that name it name the others, and go when there are
 * none: without names they would be of the whole plant. A battery at its DC side stands at the plant's, until it names another part.
 */
export function withoutPart(body: Json, at: number): Json {
  const parts = partsIn(body)
  const gone = parts[at]?.id
  const rest = parts.filter((_, k) => k !== at)
  const isOnly = gone !== undefined && rest.every(({ id }) => id !== gone)
  return withParts(
    isOnly ? withoutNames(body, gone) : body,
    rest.map((part) => (gone !== undefined && part.shares_inverter_with === gone ? ofOwnInverters(part) : part)),
  )
}

/** A part in the place of its neighbour. @param step  -1 for up, 1 for down */
export function moved(body: Json, at: number, step: -1 | 1): Json {
  const parts = [...partsIn(body)]
  const [part] = parts.splice(at, 1)
  if (part === undefined) return body
  parts.splice(at + step, 0, part)
  return withParts(body, parts)
}

/** A part with another id. Parts that feed its inverters, outages and the battery that name it follow, unless two parts had the id before. */
export function renamed(body: Json, at: number, id: unknown): Json {
  const parts = partsIn(body)
  const before = parts[at]?.id
  const isOnly = before !== undefined && parts.every((part, k) => k === at || part.id !== before)
  return withParts(
    isOnly ? withNames(body, before, id) : body,
    parts.map((part, k) => {
      if (k === at) return { ...part, id }
      return isOnly && part.shares_inverter_with === before ? { ...part, shares_inverter_with: id } : part
    }),
  )
}

/** The request with each name of a part in outages and at the battery replaced. */
function withNames(body: Json, before: unknown, id: unknown): Json {
  const named = withOutages(body, (ids) => ids.map((each) => (each === before ? id : each)))
  return valueAt(named, BATTERY_PART) === before ? withValue(named, BATTERY_PART, id) : named
}

function withoutNames(body: Json, gone: unknown): Json {
  const named = withOutages(body, (ids) => (ids.includes(gone) ? ids.filter((each) => each !== gone) : ids))
  return valueAt(named, BATTERY_PART) === gone ? withValue(named, BATTERY_PART, undefined) : named
}

/** @param changed  the ids of an outage of parts; one that is left without any goes */
function withOutages(body: Json, changed: (ids: readonly unknown[]) => readonly unknown[]): Json {
  const periods = valueAt(body, PERIODS)
  if (!Array.isArray(periods)) return body
  const next = periods.flatMap((period: unknown) => {
    if (!isObject(period) || !Array.isArray(period.sub_arrays)) return [period]
    const ids = changed(period.sub_arrays)
    return ids.length === 0 && period.sub_arrays.length > 0 ? [] : [{ ...period, sub_arrays: ids }]
  })
  return withValue(body, PERIODS, next)
}

/** A part that feeds the inverters of another, whose number and operating point it takes. */
export function atInvertersOf(part: Json, owner: string): Json {
  const { inverter: _, array, ...rest } = part
  const { n_inverters: __, operating_point: ___, ...own } = isObject(array) ? array : {}
  return tidied({ ...rest, ...(isObject(array) && { array: own }), shares_inverter_with: owner })
}

export function ofOwnInverters(part: Json): Json {
  const { shares_inverter_with: _, parallel: __, ...rest } = part
  return rest
}

/** Without sections in which it sets nothing any more. */
export function tidied(part: Json): Json {
  const isEmpty = (key: string) => key !== 'bifacial' && isObject(part[key]) && Object.keys(part[key]).length === 0
  const empty = PATCHED.filter(isEmpty)
  return empty.length === 0 ? part : Object.fromEntries(Object.entries(part).filter(([key]) => !(empty as readonly string[]).includes(key)))
}

/** What people call a part. */
export function nameOf(part: Json, at: number): string {
  const [name = `Part ${at + 1}`] = [part.label, part.id].filter((text): text is string => typeof text === 'string' && text !== '')
  return name
}

/** An id that no part has, with the number that follows. */
function freshId(parts: readonly Json[], like: string): string {
  const ids = new Set(parts.map(({ id }) => id))
  if (!ids.has(like)) return like
  const [, stem = 'part', number = '1'] = /^(.*?)_?(\d*)$/.exec(like) ?? []
  for (let k = Math.max(2, Number(number) + 1); ; k++) {
    const end = `_${k}`
    const id = `${stem.slice(0, ID_MAX_CHARS - end.length)}${end}`
    if (!ids.has(id)) return id
  }
}
