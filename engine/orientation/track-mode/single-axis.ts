import { DEG_PER_RAD } from '../../core/angles.ts'
import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { checkRowCover } from '../row-cover.ts'
import { trackedPlane } from '../tracked-plane.ts'
import { warnOfRackHabits } from '../tracker-habits.ts'
import { TRACKINGS, trackingOf } from '../tracking/index.ts'
import type { TrackingOption } from '../tracking/option.ts'
import type { TrackModeOption } from './option.ts'

type TrackerArray = Resolved['array']

/** The stow angle must be inside the rotation limits. */
function checkStow(array: TrackerArray, sink: Sink): void {
  if (!array.wind_stow) return
  const { fromRad, toRad, stowRad } = arrayAngles(array)
  if (stowRad >= fromRad && stowRad <= toRad) return
  const limits = `${+(fromRad * DEG_PER_RAD).toFixed(3)} to ${+(toRad * DEG_PER_RAD).toFixed(3)}`
  sink.fail(
    'array.wind_stow_angle_deg',
    `The stow angle ${array.wind_stow_angle_deg} is outside the rotation limits ${limits}: widen the limits, or choose an angle inside them`,
  )
}

function checkLimits({ rotation_limit_deg: limit, rotation_min_deg: min, rotation_max_deg: max }: TrackerArray, sink: Sink): void {
  if (limit !== null && (min !== null || max !== null)) {
    sink.fail('array.rotation_limit_deg', 'Send either rotation_limit_deg or rotation_min_deg with rotation_max_deg, not both')
  } else if (min === null && max !== null) {
    sink.fail(
      'array.rotation_min_deg',
      'rotation_max_deg also needs the lower limit: add rotation_min_deg, or send rotation_limit_deg alone',
    )
  } else if (max === null && min !== null) {
    sink.fail(
      'array.rotation_max_deg',
      'rotation_min_deg also needs the upper limit: add rotation_max_deg, or send rotation_limit_deg alone',
    )
  }
}

const NOT_NEXT_TO_SERIES = ['tracking', 'rotation_limit_deg', 'rotation_min_deg', 'rotation_max_deg', 'wind_stow'] as const

/** A series of rotations takes the place of what would compute them. */
function warnOfUnread(array: TrackerArray, sink: Sink): void {
  const next = { by: 'array.rotation_series', value: null }
  for (const name of NOT_NEXT_TO_SERIES) {
    const unread = `array.${name}`
    if (array[name] !== null && array[name] !== false) sink.warn('field_unread', unread, { unread, ...next })
  }
}

export const singleAxis: TrackModeOption = {
  title: 'Single-axis trackers',
  source: 'K. Anderson, M. Mikofski, Slope-Aware Backtracking for Single-Axis Trackers, NREL/TP-5K00-76626, 2020, doi 10.2172/1660126',
  check(request, sink) {
    const { array } = request
    checkRowCover(array, sink)
    warnOfRackHabits(request, sink)
    if (array.rotation_series !== null) {
      warnOfUnread(array, sink)
      return
    }
    checkLimits(array, sink)
    checkStow(array, sink)
    const tracking: TrackingOption = TRACKINGS[trackingOf(array)]
    tracking.check?.(request, sink)
  },
  prepare(array, ofBin) {
    return trackedPlane(array, TRACKINGS[trackingOf(array)].rotate(array, ofBin))
  },
}
