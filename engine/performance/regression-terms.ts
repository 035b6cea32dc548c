import type { Selection } from './filters.ts'
import type { Findings } from './finding.ts'
import type { Records } from './records.ts'

/** Which of the two terms of the weather a regression has. */
export interface Terms {
  readonly hasWind: boolean
  readonly hasAir: boolean
}

/** A term that the records cannot tell from that of the irradiance, and why. */
export interface LostTerm {
  readonly name: 'wind' | 'air'
  readonly set: Selection['set']
  /** What all records have, m/s or degC; null when it was not measured. */
  readonly always: number | null
}

/** Records and those of them that the regression uses. */
interface Used {
  readonly records: Records
  readonly selection: Selection
}

/** Less than this, m/s or K, is no spread. */
const SPREAD_MIN = 1e-6

/** Terms that the records of at least one set cannot state. Both regressions leave them out, so that they compare like with like. */
export function lostTerms(sets: readonly Used[]): LostTerm[] {
  return (['wind', 'air'] as const).flatMap((name) => {
    const lost = sets.flatMap((used) => lostTerm(used, name))
    return lost.slice(0, 1)
  })
}

function lostTerm({ records, selection: { set, used } }: Used, name: LostTerm['name']): LostTerm[] {
  const column = name === 'wind' ? records.windMps : records.airC
  if (column === null) return [{ name, set, always: null }]
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = 0; i < used.length; i++) {
    if (used[i] === 0) continue
    low = Math.min(low, column[i])
    high = Math.max(high, column[i])
  }
  return high - low < SPREAD_MIN ? [{ name, set, always: low }] : []
}

/** Reports each term that the regression does not have. */
export function findLostTerms(lost: readonly LostTerm[], findings: Findings): void {
  for (const { name, set, always } of lost) {
    const whose = set === 'measured' ? 'measured' : 'run'
    const isWind = name === 'wind'
    const what = isWind ? 'wind' : 'air temperature'
    const field = set === 'run' ? 'run.weather' : isWind ? 'measured.wind_speed_ms' : 'measured.temp_air_c'
    const why =
      always === null
        ? `The ${what} was not measured`
        : `The ${what} of all ${whose} records is ${always.toFixed(1)} ${isWind ? 'm/s' : 'degC'}`
    findings.warn(
      isWind ? 'regression_without_wind' : 'regression_without_temperature',
      field,
      `${why}: the regressions of measurement and run have no such term (a${isWind ? 3 : 4} = 0), and their ratio is not corrected for ${what}. This deviates from ASTM E2848: send a ${what} that varies to conform`,
    )
  }
}
