import type { Frame } from '../core/frame.ts'
import type { MeanYear } from '../core/mean-year.ts'
import type { Resolved } from '../core/option.ts'
import type { WeatherFindings } from '../core/weather-findings.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { type Stretch, stretchesOf } from '../report/totals.ts'
import { weatherChecks } from '../run-tally.ts'
import type { WeatherChecks } from '../weather-checks/index.ts'

/** What variants of one walk under the same sun and sky need of a block only once. */
export class SharedSky {
  private checks: WeatherChecks | null = null
  private checked = -1
  private found: WeatherFindings | null = null
  private split = -1
  private stretches: readonly Stretch[] = []

  /** @param of  any of the variants */
  constructor(private readonly of: { readonly request: Resolved; readonly weather: WeatherTable; readonly year: MeanYear }) {}

  /** The rows of the block, and its lit rows, by month. */
  stretchesOf(frame: Frame): readonly Stretch[] {
    if (frame.first !== this.split) {
      this.split = frame.first
      this.stretches = stretchesOf(frame, this.of.year.monthWeights)
    }
    return this.stretches
  }

  /** Compares the weather of the block with the sun. */
  check(frame: Frame): void {
    if (frame.first === this.checked) return
    this.checked = frame.first
    this.made().add(frame)
  }

  /** What the checks found; read it after the last block. */
  get findings(): WeatherFindings {
    this.found ??= this.made().findings(this.of.year)
    return this.found
  }

  /** Only where they are asked for. */
  private made(): WeatherChecks {
    this.checks ??= weatherChecks(this.of.request, this.of.weather)
    return this.checks
  }
}
