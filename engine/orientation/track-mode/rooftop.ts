import { fixedPlane } from '../fixed-plane.ts'
import { warnOfPoleSide } from '../pole-side.ts'
import type { TrackModeOption } from './option.ts'

export const rooftop: TrackModeOption = {
  title: 'Roof',
  source: 'Geometry',
  check: warnOfPoleSide,
  prepare: fixedPlane,
}
