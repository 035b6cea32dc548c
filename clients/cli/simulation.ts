import { parseArgs } from 'node:util'
import {
  completeRunRequest,
  completeSimpleRequest,
  EngineError,
  expandSimple,
  type Resolved,
  run,
  seriesToWire,
  WeatherFileError,
} from '@pvyield/engine'
import { answerLines } from './bars.ts'
import { joinNegativeNumbers } from './negative-numbers.ts'
import { placeAt } from './place.ts'

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
    const expanded = expandSimple(request, new Set(Object.keys(simple)), placeAt(root, latitude, longitude, values.weather))
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
