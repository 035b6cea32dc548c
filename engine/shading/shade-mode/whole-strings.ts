import type { ShadeModeOption } from './option.ts'

export const wholeStrings: ShadeModeOption = {
  title: 'Linear shade and loss of whole strings',
  source:
    'Currents of bypass groups in series, strings in parallel: C. Deline et al., Solar Energy 96 (2013), 274, doi 10.1016/j.solener.2013.07.008',
  shadesBeam: true,
  hasStripSurplus: true,
  strings: 'whole',
}
