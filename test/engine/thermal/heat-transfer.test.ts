import { describe, expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { relativeHumidityFrac } from '../../../engine/core/humidity.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareThermal } from '../../../engine/thermal/index.ts'
import sam from '../../fixtures/thermal/heat-transfer.json'
import { expectClose } from '../../reference.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'

type Point = (typeof sam.points)[number]

const BACK_C = 23

/** Cell temperature of a point when the module delivers the stated power. */
function cellOf({ mounting, tilt, aoi, beam, sky, ground, air, dew, wind, pressure, hour, power }: Point): number {
  const request = requestWith({
    thermal: { model: 'heat_transfer', mounting, back_temp_c: BACK_C },
    weather: {
      timezone: 0,
      step_minutes: 60,
      start: '2023-01-01T00:00',
      ghi_wm2: [0],
      temp_air_c: [air],
      relative_humidity: [relativeHumidityFrac(air, dew)],
      pressure_hpa: [pressure],
    },
  })
  const { length_m, width_m, area_m2 } = sam
  const module = { ...request.module, length_m, width_m, p_nom_w: 300, efficiency: 0.3 / area_m2 } as typeof request.module
  const frame = frameOf([{ zenithDeg: 40, azimuthDeg: 180, windMps: wind }])
  frame.sky.tempAirC[0] = air
  frame.sky.startMinutes[0] = 60 * hour
  const { plane } = frame
  plane.aoiCos[0] = Math.cos(aoi * RAD_PER_DEG)
  plane.tiltRad[0] = tilt * RAD_PER_DEG
  plane.beamIncWm2[0] = beam
  plane.skyIncWm2[0] = sky
  plane.groundIncWm2[0] = ground
  const openC = new Float64Array(1)
  const cooling = new Float64Array(1)
  prepareThermal({ ...request, module }, new Sink()).write(frame, plane, Float64Array.of(beam + sky + ground), openC, cooling)
  return openC[0] - (cooling[0] * power) / area_m2
}

describe('heat_transfer', () => {
  for (const mounting of ['rack', 'flush', 'integrated']) {
    test(`cell temperatures of a module mounted as ${mounting} are SAM's`, () => {
      const points = sam.points.filter((point) => point.mounting === mounting)
      const worst = expectClose(
        points.map((point) => cellOf(point) - point.cell),
        points.map(() => 0),
        { tolerance: sam.tolerance },
      )
      expect(worst).toBeLessThan(sam.achieved)
    })
  }

  test('needs the humidity of the air', () => {
    const sink = new Sink()
    prepareThermal(requestWith({ thermal: { model: 'heat_transfer' } }), sink)
    expect(sink.failures.map(({ field }) => field)).toEqual(['thermal.model'])
  })
})
