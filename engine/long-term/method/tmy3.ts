import { type TypicalMethod, weightedStatistic } from './option.ts'
import { sandiaChoice } from './sandia-choice.ts'

/** Twentieths, of which ten are of the sun. */
const WEIGHTS = {
  temp_max: 1 / 20,
  temp_min: 1 / 20,
  temp_mean: 2 / 20,
  dew_max: 1 / 20,
  dew_min: 1 / 20,
  dew_mean: 2 / 20,
  wind_max: 1 / 20,
  wind_mean: 1 / 20,
  ghi: 5 / 20,
  dni: 5 / 20,
} as const

/** The Sandia method with the weights of NREL, in which the direct light has a share. */
export const tmy3: TypicalMethod = {
  title: 'NREL TMY3',
  source: 'S. Wilcox, W. Marion, Users Manual for TMY3 Data Sets, NREL/TP-581-43156 (2008), appendix A; weights of TMY2 and TMY3',
  distribution: 'sandia',
  weights: WEIGHTS,
  also: [],
  joinHours: 6,
  joinsYears: false,
  distance: (candidate) => weightedStatistic(candidate, WEIGHTS),
  choose: sandiaChoice,
}
