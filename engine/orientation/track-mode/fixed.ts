import { fixedPlane } from '../fixed-plane.ts'
import type { TrackModeOption } from './option.ts'

export const fixed: TrackModeOption = {
  title: 'Fixed racks',
  source: 'Geometry',
  prepare: fixedPlane,
}
