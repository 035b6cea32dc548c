import { describe, expect, test } from 'bun:test'
import { utmOf } from '../../../../engine/files/layouts/transverse-mercator.ts'
import { read, refusalOf } from './layout-text.ts'

const location = { latitude: 46.893301, longitude: 7.368291, altitude: 714.25 }
const utm = utmOf(location)
const mount = {
  isTracker: true,
  numberOfModulesHigh: 2,
  numberOfModulesLong: 19,
  modulesAreLandscape: true,
  rackHeight: 1.984,
  ySpacingBetweenModules: 0.992,
}
const tracker = (id: number, x: number) => ({
  id,
  mountingTypeID: 'T',
  trackerSystemID: 'R',
  northPoint: { x: utm.east + x, y: utm.north + 18, z: 684 },
  southPoint: { x: utm.east + x, y: utm.north - 18, z: 688 },
  pitchToRight: 10,
})
const inputs = (plant: object, place: object = location) =>
  JSON.stringify({ location: place, pvPlant: { transformers: [], mountingTypeSpecifications: { T: mount }, ...plant } })

describe('SolarFarmer inputs', () => {
  test('1: trackers between two points in UTM, with the sizes of their mounting type', async () => {
    const { format, scene, notes } = await read(inputs({ trackers: [tracker(60177, 0), tracker(60178, 10)] }))
    expect(format).toBe('solarfarmer')
    expect(scene?.origin).toMatchObject({ latitude: location.latitude, longitude: location.longitude })
    expect(scene?.types).toMatchObject([{ kind: 'sat', width: 1.984, modules: 38, strings: 2 }])
    // the scale of UTM is 0.9998 here: lengths on the ground are 0.02 % longer than their coordinates
    expect(scene?.types[0]?.length).toBeCloseTo(Math.hypot(36 / 0.99979, 4), 2)
    const [first] = scene?.placements ?? []
    expect([first?.id, Math.abs(first?.x ?? 9) < 0.1, first?.z]).toEqual(['60177', true, 686])
    expect(first?.azimuth_deg).toBeCloseTo(180 - 1.19, 1)
    expect(first?.tilt_deg).toBeCloseTo((-Math.asin(4 / Math.hypot(36, 4)) * 180) / Math.PI, 1)
    expect(notes[0]?.message).toContain('UTM zone 32N')
  })

  test('2: racks of four points, in any order around', async () => {
    const quad = { p1: { x: 10, y: 3.2, z: 2.4 }, p2: { x: 0, y: 3.2, z: 2.4 }, p3: { x: 0, y: 0, z: 0 }, p4: { x: 10, y: 0, z: 0 } }
    const { scene } = await read(inputs({ racks: [{ id: 1, mountingTypeID: 'T', quad }] }))
    expect(scene?.types).toMatchObject([{ kind: 'gft', length: 10, width: 4, modules: 38 }])
    expect(scene?.placements).toMatchObject([{ id: '1', x: 5, y: 1.6, z: 1.2, azimuth_deg: 180 }])
    expect(scene?.origin).toMatchObject({ latitude: location.latitude })
  })

  test('3: shading objects by their faces', async () => {
    const quad = { p1: { x: 0, y: 0, z: 0 }, p2: { x: 10, y: 0, z: 0 }, p3: { x: 10, y: 3.2, z: 2.4 }, p4: { x: 0, y: 3.2, z: 2.4 } }
    const vertices = [0, 1].flatMap((up) =>
      [
        [20, 0],
        [26, 0],
        [26, 6],
        [20, 6],
      ].map(([x = 0, y = 0]) => ({ x, y, z: 5 * up })),
    )
    const object = {
      name: 'Halle',
      isBuilding: true,
      vertices,
      quadIndices: [
        [0, 1, 5, 4],
        [1, 2, 6, 5],
        [4, 5, 6, 7],
      ],
      triangleIndices: [],
    }
    const { scene } = await read(
      inputs({ racks: { racks: [{ id: 1, mountingTypeID: 'T', quad }] }, shadingObjects: { objects: [object] } }),
    )
    const [hall] = scene?.objects ?? []
    expect(hall?.kind === 'prism' ? hall.vertices.length : 0).toBe(4)
    expect(hall?.kind === 'prism' ? hall.vertices.every(([, , z, h]) => z === 0 && h === 5) : false).toBe(true)
  })

  test('4: trackers without a size or points are left out, and what is not read is named', async () => {
    const { scene, notes } = await read(
      inputs({
        trackers: [tracker(1, 0), { ...tracker(2, 10), mountingTypeID: 'none' }, { id: 3 }],
        trackerSystems: { R: {} },
        simpleTerrain: {},
      }),
    )
    expect(scene?.placements).toHaveLength(1)
    expect(notes.filter(({ kind }) => kind === 'ignored').map(({ key, message }) => key ?? message)).toEqual([
      'trackers',
      'terrain',
      'trackerSystems',
    ])
  })

  test('5: coordinates elsewhere keep their axes with a note; a 2D calculation is refused by name; so is PlantPredict', async () => {
    const { scene, notes } = await read(inputs({ trackers: [tracker(1, 0)] }, { latitude: 10, longitude: 100 }))
    expect(scene?.origin).toBeNull()
    expect(notes[0]?.message).toContain('not those of UTM')
    expect(await refusalOf(inputs({ layouts: {} }))).toEqual([expect.stringContaining('2D calculation')])
    expect(await refusalOf('{"blocks": [{"arrays": [{"inverters": [{"dc_fields": []}]}]}]}')).toEqual([
      expect.stringContaining('PlantPredict'),
    ])
  })
})
