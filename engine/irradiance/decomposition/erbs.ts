import { erbsDiffuseFrac } from '../../core/erbs.ts'
import { byClearness } from './by-clearness.ts'
import type { DecompositionOption } from './option.ts'

/** Valid for: hourly means. Checked by: vectors t03, test/fixtures/irradiance/erbs-points.json */
export const erbs: DecompositionOption = {
  title: 'Erbs',
  source: 'D. G. Erbs, S. A. Klein, J. A. Duffie, Solar Energy 28 (1982), 293-302, doi 10.1016/0038-092X(82)90302-4',
  prepare: () => byClearness(erbsDiffuseFrac),
}
