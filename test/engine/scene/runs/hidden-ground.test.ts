import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { plant } from '../../chain/plant.ts'
import { withScene } from './scene-run.ts'

/** One narrow rack that faces south, 1 above the ground, with a wall to the south of it. */
function sceneWith(tilt_deg: number, distance: number, base: number, top: number): object {
  const vertices = [-1000, 1000].map((east) => [east * distance, -distance, base, top - base])
  return {
    version: 2,
    types: [{ id: 'rack', kind: 'gft', length: 20, width: 0.01, modules: 40, strings: 1 }],
    placements: [{ id: 'r', type: 'rack', x: 0, y: 0, z: 1, azimuth_deg: 180, tilt_deg }],
    objects: [{ kind: 'wall', vertices }],
  }
}

describe.each(['first_row', 'sunlit_strip'])('ground_shading %s', (ground_shading) => {
  test('a wall takes the ground light from behind it: the view factor between its foot and the horizon', () => {
    for (const tilt of [60, 90]) {
      const open = plant({ array: { tilt_deg: tilt, azimuth_deg: 180, inter_row_shading: false, n_rows: 1, ground_shading } })
      const groundLost = (distance: number, base: number): number =>
        run(withScene(open, sceneWith(tilt, distance, base, 1.2))).answer.summary.near_shading.ground_kwhm2
      const all = groundLost(0.1, -5000)
      const tiltRad = (tilt * Math.PI) / 180
      for (const distance of [2, 5, 20, 100, 1000]) {
        const expected = (Math.cos(tiltRad - Math.atan(1 / distance)) - Math.cos(tiltRad)) / (1 - Math.cos(tiltRad))
        expect(Math.abs(groundLost(distance, 0) / all - expected), `${tilt} deg, ${distance} m`).toBeLessThan(0.001)
      }
    }
  })
})
