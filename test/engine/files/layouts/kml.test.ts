import { describe, expect, test } from 'bun:test'
import { zipSync } from 'fflate'
import { parseSceneFile } from '../../../../engine/project-files/parse-scene-file.ts'
import { bytesOf, read, refusalOf } from './layout-text.ts'

const kml = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`
const placemark = (name: string, inside: string, data: Readonly<Record<string, string>> = {}) =>
  `<Placemark><name>${name}</name><ExtendedData>${Object.entries(data)
    .map(([key, value]) => `<Data name="${key}"><value>${value}</value></Data>`)
    .join('')}</ExtendedData>${inside}</Placemark>`
const folder = (name: string, ...inside: readonly string[]) => `<Folder><name>${name}</name>${inside.join('')}</Folder>`
const coordinates = (points: readonly (readonly number[])[]) =>
  `<coordinates>${points.map((point) => point.join(',')).join(' ')}</coordinates>`
const polygon = (points: readonly (readonly number[])[], mode = '', more = '') =>
  `<Polygon>${more}${mode === '' ? '' : `<altitudeMode>${mode}</altitudeMode>`}<outerBoundaryIs><LinearRing>${coordinates([...points, points[0] ?? []])}</LinearRing></outerBoundaryIs></Polygon>`

/** About 11.1 m of latitude and 7.4 m of longitude. */
const square = (longitude: number, latitude: number, height = 0) => [
  [longitude, latitude, height],
  [longitude + 0.0001, latitude, height],
  [longitude + 0.0001, latitude + 0.0001, height],
  [longitude, latitude + 0.0001, height],
]

describe('KML', () => {
  test('1: folders name what is in them; heights clamped to the ground say nothing', async () => {
    const { format, scene, record_kinds } = await read(
      kml(
        folder(
          'PV tables',
          placemark('T1', polygon(square(11.6, 48.1, 77)), { tilt: '20' }),
          placemark('T2', polygon(square(11.6, 48.1005)), { tilt: '20' }),
        ),
      ),
    )
    expect(format).toBe('kml')
    expect(scene?.placements.map(({ id, z }) => [id, z])).toEqual([
      ['T1', 0],
      ['T2', 0],
    ])
    expect(scene?.types).toHaveLength(1)
    expect(record_kinds).toEqual({ Polygon: 2 })
  })

  test('2: a polygon drawn down to the ground is an object of its altitude', async () => {
    const { scene } = await read(
      kml(
        folder('tables', placemark('a', polygon(square(11.6, 48.1)))) +
          placemark('house', polygon(square(11.601, 48.1, 9), 'relativeToGround', '<extrude>1</extrude>')),
      ),
    )
    const [object] = scene?.objects ?? []
    expect(object?.kind === 'prism' ? object.vertices.map(([, , z, h]) => [z, h]) : []).toEqual(Array(4).fill([0, 9]))
  })

  test('3: absolute heights are those of the scene, and what states none stands at the lowest', async () => {
    const line = `<LineString><altitudeMode>absolute</altitudeMode>${coordinates([
      [11.6, 48.1, 500],
      [11.6, 48.1005, 505],
    ])}</LineString>`
    const { scene } = await read(
      kml(
        folder('Trackers', placemark('1', line, { width: '2,3' })) +
          placemark('pole', `<Point>${coordinates([[11.601, 48.1]])}</Point>`, { height: '10', diameter: '0.4' }),
      ),
    )
    expect(scene?.placements[0]?.z).toBeCloseTo(502.5, 6)
    expect(scene?.placements[0]?.tilt_deg).toBeGreaterThan(5)
    expect(scene?.types[0]?.width).toBe(2.3)
    expect(scene?.objects).toMatchObject([{ kind: 'cylinder', z: 500, radius: 0.2, height: 10 }])
  })

  test('4: geometries of one placemark, typed data and prefixes are read', async () => {
    const text = `<k:kml xmlns:k="http://www.opengis.net/kml/2.2"><k:Document><k:Placemark><k:name>racks</k:name><k:ExtendedData><k:SchemaData schemaUrl="#s"><k:SimpleData name="tilt_deg">15</k:SimpleData></k:SchemaData></k:ExtendedData><k:MultiGeometry><k:Polygon><k:outerBoundaryIs><k:LinearRing><k:coordinates>11.6,48.1 11.6001,48.1 11.6001,48.1001 11.6,48.1001 11.6,48.1</k:coordinates></k:LinearRing></k:outerBoundaryIs></k:Polygon><k:Polygon><k:outerBoundaryIs><k:LinearRing><k:coordinates>11.6,48.101 11.6001,48.101 11.6001,48.1011 11.6,48.1011 11.6,48.101</k:coordinates></k:LinearRing></k:outerBoundaryIs></k:Polygon></k:MultiGeometry></k:Placemark></k:Document></k:kml>`
    const { scene } = await read(text)
    expect(scene?.placements.map(({ tilt_deg }) => tilt_deg)).toEqual([15, 15])
  })

  test('5: what is left out is named: links, overlays, holes, broken coordinates', async () => {
    const { notes, scene } = await read(
      kml(
        `<NetworkLink/><GroundOverlay/>${folder('tables', placemark('a', polygon(square(11.6, 48.1))), placemark('b', `<LineString><coordinates>here</coordinates></LineString>`))}`,
      ),
    )
    expect(scene?.placements).toHaveLength(1)
    expect(notes.filter(({ kind }) => kind === 'ignored').map(({ key }) => key)).toEqual(['NetworkLink', 'GroundOverlay', 'tables'])
    expect(await refusalOf('<kml><Document></kml>')).toEqual([expect.stringContaining('not well formed')])
  })

  test('in a KMZ it is the same; of several the first is read, and an archive that is damaged is refused', async () => {
    const text = kml(folder('PV tables', placemark('T1', polygon(square(11.6, 48.1)), { tilt: '20' })))
    const alone = await read(text)
    const kmz = zipSync({ 'doc.kml': bytesOf(text), 'files/other.kml': bytesOf('<kml/>'), 'files/icon.png': bytesOf('x') })
    const packed = await parseSceneFile(kmz)
    expect([packed.format, packed.scene]).toEqual(['kml', alone.scene])
    expect(packed.notes.map(({ message }) => message).join()).toContain('only doc.kml is read')
    const damaged = zipSync({ 'doc.kml': [bytesOf(text), { level: 0 }] })
    damaged[60] = (damaged[60] ?? 0) ^ 1
    expect(parseSceneFile(damaged)).rejects.toThrow('damaged')
    const bomb = zipSync({ 'doc.kml': new Uint8Array(20_000_000) })
    expect(parseSceneFile(bomb)).rejects.toThrow('more than 9216 kB')
  })
})
