import { fixedPlane } from '../fixed-plane.ts'
import { checkRowCover } from '../row-cover.ts'
import type { TrackModeOption } from './option.ts'

export const fixed: TrackModeOption = {
  title: 'Fixed racks',
  source: 'Geometry',
  check: ({ array }, sink) => checkRowCover(array, sink),
  prepare: fixedPlane,
}
