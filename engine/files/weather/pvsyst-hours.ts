import type { WeatherFormat } from './format.ts'
import { readTable } from './generic-csv.ts'
import { readHoursHeader } from './hours-header.ts'

/**
 * Hourly results of a PVsyst simulation: lines about the project, a line of names that begins with
 * `date`, a line of units, then rows stamped at the start of the interval in local standard time.
 * The order of day and month follows the settings of the computer that wrote it.
 * Source: PVsyst help, "Export of hourly values"; the form is that of a file of version 6.63.
 */
export const pvsystHours: WeatherFormat = {
  id: 'pvsyst_hours',
  title: 'PVsyst hourly results',
  detect: (text) => /^\W{0,3}PVSYST\b/i.test(text) && readHoursHeader(text) !== null,
  parse(text, options) {
    const { project, site, weather_file: weatherFile } = readHoursHeader(text)?.facts ?? { project: '', site: '', weather_file: '' }
    return { ...readTable(text, options, 'start'), dataSource: weatherFile || project || 'PVsyst', station: site || null }
  },
}
