import type { ShadeModeOption } from './option.ts'

export const linear: ShadeModeOption = {
  title: 'Linear shade',
  source: 'Beam is lost in proportion to the shaded area',
  shadesBeam: true,
  hasStripSurplus: false,
  strings: null,
}
