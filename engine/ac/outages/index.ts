import type { AcStage, Frame } from '../../core/frame.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { monthStretches } from '../../core/typical-year.ts'
import type { WeatherTable } from '../../core/weather-table.ts'
import { addPeriod, WHOLE_FRAC } from './covered-rows.ts'
import type { ShareOf } from './outage-share.ts'
import { fieldOf, type OutagePeriod, outsideOf, readPeriods, type Span } from './periods.ts'
import { type RowSpan, randomSpans } from './random.ts'

/**
 * Writes what is out in each row: of the plant, and of its connection to the grid. Periods at one
 * time add up; the monthly share and the random periods are of what these leave. A period that
 * covers a part of a row counts by this part. Null without outages.
 * Fails: `ac_losses.outages.periods.*`, see `readPeriods`.
 * Checked by: test/engine/ac/outages.test.ts
 */
export function prepareOutages(request: Resolved, weather: WeatherTable, sink: Sink, shareOf: ShareOf): AcStage<'outages'> | null {
  const { outages } = request.ac_losses
  if (outages === null) return null
  const { monthly, random, random_grid } = outages
  const periods = readPeriods(shareOf, outages, sink)
  for (const { index } of outsideOf(periods, spansOf(weather))) {
    const { from, to } = outages.periods[index]
    sink.warn('outage_outside_weather', fieldOf(index), { from, to })
  }
  const spansIn = (sent: typeof random): RowSpan[] => (sent === null ? [] : randomSpans(sent, weather.n, weather.stepMinutes))
  const spans = spansIn(random)
  const gridSpans = spansIn(random_grid === null ? null : { ...random_grid, seed: random_grid.seed ^ OF_GRID })
  return (frame) => {
    writePeriods(frame, periods)
    if (monthly !== null) takeMonthly(frame, monthly)
    takeSpans(frame, frame.ac.plantOutFrac, spans)
    takeSpans(frame, frame.ac.gridOutFrac, gridSpans)
    fillUp(frame)
    writeRest(frame)
  }
}

/** Grid and plant of one seed are not out at the same times. */
const OF_GRID = 0x5bd1e995

/** Stretches of the weather: one of a regular series, else those of its months. */
function spansOf({ n, stepMinutes, starts, startMinutes }: WeatherTable): Span[] {
  const span = (first: number, last: number): Span => ({ fromMinutes: starts.at(first), toMinutes: starts.at(last) + stepMinutes })
  if (starts.isRegular) return [span(0, n - 1)]
  let first = 0
  return monthStretches(startMinutes, stepMinutes).map(({ rows }) => {
    first += rows
    return span(first - rows, first - 1)
  })
}

function writePeriods(frame: Frame<'outages'>, periods: readonly OutagePeriod[]): void {
  const { plantOutFrac, restOutFrac, gridOutFrac } = frame.ac
  for (const out of [plantOutFrac, restOutFrac, gridOutFrac]) out.fill(0, 0, frame.n)
  for (const period of periods) {
    addPeriod(period.kind === 'grid' ? gridOutFrac : plantOutFrac, frame, period, period.fraction)
    if (period.parts !== null) addPeriod(restOutFrac, frame, period, period.fraction)
  }
}

function fillUp({ n, ac: { plantOutFrac, gridOutFrac } }: Frame<'outages'>): void {
  for (let row = 0; row < n; row++) {
    if (plantOutFrac[row] > WHOLE_FRAC) plantOutFrac[row] = 1
    if (gridOutFrac[row] > WHOLE_FRAC) gridOutFrac[row] = 1
  }
}

/** The power of named parts leaves the bus (`PartsOut`); what else is out is a share of what they leave. */
function writeRest({ n, ac: { plantOutFrac, restOutFrac } }: Frame<'outages'>): void {
  for (let row = 0; row < n; row++) {
    const [outFrac, namedFrac] = [plantOutFrac[row], restOutFrac[row]]
    restOutFrac[row] = outFrac === 1 || namedFrac === 0 ? outFrac : Math.max(0, (outFrac - namedFrac) / (1 - namedFrac))
  }
}

function takeMonthly({ n, sky: { month }, ac: { plantOutFrac } }: Frame<'outages'>, monthly: readonly number[]): void {
  for (let row = 0; row < n; row++) plantOutFrac[row] += (1 - plantOutFrac[row]) * monthly[month[row]]
}

function takeSpans({ n, first }: Frame<'outages'>, outFrac: Float64Array, spans: readonly RowSpan[]): void {
  // The share of a row in which two spans end and begin is that of both.
  let [row, share] = [-1, 0]
  const take = (): void => {
    if (row >= 0) outFrac[row] += (1 - outFrac[row]) * share
  }
  for (const { from, to } of spans) {
    if (to <= first || from >= first + n) continue
    for (let at = Math.max(0, Math.floor(from - first)); at < n && first + at < to; at++) {
      const covered = Math.min(to, first + at + 1) - Math.max(from, first + at)
      if (at !== row) {
        take()
        row = at
        share = 0
      }
      share = Math.min(1, share + covered)
    }
  }
  take()
}
