import { fixedPlane } from '../fixed-plane.ts'
import type { TrackModeOption } from './option.ts'

export const rooftop: TrackModeOption = {
  title: 'Roof',
  source: 'Geometry',
  prepare: fixedPlane,
}
