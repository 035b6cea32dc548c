import { MINUTES_PER_DAY } from '../../core/calendar.ts'
import { allBlocks, entryOf, isPvsystObject, type PvsystBlock, readPvsystObject } from '../pvsyst-object.ts'
import { WeatherFileError } from './error.ts'
import type { WeatherFileOptions, WeatherFormat } from './format.ts'
import { readHeading } from './headings.ts'
import { OBJECT_CHARS_MAX, OBJECT_LINES_MAX } from './limits.ts'
import { type PackedSeries, packedBlocks, packedYear, perUnitOf, readPackedDays, variableOf } from './packed-days.ts'
import { placeOf, statedZone } from './place.ts'
import { namesOf } from './recording.ts'
import { AS_IS, isColumn, toColumns, unitOf, type WeatherColumn } from './units.ts'
import { assumedZone } from './zone.ts'

/** PVsyst's own units: MJ/m2 of the step, degC, m/s. */
const UNITS: Partial<Record<WeatherColumn, string>> = {
  ghi_wm2: 'MJ/m2',
  dhi_wm2: 'MJ/m2',
  dni_wm2: 'MJ/m2',
  relative_humidity: 'fraction',
}
const NO_SERIES = 'The object must contain the hourly values GlobHor and T_Amb of a simulation: save them, or export the weather as CSV'

/**
 * PVsyst object texts that contain the hours of a run: variants with results, and weather objects
 * of the same form. Each variable packs a day into one line of signed base-62 integers; divided by
 * WRFactor they are in PVsyst's units, each for the step that begins at its position in the day.
 * Objects without such hours (sites, modules, a variant that was not simulated) are rejected.
 * Source: no description is published; decoded from files whose sums are printed in their reports.
 */
export const pvsystObject: WeatherFormat = {
  id: 'pvsyst_object',
  title: 'PVsyst variant or weather object as text',
  detect: isPvsystObject,
  parse(text, options) {
    const { root, main } = openObject(text)
    const series = findSeries(root)
    if (series.length === 0) throw new WeatherFileError(`This PVsyst object (${main.kind}) contains no hourly weather. ${NO_SERIES}`)
    const { stampMinutes, lines, values } = readPackedDays(series, packedYear(main, series))
    const stepMinutes = stampMinutes.length > 1 ? stampMinutes[1] - stampMinutes[0] : MINUTES_PER_DAY
    const fields = series.map(({ column }) => ({ column, unit: unitOf(column, UNITS[column] ?? '') ?? AS_IS }))
    return {
      dataSource: meteoName(root) ?? 'PVsyst',
      radiationDb: null,
      locationId: null,
      ...siteOf(root, options),
      stampMeaning: 'start',
      instantAfterStampMinutes: 0,
      stampMinutes,
      lines,
      columns: toColumns(fields, values, stepMinutes),
      names: namesOf(series.map(({ column, block }) => ({ column, name: block.name }))),
    }
  },
}

/** The object of a text that is not too large. Fails: WeatherFileError for one that is damaged or cut. */
export function openObject(text: string): { root: PvsystBlock; main: PvsystBlock } {
  refuseLarge(text)
  const root = readPvsystObject(text)
  const main: PvsystBlock | undefined = root.blocks[0]
  if (main === undefined)
    throw new WeatherFileError('The first line names no class (such as PVObject_=pvVCalcul): the file seems damaged; export it again', 1)
  if (!main.isClosed)
    throw new WeatherFileError(
      `The closing line "End of PVObject ${main.kind}" is missing: the file seems truncated; export it again`,
      main.line,
    )
  return { root, main }
}

/** Reading makes several objects of each line. Variants with a year of hours have 30,000 lines. */
function refuseLarge(text: string): void {
  if (text.length > OBJECT_CHARS_MAX)
    throw new WeatherFileError(`The PVsyst object is larger than ${OBJECT_CHARS_MAX / 1048576} MB, the limit of such a file. ${NO_SERIES}`)
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (++lines > OBJECT_LINES_MAX)
      throw new WeatherFileError(`The PVsyst object has more than ${OBJECT_LINES_MAX} lines, the limit of such a file. ${NO_SERIES}`)
  }
}

/** A weather variable of the run. */
interface Series extends PackedSeries {
  column: WeatherColumn
}

function findSeries(root: PvsystBlock): Series[] {
  const series: Series[] = []
  for (const block of packedBlocks(root)) {
    const quantity = readHeading(variableOf(block))?.quantity
    if (quantity === undefined || !isColumn(quantity) || series.some(({ column }) => column === quantity)) continue
    const perUnit = perUnitOf(block)
    if (perUnit === null)
      throw new WeatherFileError(`${block.name} has no WRFactor, the divisor of its values: export the file again`, block.line)
    series.push({ column: quantity, block, perUnit })
  }
  return series
}

/** The site of the weather when the file states it, otherwise the site of the run. */
function siteOf(root: PvsystBlock, options: WeatherFileOptions) {
  const sites = [...allBlocks(root)].filter(({ kind }) => kind === 'pvSite')
  const site = sites.find(({ name }) => /met/i.test(name)) ?? sites[0]
  const fact = (key: string) => (site === undefined ? undefined : entryOf(site, key))
  const notes: string[] = []
  const place = placeOf({ latitude: fact('Latitude'), longitude: fact('Longitude'), elevation: fact('Altitude') }, options, notes)
  const zoneH = statedZone(fact('TimeZone'), notes) ?? options.timezone ?? assumedZone(place, options, notes)
  return {
    station: [fact('Site'), fact('Country')].filter(Boolean).join(', ') || null,
    ...place,
    stampZoneH: zoneH,
    localZoneH: zoneH,
    notes,
  }
}

/** Name of the weather file that the run used. */
function meteoName(root: PvsystBlock): string | null {
  for (const block of allBlocks(root)) {
    if (block.kind === 'pvMeteo') return entryOf(block, 'NomF') || null
  }
  return null
}
