import type { PerformanceAnswer } from '@pvyield/contract/schemas'
import type { Figures } from './figures.ts'
import { type Findings, percent } from './finding.ts'

/** Below this share of the run, more often unit or plant are wrong than the plant is bad. */
const SHARE_LOW = 0.6
/** How near the share is to that of a mistake by the length of the row, fraction. */
const NEAR_FRAC = 0.25

/**
 * Reports a plant in operation that has far less than its run, and energies of rows that were sent as powers.
 * @param working  figures of the rows in which the plant was available and not curtailed
 */
export function checkLowRatio({ capacity, regression, run, period }: PerformanceAnswer, working: Figures, findings: Findings): void {
  const { performance_ratio: own } = working
  const { performance_ratio: ofRun } = run
  if (own === null || ofRun === null || !(own > 0 && ofRun > 0)) return
  const share = capacity?.ratio?.value ?? regression?.ratio?.value ?? own / ofRun
  if (share >= SHARE_LOW) return
  const hours = period.step_minutes / 60
  const isEnergy = hours < 1 && Math.abs(share / hours - 1) <= NEAR_FRAC
  findings.warn(
    'performance_ratio_low',
    'measured.power_ac_kw',
    `While the plant works its performance ratio is ${own.toFixed(3)}, and its power ${percent(share)} of that of the run: ${
      isEnergy
        ? `near ${period.step_minutes}/60, as if the energies of the rows in kWh had been sent as powers; send kW, or name the unit kWh in the table`
        : 'check that the power is of the whole plant, plant.dc_kwp, and the unit'
    }`,
  )
}
