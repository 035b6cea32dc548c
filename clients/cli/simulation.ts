import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  completeRunRequest,
  completeSimpleRequest,
  EngineError,
  expandSimple,
  openClimate,
  type Resolved,
  readWeatherOrHours,
  run,
  type SimplePlace,
  seriesToWire,
  standardOffsetHours,
  typicalYear,
  WeatherFileError,
} from '@pvyield/engine'
import { answerLines } from './bars.ts'

const USAGE = `bun run simulate --lat 48.1 --lon 11.6 --kw 100 [--tracker] [--weather file] [--series] [--json]

  --lat, --lon   latitude (north positive) and longitude (east positive), degrees
  --kw           DC power at STC, kW
  --tracker      single-axis trackers instead of fixed racks
  --weather      weather file (TMY2, TMY3, EPW, NSRDB, SAM, SolarAnywhere, PVGIS, Meteonorm, PVsyst, or CSV with column names);
                 hourly results of PVsyst are also compared with the run, step by step;
                 default: the embedded typical year
  --json         write the answer to standard output as JSON
  --series       with --json: include the hourly series`

/** Runs that take longer than this show their progress on standard error. */
const SHOW_PROGRESS_AFTER_MS = 500

/**
 * A simple run with the engine directly, without a server.
 * @param root  folder of the repository
 * @param args  as USAGE says
 */
export function simulate(root: string, args: readonly string[]): void {
  const values = options(args)
  const latitude = Number(values.lat)
  const longitude = Number(values.lon)
  const simple = {
    latitude,
    longitude,
    system_capacity_kw: Number(values.kw),
    racking: values.tracker ? 'single_axis' : 'fixed',
    include_series: values.series,
  }
  try {
    const request = completeSimpleRequest(simple)
    const expanded = expandSimple(request, new Set(Object.keys(simple)), place(root, latitude, longitude, values.weather))
    if ('failures' in expanded) throw new EngineError(expanded.failures)
    const full = completeRunRequest(expanded.request)
    const { answer, series } = run(full as Resolved, {
      onProgress: progress(),
      sha256: (bytes) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
    })
    if (values.json) {
      const { weather: _weather, ...sections } = full
      console.log(
        JSON.stringify(
          {
            ...answer,
            ...(series === null ? {} : { series: seriesToWire(series) }),
            request: sections,
            defaults_applied: expanded.defaultsApplied,
            not_counted: expanded.notCounted,
          },
          null,
          2,
        ),
      )
      return
    }
    console.log(answerLines(answer).join('\n'))
  } catch (error) {
    stop(error)
  }
}

function options(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: joinNegativeNumbers(args),
      options: {
        lat: { type: 'string' },
        lon: { type: 'string' },
        kw: { type: 'string' },
        tracker: { type: 'boolean', default: false },
        weather: { type: 'string' },
        json: { type: 'boolean', default: false },
        series: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    if (values.series && !values.json) throw new Error('--series needs --json, which prints it: add --json')
    const missing = (['lat', 'lon', 'kw'] as const).filter((name) => values[name] === undefined || values[name] === '')
    if (missing.length > 0) throw new Error(`Missing options: ${missing.map((name) => `--${name}`).join(', ')}`)
    const notNumbers = (['lat', 'lon', 'kw'] as const).filter((name) => Number.isNaN(Number(values[name])))
    if (notNumbers.length > 0) throw new Error(`Not a number: ${notNumbers.map((name) => `--${name} ${values[name]}`).join(', ')}`)
    return values
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exit(2)
  }
}

/** Negative coordinates look like options, so `--lon -80` is rewritten as `--lon=-80`. */
function joinNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1)
    if (/^-\d/.test(arg) && before?.startsWith('--')) joined[joined.length - 1] = `${before}=${arg}`
    else joined.push(arg)
  }
  return joined
}

/** Time zone, elevation and weather of a location: the file, or the embedded typical year. */
function place(root: string, latitude: number, longitude: number, file: string | undefined): SimplePlace {
  const timezoneH = standardOffsetHours(latitude, longitude)
  if (file !== undefined) {
    const { weather } = readWeatherOrHours(new Uint8Array(readFileSync(file)), {
      fileName: basename(file),
      latitude,
      longitude,
      timezoneAt: standardOffsetHours,
    })
    return { weather, weatherSource: null, timezoneH, elevationM: null }
  }
  const climate = openClimate(readFileSync(join(root, 'engine', 'climate', 'table.bin')), inflateRaw)
  const { weather } = typicalYear(climate, { latitude, longitude })
  return { weather, weatherSource: 'embedded typical year', timezoneH, elevationM: weather.elevation }
}

/** Native, and several times as fast as the engine's portable version. */
function inflateRaw(deflated: Uint8Array): Uint8Array {
  return Bun.inflateSync(new Uint8Array(deflated), { windowBits: -15 })
}

function progress(): (doneFrac: number) => void {
  const begun = performance.now()
  return (doneFrac) => {
    if (performance.now() - begun < SHOW_PROGRESS_AFTER_MS || !process.stderr.isTTY) return
    process.stderr.write(doneFrac < 1 ? `\rsimulating ${Math.round(doneFrac * 100)} %` : `\r${' '.repeat(20)}\r`)
  }
}

function stop(error: unknown): never {
  if (error instanceof EngineError)
    for (const { field, message } of error.failures) console.error(field === null ? message : `${field}: ${message}`)
  else if (error instanceof WeatherFileError || (error as NodeJS.ErrnoException).code !== undefined) console.error((error as Error).message)
  else throw error
  process.exit(1)
}
