import type { OhmicOption } from './option.ts'

export const flat: OhmicOption = {
  title: 'Flat AC wiring',
  source: 'SAM, AC wiring loss: Gilman, Dobos et al. 2018, NREL/TP-6A20-67399',
  prepare: (lossFrac) => ({ linearFrac: lossFrac, quadraticPerW: 0 }),
}
