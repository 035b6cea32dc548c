import type { LossRow } from '@pvyield/contract/schemas'
import type { Frame } from '../core/frame.ts'
import { DIAGRAM_COLUMNS, lossDiagram } from '../report/diagram.ts'
import { ReferenceScore } from '../report/reference-score.ts'
import { type Sums, summedColumns } from '../report/totals.ts'
import type { Collector, PreparedVariant } from './collector.ts'

/** The loss diagram of a variant. Each value is that of a full run, to the last digit. */
export interface DiagramFigures {
  readonly eGridKwh: number
  readonly diagram: readonly LossRow[]
  readonly score: ReferenceScore
}

/** The columns of the loss diagram; the tables by month are not compared. */
export const OF_DIAGRAM = summedColumns(DIAGRAM_COLUMNS).map((summed) => ({ ...summed, monthly: [] }))

/** Adds up the loss diagram of a variant. */
export class DiagramTally implements Collector<DiagramFigures> {
  private readonly score: ReferenceScore

  constructor(
    private readonly variant: PreparedVariant,
    { capacity }: Frame,
    private readonly totals: Sums,
  ) {
    const { request, weather, chain } = variant
    this.score = new ReferenceScore(request.weather, weather, chain.parts, capacity)
  }

  add(frame: Frame): void {
    this.score.add(frame)
  }

  result(): DiagramFigures {
    const { variant, totals, score } = this
    const { weather, chain } = variant
    const kilo = weather.stepMinutes / 60 / 1000
    return {
      eGridKwh: totals.sum('gridW') * kilo,
      diagram: lossDiagram((name) => totals.sum(name) * kilo, chain.parts.rear),
      score,
    }
  }
}
