import type { SpectralOption } from './option.ts'

export const off: SpectralOption = {
  title: 'No spectral correction',
  source: 'The spectrum of standard test conditions at all times',
  prepare: () => () => {},
}
