import type { MeasuredRows } from './read-measured.ts'

/** What is computed, as an answer states it. */
export function methodOf({ moduleC, airC }: MeasuredRows): string[] {
  return METHOD.map((line) => line.replace(CELLS, CELLS_BY[moduleC !== null ? 'module' : airC !== null ? 'air' : 'none']))
}

const CELLS = 'CELLS'
/** Where the temperatures of the cells are from. */
const CELLS_BY = {
  module:
    "of the measured rows from the back of the module (in its gaps by Sandia's model from air and wind, King et al. 2004), those of the run by its own model",
  air: "by Sandia's model from air and wind (King et al. 2004) in the measured rows and in those of the run, because the module was not measured",
  none: 'not known, because neither module nor air was measured',
} as const

const METHOD = [
  'Performance ratio, yields and losses: IEC 61724-1:2021, of rows that have irradiance and AC power; negative irradiance counts as 0, and nothing is filled.',
  "Corrected ratios: Dierauf et al. 2013 (NREL/TP-5200-57991), eq. 5, and PR' of IEC 61724-1; temperatures of the cells CELLS.",
  'Regression: ASTM E2848-13, P = E (a1 + a2 E + a3 v + a4 T), at the percentile of irradiance and the means of ASTM E2939-13; without the term of a wind or air temperature that was not measured or does not vary, which a finding says.',
  'Capacity: in the form of IEC TS 61724-2:2016, powers translated by irradiance and temperature of the cells.',
  'Energy: in the form of IEC TS 61724-3:2016, rows of the run against measured ones of the same times.',
] as const
