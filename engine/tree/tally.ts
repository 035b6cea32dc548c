import type { LossRow, TreeScore } from '@pvyield/contract/schemas'
import type { ColumnEntry, ColumnName } from '../core/columns.ts'
import type { Frame } from '../core/frame.ts'
import { meanYear } from '../core/mean-year.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { DIAGRAM_COLUMNS, lossDiagram } from '../report/diagram.ts'
import { ReferenceScore } from '../report/reference-score.ts'
import { stretchesOf, summedColumns, Totals } from '../report/totals.ts'
import { treeScores } from './reference.ts'

/** What is compared of a run. Each value is that of a full run, to the last digit. */
export interface Figures {
  readonly eGridKwh: number
  readonly diagram: readonly LossRow[]
  readonly scores: readonly TreeScore[]
  /** Time that it took besides what it shared with the run of the request, ms. */
  readonly costMs: number
}

/** The columns of the loss diagram; the tables by month are not compared. */
const SUMMED = summedColumns(DIAGRAM_COLUMNS).map((summed) => ({ ...summed, monthly: [] }))

/** What a run adds up, block by block. */
export class Tally {
  costMs = 0
  private readonly totals: Totals
  private readonly own: ReadonlySet<ColumnName>
  private readonly score: ReferenceScore
  private readonly monthWeights: Float64Array

  /**
   * @param changes  whether a column may differ from the same column of `base`; the sums of the
   *   others are taken from there
   */
  constructor(
    { weather: section }: Resolved,
    private readonly weather: WeatherTable,
    private readonly parts: Parts,
    { capacity }: Frame,
    changes: (entry: ColumnEntry) => boolean = () => true,
    private readonly base: Tally | null = null,
  ) {
    const summed = SUMMED.filter(({ entry }) => changes(entry))
    this.totals = new Totals(summed, parts)
    this.own = new Set(summed.map(({ name }) => name))
    this.score = new ReferenceScore(section, weather, parts, capacity)
    this.monthWeights = meanYear(weather).monthWeights
  }

  /** Adds a block in which the stages of the run have written their columns. */
  add(frame: Frame): void {
    this.totals.add(frame, stretchesOf(frame, this.monthWeights))
    this.score.add(frame)
  }

  /** Call it after the last block. */
  figures(): Figures {
    const kilo = this.weather.stepMinutes / 60 / 1000
    return {
      eGridKwh: this.sum('gridW') * kilo,
      diagram: lossDiagram((name) => this.sum(name) * kilo, this.parts.rear),
      scores: treeScores(this.score),
      costMs: this.costMs,
    }
  }

  private sum(name: ColumnName): number {
    return this.base === null || this.own.has(name) ? this.totals.sum(name) : this.base.sum(name)
  }
}
