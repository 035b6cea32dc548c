import { describe, expect, test } from 'bun:test'
import type { Resolved } from '../../../engine/core/option.ts'
import { completePlantRequest, runPlant } from '../../../engine/plant/run-plant.ts'
import { parseScene } from '../../../engine/project-files/parse-scene.ts'
import { bytesOf } from '../component-files/component-text.ts'
import { smallPlant } from '../small-plant.ts'
import { objectLines, objectOf, rack, variantText } from './project-text.ts'

const read = (...objects: readonly (readonly string[])[]) => parseScene(bytesOf(variantText({ scene: objectLines(...objects) })))

/** A field of sheds of two landscape modules in height and six in width. */
function sheds(...others: readonly string[]): string[] {
  const own = {
    DOrigine: '10,20,3',
    DInclin: '10',
    DAzimut: '0',
    NElemChamps: '3',
    NoOrient: '1',
    PanneauPVName: 'Example;1.134#2.278',
    NModInHeight: '2',
    NModInWidth: '6',
    ModuleOrient: 'moLandScape',
    LongShed: '13.8',
    LargShed: '2.3',
    Cadre: '0.03,0.03,0.03,0.03,',
    TypeOrigine: '2',
    PitchNS: '4',
    PitchEW: '0',
  }
  const changed = Object.fromEntries(others.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
  return objectOf('pvShdArrayShed', ...Object.entries({ ...own, ...changed }).map(([key, value]) => `${key}=${value}`))
}

const element = (...content: readonly string[]) => objectOf('pvShdElemObject', ...content)
const building = (content: readonly string[], ...elements: readonly (readonly string[])[]) =>
  objectOf(
    'pvShdBuilding',
    ...content,
    `ListeObjetsElem, list of=${elements.length} TShdObject`,
    ...elements.flat(),
    'End of ListeObjetsElem',
  )

describe('sheds', () => {
  test('stand behind each other, from the middle of the lower edge of the first', () => {
    const { scene, notes } = read(sheds())
    const up = 1.15
    const [cos, sin] = [Math.cos(Math.PI / 18), Math.sin(Math.PI / 18)]
    expect(scene?.types).toMatchObject([{ kind: 'gft', length: 13.8, width: 2.3, modules: 12, frame: 0.03 }])
    for (const [k, { x, y, z }] of (scene?.placements ?? []).entries()) {
      expect([x, z]).toEqual([-10, Number((3 + up * sin).toFixed(6))])
      expect(y).toBeCloseTo(-20 + 4 * k + up * cos, 5)
    }
    expect(notes.filter(({ key, kind }) => key === 'pvShdArrayShed' && kind === 'assumed')).toEqual([])
  })

  test.each([
    ['TypeOrigine=1', 'assumed', 'a file proves it for TypeOrigine 2'],
    ['PitchEW=1.5', 'assumed', 'a file proves it for TypeOrigine 2'],
    ['DAzimut=20', 'assumed', 'a file proves it for TypeOrigine 2'],
    ['Cadre=0.01,0.03,0.02,0.02,', 'changed', 'has their mean on all sides'],
    ['Cadre=-0.01,', 'ignored', 'below 0'],
    ['BaseSlope=3', 'ignored', 'set roll_deg'],
    ['PitchNS=0', 'ignored', 'stand in one place'],
    ['LongShed=', 'ignored', 'without LongShed'],
  ])('%s is noted', (line, kind, words) => {
    const { notes } = read(sheds(line), rack('0,0,0'))
    expect(notes.filter(({ key }) => key === 'pvShdArrayShed')).toContainEqual(
      expect.objectContaining({ kind, message: expect.stringContaining(words) }),
    )
  })

  test('more of them than a scene may have are no work without end', () => {
    const { scene, notes } = read(sheds('NElemChamps=2000000000'))
    expect(scene).toBeNull()
    expect(notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('more tables than a scene may have'))
  })
})

describe('buildings', () => {
  const box = (origin: string, size: string, ...more: readonly string[]) =>
    element(`DOrigine=${origin}`, ...more, 'ObjetElemType=oeParallelepipede', `Params=${size},`)

  test('their place and azimuth move and turn the elements, also of a building in a building', () => {
    const inner = building(['DOrigine=0,5,0', 'DAzimut=0'], box('0,0,6', '1,2,3'))
    const { scene, counts, notes } = read(rack('0,0,0'), building(['DOrigine=10,0,1', 'DAzimut=90'], box('0,0,0', '4,2,6'), inner))
    // facing west, the length runs to the north and the width to the west
    expect(scene?.objects).toEqual([
      {
        kind: 'prism',
        vertices: [
          [-10, 0, 1, 6],
          [-10, 4, 1, 6],
          [-12, 4, 1, 6],
          [-12, 0, 1, 6],
        ],
      },
      {
        kind: 'prism',
        vertices: [
          [-15, 0, 7, 3],
          [-15, 1, 7, 3],
          [-17, 1, 7, 3],
          [-17, 0, 7, 3],
        ],
      },
    ])
    expect(counts).toMatchObject({ objects_read: 2, objects_skipped: 0, objects: 2 })
    expect(notes.filter(({ key }) => key === 'pvShdElemObject')).toEqual([])
  })

  test('what they cannot hold, and what leans, is noted', () => {
    const { notes, counts } = read(
      rack('0,0,0'),
      building(['DInclin=5'], box('0,0,0', '4,2,6', 'DInclin=2'), objectOf('pvShdTree', 'DOrigine=1,1,0'), rack('0,0,0')),
      building([]),
    )
    const messages = notes.map(({ message }) => message)
    expect(messages).toContainEqual(expect.stringContaining('class pvShdTree in a building are left out'))
    expect(messages).toContainEqual(expect.stringContaining('class pvShdArrayRect in a building are left out'))
    expect(messages).toContainEqual(expect.stringContaining('A building without elements'))
    expect(notes.filter(({ message }) => message.startsWith('DInclin of a body')).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['pvShdBuilding', 'pvShdElemObject']),
    )
    expect(counts).toMatchObject({ objects: 1, placements: 1, objects_skipped: 1 })
  })

  test('cylinders are prisms of the sides that PVsyst draws; parts of them are noted', () => {
    const cylinder = (params: string) => element('DOrigine=0,0,1', 'ObjetElemType=oePortionCylinder', `Params=${params},`)
    const verticesOf = (params: string) => {
      const [object] = read(rack('0,0,0'), cylinder(params)).scene?.objects ?? []
      return object?.kind === 'prism' ? object.vertices : []
    }
    expect(verticesOf('2,360,12,3')).toHaveLength(12)
    for (const [x = 0, y = 0, z, h] of verticesOf('2,360,12,3')) {
      expect(Math.hypot(x, y)).toBeCloseTo(2, 5)
      expect([z, h]).toEqual([1, 3])
    }
    // a quarter with its axis, a half without
    expect(verticesOf('2,90,3,3').map(([x = 0, y = 0]) => Math.round(10 * Math.hypot(x, y)))).toEqual([20, 20, 20, 20, 0])
    expect(verticesOf('2,180,6,3')).toHaveLength(7)
    expect(verticesOf('2,360,1e9,3')).toHaveLength(360)
    const { notes } = read(rack('0,0,0'), cylinder('2,90,3,3'), cylinder('2,90,0,3'), cylinder('2'))
    expect(notes.filter(({ key }) => key === 'pvShdElemObject').map(({ kind, message }) => [kind, message.slice(0, 30)])).toEqual([
      ['assumed', 'A part of a cylinder is drawn f'.slice(0, 30)],
      ['ignored', 'An object oePortionCylinder wi'],
    ])
  })
})

test('south of the equator the scene is turned with azimuth 0, and says that it is assumed', () => {
  const text = variantText({ site: { Latitude: '-30' }, scene: objectLines(sheds()) })
  const { scene, notes } = parseScene(bytesOf(text))
  const places = scene?.placements ?? []
  expect(places.map(({ azimuth_deg }) => azimuth_deg)).toEqual([0, 0, 0])
  // sheds that face north stand behind each other to the south
  expect(places[0]?.x).toBe(10)
  expect((places[1]?.y ?? 0) - (places[0]?.y ?? 0)).toBeCloseTo(-4, 6)
  expect(notes.find(({ key }) => key === 'DOrigine')).toMatchObject({ kind: 'assumed', message: expect.stringContaining('its x as east') })
})

describe('orientations of a scene and of sub-arrays', () => {
  const planes = [
    ['FieldType=FixedPlane', 'FieldTilt=20', 'FieldAzim=0'],
    ['FieldType=FixedPlane', 'FieldTilt=20', 'FieldAzim=90'],
  ]
  const field = (orientation: number, origin: string, azimuth: number) =>
    rack(origin, `NoOrient=${orientation}`).map((line) => line.replace('DAzimut=-15', `DAzimut=${azimuth}`))
  const textOf = (
    subArrays: Parameters<typeof variantText>[0] extends infer Options
      ? NonNullable<Options & { subArrays?: unknown }>['subArrays']
      : never,
    second = 2,
  ) => variantText({ planes, subArrays, scene: objectLines(field(1, '0,0,1', 0), field(second, '30,0,1', 90)) })
  const two = [
    { SubArrayId: 1, NoOrientation: 1, NModSerie: 20, NStringCh: 1, NInverter: 1 },
    { SubArrayId: 2, NoOrientation: 2, NModSerie: 20, NStringCh: 1, NInverter: 1 },
  ]

  test('each part has the tables of its orientation, and scene and parts run together', () => {
    const { scene, sub_arrays, request_patch, array_patch, notes } = parseScene(bytesOf(textOf(two)))
    expect(scene?.types.map(({ id }) => id)).toEqual(['rack1', 'rack2'])
    expect(sub_arrays?.map(({ scene_types }) => scene_types)).toEqual([['rack1'], ['rack2']])
    expect(notes.find(({ key }) => key === 'NoOrient')?.message).toContain('send scene and sub_arrays together')
    const { array, site, ...rest } = smallPlant()
    const request = {
      ...rest,
      ...request_patch,
      site: { ...site, ...request_patch.site },
      array: { ...array, ...request_patch.array, ...array_patch },
      scene,
      sub_arrays,
    }
    const { answer } = runPlant(completePlantRequest(request) as Resolved)
    expect(answer.summary.e_grid_kwh).toBeGreaterThan(0)
  })

  test('strings of both orientations on one inverter are two parts in a scene of blend power', () => {
    const mixed = [{ SubArrayId: 1, NoOrientation: 1, NStrOrient1: 1, NModSerie: 20, NStringCh: 2, NInverter: 1 }]
    const { scene, sub_arrays } = parseScene(bytesOf(textOf(mixed)))
    expect(sub_arrays?.map(({ scene_types, parallel = null }) => [scene_types, parallel])).toEqual([
      [['rack1'], null],
      [['rack2'], true],
    ])
    expect(scene?.blend).toBe('power')
  })

  test('where the tables do not say it, a note does, and the parts have no types', () => {
    const { sub_arrays, notes, scene } = parseScene(bytesOf(textOf(two, 1)))
    expect(scene?.types).toHaveLength(1)
    expect(sub_arrays?.every((part) => part.scene_types == null)).toBe(true)
    expect(notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('Which tables belong to which part is not read'))
  })
})

test("PVsyst's own errors are repeated, and parts of a variant that are not read are named", () => {
  const extra = [
    'ErrorList, list of=2 TError',
    'Error_1=The inverter power is slightly oversized.',
    'Error_2=$0041',
    'End of ErrorList',
    'PVObject_Unavail=pvUnavailability',
    'TimeFraction=2.0',
    'End of PVObject pvUnavailability',
  ]
  const { notes } = parseScene(bytesOf(variantText({ extra })))
  expect(notes.filter(({ kind }) => kind === 'deviation').map(({ key, message }) => [key, message])).toEqual([
    ['Error_1', "PVsyst's own list of errors says: The inverter power is slightly oversized."],
  ])
  expect(notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('pvUnavailability (line '))
  expect(parseScene(bytesOf(variantText())).notes.filter(({ message }) => message.includes('parts that are not read'))).toEqual([])
})
