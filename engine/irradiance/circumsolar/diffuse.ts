import type { CircumsolarOption } from './option.ts'

export const diffuse: CircumsolarOption = {
  title: 'With the diffuse',
  source: 'Convention of pvlib, SAM and CASSYS: all sky diffuse is treated the same for shade and incidence angle',
  beamFrac: 0,
}
