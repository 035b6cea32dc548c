import type { LightResponseOption } from './option.ts'

export const linear: LightResponseOption = {
  title: 'Power in proportion to the irradiance',
  source: 'Dobos 2014, PVWatts Version 5 Manual, NREL/TP-6A20-62641',
  prepare: () => null,
}
