import type { WeatherFormat } from './format.ts'
import { isResourceHeader, readPairs, readResourceTable } from './resource-table.ts'
import { headLines } from './rows.ts'

const UNNAMED_INDEX = /^,Year,Month,Day,Hour,Minute,/i
const TABLE_ALONE = 'The table lacks the two NSRDB lines that state place and time zone.'

/**
 * NSRDB tables (PSM versions 2 to 4, annual and typical years, any step): a line of names, a line
 * of values, a line of columns. The table may also be alone with a leading index, as scripts save
 * it. Values apply at the stamp, and so does the sun position: the middle of the hour when the
 * minute is 30. `Time Zone` is the zone of the stamps (0 when UTC was requested), `Local Time Zone`
 * the site's.
 * Source: NSRDB API documentation (PSM3, PSM4 GOES) and its responses.
 */
export const nsrdbCsv: WeatherFormat = {
  id: 'nsrdb_csv',
  title: 'NSRDB CSV',
  detect(text) {
    const [first, , third] = headLines(text.slice(0, 20_000), 3)
    return (/^Source,Location ID,/i.test(first.text) && isResourceHeader(third?.text)) || UNNAMED_INDEX.test(first.text)
  },
  parse(text, options) {
    const [first, second] = headLines(text, 2)
    if (UNNAMED_INDEX.test(first.text)) {
      const table = readResourceTable(text, { headerLine: 1, site: new Map(), dataSource: 'NSRDB', options })
      return { ...table, notes: [TABLE_ALONE, ...table.notes] }
    }
    const site = readPairs(first, second)
    return readResourceTable(text, { headerLine: 3, site, dataSource: site.get('source') || 'NSRDB', options })
  },
}
