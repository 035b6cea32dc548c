import { expect, test } from 'bun:test'
import { RAD_PER_DEG } from '../../../../engine/core/angles.ts'
import { plant } from '../../chain/plant.ts'
import { gridOf, withScene } from './scene-run.ts'

const DISTANCE = 20_000
const SIDES = 72
const PROJECTED = { row_model: 'projection' }
/** Of the energy: the beam of a row is lost as a whole to a horizon, and by the table's area to a wall. */
const TOLERANCE = 0.003

/** A rack on a plain, without light from the ground, which a horizon and objects take by different rules. */
function rack() {
  const array = { tilt_deg: 25, azimuth_deg: 180, inter_row_shading: true, n_rows: 1 }
  return plant({ array, site: { albedo_monthly: new Array(12).fill(0) } })
}

function sceneWithin(elevationDeg: number): object {
  // the corners of the ring are farther than its sides
  const height = DISTANCE * Math.cos(Math.PI / SIDES) * Math.tan(elevationDeg * RAD_PER_DEG)
  const vertices = Array.from({ length: SIDES + 1 }, (_, k) => {
    const azimuthRad = (2 * Math.PI * k) / SIDES
    return [DISTANCE * Math.sin(azimuthRad), DISTANCE * Math.cos(azimuthRad), -DISTANCE, DISTANCE + 1.5 + height]
  })
  return {
    version: 2,
    types: [{ id: 'rack', kind: 'gft', length: 20, width: 4, modules: 40, strings: 1 }],
    placements: [{ id: 'r', type: 'rack', x: 0, y: 0, z: 1.5, azimuth_deg: 180, tilt_deg: 25 }],
    objects: elevationDeg === 0 ? [] : [{ kind: 'wall', id: 'ring', vertices }],
  }
}

test('a skyline of 2 to 40 deg takes as much of the energy in a scene as it does as site.horizon', () => {
  const open = rack()
  const [energy, inScene] = [gridOf(open), gridOf(withScene(open, sceneWithin(0), PROJECTED))]
  for (const elevation of [2, 5, 10, 20, 40]) {
    const site = { ...open.site, horizon_azimuths_deg: [0, 120, 240], horizon_elevations_deg: [elevation, elevation, elevation] }
    const left = gridOf({ ...open, site }) / energy
    const leftInScene = gridOf(withScene(open, sceneWithin(elevation), PROJECTED)) / inScene
    expect(Math.abs(leftInScene / left - 1), `${elevation} deg`).toBeLessThan(TOLERANCE)
  }
})
