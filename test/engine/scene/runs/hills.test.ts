import { beforeAll, describe, expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { loadGround } from '../../../../engine/scene/terrain/load-ground.ts'
import { diagram, plant } from '../../chain/plant.ts'
import { type Grid, gridOf, heightOn, meshOf } from '../hills.ts'
import { NEAR, sumOfRows, unlikeRows, withScene } from './scene-run.ts'

const TYPE = { id: 'rack', kind: 'gft', length: 20, width: 4, modules: 40, strings: 2 }
const SHADE = ['horizon', ...NEAR]

function racks(array: object = {}, site: object = {}): Resolved {
  return plant({
    array: {
      tilt_deg: 25,
      azimuth_deg: 180,
      inter_row_shading: true,
      n_rows: 4,
      gcr: 0.4,
      collector_width_m: 4,
      string_steps: 2,
      ...array,
    },
    site,
  })
}

/** Four racks on ground. */
function sceneOn(surface: object, shades: boolean, objects: object[] = []) {
  const places = [0, 1, 2, 3].map((k) => ({ x: 30 * (k % 2), y: 10 * Math.floor(k / 2) }))
  const placements = places.map((place) => ({ type: 'rack', ...place, above_ground: 1.8, azimuth_deg: 180, tilt_deg: 25 }))
  return { version: 2, types: [TYPE], placements, objects, terrain: { surface, shades } }
}

/** Waves in the south, 9 km away. */
const FAR = gridOf(250, 81, (x, y) => (y < -8_800 && y > -9_300 ? 1200 + 500 * Math.sin(x / 2500) : 0))
/** A ridge in the south-west, 40 m from the racks. */
const NEAR_RIDGE = gridOf(10, 41, (x, y) => 25 * Math.exp(-(((x + 60 + 0.5 * y) / 20) ** 2)))
const LEVEL = gridOf(100, 3, () => 0)

/** The line of far ground from the middle of the racks, found point by point. */
function lineOf(ground: Grid): Record<string, number[]> {
  const azimuths = Array.from({ length: 1440 }, (_, k) => k / 4)
  const elevations = azimuths.map((azimuth) => {
    const [east, north] = [Math.sin((azimuth * Math.PI) / 180), Math.cos((azimuth * Math.PI) / 180)]
    let steepest = 0
    for (let ahead = 8_500; ahead < 14_500; ahead += 10) {
      const [x, y] = [15 + ahead * east, 5 + ahead * north]
      if (Math.abs(x) < 9_990 && Math.abs(y) < 9_990) steepest = Math.max(steepest, (heightOn(ground, x, y) - 1.8) / ahead)
    }
    return (Math.atan(steepest) * 180) / Math.PI
  })
  return { horizon_azimuths_deg: azimuths, horizon_elevations_deg: elevations }
}

beforeAll(loadGround)

describe('terrain that shades', () => {
  test('far away is the same hill as site.horizon: beam within 0.1 %, and with the horizon it counts once', () => {
    const [own, line] = [{ horizon_model: 'beam' }, { horizon_model: 'beam', ...lineOf(FAR) }]
    const asTerrain = run(withScene(racks({}, own), sceneOn(FAR, true)))
    const asLine = run(withScene(racks({}, line), sceneOn(FAR, false)))
    const asBoth = run(withScene(racks({}, line), sceneOn(FAR, true)))
    const [terrain, horizon, both] = [asTerrain, asLine, asBoth].map((outcome) => sumOfRows(outcome, ['horizon', 'near_shading_beam']))
    const open = sumOfRows(run(withScene(racks({}, own), sceneOn(FAR, false))), ['near_shading_beam'])
    const beam = diagram(asTerrain).get('glob_inc') as number
    expect(horizon - open).toBeGreaterThan(0.001 * beam)
    expect(Math.abs(terrain - horizon)).toBeLessThan(0.0001 * beam)
    expect(Math.abs(both - horizon)).toBeLessThan(0.0001 * beam)
    expect(diagram(asTerrain).get('horizon')).toBeGreaterThan(0.5 * (diagram(asLine).get('horizon') as number))
  })

  test('takes sky that the horizon has not taken', () => {
    const line = lineOf(FAR)
    const [terrain, both] = [{}, line].map((site) => sumOfRows(run(withScene(racks({}, site), sceneOn(FAR, true))), SHADE))
    const without = sumOfRows(run(withScene(racks(), sceneOn(FAR, false))), SHADE)
    expect(terrain - without).toBeGreaterThan(5)
    expect(Math.abs(both - terrain)).toBeLessThan(0.02 * (terrain - without))
  })

  test.each(['fixed', 'single_axis'])('near by is the same in rows that are projected and in the table of directions: %s', (track_mode) => {
    const type = track_mode === 'fixed' ? TYPE : { ...TYPE, kind: 'sat', length: 8 }
    const answer = (array: Record<string, unknown>, shades: boolean) => {
      const scene = { ...sceneOn(NEAR_RIDGE, shades), types: [type] }
      if (track_mode === 'single_axis') scene.placements = scene.placements.map((each) => ({ ...each, tilt_deg: 0 }))
      return run(
        withScene(
          racks({ track_mode, tilt_deg: track_mode === 'fixed' ? 25 : 0, tracking: track_mode === 'fixed' ? undefined : 'true_tracking' }),
          scene,
          array,
        ),
      )
    }
    const [table, rows, open] = [answer({}, true), answer({ row_model: 'projection' }, true), answer({ row_model: 'projection' }, false)]
    const lost = sumOfRows(rows, SHADE) - sumOfRows(open, SHADE)
    expect(lost).toBeGreaterThan(10)
    expect(Math.abs(table.answer.summary.e_grid_kwh / rows.answer.summary.e_grid_kwh - 1)).toBeLessThan(0.0005)
    const { near_shading: near } = rows.answer.summary
    expect(near.rows_kwhm2 + near.terrain_kwhm2).toBeCloseTo(near.beam_kwhm2 + near.diffuse_kwhm2 + near.ground_kwhm2, 9)
    const incident = diagram(rows).get('glob_inc') as number
    expect(incident - sumOfRows(rows, SHADE)).toBeCloseTo(diagram(rows).get('glob_eff') as number, 9)
  })

  test('is the same as a grid and as a mesh, and level ground takes nothing', () => {
    const [grid, mesh] = [NEAR_RIDGE, meshOf(NEAR_RIDGE)].map((surface) => run(withScene(racks(), sceneOn(surface, true))))
    expect(unlikeRows(grid, mesh, 1e-12)).toEqual([])
    const [shading, not] = [true, false].map((shades) => run(withScene(racks(), sceneOn(LEVEL, shades))))
    expect(unlikeRows(shading, not, 1e-12)).toEqual([])
  })

  test('is roughly the wall that stands in its place', () => {
    const ridge = gridOf(2, 61, (x) => (x === -20 ? 8 : 0))
    const wall = {
      kind: 'wall',
      vertices: [
        [-20, -60, 0, 8],
        [-20, 60, 0, 8],
      ],
    }
    const BEAM = ['horizon', 'near_shading_beam']
    const [asTerrain, asWall, open] = [sceneOn(ridge, true), sceneOn(LEVEL, false, [wall]), sceneOn(LEVEL, false)].map((scene) =>
      sumOfRows(run(withScene(racks({}, { horizon_model: 'beam' }), scene)), BEAM),
    )
    expect(asWall - open).toBeGreaterThan(10)
    expect(Math.abs((asTerrain - open) / (asWall - open) - 1)).toBeLessThan(0.03)
  })

  test.each([{ row_model: 'rows' }, { inter_row_shading: false }, { track_mode: 'rooftop' }])(
    'where tables do not shade each other: %o',
    (array) => {
      const request = racks()
      const [on, off] = [true, false].map((shades) => run(withScene(request, sceneOn(NEAR_RIDGE, shades), array)).answer.summary)
      expect(on.near_shading.terrain_kwhm2 - off.near_shading.terrain_kwhm2).toBeGreaterThan(5)
      expect(on.near_shading.objects_kwhm2).toBe(0)
    },
  )
})
