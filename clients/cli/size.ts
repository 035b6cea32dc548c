/** `bun run size`: strings and inverters of a plant, without a server. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { completeSizeRequest, EngineError, ObjectFileError, type SimpleSections, sizeAnswer, WeatherFileError } from '@pvyield/engine'
import { ComponentNotFound, chooseInverter, chooseModule } from './component-choice.ts'
import { openTables } from './library-tables.ts'
import { sizeLines } from './limit-table.ts'
import { joinNegativeNumbers } from './negative-numbers.ts'
import { placeAt } from './place.ts'

const ROOT = join(import.meta.dir, '..', '..')
const USAGE = `bun run size --lat 48.1 --lon 11.6 --module "jinko 720" --inverter "sungrow sg125hv" --dc-kw 1000 [--ratio 1.2]

  --lat, --lon         latitude (north positive) and longitude (east positive), degrees
  --weather            weather file; default: the embedded typical year
  --module             PAN file, library id, or words of which the first result is taken
  --inverter           OND file, library id, or words
  --dc-kw, --ac-kw     target power at STC or of all inverters, kW; or
  --strings            number of strings, kept exactly: one of the three
  --ratio              DC power divided by AC power; default 1.2
  --modules-per-string kept; default: chosen
  --class              voltage class: 600, 1000 or 1500 V
  --min-air            lowest air temperature for the open-circuit voltage, degC; default: of the weather
  --tracker            single-axis trackers instead of fixed racks
  --json               write the answer of the service to standard output as JSON

  Lists every limit with its margin; ! marks one that is not kept.
  Ends with 1 for a plant that cannot be sized, and lists every failure on standard error.`

/** Options that are fields of the request, with their names there. */
const NUMBERS = {
  lat: 'latitude',
  lon: 'longitude',
  'dc-kw': 'dc_kw',
  'ac-kw': 'ac_kw',
  strings: 'strings',
  ratio: 'dc_ac_ratio',
  'modules-per-string': 'modules_per_string',
  class: 'voltage_class_v',
  'min-air': 'temp_air_min_c',
} as const
type NumberOption = keyof typeof NUMBERS

const {
  fields,
  module: namedModule,
  inverter: namedInverter,
  weather: weatherFile,
  isTracker,
  isJson,
} = readArguments(process.argv.slice(2))
try {
  const library = openTables()
  const module = chooseModule(namedModule, library)
  const inverter = chooseInverter(namedInverter, library)
  const racking = isTracker ? 'single_axis' : 'fixed'
  const request = completeSizeRequest({ ...fields, racking, module: module.section, inverter: inverter.section })
  const place = placeAt(ROOT, request.latitude, request.longitude, weatherFile)
  const weather = place.weather as SimpleSections['weather']
  const answer = sizeAnswer(request, place, { module: module.section, inverter: inverter.section, weather })
  if (isJson) console.log(JSON.stringify(answer, null, 2))
  else console.log([`module    ${module.title}`, `inverter  ${inverter.title}`, '', ...sizeLines(answer)].join('\n'))
} catch (error) {
  for (const line of failuresOf(error)) console.error(line)
  process.exit(1)
}

function failuresOf(error: unknown): readonly string[] {
  if (error instanceof EngineError) return error.failures.map(({ field, message }) => (field === null ? message : `${field}: ${message}`))
  if (error instanceof ObjectFileError) return error.failures
  const isExpected = error instanceof ComponentNotFound || error instanceof WeatherFileError
  if (isExpected || (error as NodeJS.ErrnoException).code !== undefined) return [(error as Error).message]
  throw error
}

interface Call {
  /** Of the request. */
  readonly fields: Readonly<Record<string, number>>
  readonly module: string
  readonly inverter: string
  readonly weather: string | undefined
  readonly isTracker: boolean
  readonly isJson: boolean
}

function readArguments(args: readonly string[]): Call {
  try {
    const { values } = parseArgs({
      args: joinNegativeNumbers(args),
      options: {
        lat: { type: 'string' },
        lon: { type: 'string' },
        'dc-kw': { type: 'string' },
        'ac-kw': { type: 'string' },
        strings: { type: 'string' },
        ratio: { type: 'string' },
        'modules-per-string': { type: 'string' },
        class: { type: 'string' },
        'min-air': { type: 'string' },
        module: { type: 'string' },
        inverter: { type: 'string' },
        weather: { type: 'string' },
        tracker: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    const missing = (['lat', 'lon', 'module', 'inverter'] as const).filter((name) => !values[name])
    if (missing.length > 0) throw new Error(`Missing options: ${missing.map((name) => `--${name}`).join(', ')}`)
    const given = (Object.keys(NUMBERS) as NumberOption[]).filter((name) => values[name] !== undefined)
    const notNumbers = given.filter((name) => values[name]?.trim() === '' || Number.isNaN(Number(values[name])))
    if (notNumbers.length > 0) throw new Error(`Not a number: ${notNumbers.map((name) => `--${name} ${values[name]}`).join(', ')}`)
    const fields = Object.fromEntries(given.map((name) => [NUMBERS[name], Number(values[name])]))
    const { module = '', inverter = '', weather, tracker, json } = values
    return { fields, module, inverter, weather, isTracker: tracker, isJson: json }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exit(2)
  }
}
