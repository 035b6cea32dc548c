import { expect, test } from 'bun:test'
import { completeRunRequest, type Resolved, type ShadeMap, shadeMap } from '@pvyield/engine'
import { docsPlant } from './made-run.ts'

async function mapOf(kind: 'gft' | 'sat', tables = 1): Promise<ShadeMap | null> {
  const yard = await docsPlant('yard')
  const turned = kind === 'gft' ? { azimuth_deg: 180, tilt_deg: 0 } : { azimuth_deg: 180 }
  const scene = {
    version: 2,
    types: [{ id: 'flat', kind, length: 1000, width: 2, modules: 2288 / tables, strings: 1 }],
    placements: Array.from({ length: tables }, (_, k) => ({ type: 'flat', x: 0, y: 5000 * k, z: 0, ...turned })),
    // 3 m south of the middle of the first table, 1 m above its plane
    objects: [
      {
        kind: 'wall',
        vertices: [
          [-2000, -3, 0, 1],
          [2000, -3, 0, 1],
        ],
      },
    ],
  }
  const plant = completeRunRequest({ ...yard, weather: { id: 'met_none' }, scene }) as unknown as Resolved
  return shadeMap({ site: plant.site, array: plant.array, scene: plant.scene as NonNullable<Resolved['scene']> })
}

/** Share of a level table of 2 m, from 2 m behind a wall of 1 m, that its shadow covers. */
function byHand(azimuthDeg: number, elevationDeg: number): number {
  const rad = Math.PI / 180
  const reach = -Math.cos(azimuthDeg * rad) / Math.tan(elevationDeg * rad)
  return Math.min(1, Math.max(0, (reach - 2) / 2))
}

test('a wall in front of a level table shades what its shadow covers, by hand', async () => {
  const map = await mapOf('gft')
  if (map === null) throw new Error('No map')
  const { azimuthsDeg, elevationsDeg, shadeFrac } = map
  for (const [row, elevation] of elevationsDeg.entries()) {
    for (const azimuth of [0, 90, 150, 180, 210]) {
      const share = shadeFrac[row * azimuthsDeg.length + azimuthsDeg.indexOf(azimuth)]
      expect(share).toBeCloseTo(byHand(azimuth, elevation), 9)
    }
  }
})

test('two tables of which one is in the shade lose half of it', async () => {
  const [one, two] = [await mapOf('gft'), await mapOf('gft', 2)]
  const at = (one?.azimuthsDeg.length ?? 0) + 18 // 15 deg above the south
  expect(two?.shadeFrac[at]).toBeCloseTo((one?.shadeFrac[at] ?? 1) / 2, 9)
})

test('trackers, which turn with the sun, have none', async () => {
  expect(await mapOf('sat')).toBeNull()
})
