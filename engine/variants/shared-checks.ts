import type { Frame } from '../core/frame.ts'
import type { WeatherFindings } from '../core/weather-findings.ts'
import { weatherChecks } from '../run-tally.ts'
import type { WeatherChecks } from '../weather-checks/index.ts'
import type { PreparedVariant } from './collector.ts'

/** The checks of the weather for all variants under the same sun and sky, which add a block once. */
export class SharedChecks {
  private readonly checks: WeatherChecks
  private readonly isWholeYear: boolean
  private last = -1
  private found: WeatherFindings | null = null

  constructor({ request, weather, year }: Pick<PreparedVariant, 'request' | 'weather' | 'year'>) {
    this.checks = weatherChecks(request, weather)
    this.isWholeYear = !year.isPart
  }

  /** Call it while the frame contains a block of any of the variants. */
  add(frame: Frame): void {
    if (frame.first === this.last) return
    this.last = frame.first
    this.checks.add(frame)
  }

  /** Read it after the last block. */
  get findings(): WeatherFindings {
    this.found ??= this.checks.findings(this.isWholeYear)
    return this.found
  }
}
