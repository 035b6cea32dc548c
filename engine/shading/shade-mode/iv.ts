import type { ShadeModeOption } from './option.ts'

export const iv: ShadeModeOption = {
  title: 'Linear shade and I-V curves of all cells',
  source: 'One-diode equation of the module, breakdown after Bishop 1988, doi 10.1016/0379-6787(88)90059-2',
  shadesBeam: true,
  hasStripSurplus: true,
  strings: 'cells',
}
