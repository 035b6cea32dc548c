import type { SentForm } from '@pvyield/contract/handlers'
import type { Weather, WeatherMeta } from '@pvyield/contract/schemas'
import {
  type Place,
  parseWeather,
  standardOffsetHours,
  standardOffsetOfZone,
  typicalYear,
  WeatherFileError,
  type WeatherFileOptions,
  weatherQuality,
  withoutReplaced,
} from '@pvyield/engine'
import { flagSummary } from '@pvyield/engine/weather'
import { Problem } from '../http/problem.ts'
import { uploadedFile } from '../http/uploaded-file.ts'
import { YEAR_SOURCES, type YearSourceId } from '../upstream/years/index.ts'
import { type AskedYears, UnreadableAnswer } from '../upstream/years/year-source.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { climateTable } from './climate-table.ts'
import { uploadId } from './location.ts'
import type { OutsideSource } from './sources.ts'

/** Number of hours in a typical year. */
const YEAR_ROWS = 8760

/** Facts about a file that its sender knows and the file may not state. */
export interface KnownOfFile extends Pick<WeatherFileOptions, 'interval' | 'timezone' | 'latitude' | 'longitude'> {
  /** Twelve numbers with commas between them. */
  readonly t_mean_monthly_c?: string
}

/** What a client sends in the query, with a value that shows the unit. */
const QUERY_EXAMPLES: Record<keyof KnownOfFile, string> = {
  interval: 'end',
  timezone: '-5',
  latitude: '43.7',
  longitude: '-79.4',
  t_mean_monthly_c: '-1,1,5,9,14,17,19,18,14,9,4,0',
}
const IN_QUERY: ReadonlyMap<string, string> = new Map(
  Object.entries(QUERY_EXAMPLES).map(([name, example]) => [
    name,
    `${name} is a query parameter: send it in the address, POST /api/parse-weather?${name}=${example}`,
  ]),
)

/** A form with the part `file`. */
export interface UploadedFile {
  readonly form: SentForm
  readonly known: KnownOfFile
  /** Account that uploads it; null for none. */
  readonly owner: string | null
}

/** A weather section as it is stored. */
export interface WeatherMade {
  readonly id: string
  /** Section without its metadata, JSON, zstd. */
  readonly section: Uint8Array
  /** Metadata, which contain the id, JSON. */
  readonly meta: string
}

/** The answer of a source with a typical year. */
export interface YearAnswer extends Place {
  /** Id under which the year will be stored. */
  readonly id: string
  readonly source: OutsideSource
  /** Name of the source, as users know it. */
  readonly service: string
  /** What users of its data should know. */
  readonly notes: readonly string[]
  readonly bytes: Uint8Array
}

/** The answers of a source with years, and what was asked. */
export interface YearsAnswer {
  readonly source: YearSourceId
  readonly asked: AskedYears
  /** Id under which the years will be stored; null for one that follows from their content. */
  readonly id: string | null
  /** Account that they belong to; null for none. */
  readonly owner: string | null
  readonly answers: readonly Uint8Array[]
}

/** Tasks of a worker for weather. */
export class WeatherTasks {
  constructor(private readonly guard: TaskGuard) {}

  /** Makes the embedded typical year for a location. */
  readonly makeTypicalYear = async ({ id, latitude, longitude }: Place & { id: string }): Promise<WeatherMade> => {
    const { weather, meta } = this.embedded({ latitude, longitude })
    return written(() => id, weather, meta, this.guard.checkpoint, true)
  }

  /**
   * Reads the answer of a source and shifts its rows to the standard time of the location.
   * Fails: Problem geo_unavailable for an answer that is not a complete year.
   */
  readonly readTypicalYear = async ({ id, source, service, notes, bytes, ...place }: YearAnswer): Promise<WeatherMade> => {
    const { weather, meta } = readAnswer(service, bytes, place)
    return written(() => id, weather, { ...meta, source, notes: [...notes, ...meta.notes] }, this.guard.checkpoint)
  }

  /**
   * Reads the answers of a source with years.
   * Fails: Problem geo_unavailable for answers that are not those years; as its guard.
   */
  readonly readFetchedYears = async ({ source, asked, id, owner, answers }: YearsAnswer): Promise<WeatherMade> => {
    const { service, database, notes } = YEAR_SOURCES[source]
    const { weather, meta } = this.readYears(source, asked, answers)
    this.guard.checkpoint()
    const { format: _, ...origin } = meta
    const stated = {
      ...origin,
      source,
      data_source: service,
      radiation_db: meta.radiation_db ?? database,
      notes: [...notes, ...meta.notes],
    }
    return written((columns) => id ?? uploadId(columns, stated, owner), weather, stated, this.guard.checkpoint)
  }

  private readYears(source: YearSourceId, asked: AskedYears, answers: readonly Uint8Array[]): ReturnType<typeof parseWeather> {
    const { service, read } = YEAR_SOURCES[source]
    const { latitude, longitude, zoneH: timezone, years } = asked
    try {
      const { text, interval, isWithoutTemperature } = read(answers, asked)
      const parsed = parseWeather(new TextEncoder().encode(text), {
        latitude,
        longitude,
        timezone,
        ...(interval === undefined ? {} : { interval }),
        ...(isWithoutTemperature ? { monthlyTemperaturesC: this.monthlyTemperatures({ latitude, longitude }) } : {}),
        onProgress: this.guard.checkpoint,
      })
      const expected = years === null ? YEAR_ROWS : (Date.UTC(years.end + 1, 0, 1) - Date.UTC(years.start, 0, 1)) / 3_600_000
      if (parsed.meta.step_minutes === 60 && parsed.meta.rows >= ROWS_SHARE_MIN * expected)
        return withAirNote(parsed, isWithoutTemperature === true)
      throw new Problem(
        'geo_unavailable',
        `${service} answered with ${parsed.meta.rows} of the ${expected} hours: ask for other years, or choose another source`,
      )
    } catch (cause) {
      if (!(cause instanceof UnreadableAnswer || cause instanceof WeatherFileError)) throw cause
      throw new Problem(
        'geo_unavailable',
        `${service} sent an answer that cannot be read as weather (${cause.message.slice(0, REASON_CHARS)}): choose another source`,
      )
    }
  }

  /** Monthly means of the air temperature of the embedded year of a place, degC. */
  private monthlyTemperatures(place: Place): number[] {
    const { weather } = this.embedded(place)
    let from = 0
    return DAYS_OF_MONTHS.map((days) => {
      const hours = weather.temp_air_c.slice(from, from + 24 * days)
      from += 24 * days
      const mean = hours.reduce<number>((sum, value) => sum + (value ?? 0), 0) / hours.length
      return Math.round(mean * 10) / 10
    })
  }

  private embedded(place: Place): ReturnType<typeof typicalYear> {
    return typicalYear(climateTable(), place)
  }

  /**
   * Reads an uploaded weather file.
   * Fails: Problem validation_error of the field `file` or of the form, payload_too_large; as its
   * guard.
   */
  readonly parseWeather = async ({ form, known, owner }: UploadedFile): Promise<WeatherMade> => {
    const { bytes, name: fileName } = await uploadedFile(form, this.guard, IN_QUERY)
    const { t_mean_monthly_c: months, ...stated } = known
    const options = {
      ...stated,
      ...(months === undefined ? {} : { monthlyTemperaturesC: monthlyMeans(months) }),
      timezoneAt: standardOffsetHours,
      offsetOfZone: standardOffsetOfZone,
      onProgress: this.guard.checkpoint,
      ...(fileName === '' ? {} : { fileName }),
    }
    try {
      const { weather, meta } = parseWeather(bytes, options)
      return written((columns) => uploadId(columns, meta, owner), weather, meta, this.guard.checkpoint)
    } catch (cause) {
      if (cause instanceof WeatherFileError) throw Problem.ofField('validation_error', 'file', cause.message)
      throw cause
    }
  }
}

const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
/** Years with fewer of their hours are not answered. */
const ROWS_SHARE_MIN = 0.9
/** Characters of the reason why an answer cannot be read. */
const REASON_CHARS = 300

/** Says where the temperature of a source without one is from. */
function withAirNote(parsed: ReturnType<typeof parseWeather>, isMade: boolean): ReturnType<typeof parseWeather> {
  if (!isMade) return parsed
  const note =
    'The source has no air temperature: temp_air_c has the monthly means of the embedded year of the place, and the daily course of Erbs, Klein and Beckman (1983). It has no warm or cold spells.'
  const others = parsed.meta.notes.filter((known) => !known.startsWith('temp_air_c is made from'))
  return { ...parsed, meta: { ...parsed.meta, notes: [note, ...others] } }
}

/** Monthly means of the air temperature on Earth, degC, with a margin. */
const MONTH_MIN_C = -75
const MONTH_MAX_C = 45

function monthlyMeans(text: string): number[] {
  const means = text.split(',').map(Number)
  const other = means.find((mean) => mean < MONTH_MIN_C || mean > MONTH_MAX_C)
  if (other !== undefined)
    throw Problem.ofField(
      'validation_error',
      't_mean_monthly_c',
      `${other} is no monthly mean of the air temperature on Earth, ${MONTH_MIN_C} to ${MONTH_MAX_C} degC: send degC, not degF or K`,
    )
  return means
}

function readAnswer(service: string, bytes: Uint8Array, { latitude, longitude }: Place): ReturnType<typeof parseWeather> {
  try {
    const parsed = parseWeather(bytes, { latitude, longitude, timezone: standardOffsetHours(latitude, longitude) })
    const { rows, step_minutes: stepMinutes, missing } = parsed.meta
    if (missing.temp_air_c?.count === rows) throw new WeatherFileError('The answer has no air temperature')
    if (rows === YEAR_ROWS && stepMinutes === 60) return parsed
    throw new Problem('geo_unavailable', `${service} answered with ${rows} rows instead of the ${YEAR_ROWS} of an hourly year`)
  } catch (cause) {
    if (cause instanceof WeatherFileError) throw new Problem('geo_unavailable', `${service} sent an answer that cannot be read as weather`)
    throw cause
  }
}

/**
 * Writes a section and its metadata. Adds the quality report, whose notes follow those of the
 * source or the file, and replace those of the weather that it was made of.
 * @param idOf  id of a section without its metadata, JSON
 * @param isMadeHere  its rows are not tested: they are made by models that pass
 */
export function written(
  idOf: (columns: string) => string,
  weather: Weather,
  meta: WeatherMeta & Required<Pick<WeatherMeta, 'notes'>>,
  onProgress: () => void,
  isMadeHere = false,
): WeatherMade {
  const { meta: _, ...section } = weather
  const columns = JSON.stringify(section)
  const id = idOf(columns)
  const { quality: ofSeries, notes } = weatherQuality('derived' in meta ? { ...weather, meta } : weather, { onProgress })
  const quality = isMadeHere ? ofSeries : { ...ofSeries, ...flagSummary(weather, onProgress) }
  return {
    id,
    section: new Uint8Array(Bun.zstdCompressSync(columns)),
    meta: JSON.stringify({ id, ...meta, quality, notes: [...withoutReplaced(meta.notes, notes), ...notes] }),
  }
}
