import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { completeRunRequest } from '../../../../engine/request.ts'
import { smallPlant } from '../../small-plant.ts'

const TYPE = { id: 'a', kind: 'gft', length: 20, width: 4, modules: 40, strings: 2 }
const CODES = ['scene_faces_pole', 'scene_heights_in_feet']

/** What a run says of racks at these azimuths. */
function found(azimuths: readonly number[], own: object, site: object, terrain: object = {}) {
  const placements = azimuths.map((azimuth_deg, k) => ({ type: 'a', x: 30 * k, y: 0, z: 1.5, tilt_deg: 25, azimuth_deg, ...own }))
  const scene = { version: 2, types: [TYPE], placements, objects: [], ...terrain }
  const plant = smallPlant()
  const { answer } = run(completeRunRequest({ ...plant, site: { ...plant.site, ...site }, scene }))
  return (answer.summary.findings ?? []).filter(({ code }) => CODES.includes(code))
}

describe('racks that face the pole', () => {
  test.each([
    ['north of the equator', [0, 350, 180], {}, 48, 2],
    ['south of the equator', [180, 170], {}, -33, 2],
    ['faces as an azimuth from the south', [0], {}, 48, 1],
    ['half of them', [0, 180], {}, 48, 0],
    ['to the equator', [180, 200, 160], {}, 48, 0],
    ['east and west', [90, 270], {}, 48, 0],
    ['nearly level', [0, 0], { tilt_deg: 8 }, 48, 0],
    ['in the tropics', [0, 0], {}, 20, 0],
  ] as const)('%s', (_, azimuths, own, latitude, tables) => {
    const [first] = found(azimuths, own, { latitude, elevation: 0 })
    expect(first?.values?.tables ?? 0).toBe(tables)
    if (tables > 0)
      expect([first?.field, first?.message]).toEqual(['scene.placements.0.azimuth_deg', expect.stringContaining('away from the sun')])
  })
})

describe('heights in feet', () => {
  const flat = (height: number) => ({
    terrain: { surface: { kind: 'grid', x: -100, y: -100, step: 200, columns: 2, heights: [height, height, height, height] } },
  })
  test('of devices, and of terrain that they stand on', () => {
    const [devices] = found([180], { z: 500 / 0.3048 + 4 }, { elevation: 500 })
    expect([devices?.field, devices?.message]).toEqual([
      'scene.placements',
      expect.stringContaining('which is site.elevation in feet (500 m)'),
    ])
    const [ground] = found([180], { z: 0, above_ground: 2 }, { elevation: 500 }, flat(1640))
    expect(ground?.field).toBe('scene.terrain.surface')
  })

  test.each([
    ['in metres', 503, 500],
    ['of a drawing about its own zero', 1.5, 500],
    ['at sea', 60, 18],
    ['of another place', 1000, 500],
  ])('%s are none', (_, z, elevation) => {
    expect(found([180], { z }, { elevation })).toEqual([])
  })
})
