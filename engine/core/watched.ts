import type { Resolved } from './option.ts'

/** Notes which of these fields of sections, as dot paths of two names, are read. */
export interface Reads {
  readonly of: readonly string[]
  readonly note: (field: string) => void
}

/** Requests and sections whose copies by `withOthers` are watched too. */
const watchedCopies = new WeakSet<object>()

/**
 * The request, of which the reads of these fields are noted. They alone are accessors: all others are
 * read as fast as ever, and a copy of a section reads all that are watched in it. A request that is
 * watched already notes both.
 * @param areCopies  whether `withOthers` makes copies that note what is read of them, instead of reading all
 */
export function watched(request: Resolved, fields: readonly string[], note: Reads['note'], areCopies = false): Resolved {
  const copy: Record<string, unknown> = { ...request }
  if (areCopies) watchedCopies.add(copy)
  const own = new Set<string>()
  for (const field of fields) {
    const [section, key] = field.split('.') as [string, string | undefined]
    if (key === undefined) watch(copy, section, field, note)
    else {
      if (!own.has(section)) copy[section] = Object.defineProperties({}, Object.getOwnPropertyDescriptors(copy[section] as object))
      own.add(section)
      if (areCopies) watchedCopies.add(copy[section] as object)
      watch(copy[section] as Record<string, unknown>, key, field, note)
    }
  }
  return copy as unknown as Resolved
}

/** A request, or a section of one, with other values of some fields. */
export function withOthers<Section extends object>(section: Section, others: Partial<Section>): Section {
  if (!watchedCopies.has(section)) return { ...section, ...others }
  const copy = Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(section), ...Object.getOwnPropertyDescriptors(others) })
  watchedCopies.add(copy)
  return copy as Section
}

function watch(target: Record<string, unknown>, key: string, field: string, note: Reads['note']): void {
  const { value, get } = Object.getOwnPropertyDescriptor(target, key) ?? {}
  Object.defineProperty(target, key, {
    enumerable: true,
    configurable: true,
    get: () => {
      note(field)
      return get === undefined ? value : get()
    },
  })
}

/** @param field  a section, or a field of one */
export function fieldOf(request: Resolved, field: string): unknown {
  const [section, key] = field.split('.') as [keyof Resolved, string | undefined]
  return key === undefined ? request[section] : (request[section] as Record<string, unknown> | null)?.[key]
}
