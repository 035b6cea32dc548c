import type { Resolved } from '../core/option.ts'
import { pressurePa, SEA_LEVEL_PA } from '../core/pressure.ts'
import { sentColumn } from '../core/sent-column.ts'
import type { Sink } from '../core/sink.ts'
import type { PressureCause } from '../findings/weather.ts'

/** Largest difference between a mean pressure and that of the elevation; months of weather move it by 4 %. */
const OFF_FRAC = 0.08
/** A cause explains a pressure when it leaves less than this. */
const EXPLAINED_FRAC = 0.04
const FOOT_M = 0.3048
const MMHG_HPA = 1.33322
/** Rows that a mean is made of, about: pressure changes over days. */
const ROWS = 500

/** What the standard atmosphere has at an elevation, and the likely reason why the values differ from it. */
export interface PressureMistake {
  expectedHpa: number
  cause: PressureCause
}

/**
 * Compares a mean or median of the air pressure with the standard atmosphere at the elevation; null when they agree.
 */
export function pressureMistake(hpa: number, elevationM: number): PressureMistake | null {
  const expectedHpa = pressurePa(elevationM) / 100
  if (Math.abs(hpa / expectedHpa - 1) <= OFF_FRAC) return null
  const causes: readonly (readonly [ratio: number, cause: PressureCause])[] = [
    [(hpa * MMHG_HPA) / expectedHpa, 'mmhg'],
    [hpa / (SEA_LEVEL_PA / 100), 'sea_level'],
    [hpa / (pressurePa(elevationM * FOOT_M) / 100), 'feet'],
  ]
  const offOf = ([ratio]: readonly [number, PressureCause]) => Math.abs(ratio - 1)
  const [nearest] = causes.toSorted((a, b) => offOf(a) - offOf(b))
  return { expectedHpa, cause: nearest !== undefined && offOf(nearest) < EXPLAINED_FRAC ? nearest[1] : 'unknown' }
}

/** Warns of an air pressure that the site cannot have. */
export function warnOfPressure({ site, weather }: Pick<Resolved, 'site' | 'weather'>, sink: Sink): void {
  const sent = sentColumn(weather.pressure_hpa)
  if (sent === null) return
  const stride = Math.max(1, Math.floor(sent.length / ROWS))
  let sum = 0
  let count = 0
  for (let i = 0; i < sent.length; i += stride) {
    const hpa = sent[i]
    if (hpa === null) continue
    sum += hpa
    count++
  }
  if (count === 0) return
  const meanHpa = sum / count
  const mistake = pressureMistake(meanHpa, site.elevation)
  if (mistake === null) return
  const { expectedHpa, cause } = mistake
  sink.warn('pressure_differs', 'weather.pressure_hpa', {
    mean_hpa: meanHpa,
    elevation_m: site.elevation,
    expected_hpa: expectedHpa,
    cause,
  })
}
