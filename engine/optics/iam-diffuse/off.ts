import type { DiffuseIamOption } from './option.ts'

export const off: DiffuseIamOption = {
  title: 'No loss of diffuse light',
  source: 'Only the beam has an incidence-angle loss, as in the PVWatts and pvlib chains',
  prepare: () => ({ sky: () => 1, ground: () => 1 }),
}
