import { describe, expect, test } from 'bun:test'
import type { Resolved } from '../../../engine/core/option.ts'
import { completePlantRequest, runPlant } from '../../../engine/plant/run-plant.ts'
import { importProject } from '../../../engine/project-files/import-project.ts'
import { parseScene } from '../../../engine/project-files/parse-scene.ts'
import { bytesOf, type Changes, ondText, panText } from '../component-files/component-text.ts'
import { circuitLines, hoursText, objectLines, rack, TWO_DAYS, variantText } from './project-text.ts'
import { samplesOf } from './samples.ts'

const EAST_WEST = [
  ['FieldType=FixedPlane', 'FieldTilt=10.0', 'FieldAzim=-90.0'],
  ['FieldType=FixedPlane', 'FieldTilt=12.0', 'FieldAzim=90.0'],
]
const EAST: Changes = { Comment: 'East', NoOrientation: 1, SubArrayId: 1 }
const WEST: Changes = {
  ...{ Comment: 'West', NoOrientation: 2, SubArrayId: 2, NModSerie: 18, NStringCh: 6, NInverter: 1 },
  ...{ PVModule: 'Other_400.PAN', GInverter: 'Other_50kW.OND', LIDLoss: '1.00' },
}

type Text = NonNullable<Parameters<typeof variantText>[0]>
type Answer = ReturnType<typeof parseScene>

const read = (subArrays: readonly Changes[], others: Omit<Text, 'subArrays'> = {}): Answer =>
  parseScene(bytesOf(variantText({ subArrays, planes: EAST_WEST, ...others })))

/** Inverters and strings of each part; null for inverters of another part. */
const stringing = ({ sub_arrays }: Answer) =>
  sub_arrays?.map(({ array }) => [array?.n_inverters ?? null, array?.strings_per_inverter, array?.azimuth_deg ?? 90])

/** Strings of all parts: each counts at every inverter that it feeds. */
function stringsOf({ sub_arrays }: Answer): number {
  const inverters = new Map(sub_arrays?.map(({ id, array }) => [id, Number(array?.n_inverters)]))
  return (sub_arrays ?? []).reduce(
    (sum, { id, array, shares_inverter_with: owner }) => sum + (inverters.get(owner ?? id) ?? 0) * Number(array?.strings_per_inverter),
    0,
  )
}

describe('sub-arrays that differ', () => {
  const answer = read([EAST, WEST])

  test('are parts, each with its orientation, strings, inverters and losses', () => {
    expect(answer.sub_arrays as unknown).toEqual([
      { id: 'sub1', label: 'East', array: { modules_per_string: 20, strings_per_inverter: 12, n_inverters: 2 } },
      {
        ...{ id: 'sub2', label: 'West', dc_losses: { lid_loss: 0.01 } },
        array: { tilt_deg: 12, azimuth_deg: 270, modules_per_string: 18, strings_per_inverter: 6, n_inverters: 1 },
      },
    ])
    // the plant is that of the largest
    expect(answer.array_patch).toMatchObject({ tilt_deg: 10, azimuth_deg: 90 })
    expect(answer.request_patch.array).toMatchObject({ modules_per_string: 20, strings_per_inverter: 12, n_inverters: 2 })
  })

  test('name their files by part', () => {
    const named = answer.notes.filter(({ key }) => key === 'PVModule' || key === 'GInverter')
    expect(named.map(({ kind, message }) => [kind, message.split(':')[0]])).toEqual([
      ['ignored', 'Other_400.PAN is not in the variant'],
      ['ignored', 'Other_50kW.OND is not in the variant'],
    ])
    expect(answer.components).toMatchObject([
      { module_file: 'Example_550.PAN', inverter_file: 'Example_100kW.OND', parts: ['sub1'] },
      { module_file: 'Other_400.PAN', inverter_file: 'Other_50kW.OND', parts: ['sub2'] },
    ])
  })

  test('an orientation without strings is named, with its line', () => {
    const { notes } = read([EAST, WEST], { planes: [...EAST_WEST, ['FieldType=FixedPlane', 'FieldTilt=30.0', 'FieldAzim=0.0']] })
    const note = notes.find(({ message }) => message.includes('orientation 3'))
    expect(note).toMatchObject({ kind: 'ignored', key: 'pvOrient', line: expect.any(Number) })
  })

  test('a field that no run accepts is left out of its part, and named', () => {
    const { sub_arrays, notes } = read([EAST, { ...WEST, PMismMPP: '250' }])
    expect(sub_arrays?.[1]?.dc_losses).toEqual({ lid_loss: 0.01 })
    expect(notes.map(({ message }) => message)).toContainEqual(expect.stringContaining('dc_losses.module_mismatch_loss is left out'))
  })
})

test('equal sub-arrays are one plant without parts', () => {
  const answer = read([{}, { NStringCh: 12, NInverter: 1 }])
  expect(answer.sub_arrays).toBeNull()
  expect(answer.components.map(({ parts }) => parts)).toEqual([[], []])
  expect(answer.request_patch.array).toMatchObject({ strings_per_inverter: 12, n_inverters: 3 })
})

describe('strings that do not divide over the inverters', () => {
  test('are parts of one sub-array, with as many strings and inverters as it has', () => {
    const answer = read([{ NStringCh: 40, NInverter: 6 }])
    expect(stringing(answer)).toEqual([
      [4, 7, 90],
      [2, 6, 90],
    ])
    expect(answer.sub_arrays?.map(({ id, label }) => [id, label])).toEqual([
      ['sub1', 'Field A, 4 x 7 strings'],
      ['sub1_2', 'Field A, 2 x 6 strings'],
    ])
    expect(answer.components).toMatchObject([{ parts: ['sub1', 'sub1_2'] }])
  })

  test('are spread as the circuit draws them, and equal inverters are one part', () => {
    const circuit = circuitLines([1, { 1: 4 }], [3, { 1: 9 }], [1, { 1: 9 }])
    expect(stringing(read([{ SubArrayId: 1, NStringCh: 40, NInverter: 5 }], { circuit }))).toEqual([
      [1, 4, 90],
      [4, 9, 90],
    ])
  })

  test('a circuit that contradicts the sub-array is not used, and a note says so', () => {
    const circuit = circuitLines([1, { 1: 4 }], [3, { 1: 9 }])
    const answer = read([{ SubArrayId: 1, NStringCh: 40, NInverter: 6 }], { circuit })
    expect(stringsOf(answer)).toBe(40)
    expect(answer.notes).toContainEqual(expect.objectContaining({ kind: 'deviation', key: 'pvCircuit' }))
  })

  test('inverters without strings are left out with a note', () => {
    const answer = read([{ NStringCh: 3, NInverter: 5 }, WEST])
    expect(stringing(answer)?.[0]).toEqual([3, 1, 90])
    expect(answer.notes).toContainEqual(expect.objectContaining({ kind: 'ignored', key: 'NInverter' }))
  })
})

describe('inverters of several sub-arrays', () => {
  const [one, two]: Changes[] = [
    { ...EAST, NStringCh: 4, NInverter: 2 },
    { ...EAST, Comment: 'West', SubArrayId: 2, NoOrientation: 2, NStringCh: 3, NInverter: 2 },
  ]

  test('by the number of their power sharing: the later ones feed those of the first', () => {
    const answer = read([
      { ...one, PowerSharingInverterId: 0 },
      { ...two, PowerSharingInverterId: 0 },
    ])
    // the first inverter has two strings of each, the second two and one
    expect(answer.sub_arrays?.map(({ id, shares_inverter_with }) => [id, shares_inverter_with ?? null])).toEqual([
      ['sub1', null],
      ['sub2', 'sub1'],
      ['sub1_2', null],
      ['sub2_2', 'sub1_2'],
    ])
    expect(stringing(answer)).toEqual([
      [1, 2, 90],
      [null, 2, 270],
      [1, 2, 90],
      [null, 1, 270],
    ])
  })

  test('by a node of the circuit', () => {
    const circuit = circuitLines([2, { 1: 2, 2: 1 }])
    const answer = read([one ?? {}, { ...two, NStringCh: 2 }], { circuit })
    expect(answer.sub_arrays?.map(({ id, shares_inverter_with }) => [id, shares_inverter_with ?? null])).toEqual([
      ['sub1', null],
      ['sub2', 'sub1'],
    ])
    expect(stringing(answer)).toEqual([
      [2, 2, 90],
      [null, 1, 270],
    ])
  })

  test('-1 is no sharing', () => {
    const answer = read([
      { ...one, PowerSharingInverterId: -1 },
      { ...two, PowerSharingInverterId: -1, NStringCh: 2 },
    ])
    expect(answer.sub_arrays?.every(({ shares_inverter_with }) => shares_inverter_with === undefined)).toBe(true)
  })
})

describe('strings of two orientations in one sub-array', () => {
  test('are in parallel at its inverters, each with its plane', () => {
    const answer = read([{ ...EAST, NStringCh: 24, NStrOrient1: 14, NInverter: 2 }])
    expect(answer.sub_arrays as unknown).toEqual([
      {
        id: 'sub1',
        label: 'East, first orientation, 2 x 7 strings',
        array: { modules_per_string: 20, strings_per_inverter: 7, n_inverters: 2 },
      },
      {
        ...{ id: 'sub1_2', label: 'East, second orientation, 2 x 5 strings', shares_inverter_with: 'sub1', parallel: true },
        array: { tilt_deg: 12, azimuth_deg: 270, modules_per_string: 20, strings_per_inverter: 5 },
      },
    ])
    expect(answer.notes).toContainEqual(expect.objectContaining({ kind: 'assumed', key: 'NStrOrient1' }))
  })

  test('NStrOrient1 of all strings is one orientation', () => {
    expect(read([{ ...EAST, NStrOrient1: 24 }]).sub_arrays).toBeNull()
  })

  test('a second orientation that the file does not name is said, and no string is lost', () => {
    const third = ['FieldType=FixedPlane', 'FieldTilt=30.0', 'FieldAzim=0.0']
    const answer = read([{ ...EAST, NStrOrient1: 14 }], { planes: [...EAST_WEST, third] })
    expect(stringsOf(answer)).toBe(24)
    expect(answer.notes).toContainEqual(expect.objectContaining({ kind: 'ignored', key: 'NStrOrient1', line: expect.any(Number) }))
  })
})

describe('a plant of parts that is imported', () => {
  const file = (name: string, text: string) => ({ name, bytes: bytesOf(text) })
  const MIXED: Changes = { ...EAST, Comment: 'Dome', SubArrayId: 3, NStringCh: 10, NStrOrient1: 5, NInverter: 3 }
  const { request, notes } = importProject({
    project: file('a.VC0', variantText({ planes: EAST_WEST, subArrays: [EAST, WEST, MIXED], scene: objectLines(rack('0,0,1')) })),
    module: file('Other_400.PAN', panText({ keys: { PNom: '540.0', Imp: '12.870', LIDLoss: '1.50', PNomTolUp: '0.00' } })),
    inverter: file('Example_100kW.OND', ondText({ keys: { Aux_Loss: '30.0', Aux_Thresh: '100.0' } })),
    more: {
      modules: [file('Example_550.PAN', panText({}))],
      inverters: [file('Other_50kW.OND', ondText({ converter: { PNomConv: '50.000', PMaxOUT: '55.000' } }))],
    },
    weather: file('hours.csv', hoursText({ rows: TWO_DAYS })),
  })
  const { answer } = runPlant(completePlantRequest(request) as Resolved)

  test('runs with the modules, inverters and nominal power of the file', () => {
    expect(answer.sub_arrays?.reduce((sum, { modules }) => sum + modules, 0)).toBe(24 * 20 + 6 * 18 + 10 * 20)
    // 680 modules of 550 W and 108 of 540 W
    expect(answer.summary.dc_kwp).toBeCloseTo(680 * 0.55 + 108 * 0.54, 9)
    expect(answer.summary.ac_kw).toBeCloseTo(2 * 100 + 50 + 3 * 100, 9)
    expect(answer.summary.e_grid_kwh).toBeGreaterThan(0)
  })

  test('gives each part what its own module file states', () => {
    const [east, west] = request.sub_arrays ?? []
    expect(request.module).toMatchObject({ p_nom_w: 550 })
    expect(east?.module).toBeUndefined()
    expect(west?.module).toMatchObject({ p_nom_w: 540 })
    // the first file has a tolerance of 0 to 3 %, the other none
    expect(request.dc_losses).toMatchObject({ quality_loss: -0.0075, lid_loss: 0.02 })
    expect(west?.dc_losses).toEqual({ quality_loss: 0, lid_loss: 0.01 } as never)
  })

  test('the consumption of all inverters of each kind is added up', () => {
    // five of 30 W, and none of the other
    expect(request.ac_losses).toMatchObject({ aux_kw: 0.15, aux_threshold_kw: 0.5 })
  })

  test('has no scene, and a note says how to send both', () => {
    expect(request.scene).toBeUndefined()
    expect(notes).toContainEqual(expect.objectContaining({ kind: 'ignored', message: expect.stringContaining('scene_types of each part') }))
    expect(notes.filter(({ message }) => message.includes('is used in its place'))).toEqual([])
  })
})

test('the ten sub-arrays of a public report: modules, power and inverters are those that it states', () => {
  // PVsyst report of 12/02/25, five inverters of three inputs, "power sharing defined": strings, modules in series, inputs, kW of each, inverter
  const stated = [
    [3, 17, 1, '20.80', 1],
    [6, 16, 2, '19.60', 1],
    [3, 18, 1, '23.60', 2],
    [3, 17, 1, '22.30', 2],
    [2, 16, 1, '14.00', 2],
    [8, 17, 3, '20.00', -1],
    [8, 17, 3, '20.00', -1],
    [2, 14, 1, '13.10', 5],
    [3, 15, 1, '21.00', 5],
    [2, 17, 1, '15.90', 5],
  ] as const
  const subArrays = stated.map(([NStringCh, NModSerie, NInvMPPT, PNomAC_InMPPT, sharing], k) => ({
    ...{ Comment: `Array #${k + 1}`, SubArrayId: k + 1, Flags: '$001E1405', NInverter: 1, PowerSharingInverterId: sharing },
    ...{ NStringCh, NModSerie, NInvMPPT, PNomAC_InMPPT, GInverter: sharing === 5 ? 'SCA50.OND' : 'SCA60.OND' },
  }))
  const file = (name: string, text: string) => ({ name, bytes: bytesOf(text) })
  const inverter = (kw: number) => ondText({ keys: { NbMPPT: 3 }, converter: { PNomConv: `${kw}.000`, PMaxOUT: `${kw}.000` } })
  const { request } = importProject({
    project: file('a.VC0', variantText({ plane: ['FieldType=FixedPlane', 'FieldTilt=9.0', 'FieldAzim=0.0'], subArrays })),
    module: file('Example_550.PAN', panText({ keys: { PNom: '545.0', Imp: '12.990' } })),
    inverter: file('SCA60.OND', inverter(60)),
    more: { modules: [], inverters: [file('SCA50.OND', inverter(50))] },
    weather: file('hours.csv', hoursText({ rows: TWO_DAYS })),
  })
  const { summary, sub_arrays } = runPlant(completePlantRequest(request) as Resolved).answer
  expect(sub_arrays?.reduce((sum, { modules }) => sum + modules, 0)).toBe(663)
  expect(summary.dc_kwp).toBeCloseTo(361.3, 1)
  expect(summary.ac_kw).toBeCloseTo(290, 6)
  expect(request.sub_arrays?.reduce((sum, { array }) => sum + Number(array?.n_inverters ?? 0), 0)).toBe(5)
})

describe('MPPT inputs', () => {
  const byInputs = (inputs: number, inverters: number): Changes => ({
    ...{ Flags: '$001E1405', NInvMPPT: inputs, NInverter: inverters, PNomAC_InMPPT: '50.00' },
  })
  const acOf = (...subArrays: Changes[]) => {
    const file = (name: string, text: string) => ({ name, bytes: bytesOf(text) })
    const { request, notes } = importProject({
      project: file('a.VC0', variantText({ subArrays })),
      module: file('Example_550.PAN', panText({})),
      inverter: file('Example_100kW.OND', ondText({})),
      weather: file('hours.csv', hoursText({ rows: TWO_DAYS })),
    })
    const { summary } = runPlant(completePlantRequest(request) as Resolved).answer
    return { ac: summary.ac_kw, notes: notes.filter(({ message }) => /MPPT inputs/.test(message)).length }
  }

  test.each([
    ['all inputs of one inverter', [byInputs(2, 1)], 100, 0],
    ['one of two inputs', [byInputs(1, 1)], 50, 1],
    ['three inputs of two inverters', [byInputs(3, 2)], 150, 1],
    ['two inputs of each of six inverters, as the number of each', [byInputs(2, 6)], 600, 0],
    ['half an inverter for each of two sub-arrays', [byInputs(1, 1), { ...byInputs(1, 1), NStringCh: 10 }], 100, 2],
  ])('%s', (_title, subArrays, ac, noted) => {
    const found = acOf(...subArrays)
    expect(found.ac).toBeCloseTo(ac, 9)
    expect(found.notes).toBe(noted)
  })
})

describe('files that no program wrote', () => {
  test('more parts than a run takes are none, with a note', () => {
    const many = Array.from({ length: 501 }, (_, k) => ({ NModSerie: 1 + (k % 30) }))
    const answer = read(many)
    expect(answer.sub_arrays).toBeNull()
    expect(answer.notes).toContainEqual(expect.objectContaining({ kind: 'ignored', message: expect.stringContaining('501 parts') }))
  })

  test('five hundred sub-arrays that share one inverter are counted in time', () => {
    const sharers = Array.from({ length: 500 }, (_, k) => ({
      ...EAST,
      SubArrayId: k + 1,
      NStringCh: k + 1,
      NInverter: 499,
      PowerSharingInverterId: 3,
    }))
    expect(read(sharers).sub_arrays).toBeNull()
  })

  test('numbers of a circuit beyond all inverters change nothing', () => {
    const circuit = circuitLines([2147483647, { 1: 2147483647 }], [1, { 7: 3 }])
    expect(stringing(read([{ ...EAST, NStringCh: 5 }], { circuit }))).toEqual([
      [1, 3, 90],
      [1, 2, 90],
    ])
  })
})

describe.each(
  samplesOf('project')
    .filter(({ title }) => /\.VC.$/.test(title))
    .map((sample) => [sample.title, sample] as const),
)('%s', (_title, { bytes }) => {
  test('its parts have its strings, modules and inverters', () => {
    const answer = parseScene(bytes)
    if (answer.sub_arrays === null) return
    expect(stringsOf(answer)).toBe(answer.components.reduce((sum, { strings }) => sum + strings, 0))
    expect(answer.sub_arrays.reduce((sum, { array }) => sum + Number(array?.n_inverters ?? 0), 0)).toBe(
      answer.components.reduce((sum, { n_inverters }) => sum + n_inverters, 0),
    )
  })
})
