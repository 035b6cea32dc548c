import { describe, expect, test } from 'bun:test'
import { layoutKindOf } from '../../../../engine/files/layouts/kind.ts'
import { block, bytesOf, dxf, entity, face, insert, rackAt, read, refusalOf } from './layout-text.ts'

const repeated = (text: string, count: number) => Array.from({ length: count }, () => text).join('')

describe('hostile layouts are bounded', () => {
  test('entities of a document type are not known, and nothing outside the text is read', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><kml><Placemark><name>&c;</name></Placemark></kml>`
    expect(await refusalOf(bomb)).toEqual([expect.stringContaining('not well formed')])
    const outside = `<?xml version="1.0"?><!DOCTYPE kml [<!ENTITY file SYSTEM "file:///etc/hostname">]><kml><Placemark><name>&file;</name></Placemark></kml>`
    expect(await refusalOf(outside)).toEqual([expect.stringContaining('not well formed')])
  })

  test('elements a hundred thousand deep, and opening signs without an end, are refused', async () => {
    expect(await refusalOf(`<kml>${repeated('<a>', 100_000)}`)).toEqual([expect.stringContaining('200 deep')])
    expect(await refusalOf(`<kml>${repeated('<', 2_000_000)}`)).toEqual([expect.stringContaining('not well formed')])
    expect(await refusalOf(`<kml>${repeated('<', 2_000_000)}>`)).toEqual([expect.stringContaining('200 deep')])
  })

  test('blocks that insert blocks ten at a time are refused, as are rows and columns without end, and blocks within themselves', async () => {
    const levels = Array.from({ length: 12 }, (_, k) =>
      block(
        `b${k}`,
        k === 11 ? face('0', ...rackAt(0, 0, 0)) : Array.from({ length: 10 }, (_, j) => insert(`b${k + 1}`, '0', [j, 0, 0])).flat(),
      ),
    )
    expect(await refusalOf(dxf({ blocks: levels.flat(), entities: insert('b0', 'tables', [0, 0, 0]) }))).toEqual([
      expect.stringContaining('inserted blocks'),
    ])
    const wide = dxf({
      blocks: block('t', face('0', ...rackAt(0, 0, 0))),
      entities: insert('t', 'tables', [0, 0, 0], [70, 30000], [71, 30000], [44, 1], [45, 1]),
    })
    expect(await refusalOf(wide)).toEqual([expect.stringContaining('inserted blocks')])
    const circle = dxf({
      blocks: block('me', [...insert('me', '0', [1, 0, 0]), ...face('tables', ...rackAt(0, 0, 0))]),
      entities: insert('me', 'x', [0, 0, 0]),
    })
    expect((await read(circle)).notes.some(({ message }) => message.includes('deep'))).toBe(true)
    const texts = Array.from({ length: 3000 }, () => entity('TEXT', [1, 'x'])).flat()
    const silent = dxf({ blocks: block('t', texts), entities: Array.from({ length: 3000 }, () => insert('t', 'x', [0, 0, 0])).flat() })
    expect(await refusalOf(silent)).toEqual([expect.stringContaining('entities')])
  })

  test('nodes that instantiate nodes ten at a time are refused, and nodes of themselves end', async () => {
    const nodes = Array.from({ length: 12 }, (_, k) => `<node id="n${k}">${repeated(`<instance_node url="#n${k + 1}"/>`, 10)}</node>`).join(
      '',
    )
    const model = (library: string, scene: string) =>
      `<COLLADA><library_nodes>${library}</library_nodes><library_visual_scenes><visual_scene id="V">${scene}</visual_scene></library_visual_scenes></COLLADA>`
    expect(await refusalOf(model(nodes, '<node><instance_node url="#n0"/></node>'))).toEqual([
      expect.stringContaining('nodes and instances'),
    ])
    const { notes } = await read(model('<node id="n"><instance_node url="#n"/></node>', '<node><instance_node url="#n"/></node>'))
    expect(notes.some(({ message }) => message.includes('deep'))).toBe(true)
  })

  test('one heavy geometry in many places is refused', async () => {
    const p = repeated('0 1 2 ', 30_000)
    const geometry = `<geometry id="g"><mesh><source id="s"><float_array id="a" count="9">0 0 0 1 0 0 0 1 0</float_array></source><vertices id="v"><input semantic="POSITION" source="#s"/></vertices><triangles count="30000"><input semantic="VERTEX" source="#v" offset="0"/><p>${p}</p></triangles></mesh></geometry>`
    const text = `<COLLADA><library_geometries>${geometry}</library_geometries><library_visual_scenes><visual_scene id="V">${repeated('<node><instance_geometry url="#g"/></node>', 100)}</visual_scene></library_visual_scenes></COLLADA>`
    expect(await refusalOf(text)).toEqual([expect.stringContaining('faces')])
  })

  test('numbers that are none, enormous or at a pole become notes or refusals that name them', async () => {
    const geojson = (coordinates: string) =>
      `{"type":"Feature","properties":{"name":"table"},"geometry":{"type":"Polygon","coordinates":${coordinates}}}`
    expect(await refusalOf(geojson('[[[0,90],[1,90],[1,89.9]]]'))).toEqual([expect.stringContaining('within 89')])
    expect(await refusalOf(geojson('[[[1e300,2],[1,2],[1,3]]]'))).toEqual([expect.stringContaining('longitude')])
    expect(await refusalOf(geojson('[[[0,0],[1,0],[1,30]]]'))).toEqual([expect.stringContaining('km apart')])
    const broken = await read(geojson('[[["a",2],[null,2],[{},3]]]'))
    expect([broken.scene, broken.notes[0]?.message]).toEqual([null, expect.stringContaining('is not [longitude, latitude]')])
    const huge = await read(dxf({ entities: face('tables', [0, 0, 0], [1e300, 0, 0], [1e300, 1e300, 0], [0, 1e300, 0]) }))
    expect(huge.scene).toBeNull()
    const infinite = await read('x,y,length,width\n1e308,1e308,1e308,1e308\n')
    expect(infinite.scene).toBeNull()
  })

  test('a deep collection, a thousand layers and long names are read once', async () => {
    const deep = `${repeated('{"type":"GeometryCollection","geometries":[', 3000)}{"type":"Point","coordinates":[1,2]}${repeated(']}', 3000)}`
    expect((await read(deep)).scene).toBeNull()
    const layers = Array.from({ length: 1000 }, (_, k) => face(`layer ${k} ${'x'.repeat(2000)}`, ...rackAt(20 * k, 0, 0))).flat()
    const { notes } = await read(dxf({ entities: layers }))
    expect(notes.length).toBeLessThanOrEqual(200)
    expect(notes.every(({ key, message }) => (key ?? '').length <= 50 && message.length < 700)).toBe(true)
  })

  test('rules and figures of the caller are checked by name', async () => {
    const text = dxf({ entities: face('tables', ...rackAt(0, 0, 0)) })
    expect(await refusalOf(text, { roles: 'a:roof' })).toEqual([expect.stringContaining('roles: "a:roof" is not a rule')])
    expect(await refusalOf(text, { figures: 'tilt:steep' })).toEqual([expect.stringContaining('figures: "tilt:steep" is not a figure')])
    expect((await read(text, { roles: `${'*a'.repeat(90)}:ignore` })).scene?.placements).toHaveLength(1)
  })

  test('openings of every kind are looked at once', () => {
    for (const opening of ['{"a":', '<!-- -->', '\n', '999\n\n', '0\n', 'x,', '<!DOCTYPE a>', '{"type":"'])
      expect(layoutKindOf(bytesOf(repeated(opening, 200_000)))).toBeNull()
  })
})
