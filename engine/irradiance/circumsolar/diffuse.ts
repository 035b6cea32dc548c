import type { CircumsolarOption } from './option.ts'

export const diffuse: CircumsolarOption = {
  title: 'With the diffuse',
  source: 'Convention of pvlib, SAM and CASSYS: all sky diffuse meets shade and incidence angle as one',
  beamFrac: 0,
}
