import type { Weather } from '@pvyield/contract/schemas'
import { MINUTES_PER_DAY, parseStamp } from '../core/calendar.ts'
import { EngineError } from '../core/sink.ts'

/** Longest series that is reported month by month. */
const YEARS_MAX = 100
const MINUTES_PER_YEAR = 365.2425 * MINUTES_PER_DAY

/** Fails: EngineError at `weather.time` for stamps that are too far apart. */
export function refuseLongSpans({ time }: Pick<Weather, 'time'>): void {
  if (time == null || time.length === 0) return
  const years = Math.abs(parseStamp(time[time.length - 1]) - parseStamp(time[0])) / MINUTES_PER_YEAR
  // one that is no stamp is refused by those who read it
  if (!(years > YEARS_MAX)) return
  const message = `The stamps run from ${time[0]} to ${time[time.length - 1]}, ${Math.round(years)} years, more than the ${YEARS_MAX} that are tested at once: check the years of the stamps, or send shorter series`
  throw new EngineError([{ code: 'validation_error', field: 'weather.time', message }])
}
