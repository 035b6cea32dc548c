import type { DiffuseShadingOption } from './option.ts'

export const none: DiffuseShadingOption = {
  title: 'No diffuse shade',
  source: 'Sky diffuse reaches every row in full',
  skyLossFrac: () => 0,
}
