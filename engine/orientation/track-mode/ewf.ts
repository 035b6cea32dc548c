import type { Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import { withOthers } from '../../core/watched.ts'
import { horizontalCloses } from '../../core/weather-table.ts'
import { arrayAngles } from '../../geometry/array-angles.ts'
import { fixedPlane } from '../fixed-plane.ts'
import type { TrackModeOption } from './option.ts'

/**
 * Azimuths of the faces relative to the bearing of the ridge, deg. With a bearing of 180 the first
 * is the east face and the second the west face.
 */
const FACE_AZIMUTHS_DEG = [270, 90] as const

function check({ tilt_deg, strings_per_inverter: strings, inter_row_shading }: Resolved['array'], sink: Sink): void {
  if (strings === 1) {
    sink.fail('array.strings_per_inverter', 'A ridge has two faces, each with half of the strings: set at least 2')
  } else if (strings % 2 === 1) {
    sink.warn('ridge_strings_odd', 'array.strings_per_inverter', { strings, strings_per_face: Math.floor(strings / 2) })
  }
  if (tilt_deg === 90 && inter_row_shading) {
    sink.fail('array.tilt_deg', 'Vertical faces cover no ground, so gcr does not define the spacing of the ridges: set tilt_deg below 90')
  }
}

/**
 * East-west ridges: two faces back to back at the same tilt, each a fixed rack with half of the
 * strings. Ridges are as far apart as racks of the width of a face with a ground cover ratio of
 * `gcr / (2 cos tilt)`, and the ridge in front is as high as such a rack.
 */
export const ewf: TrackModeOption = {
  title: 'East-west ridges',
  source: 'Geometry',
  faces(request, sink) {
    const { array } = request
    check(array, sink)
    if (!horizontalCloses(request.weather)) {
      sink.fail('weather.poa_wm2', 'One sensor cannot measure the irradiance on faces of two orientations: send horizontal irradiance')
    }
    return FACE_AZIMUTHS_DEG.map((turnDeg) =>
      withOthers(request, {
        array: withOthers(array, {
          azimuth_deg: (array.azimuth_deg + turnDeg) % 360,
          gcr: array.gcr / (2 * Math.cos(arrayAngles(array).tiltRad)),
          strings_per_inverter: Math.floor(array.strings_per_inverter / 2),
        }),
      }),
    )
  },
  prepare: fixedPlane,
}
