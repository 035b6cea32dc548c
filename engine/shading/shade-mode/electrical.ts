import type { ShadeModeOption } from './option.ts'

export const electrical: ShadeModeOption = {
  title: 'Linear shade and electrical loss of strips',
  source: 'Partition model of PVsyst: a strip loses the fraction of its beam that is its shaded depth over one cell',
  shadesBeam: true,
  hasStripSurplus: true,
  strings: null,
}
