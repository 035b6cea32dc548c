import type { DiffuseIamOption } from './option.ts'

export const off: DiffuseIamOption = {
  title: 'No loss of diffuse light',
  source: 'Incidence acts on the beam alone, as in the PVWatts and pvlib chains',
  prepare: () => ({ sky: () => 1, ground: () => 1 }),
}
