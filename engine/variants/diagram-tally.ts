import type { LossRow } from '@pvyield/contract/schemas'
import type { ColumnEntry, ColumnName } from '../core/columns.ts'
import type { Frame } from '../core/frame.ts'
import { DIAGRAM_COLUMNS, lossDiagram } from '../report/diagram.ts'
import { ReferenceScore } from '../report/reference-score.ts'
import { summedColumns, Totals } from '../report/totals.ts'
import type { Collector, PreparedVariant } from './collector.ts'

/** The loss diagram of a variant. Each value is that of a full run, to the last digit. */
export interface DiagramFigures {
  readonly eGridKwh: number
  readonly diagram: readonly LossRow[]
  readonly score: ReferenceScore
}

/** The columns of the loss diagram; the tables by month are not compared. */
const SUMMED = summedColumns(DIAGRAM_COLUMNS).map((summed) => ({ ...summed, monthly: [] }))

/** Adds up the loss diagram of a variant. */
export class DiagramTally implements Collector<DiagramFigures> {
  private readonly totals: Totals
  private readonly own: ReadonlySet<ColumnName>
  private readonly score: ReferenceScore

  /**
   * @param changes  whether a column may differ from the same column of `base`; the sums of the
   *   others are taken from there
   */
  constructor(
    private readonly variant: PreparedVariant,
    { capacity }: Frame,
    changes: (entry: ColumnEntry) => boolean,
    private readonly base: DiagramTally | null,
  ) {
    const { request, weather, chain } = variant
    const summed = SUMMED.filter(({ entry }) => changes(entry))
    this.totals = new Totals(summed, chain.parts)
    this.own = new Set(summed.map(({ name }) => name))
    this.score = new ReferenceScore(request.weather, weather, chain.parts, capacity)
  }

  add(frame: Frame): void {
    this.totals.add(frame, this.variant.sky.stretchesOf(frame))
    this.score.add(frame)
  }

  result(): DiagramFigures {
    const { weather, chain } = this.variant
    const kilo = weather.stepMinutes / 60 / 1000
    return {
      eGridKwh: this.sum('gridW') * kilo,
      diagram: lossDiagram((name) => this.sum(name) * kilo, chain.parts.rear),
      score: this.score,
    }
  }

  private sum(name: ColumnName): number {
    return this.base === null || this.own.has(name) ? this.totals.sum(name) : this.base.sum(name)
  }
}
