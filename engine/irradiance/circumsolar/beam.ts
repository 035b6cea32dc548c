import type { CircumsolarOption } from './option.ts'

export const beam: CircumsolarOption = {
  title: 'With the beam',
  source: 'Convention of PVsyst: circumsolar light is treated like the beam for shade and incidence angle',
  beamFrac: 1,
}
