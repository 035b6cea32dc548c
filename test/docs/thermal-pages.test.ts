import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { faimanCellC } from '../../engine/thermal/model/faiman.ts'
import { noctCellC, noctWindFactor } from '../../engine/thermal/model/noct.ts'
import { heatBalanceCellC } from '../../engine/thermal/model/pvsyst.ts'
import { rossCellC } from '../../engine/thermal/model/ross.ts'
import { sapmCellC, sapmModuleC } from '../../engine/thermal/model/sapm.ts'
import { equationLines } from '../../scripts/docs/equation-text.ts'
import { ExamplePlants } from '../../scripts/docs/example-plants.ts'
import { equationValue, type Values } from './equation-value.ts'

const PAGES = join(import.meta.dir, '..', '..', 'docs', 'pages', 'thermal')
const read = (name: string) => readFileSync(join(PAGES, name), 'utf8')
const models = read('model.md')
const parameters = read('parameters.md')

/** Absorptivity and efficiency of the page's table. */
const A = 0.9
const N = 0.2
/** Wind factor of the `noct` model for one storey. */
const F = noctWindFactor(1)
const MOUNTINGS: Readonly<Record<string, { a: number; b: number; delta_t: number }>> = {
  'glass on glass, open rack': { a: -3.47, b: -0.0594, delta_t: 3 },
  'glass on polymer, open rack': { a: -3.56, b: -0.075, delta_t: 3 },
  'glass on glass, close to a roof': { a: -2.98, b: -0.0471, delta_t: 1 },
  'glass on polymer, insulated back': { a: -2.81, b: -0.0455, delta_t: 0 },
}

/** `GenericLinearModel(0.2, 0.9).use_faiman(25, 6.84).to_pvsyst()` and `use_noct_sam(45)` of pvlib 0.16.1. */
const PVLIB = { faiman: [18, 4.9248], noct45: [17.773714, 6.043063] } as const

type CellOf = (irradianceWm2: number, airC: number, windMps: number) => number

const sapmOf =
  ({ a, b, delta_t }: { a: number; b: number; delta_t: number }): CellOf =>
  (g, air, wind) =>
    sapmCellC(g, sapmModuleC(g, air, wind, a, b), delta_t)
const noctOf =
  (noctC: number): CellOf =>
  (g, air, wind) =>
    noctCellC(g, air, F * wind, noctC, N, A)
const balanceOf =
  (uC: number, uV: number): CellOf =>
  (g, air, wind) =>
    heatBalanceCellC(g, air, wind, uC, uV, N, A)

/** Rows of weather, dark to bright, cold to hot, still to stormy. */
const weather = [0, 5, 80, 400, 800, 1000, 1300].flatMap((g) =>
  [-25, 0, 20, 45].flatMap((air) => [0, 0.5, 1, 3, 5, 12].map((wind) => [g, air, wind] as const)),
)

/** Right sides of the equations with a label in the block that contains `part`. */
function equations(page: string, part: string): Map<string, string[]> {
  const [, block = ''] = [...page.matchAll(/^```equation\n(.*?)^```$/gms)].find(([, text = '']) => text.includes(part)) ?? []
  const found = new Map<string, string[]>()
  for (const { label, equation } of equationLines(block))
    found.set(label, [...(found.get(label) ?? []), equation.slice(equation.indexOf('=') + 1).trim()])
  return found
}

describe('the equations of the models are those that run', () => {
  const shown = equations(models, 'faiman:')
  const NOCT = 45
  const sandia = { a: -3.47, b: -0.0594, delta_t: 3 }
  const cases: readonly (readonly [string, CellOf, Values])[] = [
    ['pvsyst', balanceOf(25, 1.2), { absorptivity: A, n: N, u_c: 25, u_v: 1.2 }],
    ['faiman', (g, air, wind) => faimanCellC(g, air, wind, 25, 6.84), { u_c: 25, u_v: 6.84 }],
    ['noct', noctOf(NOCT), { absorptivity: A, n: N, NOCT, f: F }],
    ['sapm', sapmOf(sandia), sandia],
    ['ross', (g, air) => rossCellC(g, air, 0.03), { k: 0.03 }],
  ]

  test('the page has no other', () => expect([...shown.keys()]).toEqual(cases.map(([model]) => model)))

  test.each(cases)('%s', (model, cellOf, values) => {
    const [equation = ''] = shown.get(model) ?? []
    for (const [G, Ta, v] of weather) expect(equationValue(equation, { ...values, G, Ta, v })).toBeCloseTo(cellOf(G, Ta, v), 9)
  })
})

describe('coefficients translated to pvsyst give the temperature of the model that they come from, row by row', () => {
  const shown = equations(parameters, 'u_c = U0')
  const at = (label: string, values: Values, k = 0) => equationValue(shown.get(label)?.[k] ?? '', { absorptivity: A, n: N, ...values })

  const expectSame = (one: CellOf, other: CellOf) => {
    for (const [g, air, wind] of weather) expect(one(g, air, wind)).toBeCloseTo(other(g, air, wind), 9)
  }

  test('by the equations of the page', () => {
    expectSame(balanceOf(at('faiman', { U0: 25 }), at('faiman', { U1: 6.84 }, 1)), (g, air, wind) => faimanCellC(g, air, wind, 25, 6.84))
    for (const mounting of Object.values(MOUNTINGS))
      expectSame((g, air, v) => balanceOf(at('sapm', { ...mounting, v }), 0)(g, air, v), sapmOf(mounting))
    for (const NOCT of [45, 48]) expectSame((g, air, v) => balanceOf(at('noct', { NOCT, f: F, v }), 0)(g, air, v), noctOf(NOCT))
    expectSame(balanceOf(at('ross', { k: 0.03 }), 0), (g, air) => rossCellC(g, air, 0.03))
  })

  const rows = [...parameters.matchAll(/^\| ((?:PVsyst|Faiman|Sandia|NOCT|Ross)[ ,:][^|]*?) \| ([^\n]*) \|$/gm)]
    .map(([, name = '', cells = '']) => ({ name, cells: cells.split('|').map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.length === 5)

  /** Model of a row of the table; null for PVsyst's own coefficients. */
  function modelOf(name: string): CellOf | null {
    const [kind = ''] = name.split(/[ ,:]/)
    const [value = 0] = name.match(/[\d.]+/)?.map(Number) ?? []
    if (kind === 'Faiman') return (g, air, wind) => faimanCellC(g, air, wind, 25, 6.84)
    if (kind === 'NOCT') return noctOf(value)
    if (kind === 'Ross') return (g, air) => rossCellC(g, air, value)
    const mounting = MOUNTINGS[name.slice('Sandia, '.length)]
    return mounting === undefined ? null : sapmOf(mounting)
  }

  test('the table has all lines', () => {
    expect(rows).toHaveLength(14)
    expect(rows.filter(({ name }) => modelOf(name) === null).map(({ name }) => name.split(',')[0])).toEqual([
      'PVsyst',
      'PVsyst with measured wind: 25',
      'PVsyst',
      'PVsyst',
    ])
  })

  test.each(rows.map(({ name, cells }) => [name, cells] as const))('%s', (name, cells) => {
    const [uC = 0, uV = 0] = (cells[4] ?? '').split(',').map(Number)
    const cellOf = modelOf(name) ?? balanceOf(uC, uV)
    const isFit = name.startsWith('Sandia')
    for (const [k, wind] of [0, 1, 3, 5].entries()) {
      // The heat that leaves in W/(m2 K), to the decimal that the table shows.
      expect(Math.abs(Number(cells[k]) - (1000 * A * (1 - N)) / cellOf(1000, 0, wind))).toBeLessThan(0.0501)
      for (const g of [0, 200, 1000]) {
        const offK = Math.abs(balanceOf(uC, uV)(g, 20, wind) - cellOf(g, 20, wind))
        // The page says 0.3 K of its straight lines; the coefficients of the others have four digits.
        expect([g, wind, offK < (isFit ? 0.305 : 0.011)]).toEqual([g, wind, true])
      }
    }
  })

  test("pvlib's GenericLinearModel gives the same", () => {
    const u = (name: string) =>
      rows
        .find((row) => row.name.startsWith(name))
        ?.cells[4]?.split(',')
        .map(Number) ?? []
    expect(u('Faiman')).toEqual([expect.closeTo(PVLIB.faiman[0], 3), expect.closeTo(PVLIB.faiman[1], 3)])
    expect(u('NOCT of 45')).toEqual([expect.closeTo(PVLIB.noct45[0], 2), expect.closeTo(PVLIB.noct45[1], 2)])
  })
})

describe('in runs whose modules lose no light', () => {
  const plants = new ExamplePlants()
  const none = Array.from({ length: 12 }, () => 0)
  /** What reaches the plane reaches the cells; efficiency and absorptivity are those of the table. */
  const plain = {
    site: { transposition: 'isotropic', soiling_monthly: none },
    array: { inter_row_shading: false },
    iam: { kind: 'off', diffuse: 'off' },
    thermal: { absorptivity: A, module_efficiency: N },
  }
  const columnsOf = (thermal: object) => {
    const { series } = plants.runWithSeries('racks', plain, { thermal })
    const named = (name: string) => series?.columns[series.names.indexOf(name)] ?? new Float64Array()
    return { cell: named('TArray'), air: named('T_Amb'), light: named('GlobEff'), incident: named('GlobInc') }
  }

  test('U (Tc - Ta) is absorptivity x G x (1 - n)', () => {
    const { cell, air, light, incident } = columnsOf({ u_c: 29, u_v: 0 })
    expect(cell.length).toBe(8760)
    for (let row = 0; row < cell.length; row++) {
      expect([row, incident[row]]).toEqual([row, expect.closeTo(light[row] ?? 0, 6)])
      if ((light[row] ?? 0) > 0)
        expect([row, (29 * ((cell[row] ?? 0) - (air[row] ?? 0))) / (light[row] ?? 0)]).toEqual([row, expect.closeTo(0.72, 6)])
    }
  })

  test.each([
    [
      { model: 'faiman', u_c: 25, u_v: 6.84 },
      { u_c: 18, u_v: 4.9248 },
    ],
    [
      { model: 'ross', ross_k: 0.03 },
      { u_c: 24, u_v: 0 },
    ],
    [
      { model: 'noct', noct_c: 45 },
      { u_c: 0.6 * (800 / 25) * (0.72 / (1 - 2 / 9)), u_v: 0.4 * F * (800 / 25) * (0.72 / (1 - 2 / 9)) },
    ],
  ])('%j has in every row the temperature of pvsyst with %j', (model, translated) => {
    const [one, other] = [columnsOf(model).cell, columnsOf(translated).cell]
    expect(one.some((cellC) => cellC > 40)).toBe(true)
    for (let row = 0; row < one.length; row++) expect([row, one[row]]).toEqual([row, expect.closeTo(other[row] ?? 0, 6)])
  })
})
