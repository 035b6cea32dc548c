import type { RunAnswer } from '@pvyield/contract/schemas'
import type { Sha256 } from '../report/provenance.ts'
import { sumRange } from '../report/totals.ts'
import { RunTally } from '../run-tally.ts'
import type { Wanted } from './collector.ts'
import { type DiagramFigures, DiagramTally } from './diagram-tally.ts'

/** The energy to the grid in the (mean) year, kWh. */
export const ENERGY: Wanted<number> = {
  isWhole: false,
  collect({ weather, year }) {
    let sumW = 0
    return {
      add(frame) {
        const { months, n, ac } = frame
        for (let k = 0; k < months.length; k++) {
          sumW += year.monthWeights[months[k].month] * sumRange(ac.gridW, months[k].row, months[k + 1]?.row ?? n)
        }
      },
      result: () => sumW * (weather.stepMinutes / 60 / 1000),
    }
  },
}

/** The energy and the loss diagram. */
export const DIAGRAM: Wanted<DiagramFigures> = {
  isWhole: false,
  collect: (variant, { frame }, before) =>
    new DiagramTally(variant, frame, before?.changes ?? (() => true), before === null ? null : (before.collector as DiagramTally)),
}

/** The answer of a run: every figure of its summary, its warnings, and its loss diagram. */
export function wholeAnswer(sha256?: Sha256): Wanted<Pick<RunAnswer, 'summary' | 'loss_diagram' | 'weather_meta'>> {
  return {
    isWhole: true,
    collect({ request, weather, chain, year, sink, sky }, blocks) {
      const period = request.lifetime.analysis_period_years
      const tally = new RunTally(request, weather, chain, year, blocks, period === 1 ? 0 : period)
      return {
        add: (frame) => tally.add(frame, sky.stretchesOf(frame)),
        addYear: (frame, of) => tally.addYear(frame, of),
        result: () => tally.answer(sky.findings, sink, sha256),
      }
    },
  }
}
