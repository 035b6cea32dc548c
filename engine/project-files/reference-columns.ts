import type { HoursFileAnswer, Weather } from '@pvyield/contract/schemas'
import { WeatherFileError } from '../files/weather/error.ts'
import type { WeatherFileOptions, WeatherFormat } from '../files/weather/format.ts'
import { makeSection } from '../files/weather/section.ts'
import { type HoursColumn, opticalPlace } from './optical-order.ts'

/** Without the noise of a product of decimals. */
export function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0
}

/** The columns under the names of a run; those without one are noted. */
export function placed<Column extends HoursColumn & { column: string }>(
  columns: readonly Column[],
  version: string,
  notes: string[],
): Column[] {
  return columns.flatMap((one) => {
    const place = opticalPlace(one, columns, version)
    if ('leftOut' in place) notes.push(`${one.column} is left out: ${place.leftOut}.`)
    else if (place.name !== one.name)
      notes.push(`${one.column} is ${place.name} of a run, which takes soiling before the incidence angles: both are the light after both.`)
    return 'leftOut' in place ? [] : [{ ...one, name: place.name }]
  })
}

/**
 * The weather of the file with its series; null, with a note, when it does not suffice for a run.
 * @param start  stamp of the first row of the series
 */
export function weatherWith(
  series: HoursFileAnswer['reference_series'],
  { text, format, start }: { text: string; format: WeatherFormat; start: string },
  options: WeatherFileOptions,
  notes: string[],
): Weather | null {
  try {
    const { weather, meta } = makeSection(format.parse(text, options), format, options)
    if (meta.missing.temp_air_c?.count === meta.rows) throw new WeatherFileError('it has no air temperature, which a run needs')
    notes.push(...meta.notes)
    if ((weather.start ?? weather.time?.[0]) === start) return { ...weather, reference_series: series }
    notes.push('The weather is a typical year whose rows begin elsewhere: its section has no reference series.')
    return weather
  } catch (cause) {
    if (!(cause instanceof WeatherFileError)) throw cause
    notes.push(`The file has no weather section: ${cause.message}`)
    return null
  }
}
