import { describe, expect, test } from 'bun:test'
import { parseSceneFile } from '../../../../engine/project-files/parse-scene-file.ts'
import { bytesOf, dxf, entity, face, rackAt, read, refusalOf } from './layout-text.ts'

/** Six rows of four tables each, with a name of their own. */
const tables = (properties: object = {}) => {
  const features = Array.from({ length: 24 }, (_, k) => {
    const [x, y] = [9 + (k % 4) * 0.0003, 48 + Math.floor(k / 4) * 0.0001]
    const ring = [
      [x, y],
      [x + 0.0002, y],
      [x + 0.0002, y + 0.00004],
      [x, y + 0.00004],
      [x, y],
    ]
    return { type: 'Feature', properties: { name: `Table ${k}`, ...properties }, geometry: { type: 'Polygon', coordinates: [ring] } }
  })
  return JSON.stringify({ type: 'FeatureCollection', features })
}

describe('what an answer says of a layout', () => {
  test('tables with names of their own share a note; few names have one each', async () => {
    const { notes } = await read(tables())
    const levels = notes.filter(({ message }) => message.startsWith('Its tilt is not stated'))
    expect(levels).toEqual([
      {
        kind: 'assumed',
        key: 'Table 0',
        line: null,
        message:
          'Its tilt is not stated: it lies level. Add a property tilt (24 times: Table 0, Table 1, Table 2, Table 3, Table 4 and 19 more names)',
      },
    ])
    const layers = ['A', 'B'].flatMap((layer, k) => face(`PV_${layer}`, ...rackAt(0, 20 * k, 0)))
    const texts = ['A', 'B'].flatMap((layer) => entity('ELLIPSE', [8, layer]))
    const said = (await read(dxf({ entities: [...layers, ...texts] }))).notes.filter(({ message }) => message.includes('ELLIPSE'))
    expect(said.map(({ key }) => key)).toEqual(['A', 'B'])
  })

  test('rows of four tables are six rows, whose modules are counted', async () => {
    const { array_patch, counts } = await read(tables({ modules: 26 }))
    expect([array_patch.n_rows, counts.placements, counts.table_modules, counts.modules]).toEqual([6, 24, 624, 624])
  })

  test('an angle that coordinates cannot tell from a round one is the round one, and any other stays', async () => {
    const { scene, array_patch } = await read(tables())
    expect([scene?.placements[0]?.azimuth_deg, array_patch.azimuth_deg]).toEqual([180, 180])
    const turned = (deg: number): [number, number, number][] => {
      const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
      return rackAt(0, 0, 0).map(([x, y, z]) => [x * cos + y * sin, y * cos - x * sin, z])
    }
    const azimuthOf = async (deg: number) => (await read(dxf({ entities: face('PV', ...turned(deg)) }))).scene?.placements[0]?.azimuth_deg
    expect(await azimuthOf(0.0005)).toBe(180)
    expect(await azimuthOf(12.3002)).toBe(192.3)
    expect(await azimuthOf(0.004)).toBeCloseTo(180.004, 5)
  })

  test('a property or heading that is a letter away from one that is read is named, once', async () => {
    const asked = async (properties: object) =>
      (await read(tables(properties))).notes.filter(({ message }) => message.includes('meant?')).map(({ message }) => message)
    expect(await asked({ tlit: 25, shape_area: 3, hight: 2 })).toEqual([
      '"tlit" is not read: is tilt meant?',
      '"hight" is not read: is height meant?',
    ])
    const { notes } = await read('x,y,lenght,length,width\n0,0,10,10,4\n')
    expect(notes.map(({ message }) => message)).toContain('"lenght" is not read: is length meant?')
  })

  test('what was sent for layouts and is not used of a file of PVsyst is said', async () => {
    const site = bytesOf('PVObject_=pvSite\n  Version=7.2\n  Latitude=1\n  Longitude=2\nEnd of PVObject pvSite\n')
    const { notes } = await parseSceneFile(site, { roles: 'a:table', figures: 'tlit:25' })
    expect(notes.at(-1)?.message).toBe('roles, figures of the call are not used: a file of PVsyst states what it has')
    expect((await parseSceneFile(site)).notes.some(({ message }) => message.includes('of the call'))).toBe(false)
  })

  test('a height above the ground next to a drawn one takes what is drawn as the ground, and says so', async () => {
    const level = (z: number) => face('PV', [0, 0, z], [10, 0, z], [10, 3.6, z], [0, 3.6, z])
    const outline = (z: number) =>
      entity('LWPOLYLINE', [8, 'PV'], [70, 1], [38, z], [10, 0], [20, 0], [10, 10], [20, 0], [10, 10], [20, 3.6], [10, 0], [20, 3.6])
    const said = async (entities: string[], figures: string) => {
      const { scene, notes } = await read(dxf({ entities }), { figures })
      return [scene?.placements[0]?.z, notes.filter(({ message }) => message.startsWith('It lies at a z other than 0')).length]
    }
    for (const drawn of [level, outline]) {
      expect(await said(drawn(2), 'tilt:25,height:1.5')).toEqual([3.5, 1])
      expect(await said(drawn(2), 'tilt:25')).toEqual([2, 0])
      expect(await said(drawn(0), 'tilt:25,height:1.5')).toEqual([1.5, 0])
    }
    expect(await said(face('PV', ...rackAt(0, 0, 1)), 'height:1.5')).toEqual([3.7, 1])
    expect(await said(face('PV', ...rackAt(0, 0, 1)), 'strings:2')).toEqual([2.2, 0])
    const { scene, notes } = await read('x,y,z,height,length,width,tilt\n0,0,100,1.5,10,4,20\n0,9,100,1.5,10,4,20\n')
    expect(scene?.placements.map(({ z }) => z)).toEqual([101.5, 101.5])
    expect(notes.find(({ message }) => message.startsWith('It lies at a z other than 0'))?.kind).toBe('assumed')
  })

  test('a longitude alone is refused; a latitude alone says where level tables face', async () => {
    const drawing = dxf({ entities: face('PV', [0, 0, 0], [10, 0, 0], [10, 3.6, 0], [0, 3.6, 0]) })
    expect(await refusalOf(drawing, { longitude: 9 })).toEqual(['A place has both coordinates: send latitude too, or leave longitude out'])
    expect((await read(drawing, { latitude: -30, figures: 'tilt:20' })).scene?.placements[0]?.azimuth_deg).toBe(0)
  })

  test('arcs of an outline are named', async () => {
    const outline = entity('LWPOLYLINE', [8, 'boundary'], [70, 1], [10, 0], [20, 0], [42, 0.5], [10, 9], [20, 0], [10, 9], [20, 9])
    const { notes, counts } = await read(dxf({ entities: [...outline, ...face('PV', ...rackAt(0, 0, 0))] }))
    expect(counts.objects_read).toBe(2)
    expect(notes.find(({ message }) => message.includes('bulges'))).toMatchObject({ kind: 'changed', key: 'boundary' })
  })
})
