import type { CircumsolarOption } from './option.ts'

export const beam: CircumsolarOption = {
  title: 'With the beam',
  source: 'Convention of PVsyst: light from about the sun meets shade and incidence angle as the beam does',
  beamFrac: 1,
}
