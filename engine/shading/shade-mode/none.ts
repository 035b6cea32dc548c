import type { ShadeModeOption } from './option.ts'

export const none: ShadeModeOption = {
  title: 'No beam shade',
  source: 'Beam reaches every row in full',
  shadesBeam: false,
  hasStripSurplus: false,
  strings: null,
}
