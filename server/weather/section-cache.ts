import type { Weather } from '@pvyield/contract/schemas'

/**
 * Maximum number of cached values: about 50 MB as doubles, and as much again for what the engine
 * keeps with a section (its columns after reading and the sun above them).
 */
const VALUES_MAX = 6_000_000

/** Cache of parsed sections of stored weather. The least recently used ones are dropped first. */
export class SectionCache {
  private readonly sections = new Map<string, Weather>()
  private values = 0

  get(id: string): Weather | undefined {
    const section = this.sections.get(id)
    if (section === undefined) return undefined
    this.sections.delete(id)
    this.sections.set(id, section)
    return section
  }

  add(id: string, section: Weather): void {
    this.sections.set(id, section)
    this.values += valuesIn(section)
    for (const [oldest, old] of this.sections) {
      if (this.values <= VALUES_MAX || oldest === id) return
      this.sections.delete(oldest)
      this.values -= valuesIn(old)
    }
  }
}

function valuesIn(section: Weather): number {
  return Object.values(section).reduce((sum: number, value: unknown) => sum + (Array.isArray(value) ? value.length : 0), 0)
}
