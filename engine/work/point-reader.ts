import type { Validator } from '@pvyield/contract/validators'
import { isObject } from '../core/copy-fields.ts'
import type { Resolved } from '../core/option.ts'
import { type Attempt, attemptOf } from '../variants/attempt.ts'
import { type Patch, patched } from '../variants/patch.ts'
import { askedOnce } from './asked-once.ts'
import { type Bodies, type Inspected, inspectPlainly } from './inspect.ts'
import type { ReadRun } from './read-full.ts'
import { readRun } from './read-run.ts'
import type { Sources } from './sources.ts'
import type { RunWork } from './work.ts'

/** Long sections, each with a short one that passes the same check. */
const STAND_INS = { weather: { id: 'met_0' }, scene: null } as const
type LongSection = keyof typeof STAND_INS

/**
 * Reads bodies that differ from one in the values of some fields. Each is read by itself, so that a field of a simple
 * request changes all that follows from it; long sections that a body shares with one before it are checked once, and
 * what ids and places stand for is asked once.
 */
export class PointReader {
  private readonly body: object
  private readonly sources: Sources
  /** Long sections that have passed their check, each with its defaults. */
  private readonly completed = new Map<object, object>()
  /** Fields of a simple request that have a value or a default, once one was read; null for a run request. */
  simpleFields: readonly string[] | null = null

  /** The weather of the body must not change until the last point is read. */
  constructor(
    private readonly kind: RunWork['kind'],
    body: object,
    sources: Sources,
  ) {
    const { weather } = body as { weather?: unknown }
    this.body = isObject(weather) && !('id' in weather) ? { ...body, weather: Object.freeze({ ...weather }) } : body
    // The study is admitted as a whole.
    this.sources = {
      ...sources,
      admit: () => undefined,
      ...askedOnce(sources),
      inspect: (sent, schema, validate) => this.inspect(sent, schema, validate),
    }
  }

  /** The plant of a point, or why its body is refused. Fails: as the sources. */
  read(point: Patch): Promise<Attempt<ReadRun>> {
    const work = { kind: this.kind, body: patched(this.body as Resolved, point) }
    return attemptOf(() => readRun(work, this.sources))
  }

  private inspect<Name extends keyof Bodies>(sent: unknown, schema: Name, validate: Validator<Bodies[Name]>): Inspected<Bodies[Name]> {
    const sections = Object.keys(STAND_INS).flatMap((name) => this.longSection(sent, name as LongSection))
    const known = sections.filter(({ section }) => this.completed.has(section))
    const standIns = Object.fromEntries(known.map(({ name }) => [name, STAND_INS[name]]))
    const inspected = inspectPlainly({ ...(sent as object), ...standIns }, schema, validate)
    const { value, invalid } = inspected
    if (schema === 'SimpleRunRequest') this.simpleFields ??= Object.keys(value)
    if (invalid !== null)
      for (const { name, section } of sections.filter(({ name }) => !invalid.has(name))) {
        const whole = this.completed.get(section) ?? Object.freeze((value as unknown as Record<LongSection, object>)[name])
        this.completed.set(section, whole)
        Object.assign(value, { [name]: whole })
      }
    return inspected
  }

  private longSection(sent: unknown, name: LongSection): { name: LongSection; section: object }[] {
    const section = (sent as Partial<Record<LongSection, unknown>>)[name]
    return isObject(section) && !('id' in section) ? [{ name, section }] : []
  }
}
