import type { Frame } from '../core/frame.ts'
import type { WeatherFindings } from '../core/weather-findings.ts'
import { weatherChecks } from '../run-tally.ts'
import type { WeatherChecks } from '../weather-checks/index.ts'
import type { PreparedVariant } from './collector.ts'

/** The checks of the weather for all variants under the same sun and sky, which add a block once. */
export class SharedChecks {
  private checks: WeatherChecks | null = null
  private last = -1
  private found: WeatherFindings | null = null

  constructor(private readonly of: Pick<PreparedVariant, 'request' | 'weather' | 'year'>) {}

  /** Call it while the frame contains a block of any of the variants. */
  add(frame: Frame): void {
    if (frame.first === this.last) return
    this.last = frame.first
    this.made().add(frame)
  }

  /** Read it after the last block. */
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
