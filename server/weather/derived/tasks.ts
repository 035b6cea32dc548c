import type { SentBody } from '@pvyield/contract/handlers'
import type { Weather, WeatherRef } from '@pvyield/contract/schemas'
import { validate_schema_Weather } from '@pvyield/contract/validators'
import { engineWork } from '../../engine/engine-call.ts'
import { checkJsonBody } from '../../http/json-body.ts'
import { Problem } from '../../http/problem.ts'
import { readCost } from '../../http/read-cost.ts'
import { readJson } from '../../http/sent-json.ts'
import type { TaskGuard } from '../../workers/serve.ts'
import { uploadId } from '../location.ts'
import type { WeatherSections } from '../sections.ts'
import { type WeatherMade, written } from '../tasks.ts'
import { WEATHER_OPERATIONS, type WeatherOperationName } from './index.ts'
import type { DerivedText, DerivingCost, DerivingMeans, WeatherOperation } from './operation.ts'

/** Most work of one operation, whose caller waits for it, seconds of a reference core. */
const SECONDS_MAX = 60

export interface DerivingInput {
  readonly operation: WeatherOperationName
  readonly body: SentBody
  /** Query of the operation, without `fields`. */
  readonly query: object
  /** Account that the made weather belongs to; null for none. */
  readonly owner: string | null
}

/** What an operation made. */
export interface WeatherDerived {
  /** Null for a report alone. */
  readonly made: WeatherMade | null
  /** The other keys of the answer: a JSON object. */
  readonly report: string
  /** The answer itself, when it is no JSON. */
  readonly text: DerivedText | null
}

/** Task of a worker for the operations that take weather and answer weather. */
export class DerivingTasks {
  constructor(
    private readonly sections: Pick<WeatherSections, 'stored'>,
    private readonly guard: TaskGuard,
  ) {}

  /**
   * Reads a body with weather, or with its id, and makes what the operation makes of it.
   * Fails: Problem malformed_json, payload_too_large, validation_error, not_found, too_costly; as its guard.
   */
  readonly deriveWeather = async ({ operation, body: sent, query, owner }: DerivingInput): Promise<WeatherDerived> => {
    const { validator, derive } = WEATHER_OPERATIONS[operation] as WeatherOperation<unknown, unknown>
    const read = await readJson(sent, this.guard)
    const body = checkJsonBody(read, validator)
    this.guard.checkpoint()
    const { made, report, text } = await engineWork(() => derive(body, query, this.means(read.size)), body)
    if (made !== null) requireWithinSchema(made.weather)
    const stored = made && written((columns) => uploadId(columns, made.meta, owner), made.weather, made.meta, this.guard.checkpoint)
    const own = text?.(stored?.id ?? '') ?? null
    return { made: stored, report: own === null ? JSON.stringify(report) : '{}', text: own }
  }

  /** @param size  length of the body as text, characters */
  private means(size: number): DerivingMeans {
    const { sections, guard } = this
    return {
      weather: (section, field) => sectionOf(section, field, sections),
      admit: async (cost) => guard.admit(costOf(cost, size)),
      checkpoint: guard.checkpoint,
    }
  }
}

/** Fails: Problem validation_error for weather that no request could send again. */
function requireWithinSchema(weather: Weather): void {
  if (validate_schema_Weather(weather)) return
  const [error] = validate_schema_Weather.errors ?? []
  const [column, row] = error?.instancePath.slice(1).split('/') ?? []
  throw Problem.ofField(
    'validation_error',
    'weather',
    `The weather that was made has ${column ?? 'a column'}${row === undefined ? '' : ` in row ${row}`} beyond what a weather section may have (${error?.keyword}), so it is not stored: check the units of what was sent`,
  )
}

/** Fails: Problem not_found at the field that names the weather. */
async function sectionOf(sent: WeatherRef | Weather, field: string, sections: Pick<WeatherSections, 'stored'>): Promise<Weather> {
  if (!('id' in sent)) return sent
  try {
    return await sections.stored(sent.id)
  } catch (cause) {
    if (!(cause instanceof Problem && cause.code === 'not_found')) throw cause
    throw Problem.ofField('not_found', `${field}.id`, cause.errors[0]?.message ?? cause.message)
  }
}

/** Fails: Problem too_costly, with the number of rows that would fit. */
function costOf({ rows, secondsPerRow, bytesPerRow, field }: DerivingCost, size: number) {
  const reading = readCost(size)
  const seconds = rows * secondsPerRow
  if (seconds > SECONDS_MAX) {
    const fitting = Math.floor(SECONDS_MAX / secondsPerRow)
    throw Problem.ofField(
      'too_costly',
      field,
      `This would take about ${Math.ceil(seconds)} s of a processor, more than the ${SECONDS_MAX} s of one request. At most ${fitting} of its ${rows} rows would fit: send longer steps or a shorter period`,
    )
  }
  return { seconds: reading.seconds + seconds, bytes: reading.bytes + rows * bytesPerRow }
}
