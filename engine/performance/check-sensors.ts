import { negativeLight } from '../core/negative-light.ts'
import { type Findings, percent } from './finding.ts'
import type { MeasuredRows } from './read-measured.ts'

/** Light that warms any module, W/m2. */
const WARMING_WM2 = 600
/** Share of bright rows that may be odd. */
const ODD_FRAC = 0.05
/** Equal irradiances in a row that no sky gives, hours, and what counts as light, W/m2. */
const STANDING_HOURS = 2
const STANDING_WM2 = 50
const STANDING_ROWS_MIN = 4

/** Reports sensors that are off their place: a module that is colder than the air in the sun, an irradiance that stands or is below 0. */
export function checkSensors(rows: MeasuredRows, findings: Findings): void {
  const { n, poaWm2, moduleC, airC } = rows
  if (moduleC !== null && airC !== null) {
    let bright = 0
    let colder = 0
    for (let i = 0; i < n; i++) {
      if (!(poaWm2[i] >= WARMING_WM2) || Number.isNaN(moduleC[i] + airC[i])) continue
      bright++
      if (moduleC[i] < airC[i]) colder++
    }
    if (colder > ODD_FRAC * bright)
      findings.warn(
        'module_colder_than_air',
        'measured.temp_module_c',
        `The module is colder than the air in ${percent(colder / bright)} of the rows above ${WARMING_WM2} W/m2: its sensor has come off, or the columns are swapped`,
      )
  }
  const negative = negativeLight(poaWm2)
  if (negative !== null)
    findings.warn(
      'negative_irradiance',
      'measured.poa_wm2',
      `The irradiance is further below 0 than the zero of a sensor in ${negative.count} of ${n} rows, such as ${poaWm2[negative.first]} W/m2: they count as 0, and their energy raises the performance ratio; replace these values by null`,
    )
  const standing = standingRows(rows)
  if (standing > 0)
    findings.warn(
      'standing_irradiance',
      'measured.poa_wm2',
      `The irradiance stands at one value for ${STANDING_HOURS} hours or more, in ${standing} rows in all: replace these values by null`,
    )
}

function standingRows({ n, poaWm2, stepMinutes }: MeasuredRows): number {
  const least = Math.max(STANDING_ROWS_MIN, Math.ceil((STANDING_HOURS * 60) / stepMinutes))
  let found = 0
  let length = 0
  for (let i = 0; i <= n; i++) {
    const value = i < n ? poaWm2[i] : Number.NaN
    if (i > 0 && value === poaWm2[i - 1] && value > STANDING_WM2) {
      length++
      continue
    }
    if (length >= least) found += length
    length = value > STANDING_WM2 ? 1 : 0
  }
  return found
}
