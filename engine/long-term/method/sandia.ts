import { type TypicalMethod, weightedStatistic } from './option.ts'
import { sandiaChoice } from './sandia-choice.ts'

/** Twenty-fourths, of which twelve are of the global light. */
const WEIGHTS = {
  temp_max: 1 / 24,
  temp_min: 1 / 24,
  temp_mean: 2 / 24,
  dew_max: 1 / 24,
  dew_min: 1 / 24,
  dew_mean: 2 / 24,
  wind_max: 2 / 24,
  wind_mean: 2 / 24,
  ghi: 12 / 24,
} as const

/** The original method, for weather whose direct light is not known. */
export const sandia: TypicalMethod = {
  title: 'Sandia TMY',
  source:
    'I. J. Hall, R. R. Prairie, H. E. Anderson, E. C. Boes, Generation of Typical Meteorological Years for 26 SOLMET Stations, SAND78-1601 (1978)',
  distribution: 'sandia',
  weights: WEIGHTS,
  also: [],
  joinHours: 6,
  joinsYears: false,
  distance: (candidate) => weightedStatistic(candidate, WEIGHTS),
  choose: sandiaChoice,
}
