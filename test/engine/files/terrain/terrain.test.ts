import { beforeAll, describe, expect, test } from 'bun:test'
import { completeScene, describeScene, loadGround } from '@pvyield/engine'
import { dxf, face } from '../layouts/layout-text.ts'
import { asciiGrid, gridOf, heightAt, landXml, meshOf, readTerrain, terrainRefusal } from './terrain-text.ts'

/** Points in UTM zone 32N and where PROJ 9 (tmerc, k 1, WGS84 about 48.74, 7.65) has them: metres to the east and true north. */
const PLACE = { latitude: 48.74, longitude: 7.65 }
const PROJ: readonly (readonly [utm: readonly [number, number], scene: readonly [number, number]])[] = [
  [
    [400_000, 5_400_000],
    [-755.983334, 554.307804],
  ],
  [
    [401_000, 5_400_000],
    [244.138167, 572.026729],
  ],
  [
    [400_000, 5_399_000],
    [-738.26565, -445.812499],
  ],
  [
    [400_500, 5_399_500],
    [-247.063731, 63.106505],
  ],
]

const RISING = (east: number, north: number) => east - 400_000 + 0.5 * (north - 5_399_000)

describe('an ESRI ASCII grid', () => {
  test('that is turned to true north says of its own heights alone that they are not known', async () => {
    const lacking = (holes: number) =>
      asciiGrid({ columns: 41, lines: 41, cell: 10, west: 399_800, south: 5_399_800 }, (column, line) =>
        line === 20 && column > 10 && column < 11 + holes ? null : column,
      )
    const said = async (holes: number) =>
      (await readTerrain(lacking(holes), PLACE)).notes.filter(({ message }) => message.includes('(null)'))
    expect(await said(0)).toEqual([])
    expect(await said(5)).toHaveLength(1)
  })

  test('has its heights in the middles of cells, the first line in the north, and none where NODATA stands', async () => {
    const text = asciiGrid({ columns: 3, lines: 2, cell: 10, west: 100, south: 200 }, (column, line) =>
      column === 2 && line === 0 ? null : 10 * column + line + 0.25,
    )
    const { terrain, scene, format, notes } = await readTerrain(text)
    expect([format, scene]).toEqual(['ascii_grid', null])
    expect(terrain?.surface).toEqual({
      kind: 'grid',
      x: 105,
      y: 205,
      step: 10,
      columns: 3,
      heights: [0.25, 10.25, null, 1.25, 11.25, 21.25],
    })
    expect(notes.map(({ message }) => message)).toEqual([
      'The file does not state its unit: coordinates and heights are in metres. Send unit_m if they are not',
      expect.stringContaining('stay as they are'),
      expect.stringContaining('1 of 6 heights'),
    ])
    const centred = text.replace('xllcorner', 'XLLCENTER').replace('yllcorner', 'YLLCENTER').replaceAll('.25', ',25')
    expect(await gridOf(centred)).toMatchObject({ x: 100, y: 200, heights: [0.25, 10.25, null, 1.25, 11.25, 21.25] })
  })

  test('a list of points or a surface of more triangles than a scene may have is refused before they are made', async () => {
    let seed = 1
    const random = () => {
      seed = (seed * 16807) % 2147483647
      return (seed / 2147483647) * 1000
    }
    const points = Array.from({ length: 110_000 }, () => `${random().toFixed(2)} ${random().toFixed(2)} 5`).join('\n')
    expect(await terrainRefusal(points)).toMatch(/110,000 points on no grid, which make more .* send step_m=2\.1 or more/)
    const face = (k: number) => `<F${k % 2 === 0 ? '' : ' n="1"'}>1 2 3</F>`
    const surface = (faces: number, rest = '') =>
      `<?xml version="1.0"?><LandXML><Units><Metric linearUnit="meter"/></Units><Surfaces><Surface name="a"><Definition><Pnts><P id="1">0 0 1</P><P id="2">0 9 1</P><P id="3">9 0 1</P></Pnts><Faces>${Array.from({ length: faces }, (_, k) => face(k)).join('')}${rest}</Faces></Definition></Surface></Surfaces></LandXML>`
    expect(await terrainRefusal(surface(100_001))).toContain('The surface has 100,001 faces, and a scene at most 100,000: send step_m=5')
    expect(await terrainRefusal(surface(99_990, '<F i="1">1 2 3</F>'.repeat(100)))).toBe('')
  })

  test('is thinned by step_m alone, and cut by radius_m: a grid that is too large names the step that fits', async () => {
    const text = asciiGrid({ columns: 600, lines: 500, cell: 1, west: -0.5, south: -0.5 }, (column, line) => column + line / 1000)
    expect(await terrainRefusal(text)).toContain('300,000 heights, and a scene at most 250,000: send step_m=1.2 or more')
    const thin = await gridOf(text, { step_m: 4 })
    expect([thin.columns, thin.heights.length, thin.heights[0], thin.heights[151], thin.heights.at(-1)]).toEqual([
      150, 18_750, 0, 4.004, 596.496,
    ])
    const near = await gridOf(text, { radius_m: 20 })
    expect([near.x, near.y, near.columns, near.heights.length]).toEqual([0, 0, 21, 441])
    expect(await terrainRefusal(text, { step_m: 5000 })).toContain('Nothing of the terrain is left')
    const between = await gridOf(text, { step_m: 2.5, radius_m: 20 })
    expect(between.heights.slice(0, 3)).toEqual([0, 2.5, 5])
  })

  test('in UTM lies about the stated place to true north, where PROJ has it within a millimetre', async () => {
    const text = asciiGrid({ columns: 23, lines: 23, cell: 50, west: 399_925, south: 5_398_925 }, (column, line) =>
      RISING(399_950 + 50 * column, 5_398_950 + 50 * line),
    )
    const { terrain, notes, request_patch } = await readTerrain(text, PLACE)
    expect(request_patch.site).toEqual(PLACE)
    expect(notes.map(({ message }) => message).join()).toContain('UTM zone 32N of WGS84, because they lie at the stated place')
    const grid = terrain?.surface
    if (grid?.kind !== 'grid') throw new Error('no grid')
    expect([grid.step, Math.abs(grid.x % 50), Math.abs(grid.y % 50)]).toEqual([50, 0, 0])
    for (const [[east, north], [x, y]] of PROJ) expect(Math.abs(heightAt(grid, x, y) - RISING(east, north))).toBeLessThan(1e-3)
    expect(await terrainRefusal(text, { ...PLACE, step_m: 0.1 })).toContain('send step_m=')
  })

  test('in degrees lies about its middle', async () => {
    const text = asciiGrid({ columns: 20, lines: 20, cell: 0.0001, west: 9, south: 48 }, (column, line) => 7 * column + 3 * line)
    const { terrain, request_patch } = await readTerrain(text)
    expect(request_patch.site).toEqual({ latitude: 48.001, longitude: 9.001 })
    const grid = terrain?.surface
    if (grid?.kind !== 'grid') throw new Error('no grid')
    // at 48 deg a degree has 74,629 m to the east and 111,200 m to the north (WGS84)
    const [east, north] = [0, 40].map((x) => heightAt(grid, x, x === 0 ? 0 : 0))
    expect((east ?? 0) - 95).toBeCloseTo(0, 6)
    expect((north ?? 0) - 95).toBeCloseTo((40 / 7.4629) * 7, 2)
    expect(grid.step).toBe(7.46)
  })

  test('states no unit, which is said of lengths and heights until unit_m does', async () => {
    const said = async (file: string, unit_m?: number) =>
      (await readTerrain(file, unit_m === undefined ? {} : { unit_m })).notes
        .map(({ message }) => message)
        .filter((message) => message.includes('unit'))
    const head = { columns: 3, lines: 3, cell: 10 }
    const plain = 'The file does not state its unit: coordinates and heights are in metres. Send unit_m if they are not'
    const degrees = plain.replace('coordinates and heights', 'heights')
    const list = '0 0 1\n10 0 2\n0 10 3\n10 10 4'
    expect(await said(asciiGrid(head, () => 1))).toEqual([plain])
    expect(await said(asciiGrid({ ...head, cell: 0.001, west: 9, south: 48 }, () => 1))).toEqual([degrees])
    expect(
      await said(
        asciiGrid(head, () => 1),
        0.3048,
      ),
    ).toEqual([])
    expect(await said(list)).toEqual([plain])
    expect(await said(list, 1)).toEqual([])
    expect(await said(`x y z\n${list}`)).toEqual([plain])
    expect(await said(`x_m y_m z_m\n${list}`)).toEqual([])
  })

  test('and any terrain is refused with half a place, by the coordinate that lacks', async () => {
    const fieldOf = async (options: object) => {
      try {
        await readTerrain(
          asciiGrid({ columns: 3, lines: 3, cell: 10 }, () => 1),
          options,
        )
        return null
      } catch (cause) {
        return [(cause as { field: string }).field, String(cause)]
      }
    }
    expect(await fieldOf({ latitude: 48 })).toEqual(['longitude', expect.stringContaining('send longitude too, or leave latitude out')])
    expect(await fieldOf({ longitude: 9 })).toEqual(['latitude', expect.stringContaining('send latitude too, or leave longitude out')])
    expect(await fieldOf({ latitude: 48, longitude: 9 })).toBeNull()
  })

  test('that is cut, damaged or claims too much is refused by line or key', async () => {
    const text = asciiGrid({ columns: 3, lines: 2, cell: 10 }, () => 1)
    for (const [sent, said] of [
      [text.replace('1 1 1\n1 1 1', '1 1 1\n1 1'), 'fewer heights than ncols x nrows, 3 x 2'],
      [`${text}5\n`, 'more heights follow'],
      [text.replace('1 1 1', '1 x1 1'), 'Line 7: "x1" is not a height'],
      [text.replace('ncols 3', 'ncols 3000'), 'fewer heights'],
      [text.replace('ncols 3', 'ncols 1e9'), 'more than 16,000,000 heights'],
      [text.replace('ncols 3', 'ncols 2.5'), 'Key ncols'],
      [text.replace('cellsize 10', 'cellsize -1'), 'Key cellsize'],
      [text.replace('cellsize 10', 'cellsize no'), 'Line 5, key cellsize'],
      [text.replace('xllcorner 0\n', ''), 'Key xllcorner'],
      [text.replace('xllcorner 0', 'xllcorner 1e300'), 'not within'],
      [text.replaceAll('1 1 1', '-9999 -9999 -9999'), 'no height'],
    ] as const)
      expect([said, await terrainRefusal(sent)]).toEqual([said, expect.stringContaining(said)])
    const high = await gridOf(text.replace('1 1 1', 'NaN 1e30 -3.4e38'))
    expect(high.heights).toEqual([1, 1, 1, null, null, null])
  })
})

describe('a list of points', () => {
  const corners = [0, 1, 2].flatMap((line) => [0, 1, 2, 3].map((column) => [500 + 2 * column, 700 + 2 * line, 10 * column + line] as const))

  test('on a grid is that grid, in any order, with any sign between the numbers', async () => {
    for (const sign of [' ', '\t', ';', ','])
      for (const points of [corners, [...corners].reverse()])
        expect(await gridOf(points.map((point) => point.join(sign)).join('\n'))).toEqual({
          kind: 'grid',
          x: 500,
          y: 700,
          step: 2,
          columns: 4,
          heights: [0, 10, 20, 30, 1, 11, 21, 31, 2, 12, 22, 32],
        })
    const few = await gridOf(
      `# survey\n${corners
        .filter((_, k) => k !== 5)
        .map((point) => point.join(' '))
        .join('\n')}\n504 702 -9999`.replace('504 702 21\n', ''),
    )
    expect([few.heights[5], few.heights[6]]).toEqual([null, null])
  })

  test('with headings takes their order and units, and a table of tables stays a layout', async () => {
    const text = `Point,Northing,Easting,Elevation (ft)\n${corners.map(([x, y, z], k) => `${k},${y},${x},${z}`).join('\n')}`
    expect(await gridOf(text)).toMatchObject({
      x: 500,
      y: 700,
      columns: 4,
      heights: corners.map(([, , z]) => Number((z * 0.3048).toFixed(6))),
    })
    expect((await readTerrain('x,y,z,length,width\n0,0,1,10,4\n0,9,1,10,4\n')).format).toBe('csv')
    const places = corners.map(([x, y, z]) => `${9 + x / 1e5};${48 + y / 1e5};${z}`).join('\n')
    expect((await readTerrain(`lon;lat;z\n${places}`)).request_patch.site).toEqual({ latitude: 48.00702, longitude: 9.00503 })
  })

  test('anywhere is joined to triangles that cover its outline once, with each point a corner', async () => {
    const points = Array.from(
      { length: 200 },
      (_, k) => [Number((((k * 0.618034) % 1) * 100).toFixed(3)), Number((((k * 0.754878) % 1) * 80).toFixed(3)), k / 10] as const,
    )
    const all = [...points, [0, 0, 1], [100, 0, 2], [100, 80, 3], [0, 80, 4]] as const
    const { terrain, notes } = await readTerrain(all.map((point) => point.join(' ')).join('\n'))
    const mesh = terrain?.surface
    if (mesh?.kind !== 'mesh') throw new Error('no mesh')
    // the first point lies where a corner does
    expect(mesh.vertices).toHaveLength(203)
    const area = mesh.triangles.reduce((sum, [a = 0, b = 0, c = 0]) => {
      const [p = [], q = [], r = []] = [mesh.vertices[a], mesh.vertices[b], mesh.vertices[c]]
      return (
        sum +
        Math.abs(((q[0] ?? 0) - (p[0] ?? 0)) * ((r[1] ?? 0) - (p[1] ?? 0)) - ((q[1] ?? 0) - (p[1] ?? 0)) * ((r[0] ?? 0) - (p[0] ?? 0))) / 2
      )
    }, 0)
    expect(area).toBeCloseTo(8000, 4)
    const said = notes.map(({ message }) => message).join()
    for (const part of ['Delaunay', '1 points that lie where another one does']) expect(said).toContain(part)
    expect((await gridOf(all.map((point) => point.join(' ')).join('\n'), { step_m: 10 })).heights).toHaveLength(99)
  })

  test('that is no list, lies on a line or has too few points is refused by line', async () => {
    const text = corners.map((point) => point.join(' ')).join('\n')
    expect(await terrainRefusal(`${text}\n1 2 three`)).toContain('Line 13: "1 2 three" is not a point')
    expect(await terrainRefusal('1 1 1\n2 2 2\n3 3 3\n4.5 4.5 4')).toContain('on one line')
    expect(await terrainRefusal('1 1 -9999\n2 2 2\n3 3 3\n4 4 -9999\n')).toContain('fewer than three points')
    expect(await terrainRefusal('1 1 1\n2 2 2\n1e300 3 3\n4 5 6\n7 7 1\n')).toContain('not within')
  })
})

describe('LandXML', () => {
  const points = PROJ.map(([[east, north]], k) => [east, north, 100 + k] as const)
  const faces = ['<F>1 2 4</F>', '<F>1 4 3</F>']

  test('has north before east, and lies where PROJ has its points within two micrometres', async () => {
    const text = landXml({ points, faces, more: '<CoordinateSystem epsgCode="25832"/>' })
    expect((await meshOf(text)).vertices[1]).toEqual([401_000, 5_400_000, 101])
    const { vertices, triangles } = await meshOf(text, PLACE)
    expect(triangles).toHaveLength(2)
    const found = [0, 1, 3, 2].map((k) => vertices.findIndex(([, , z]) => z === 100 + k))
    for (const [k, at] of found.entries()) {
      const [x = 0, y = 0] = PROJ[[0, 1, 3, 2][k] ?? 0]?.[1] ?? []
      expect(Math.hypot((vertices[at]?.[0] ?? 0) - x, (vertices[at]?.[1] ?? 0) - y)).toBeLessThan(2e-6)
    }
  })

  test('in feet is in metres, faces that are not shown and walls are left out, four corners are two triangles', async () => {
    const own = [
      [0, 0, 1],
      [100, 0, 2],
      [100, 100, 3],
      [0, 100, 4],
      [0, 100, 9],
    ] as const
    const text = landXml({
      points: own,
      units: '<Imperial linearUnit="USSurveyFoot"/>',
      faces: ['<F n="1 0 2">1 2 3 4</F>', '<F i="1">1 2 3</F>', '<F>1 4 5</F>'],
    })
    const { terrain, notes } = await readTerrain(text)
    const foot = 1200 / 3937
    expect(terrain?.surface).toEqual({
      kind: 'mesh',
      vertices: own.slice(0, 4).map((point) => point.map((value) => Number((value * foot).toFixed(6)))),
      triangles: [
        [0, 1, 2],
        [0, 2, 3],
      ],
    })
    const said = notes.map(({ message }) => message).join('\n')
    for (const part of ['1 faces that the file marks as invisible', '1 triangles without an area']) expect(said).toContain(part)
  })

  test('with heights in another unit than lengths says which, and names a unit that is not known', async () => {
    const said = async (units: string, options = {}) => {
      const { terrain, notes } = await readTerrain(
        landXml({
          points: [
            [0, 0, 1],
            [100, 0, 2],
            [100, 100, 3],
          ],
          faces: ['<F>1 2 3</F>'],
          units,
        }),
        options,
      )
      const corner = terrain?.surface.kind === 'mesh' ? terrain.surface.vertices.find(([, , z]) => (z ?? 0) < 1.01) : []
      return [corner?.[2], notes.map(({ message }) => message).filter((message) => /unit(?!_m if)/.test(message))]
    }
    expect(await said('<Imperial linearUnit="foot" elevationUnit="meter"/>')).toEqual([
      1,
      [
        'A unit of the heights is 1 m, as elevationUnit="meter" says, and a unit of the lengths 0.3048 m. Correct elevationUnit if they have the same',
      ],
    ])
    expect(await said('<Imperial linearUnit="foot" elevationUnit="feet"/>')).toEqual([0.3048, []])
    expect(await said('<Imperial linearUnit="foot"/>')).toEqual([0.3048, []])
    for (const unit of ['cubit', 'constructor'])
      expect(await said(`<Imperial linearUnit="foot" elevationUnit="${unit}"/>`)).toEqual([
        0.3048,
        [`The unit of the heights, "${unit}", is not known: it is that of the lengths`],
      ])
    expect(await said('<Metric linearUnit="meter"/>', { unit_m: 0.3048 })).toEqual([
      1,
      ['unit_m of the call is not used: the file states its linear unit'],
    ])
  })

  test('with several surfaces takes the first, and the one that roles name', async () => {
    const one = landXml({ points, faces })
    const two = one.replace(
      '</Surfaces>',
      one.slice(one.indexOf('<Surface name'), one.indexOf('</Surfaces>')).replace('EG', 'Design').replaceAll('100</P>', '999</P>') +
        '</Surfaces>',
    )
    const { terrain, notes } = await readTerrain(two)
    expect(JSON.stringify(terrain)).not.toContain('999')
    expect(notes.map(({ message }) => message).join()).toContain('EG is the ground, and Design is left out. Send roles=NAME:terrain')
    expect(JSON.stringify((await readTerrain(two, { roles: 'design:terrain' })).terrain)).toContain('999')
  })

  test('that is damaged, deep or without faces is refused', async () => {
    for (const [sent, said] of [
      [landXml({ points, faces: ['<F>1 2 9</F>'] }), 'does not name three or four points'],
      [landXml({ points, faces: ['<F>1 2</F>'] }), 'does not name three or four points'],
      [landXml({ points, faces: [] }), 'no faces'],
      [landXml({ points: [[Number.NaN, 1, 2]], faces }), 'not north, east and height'],
      [
        landXml({
          points: [
            [1e300, 1, 2],
            [1, 1, 1],
            [2, 1, 1],
            [1, 2, 2],
          ],
          faces,
        }),
        'not within',
      ],
      [`<LandXML>${'<a>'.repeat(300)}`, '200 deep'],
      ['<!DOCTYPE a [<!ENTITY x "y">]><LandXML><Surfaces>&x;</Surfaces></LandXML>', 'not well formed'],
    ] as const)
      expect([said, await terrainRefusal(sent)]).toEqual([said, expect.stringContaining(said)])
  })
})

describe('terrain in a drawing', () => {
  const ground = [
    ...face('Gelaende', [0, 0, 0], [50, 0, 5], [50, 50, 5], [0, 50, 0]),
    ...face('Gelaende', [50, 0, 5], [100, 0, 0], [100, 50, 0], [50, 50, 5]),
  ]
  const tables = face('PV', [10, 10, 2], [20, 10, 2], [20, 13, 4], [10, 13, 4])
  beforeAll(loadGround)

  test('is what roles name: the scene stands on its faces, and a placement can', async () => {
    const { scene, terrain } = await readTerrain(dxf({ entities: [...ground, ...tables] }), { roles: 'gelaende:terrain' })
    expect(terrain?.surface).toEqual({
      kind: 'mesh',
      vertices: [
        [0, 0, 0],
        [50, 0, 5],
        [50, 50, 5],
        [0, 50, 0],
        [100, 0, 0],
        [100, 50, 0],
      ],
      triangles: [
        [0, 1, 2],
        [0, 2, 3],
        [1, 4, 5],
        [1, 5, 2],
      ],
    })
    if (scene === null) throw new Error('no scene')
    expect(scene.terrain?.surface).toEqual(terrain?.surface as never)
    const stood = completeScene({ ...scene, placements: scene.placements.map(({ type, x, y }) => ({ type, x, y, above_ground: 2 })) })
    const [device] = describeScene(stood).terrain?.devices ?? []
    expect([device?.roll_deg, device?.z]).toEqual([expect.closeTo(Math.atan(0.1) * (180 / Math.PI), 6), expect.closeTo(3.5, 6)])
    const without = await readTerrain(dxf({ entities: [...ground, ...tables] }))
    expect([without.terrain, without.scene?.terrain]).toEqual([null, undefined])
  })

  test('can be points and contour lines, those at zero too', async () => {
    const line = (z: number, y: number) => [
      '0',
      'LWPOLYLINE',
      '8',
      'Contours',
      '38',
      String(z),
      '70',
      '0',
      '10',
      '0',
      '20',
      String(y),
      '10',
      '40',
      '20',
      String(y + 3),
    ]
    const point = ['0', 'POINT', '8', 'Spots', '10', '20', '20', '60', '30', '7']
    const { vertices } = await meshOf(dxf({ entities: [...line(0, 0), ...line(1, 20), ...point] }), {
      roles: 'Contours:terrain,Spots:terrain',
    })
    expect(vertices.map(([, , z]) => z).sort()).toEqual([0, 0, 1, 1, 7])
  })
})
