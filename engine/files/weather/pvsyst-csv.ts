import { COMMA, SEMICOLON, splitCells } from './cells.ts'
import type { WeatherFormat } from './format.ts'
import { readTable } from './generic-csv.ts'
import { headLines } from './rows.ts'

const HEADER_LINES_MAX = 100
/** Header tags that move the stamps, in hours and minutes. */
const SHIFTS = ['hourshift', 'timeshift'] as const

/**
 * PVsyst's standard CSV: lines of `#Tag;value;remark`, a line of names, a line of units, then rows
 * from the year to the minute, stamped at the start of the interval in local standard time.
 * `#TMY hourly data` is a typical year, whose year numbers have no meaning.
 * Source: PVsyst help, "PVsyst standard format" (versions 6 to 8; the first line changed from Meteo
 * to Weather data).
 */
export const pvsystCsv: WeatherFormat = {
  id: 'pvsyst_csv',
  title: 'PVsyst standard CSV',
  detect: (text) => /^#\s*(meteo|weather data|tmy)\b[^\n]*\bdata\b/i.test(text),
  parse(text, options) {
    const tags = readTags(text)
    const notes = SHIFTS.filter((tag) => Number(tags.get(tag) ?? 0) !== 0).map(
      (tag) =>
        `The header states a shift of its stamps (#${tag} ${tags.get(tag)}): it is not applied; compare it with the reported time shift.`,
    )
    const table = readTable(text, options, 'start')
    return {
      ...table,
      dataSource: tags.get('datasource') || 'PVsyst CSV',
      station: [tags.get('site'), tags.get('country')].filter(Boolean).join(', ') || null,
      isTypical: /^#\s*tmy/i.test(text),
      notes: [...table.notes, ...notes],
    }
  },
}

/** Values by tag, lower case without blanks. */
function readTags(text: string): Map<string, string> {
  const tags = new Map<string, string>()
  for (const line of headLines(text, HEADER_LINES_MAX)) {
    if (!line.text.startsWith('#')) continue
    const [tag, value = ''] = splitCells(line.text.slice(1), line.text.includes(';') ? SEMICOLON : COMMA)
    const key = tag.toLowerCase().replace(/\s/g, '')
    if (!tags.has(key)) tags.set(key, value)
  }
  return tags
}
