import type { LossRow } from '@pvyield/contract/schemas'
import { DIAGRAM_COLUMNS, lossDiagram } from '../report/diagram.ts'
import type { Sha256 } from '../report/provenance.ts'
import { ReferenceScore } from '../report/reference-score.ts'
import { HEADLINE_COLUMNS, type Headlines, type Report } from '../report/report.ts'
import { type Summed, summedColumns } from '../report/totals.ts'
import { type EngineAnswer, RunTally, SUMMED } from '../run-tally.ts'
import type { PreparedVariant, Wanted } from './collector.ts'

/** The loss diagram of a variant. Each value is that of a full run, to the last digit. */
export interface DiagramFigures {
  readonly eGridKwh: number
  readonly diagram: readonly LossRow[]
  readonly score: ReferenceScore
}

/** The columns of the loss diagram; the tables by month are not compared. */
const OF_DIAGRAM = summedColumns(DIAGRAM_COLUMNS).map((summed) => ({ ...summed, monthly: [] }))

/** The energy to the grid in the (mean) year, kWh. */
export const ENERGY: Wanted<number> = {
  isWhole: false,
  hasLaterYears: false,
  summed: OF_DIAGRAM.filter(({ name }) => name === 'gridW'),
  collect: ({ weather }, _, { totals }) => ({ result: () => totals.sum('gridW') * (weather.stepMinutes / 60 / 1000) }),
}

/** The energy and the loss diagram. */
export const DIAGRAM: Wanted<DiagramFigures> = {
  isWhole: false,
  hasLaterYears: false,
  summed: OF_DIAGRAM,
  collect({ request, weather, chain }, { frame: { capacity } }, { totals }) {
    const score = new ReferenceScore(request.weather, weather, chain.parts, capacity)
    const kilo = weather.stepMinutes / 60 / 1000
    return {
      add: (frame) => score.add(frame),
      result: () => ({
        eGridKwh: totals.sum('gridW') * kilo,
        diagram: lossDiagram((name) => totals.sum(name) * kilo, chain.parts),
        score,
      }),
    }
  },
}

/** The answer of a run: every figure of its summary, its warnings, and its loss diagram. */
export function wholeAnswer(sha256?: Sha256): Wanted<EngineAnswer> {
  return tallied((tally, { sky, sink }) => tally.answer(sky.findings, sink, sha256))
}

/** The answer of a run without its provenance, whose digests take longer than many a stage. */
export const REPORT = tallied<Report>((tally, { sky, sink }) => tally.report(sky.findings, sink))

/** Columns whose sums by month the tables have. */
const OF_HEADLINES = summedColumns(HEADLINE_COLUMNS)
const WITHOUT_MONTHS = OF_HEADLINES.filter(({ name }) => HEADLINE_COLUMNS.includes(name)).map(
  (summed) => (summed.name === 'gridW' ? summed : { ...summed, monthly: [] }), // what is exported is counted by month
)

/**
 * The headline figures and what was found, from a third of the sums and without later years; null for a variant of which
 * only the report can say what is wrong. For plants without parts.
 * @param hasMonths  whether the tables by month are wanted
 */
export function headlinesOnly(hasMonths: boolean): Wanted<Headlines | null> {
  return {
    ...tallied((tally, { sky, sink }) => tally.headlines(sky.findings, sink, hasMonths), hasMonths ? OF_HEADLINES : WITHOUT_MONTHS),
    hasLaterYears: false,
  }
}

function tallied<T>(result: (tally: RunTally, variant: PreparedVariant) => T, summed: readonly Summed[] = SUMMED): Wanted<T> {
  return {
    isWhole: true,
    hasLaterYears: true,
    summed,
    collect(variant, blocks, sums) {
      const { request, weather, chain, year, sky, laterYears } = variant
      const tally = new RunTally(request, weather, chain, year, blocks, laterYears.length, sums)
      return {
        add: (frame) => tally.add(frame, sky.stretchesOf(frame)),
        addYear: (frame, of) => tally.addYear(frame, of),
        result: () => result(tally, variant),
      }
    },
  }
}
