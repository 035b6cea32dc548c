import type { ChainPart, PreparePart } from '../chain.ts'
import { whereValid } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'

/** A part of the chain, or the run around them. */
type Reader = ChainPart | 'run'

/**
 * Which fields of a request each part of its chain reads while it is prepared. An option is chosen
 * there, never in a loop (see docs/style.md), so a part that did not read a field is the same
 * whatever the field says.
 * Checked by: test/engine/tree/field-reads.test.ts
 */
export class FieldReads {
  /** Readers of each field, by its dot path; of a section as a whole, by its name. */
  private readonly readers = new Map<string, Set<Reader>>()
  /** The parts that are made with a part. */
  private readonly users = new Map<ChainPart, Set<ChainPart>>()
  private reader: Reader = 'run'

  /** @param prepare  prepares the chain of the request that it is given */
  constructor(request: Resolved, prepare: (watched: Resolved, part: PreparePart) => unknown) {
    prepare(this.watch(request), (part, work, uses = []) => this.during(part, uses, work))
  }

  /** The parts that two requests which differ in these fields cannot share. */
  affected(fields: readonly string[]): ReadonlySet<Reader> {
    const affected = new Set<Reader>(fields.flatMap((field) => [...(this.readers.get(field) ?? [])]))
    for (const part of affected) for (const user of this.users.get(part as ChainPart) ?? []) affected.add(user)
    return affected
  }

  private during<T>(part: ChainPart, uses: readonly ChainPart[], work: () => T): T {
    for (const used of uses) this.users.set(used, (this.users.get(used) ?? new Set()).add(part))
    const outer = this.reader
    this.reader = part
    try {
      return whereValid(work)
    } finally {
      this.reader = outer
    }
  }

  /** The request, whose reads are noted. The weather is left out: it is the same for all options. */
  private watch(request: Resolved): Resolved {
    const sections = new Map<string, unknown>(
      Object.entries(request).map(([name, section]) => [
        name,
        name === 'weather' || !isSection(section) ? section : this.watched(section, `${name}.`),
      ]),
    )
    return this.watched(request, '', sections)
  }

  private watched<T extends object>(target: T, prefix: string, inner?: ReadonlyMap<string, unknown>): T {
    const note = (key: string | symbol): void => {
      if (typeof key !== 'string') return
      const path = prefix + key
      this.readers.set(path, (this.readers.get(path) ?? new Set()).add(this.reader))
    }
    return new Proxy(target, {
      get(_, key) {
        note(key)
        return inner?.get(key as string) ?? Reflect.get(target, key)
      },
      has(_, key) {
        note(key)
        return Reflect.has(target, key)
      },
    })
  }
}

/**
 * The fields in which two requests with the same weather differ, as dot paths; the name of a section
 * that only one of them has.
 */
export function changedFields(one: Resolved, other: Resolved): string[] {
  return differences(one, other).flatMap((name) => {
    const [a, b]: unknown[] = [one[name], other[name]]
    return isSection(a) && isSection(b) ? differences(a, b).map((key) => `${name}.${key}`) : [name]
  })
}

function differences<T extends object>(one: T, other: T): (keyof T & string)[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof T & string>
  return [...keys].filter((key) => one[key] !== other[key])
}

function isSection(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
