import type { Weather, WeatherAnswerMeta } from '@pvyield/contract/schemas'
import { gapNote } from '../core/gap-note.ts'
import { withoutReplaced } from '../core/replaced-notes.ts'
import { sectionFacts } from '../core/section-facts.ts'
import { weatherQuality } from '../weather-quality.ts'
import type { WeatherAssessment } from './assess.ts'
import { UNKNOWN_ELEVATION_M } from './clearness.ts'

/** Gaps of a column, days without light, absent rows: what the parser of a file says of its rows. */
const GAPS = /^\w+: \d+ of \d+ rows are missing, the first at /
const ABSENT = /^The file has missing rows: /
const DARK = /^\d+ whole days? ha(ve|s) no light at all between days with light/

/**
 * The section with the notes that are true of it: those on rows and on the sun are left to whoever stores it, or made
 * again here.
 * @param sent  the weather before, with the notes of its file
 * Checked by: test/server/weather/quality.test.ts
 */
export function withOwnNotes(sent: Weather, { weather, report }: Pick<WeatherAssessment, 'weather' | 'report'>): Weather {
  const { notes = [], ...origin } = (sent.meta ?? {}) as WeatherAnswerMeta
  const { inserted_rows: inserted } = report.gaps
  const checked = withoutReplaced(notes, [...weatherQuality(sent).notes, ...report.series.notes])
  const kept = checked.filter((note) => !GAPS.test(note) && !DARK.test(note) && !(inserted > 0 && ABSENT.test(note)))
  const { missing, rows } = sectionFacts(weather)
  const gaps = Object.entries(missing).map(([column, of]) => gapNote(column, of, rows))
  return { ...weather, meta: { ...origin, notes: [...kept, ...gaps, ...elevationNotes(report)] } }
}

function elevationNotes({ place, tests }: WeatherAssessment['report']): string[] {
  const limit = tests.find(({ test }) => test === 'beam_limit')
  if (place.elevation !== null || limit === undefined || limit.rows === 0) return []
  return [
    `The elevation of the place is not known: beam_limit is that of ${UNKNOWN_ELEVATION_M} m, and the sun that of sea level. Send site.elevation.`,
  ]
}
