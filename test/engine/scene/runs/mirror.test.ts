import { describe, expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import { prepare } from '../../../../engine/chain.ts'
import { TWO_PI } from '../../../../engine/core/angles.ts'
import { type Frame, makeFrame, type PlaneColumns } from '../../../../engine/core/frame.ts'
import { Sink } from '../../../../engine/core/sink.ts'
import { loadBlock } from '../../../../engine/core/weather-table.ts'
import type { SentScene } from '../small-scene.ts'
import { withScene } from './scene-run.ts'
import { YARDS } from './yards.ts'

/** At 1000 W/m2. Near the horizon the rounding of the sun's azimuth is large. */
const TOLERANCE_WM2 = 1e-5

/** The scene in a mirror in the meridian: what stands east stands west. */
function mirroredScene(scene: SentScene): SentScene {
  return {
    ...scene,
    placements: scene.placements.map((placement) => ({
      ...placement,
      x: -(placement.x as number),
      azimuth_deg: (360 - (placement.azimuth_deg as number)) % 360,
      roll_deg: -((placement.roll_deg as number | undefined) ?? 0),
    })),
    objects: scene.objects.map((object) =>
      object.kind === 'cylinder'
        ? { ...object, x: -(object.x as number) }
        : { ...object, vertices: (object.vertices as number[][]).map(([x, ...rest]) => [-x, ...rest]) },
    ),
  }
}

/**
 * The planes of a plant under the sky of every hour, or under the same sky with the sun on the other
 * side of the meridian. The time of day cannot be mirrored: the declination changes during a day.
 */
function planesOf(request: Resolved, isMirrored: boolean): readonly PlaneColumns[] {
  const sink = new Sink()
  const { weather, chain } = prepare(request, sink)
  expect(sink.failures).toEqual([])
  const frame: Frame = makeFrame(weather.n, weather.stepMinutes, chain.bins)
  loadBlock(weather, 0, frame)
  const light = chain.stages.slice(
    0,
    chain.stages.findIndex(({ part }) => part === 'dc'),
  )
  for (const { part, run } of light) {
    run(frame)
    if (!isMirrored || part !== 'irradiance') continue
    const { sunAzimuthRad, sunEastCos } = frame.sky
    for (let row = 0; row < frame.n; row++) {
      sunAzimuthRad[row] = TWO_PI - sunAzimuthRad[row]
      sunEastCos[row] = -sunEastCos[row]
    }
  }
  return frame.planes
}

function expectSame(name: string, column: Float64Array, mirror: Float64Array): void {
  const worst = column.reduce((most, value, row) => Math.max(most, Math.abs(value - mirror[row])), 0)
  expect(worst, name).toBeLessThan(TOLERANCE_WM2)
}

describe.each(YARDS.map(({ name, plant }) => [name, plant] as const))('%s', (name, plant) => {
  test('a mirrored scene under a mirrored sun gives the same light and shade', () => {
    for (const row_model of ['projection', 'shading_table']) {
      const yard = withScene(plant(), plant().scene as object, { row_model })
      const array = { row_model, azimuth_deg: 360 - yard.array.azimuth_deg }
      const mirrored = withScene(yard, mirroredScene(yard.scene as unknown as SentScene), array)
      const planes = planesOf(yard, false)
      const mirrors = planesOf(mirrored, true)
      expect(mirrors.length).toBe(planes.length)
      const isRidge = yard.array.track_mode === 'ewf'
      const half = planes.length / 2
      for (const [k, plane] of planes.entries()) {
        // In the mirror, the eastern faces of ridges are the western ones.
        const mirror = mirrors[isRidge ? (k + half) % planes.length : k]
        expectSame(`${name}, ${row_model}, bin ${k}: incident beam`, plane.beamIncWm2, mirror.beamIncWm2)
        expectSame(`${name}, ${row_model}, bin ${k}: beam shade`, plane.nearBeamLossWm2, mirror.nearBeamLossWm2)
        expectSame(`${name}, ${row_model}, bin ${k}: sky shade`, plane.nearSkyLossWm2, mirror.nearSkyLossWm2)
        expectSame(`${name}, ${row_model}, bin ${k}: ground shade`, plane.nearGroundLossWm2, mirror.nearGroundLossWm2)
        expectSame(`${name}, ${row_model}, bin ${k}: strips`, plane.stripSurplusFrac, mirror.stripSurplusFrac)
        expectSame(`${name}, ${row_model}, bin ${k}: effective`, plane.effectiveWm2, mirror.effectiveWm2)
      }
    }
  })
})
