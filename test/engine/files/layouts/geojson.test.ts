import { describe, expect, test } from 'bun:test'
import { frameAt } from '../../../../engine/files/layouts/local-frame.ts'
import { utmOf } from '../../../../engine/files/layouts/transverse-mercator.ts'
import { read, refusalOf } from './layout-text.ts'

/** Places by metres from 48.1 N 11.6 E, by the inverse of the local frame, found by iteration. */
const frame = frameAt({ latitude: 48.1, longitude: 11.6 })
function placeAt(x: number, y: number): [longitude: number, latitude: number] {
  let [latitude, longitude] = [48.1, 11.6]
  for (let k = 0; k < 20; k++) {
    const [east, north] = frame.at({ latitude, longitude })
    latitude += (y - north) / 111_200
    longitude += (x - east) / 74_500
  }
  return [longitude, latitude]
}
const ring = (...corners: readonly (readonly [number, number, number?])[]) => {
  const points = corners.map(([x, y, z]) => [...placeAt(x, y), ...(z === undefined ? [] : [z])])
  return [[...points, points[0]]]
}
const feature = (properties: object, type: string, coordinates: unknown) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})
const collection = (...features: readonly object[]) => JSON.stringify({ type: 'FeatureCollection', features })
/** Two points far apart that put the origin at 48.1, 11.6. */
const frameOutline = feature({ name: 'site boundary' }, 'Polygon', ring([-100, -100], [100, -100], [100, 100], [-100, 100]))
const table = (properties: object, x = 0, y = 0) =>
  feature({ class: 'PV table', ...properties }, 'Polygon', ring([x - 5, y - 2], [x + 5, y - 2], [x + 5, y + 2], [x - 5, y + 2]))

describe('GeoJSON', () => {
  test('with latitude first is refused where the place of the plant is stated; another place is said', async () => {
    const text = collection(frameOutline, table({ tilt: 60, height: 1.5, modules: 20, id: 'A' }))
    const exchanged = text.replaceAll(/\[(-?[\d.]+),(-?[\d.]+)\]/g, '[$2,$1]')
    const place = { latitude: 48.1, longitude: 11.6 }
    expect((await refusalOf(exchanged, place)).join(' ')).toContain('its coordinates are exchanged. GeoJSON and KML have longitude first')
    const messages = async (options: object) => (await read(text, options)).notes.map(({ message }) => message).join(' ')
    expect(await messages({ latitude: 50.1, longitude: 11.6 })).toContain('The file lies 222 km from the stated latitude and longitude')
    expect(await messages(place)).not.toContain('The file lies')
  })

  test('1: outlines of tables are footprints: with a tilt they are longer up the slope', async () => {
    const { format, scene, request_patch, notes } = await read(
      collection(frameOutline, table({ tilt: 60, height: 1.5, modules: 20, id: 'A' })),
    )
    expect(format).toBe('geojson')
    const { latitude, longitude } = scene?.origin ?? { latitude: 0, longitude: 0 }
    expect(Math.abs(latitude - 48.1) + Math.abs(longitude - 11.6)).toBeLessThan(3e-6)
    expect(request_patch.site).toEqual({ latitude, longitude })
    const [type] = scene?.types ?? []
    expect([type?.kind, type?.modules]).toEqual(['gft', 20])
    expect(type?.length).toBeCloseTo(10, 4)
    expect(type?.width).toBeCloseTo(8, 3)
    const [placed] = scene?.placements ?? []
    expect(placed?.id).toBe('A')
    expect(placed?.z).toBe(1.5)
    expect(Math.abs((placed?.azimuth_deg ?? 0) - 180)).toBeLessThan(0.01)
    expect(placed?.tilt_deg).toBe(60)
    expect(scene?.outlines?.length).toBe(1)
    expect(notes.some(({ message }) => message.includes('height is not stated'))).toBe(false)
  })

  test('2: roof planes with heights lie as their corners say, with a roll', async () => {
    const roof = feature({ type: 'module field' }, 'Polygon', ring([-5, -2, 6], [5, -2, 7], [5, 2, 9], [-5, 2, 8]))
    const { scene } = await read(collection(frameOutline, roof))
    const [placed] = scene?.placements ?? []
    expect(placed?.z).toBeCloseTo(7.5, 5)
    expect(placed?.tilt_deg).toBeGreaterThan(25)
    expect(Math.abs(placed?.roll_deg ?? 0)).toBeGreaterThan(4)
  })

  test('3: trackers are lines with a width or rectangles; obstacles of every shape have a height', async () => {
    const { scene, counts } = await read(
      collection(
        frameOutline,
        feature({ kind: 'tracker', width: 2.3 }, 'LineString', [placeAt(0, -30), placeAt(0, 30)]),
        feature({ kind: 'tracker' }, 'Polygon', ring([8.85, -30], [11.15, -30], [11.15, 30], [8.85, 30])),
        feature({ name: 'Building', height: 8 }, 'Polygon', ring([40, 0], [50, 0], [50, 10], [40, 10])),
        feature({ name: 'wall north', height: 2 }, 'LineString', [placeAt(-50, 50), placeAt(50, 50)]),
        feature({ name: 'tree', height: 12, diameter: 6 }, 'Point', placeAt(-60, 0)),
        feature({ name: 'mast', height: 20, diameter: 1 }, 'MultiPoint', [placeAt(-70, 0), placeAt(-70, 10)]),
        feature({ name: 'forest', height: 15 }, 'MultiPolygon', [ring([60, 60], [80, 60], [70, 80])]),
      ),
    )
    expect(scene?.types).toHaveLength(1)
    expect(scene?.types[0]).toMatchObject({ kind: 'sat' })
    expect(scene?.types[0]?.length).toBeCloseTo(60, 3)
    expect(scene?.types[0]?.width).toBeCloseTo(2.3, 3)
    expect(scene?.placements.map(({ x }) => Math.round(x))).toEqual([0, 10])
    expect((scene?.objects ?? []).map(({ kind }) => kind)).toEqual(['prism', 'wall', 'tree_line', 'cylinder', 'cylinder', 'tree_line'])
    expect(counts).toMatchObject({ objects_read: 9, objects_skipped: 0, placements: 2, objects: 6 })
  })

  test('4: what says nothing is an outline, an object by its height, or left out with a note; rules of the caller decide first', async () => {
    const odd = (properties: object, at: number) =>
      feature({ name: 'x1', ...properties }, 'Polygon', ring([at, 0], [at + 4, 0], [at + 4, 4], [at, 4]))
    const text = collection(
      frameOutline,
      table({ tilt: 20 }),
      odd({}, 20),
      odd({ height: 5 }, 30),
      feature({ name: 'x2' }, 'Point', placeAt(0, 50)),
    )
    const first = await read(text)
    expect([
      first.scene?.placements.length,
      first.scene?.objects?.length,
      first.scene?.outlines?.length,
      first.counts.objects_skipped,
    ]).toEqual([1, 1, 2, 1])
    expect(first.notes.filter(({ key }) => key === 'x1' || key === 'x2').map(({ kind }) => kind)).toEqual(['assumed', 'assumed', 'ignored'])
    const second = await read(text, { roles: 'x1:table,x2:ignore', figures: 'tilt:10,height:2' })
    expect(second.scene?.placements.map(({ tilt_deg }) => tilt_deg)).toEqual([20, 10, 10])
    expect(second.scene?.placements.map(({ z }) => z)).toEqual([2, 2, 5])
  })

  test('5: an older file in UTM becomes the same place, and other coordinate systems are refused by name', async () => {
    const inUtm = (x: number, y: number) => {
      const [longitude, latitude] = placeAt(x, y)
      const { east, north } = utmOf({ latitude, longitude })
      return [east, north]
    }
    const square = [[inUtm(-5, -2), inUtm(5, -2), inUtm(5, 2), inUtm(-5, 2), inUtm(-5, -2)]]
    const crs = (code: string) => ({ type: 'name', properties: { name: `urn:ogc:def:crs:EPSG::${code}` } })
    const text = (code: string) =>
      JSON.stringify({ type: 'FeatureCollection', crs: crs(code), features: [feature({ layer: 'tables', tilt: 0 }, 'Polygon', square)] })
    const { scene } = await read(text('32632'))
    expect(scene?.types[0]?.length).toBeCloseTo(10, 4)
    expect(Math.abs((scene?.placements[0]?.azimuth_deg ?? 0) - 180)).toBeLessThan(0.001)
    expect(await refusalOf(text('25832'))).toEqual([expect.stringContaining('EPSG::25832')])
  })

  test('6: tables of one name are known by their id, as a property or of the feature', async () => {
    const named = (id: number, y: number) => table({ name: 'Table', tilt: 20, height: 1.5, modules: 20, id }, 0, y)
    const ids = async (...features: object[]) => (await read(collection(...features))).scene?.placements.map(({ id }) => id)
    expect(await ids(named(7, 0), named(8, 20))).toEqual(['7', '8'])
    expect(await ids({ ...table({ name: 'Table', tilt: 20, height: 1.5, modules: 20 }), id: 'west' }, named(8, 20))).toEqual([
      'west',
      'Table',
    ])
  })
})
