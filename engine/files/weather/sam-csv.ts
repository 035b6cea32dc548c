import type { WeatherFormat } from './format.ts'
import { isResourceHeader, readPairs, readResourceTable } from './resource-table.ts'
import { headLines } from './rows.ts'

/**
 * SAM's own weather table: two lines of names and values in any order, with short or long names,
 * then the columns. Without a Minute column the stamp is the hour's start and values are means of
 * the hour.
 * Source: SAM help, "Weather File Formats", SAM CSV.
 */
export const samCsv: WeatherFormat = {
  id: 'sam_csv',
  title: 'SAM CSV',
  detect(text) {
    const [first, , third] = headLines(text.slice(0, 20_000), 3)
    return /(^|,)\s*lat(itude)?\s*(,|$)/i.test(first.text) && isResourceHeader(third?.text)
  },
  parse(text, options) {
    const [first, second] = headLines(text, 2)
    const site = readPairs(first, second)
    return readResourceTable(text, { headerLine: 3, site, dataSource: site.get('source') || 'SAM CSV', options })
  },
}
