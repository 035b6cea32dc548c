import { describe, expect, test } from 'bun:test'
import { block, boxFaces, dxf, entity, face, insert, rackAt, read, refusalOf } from './layout-text.ts'

describe('DXF', () => {
  test('1: faces of layers with a name: a table for each sheet, a prism for a box', async () => {
    const { format, scene, record_kinds, notes } = await read(
      dxf({
        entities: [
          ...face('PV_TABLES', ...rackAt(0, 0, 1)),
          ...face('PV_TABLES', ...rackAt(0, 9, 1)),
          ...boxFaces('Buildings', [30, 0, 0], [8, 6, 4]),
        ],
      }),
    )
    expect(format).toBe('dxf')
    expect(scene?.types).toMatchObject([{ kind: 'gft', length: 10, width: 4 }])
    expect(scene?.placements).toMatchObject([
      { x: 5, y: 1.6, z: 2.2, azimuth_deg: 180 },
      { x: 5, y: 10.6, z: 2.2 },
    ])
    expect(scene?.placements[0]?.tilt_deg).toBeCloseTo((Math.asin(0.6) * 180) / Math.PI, 6)
    const [house] = scene?.objects ?? []
    expect(house?.kind === 'prism' ? house.vertices.map((vertex) => vertex.join(' ')).sort() : []).toEqual([
      '30 0 0 4',
      '30 6 0 4',
      '38 0 0 4',
      '38 6 0 4',
    ])
    expect(record_kinds).toEqual({ '3DFACE': 8 })
    expect(notes.some(({ message }) => message.includes('unit'))).toBe(false)
  })

  test('2: a block that says what it is becomes one table wherever it is inserted: turned, scaled, in rows, in millimetres', async () => {
    const model = block('Rack 2P', face('0', ...rackAt(0, 0, 0)))
    const entities = [
      ...insert('RACK 2P', 'plant', [1000, 2000, 500], [41, 1000], [42, 1000], [43, 1000], [50, 90]),
      ...insert('rack 2p', 'plant', [0, 0, 0], [41, 1000], [42, 1000], [43, 1000], [71, 2], [45, 9000]),
    ]
    const { scene } = await read(dxf({ blocks: model, entities, unit: 4 }))
    expect(scene?.types).toMatchObject([{ length: 10, width: 4 }])
    expect(scene?.placements).toMatchObject([
      { x: -0.6, y: 7, z: 1.7, azimuth_deg: 90 },
      { x: 5, y: 1.6 },
      { x: 5, y: 10.6 },
    ])
  })

  test('3: meshes of every kind: polyface, net, subdivision mesh; a thin box is its upper side', async () => {
    const vertices = rackAt(0, 0, 0).map(([x, y, z]) => entity('VERTEX', [8, 'x'], [10, x], [20, y], [30, z], [70, 192]))
    const polyface = [
      ...entity('POLYLINE', [8, 'modules'], [66, 1], [70, 64]),
      ...vertices.flat(),
      ...entity('VERTEX', [70, 128], [71, 1], [72, 2], [73, 3], [74, -4]),
      ...entity('SEQEND'),
    ]
    const net = [
      ...entity('POLYLINE', [8, 'modules'], [66, 1], [70, 16], [71, 2], [72, 2]),
      ...[0, 1, 3, 2]
        .map((k) => rackAt(0, 9, 0)[k] ?? [0, 0, 0])
        .flatMap(([x = 0, y = 0, z = 0]) => entity('VERTEX', [10, x], [20, y], [30, z], [70, 64])),
    ]
    const mesh = entity(
      'MESH',
      [8, 'modules'],
      [92, 4],
      ...rackAt(0, 18, 0).flatMap(([x, y, z]): [number, number][] => [
        [10, x],
        [20, y],
        [30, z],
      ]),
      [93, 5],
      [90, 4],
      [90, 0],
      [90, 1],
      [90, 2],
      [90, 3],
    )
    const thin = boxFaces('modules', [0, 30, 2], [10, 4, 0.04])
    const { scene } = await read(dxf({ entities: [...polyface, ...net, ...mesh, ...thin] }), { figures: 'azimuth:180' })
    expect(scene?.types).toMatchObject([{ length: 10, width: 4 }])
    expect(scene?.placements.map(({ y, z }) => [y, z])).toEqual([
      [1.6, 1.2],
      [10.6, 1.2],
      [19.6, 1.2],
      [32, 2.04],
    ])
  })

  test('4: plan drawings: outlines with the tilt of the caller, rows as lines, walls and cylinders by their thickness', async () => {
    const outline = (layer: string, ...points: readonly (readonly [number, number])[]) =>
      entity(
        'LWPOLYLINE',
        [8, layer],
        [90, points.length],
        [70, 1],
        ...points.flatMap(([x, y]): [number, number][] => [
          [10, x],
          [20, y],
        ]),
      )
    const entities = [
      ...outline('Tische', [0, 0], [10, 0], [10, 3.6], [0, 3.6]),
      ...entity('LINE', [8, 'tracker axis line'], [10, 20], [20, -30], [30, 0], [11, 20], [21, 30], [31, 0]),
      ...entity('LINE', [8, 'Wall'], [39, 2.5], [10, 0], [20, 20], [30, 0], [11, 10], [21, 20], [31, 0]),
      ...entity('CIRCLE', [8, 'Tank'], [39, 6], [10, 50], [20, 0], [30, 0], [40, 2]),
      ...outline('plot boundary', [-100, -100], [100, -100], [100, 100]),
      ...entity('TEXT', [8, 'Tische'], [1, 'T1']),
    ]
    const { scene } = await read(dxf({ entities }), {
      roles: 'tracker axis*:tracker',
      figures: 'tilt:25.84193276316713,height:1.5,width:2.3',
    })
    expect(scene?.types).toMatchObject([
      { kind: 'gft', length: 10, width: 4 },
      { kind: 'sat', length: 60, width: 2.3 },
    ])
    expect(scene?.placements.map(({ z }) => z)).toEqual([1.5, 1.5])
    expect(scene?.objects).toMatchObject([{ kind: 'wall' }, { kind: 'cylinder', radius: 2, height: 6 }])
    expect(scene?.outlines).toHaveLength(1)
  })

  test('5: what is not read is named by type, layer and line; an unnamed sheet is left out, an unnamed body shades', async () => {
    const { scene, notes } = await read(
      dxf({
        entities: [
          ...face('tables', ...rackAt(0, 0, 0)),
          ...entity('3DSOLID', [8, 'Haus']),
          ...face('L7', ...rackAt(40, 0, 0)),
          ...boxFaces('L8', [30, 0, 0], [8, 6, 4]),
          ...insert('missing', 'tables', [0, 0, 0]),
        ],
        unit: null,
      }),
    )
    expect(scene?.placements).toHaveLength(1)
    expect(scene?.objects).toHaveLength(1)
    const about = (key: string) => notes.filter((note) => note.key === key).map(({ kind, line, message }) => [kind, typeof line, message])
    expect(about('Haus')).toEqual([['ignored', 'number', expect.stringContaining('3DSOLID')]])
    expect(about('L7')).toEqual([['ignored', 'number', expect.stringContaining('flat sheet')]])
    expect(about('L8')).toEqual([['assumed', 'number', expect.stringContaining('body with a height')]])
    expect(about('missing')).toEqual([['ignored', 'number', expect.stringContaining('does not have')]])
    expect(about('$INSUNITS')).toEqual([['assumed', 'object', expect.stringContaining('unit')]])
    expect(await refusalOf('0\nSECTION\n2\nENTITIES\nhello\nworld\n')).toEqual([expect.stringContaining('Line 5: a group code')])
  })
})
