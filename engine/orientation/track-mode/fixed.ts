import { fixedPlane } from '../fixed-plane.ts'
import { warnOfPoleSide } from '../pole-side.ts'
import { checkRowCover } from '../row-cover.ts'
import type { TrackModeOption } from './option.ts'

export const fixed: TrackModeOption = {
  title: 'Fixed racks',
  source: 'Geometry',
  check: (request, sink) => {
    checkRowCover(request.array, sink)
    warnOfPoleSide(request, sink)
  },
  prepare: fixedPlane,
}
