/** An object as it was sent: any of its keys may be missing or have any value. */
export type Sent = Readonly<Record<string, unknown>>

/** The object that a value is; one without keys when it is none. */
export function objectIn(value: unknown): Sent {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Sent) : {}
}

/** The list that a value is; an empty one when it is none. */
export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Whether a value is a number within bounds, which are part of the range. */
export function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}

/** What each type id of a scene is, as far as it can be read; of types with one id, the first. */
export function kindsById({ types }: Sent): ReadonlyMap<string, unknown> {
  const kinds = new Map<string, unknown>()
  for (const type of listIn(types)) {
    const { id, kind } = objectIn(type)
    if (typeof id === 'string' && !kinds.has(id)) kinds.set(id, kind)
  }
  return kinds
}
