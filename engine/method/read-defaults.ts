import type { DefaultApplied } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import { hasAlbedoInEveryRow } from '../irradiance/albedo.ts'
import { OF_FULL } from './applied-defaults.ts'

const ALBEDO = 'site.albedo_monthly'
/** Sections of which every field is read by its own stage, and by the report. */
const WHOLE: ReadonlySet<string> = new Set(['weather', 'scene', 'lifetime', 'sub_arrays'])
/** What a part does not send, it has from the plant, whose defaults are listed. */
const OF_ITEM = /^sub_arrays\.\*/

/**
 * The defaults of a full request that its plant reads: another value of the others would change
 * nothing. Those of a simple request are such already.
 */
export class ReadDefaults {
  /** The fields that may be unread. */
  readonly of: readonly string[]
  private readonly read = new Set<string>()
  private readonly watched: ReadonlySet<string>

  constructor(
    kind: 'full' | 'simple',
    private readonly resolved: Resolved,
    private readonly applied: readonly DefaultApplied[],
  ) {
    const own = applied.filter(({ source }) => kind === 'full' && source.startsWith(OF_FULL)).map(({ field }) => fieldOf(field))
    this.of = [...new Set(own.filter((field) => field.includes('.') && !WHOLE.has(field.split('.')[0] ?? '')))]
    this.watched = new Set(this.of)
  }

  readonly note = (field: string): void => {
    this.read.add(field)
  }

  /** Call it after the run. */
  listed(): DefaultApplied[] {
    // A check compares it with the albedo of the weather.
    if (this.watched.has(ALBEDO) && hasAlbedoInEveryRow(this.resolved)) this.read.delete(ALBEDO)
    return this.applied.filter(({ field }) => !OF_ITEM.test(field) && (!this.watched.has(fieldOf(field)) || this.read.has(fieldOf(field))))
  }
}

/** The field of a section in which a path leads. */
function fieldOf(path: string): string {
  return path.split('.').slice(0, 2).join('.')
}
