import { describe, expect, test } from 'bun:test'
import { EngineError, type Resolved, run } from '@pvyield/engine'
import { Diode } from '../../../engine/module/diode.ts'
import { DesotoParameters } from '../../../engine/module/model/desoto.ts'
import { lightPerBeamAt, lossBetween } from '../../../engine/scene/shade/beam-shares.ts'
import { StripSweep } from '../../../engine/scene/shade/strip-sweep.ts'
import { stringsOf } from '../../../engine/scene/strings-of.ts'
import { sceneCost } from '../../../engine/shading/scene/scene-cost.ts'
import { CellCurves } from '../../../engine/shading/strings/cell-curves.ts'
import { TableCircuit } from '../../../engine/shading/strings/table-circuit.ts'
import shares from '../../fixtures/shading/iv-shares.json'
import reference from '../../fixtures/shading/iv-tables.json'
import { diagram, MUNICH_YEAR } from '../chain/plant.ts'
import { shadedPlant, withScene } from '../scene/runs/scene-run.ts'
import { shadowsOf } from './shadows.ts'

const CELLS = 60
const DIFFUSE = [0.1, 0.3] as const
const MODULE = new DesotoParameters({ lightA: 10.2, satA: 3e-10, seriesOhm: 0.25, shuntOhm: 350, thermalV: 1.58, lightAPerK: 0 })

type Table = (typeof reference.tables)[number]

function curvesAt(fullWm2: number, cellC: number): CellCurves {
  const diode = new Diode()
  const at = (light: number): Diode => {
    MODULE.setLight(fullWm2 * light, diode)
    MODULE.setTemperature(cellC, diode)
    return diode
  }
  return new CellCurves(at, CELLS)
}

const STC = curvesAt(1000, 25)

/** The circuit of a table, and what its shade takes of the beam and its strips lose of it. */
function shaded(table: Table, polygons = table.polygons as number[][][]) {
  const { lines, columns, order, half_cells, modules_per_string } = table
  const layout = {
    orientation: table.orientation as 'portrait' | 'landscape',
    lines,
    columns,
    strings: stringsOf({ lines, columns }, modules_per_string, order as 'lines'),
    diodes: 3,
    parts: half_cells ? 2 : 1,
    cellsInSeries: CELLS,
  }
  const circuit = new TableCircuit(layout, () => STC)
  const shadows = shadowsOf(polygons)
  const strips = lines * (half_cells && layout.orientation === 'portrait' ? 2 : 1)
  const cellFrac = layout.orientation === 'portrait' ? 0.1 : 1 / 6
  const sweep = new StripSweep([0])
  sweep.run(shadows, strips, cellFrac, true)
  const loss = Float64Array.from(circuit.lose(shadows, sweep.linear, () => new StripSweep([0])))
  return { circuit, loss, linear: sweep.linear, electrical: sweep.electrical }
}

describe('the power of a shaded table', () => {
  test.each(reference.tables)('is that of PVMismatch within 0.3 %, $name', (table) => {
    const { circuit } = shaded(table)
    DIFFUSE.forEach((diffuse, k) => {
      const powerW = circuit.powerW(1 / (1 - diffuse), STC)
      expect(Math.abs(powerW / table.pvmismatch_w[k] - 1), `${diffuse} of the light is diffuse`).toBeLessThan(0.003)
      expect(Math.abs(powerW / table.own_w[k] - 1), 'own solver of every cell').toBeLessThan(0.0015)
    })
  })

  test('makes up the loss: the light that is left, and what its strings lose of it', () => {
    for (const table of reference.tables) {
      const { loss, linear } = shaded(table)
      for (let node = 0; node < loss.length; node++) {
        const lightPerBeam = lightPerBeamAt(node)
        expect(loss[node]).toBeGreaterThanOrEqual(linear)
        expect(loss[node]).toBeLessThanOrEqual(lightPerBeam)
      }
      DIFFUSE.forEach((diffuse, k) => {
        const lightPerBeam = 1 / (1 - diffuse)
        // the loss over the beam is of the light that is left, whose power has a level of its own
        const lost = lossBetween((node) => loss[node], lightPerBeam) / lightPerBeam
        expect(Math.abs(lost - (1 - table.own_w[k] / table.clear_w))).toBeLessThan(0.02)
      })
    }
  })
})

/** Highest power of a module under one light at a current of at most so much of its photocurrent at full light, W. */
function mostPower(light: number, upTo = 1): number {
  const { lightA, satA, seriesOhm, thermalV, shuntS } = diodeAt(light)
  let most = 0
  for (let volts = 0; volts < 50; volts += 0.01) {
    const amps = lightA - satA * Math.expm1(volts / thermalV) - shuntS * volts
    if (amps <= upTo * FULL_A) most = Math.max(most, amps * (volts - amps * seriesOhm))
  }
  return most
}

function diodeAt(light: number): Diode {
  const diode = new Diode()
  MODULE.setLight(1000 * light, diode)
  MODULE.setTemperature(25, diode)
  return diode
}

const FULL_A = diodeAt(1).lightA
const CLEAR_W = mostPower(1)

/** Lost share of the power of a table, of what is kept of its loss. */
function lostPower({ loss, linear }: { loss: Float64Array; linear: number }, diffuse: number): number {
  const lightPerBeam = 1 / (1 - diffuse)
  const light = 1 - linear / lightPerBeam
  const lost = (lossBetween((node) => loss[node], lightPerBeam) - linear) / (lightPerBeam - linear)
  return 1 - ((1 - lost) * mostPower(light)) / CLEAR_W
}

const LYING = { orientation: 'landscape', lines: 1, columns: 20, modules_per_string: 20, order: 'lines', half_cells: false }
const lying = (polygons: number[][][]) => shaded({ ...LYING, polygons } as Table)

describe('between the shares of diffuse light at which a circuit is solved', () => {
  // A line from 50 to 71 % of diffuse light was up to 6 points too kind.
  test.each(shares.tables)('the loss is that of an own solver within 0.6 points, $name', ({ polygons, lost }) => {
    const table = lying(polygons)
    shares.diffuse.forEach((diffuse, k) => {
      expect(Math.abs(lostPower(table, diffuse) - lost[k]), `${diffuse} of the light is diffuse`).toBeLessThan(0.006)
    })
  })

  test('a third of each module without beam leaves no more than the lit thirds, or a dim current', () => {
    const table = lying([
      [
        [0, 0],
        [1, 0],
        [1, 1 / 3],
        [0, 1 / 3],
      ],
    ])
    for (let diffuse = 0.05; diffuse < 0.92; diffuse += 0.01) {
      // bypassed, the third takes 0.5 V; else its cells let no more than their own light and their shunt through
      const bypassed = 2 / 3
      const dim = ((2 / 3) * mostPower(1, diffuse * 1.005) + mostPower(diffuse) / 3) / CLEAR_W
      expect(1 - lostPower(table, diffuse), `${diffuse} of the light is diffuse`).toBeLessThan(Math.max(bypassed, dim) + 0.002)
    }
  })

  test('the loss is that of a circuit solved at each, within 0.6 points', () => {
    for (const table of [...reference.tables, ...shares.tables.map(({ name, polygons }) => ({ ...LYING, name, polygons }) as Table)]) {
      const { circuit, loss, linear } = shaded(table)
      const clearW = table.lines * table.columns * CLEAR_W
      for (let diffuse = 0; diffuse < 0.925; diffuse += 0.0125) {
        const solved = 1 - circuit.powerW(1 / (1 - diffuse), STC) / clearW
        expect(Math.abs(lostPower({ loss, linear }, diffuse) - solved), `${table.name}, ${diffuse}`).toBeLessThan(0.006)
      }
    }
  })
})

const CEC = {
  model: 'cec',
  p_nom_w: 363,
  length_m: 1.98,
  width_m: 1,
  cells_in_series: 72,
  i_sc_a: 9.7,
  v_oc_v: 47.6,
  i_mp_a: 9.2,
  v_mp_v: 39.5,
  alpha_sc_a_per_k: 0.004,
  a_ref_v: 1.93,
  i_l_ref_a: 9.72,
  i_o_ref_a: 1.9e-10,
  r_s_ohm: 0.3,
  r_sh_ref_ohm: 400,
  adjust: 0,
}
const ARRAY = {
  track_mode: 'fixed',
  tilt_deg: 25,
  azimuth_deg: 180,
  gcr: 0.5,
  modules_per_string: 12,
  strings_per_inverter: 4,
  n_inverters: 1,
}
const WIRING = { orientation: 'portrait', modules_per_string: 12 }
const TYPE = { id: 'rack', kind: 'gft', length: 12, width: 4, modules: 24, strings: 2 }
const WALL = {
  kind: 'wall',
  vertices: [
    [-9, -4, 0, 4],
    [-3, -4, 0, 4],
  ],
}

function plantOf(type: object, array: object = {}, changes: object = {}) {
  const request = shadedPlant({ ...ARRAY }, { module: CEC, weather: days(), ...changes })
  const placements = [0, 1].map((row) => ({ type: 'rack', x: 0, y: 8 * row, z: 1.5, tilt_deg: 25, azimuth_deg: 180 }))
  const scene = { version: 2, types: [{ ...TYPE, ...type }], placements, objects: [WALL] }
  return withScene(request, scene, { shade_mode: 'iv', row_model: 'projection', ...array })
}

const FIRST = 24 * 75

/** Ten days of March. */
function days(): Resolved['weather'] {
  const columns = Object.entries(MUNICH_YEAR).map(([key, value]) => [key, Array.isArray(value) ? value.slice(FIRST, FIRST + 240) : value])
  return {
    ...Object.fromEntries(columns),
    start: new Date(Date.parse(`${MUNICH_YEAR.start}Z`) + FIRST * 3_600_000).toISOString().slice(0, 16),
  }
}

function failuresOf(request: Resolved): string[] {
  try {
    run(request)
  } catch (error) {
    if (error instanceof EngineError) return error.failures.map(({ field, message }) => `${field}: ${message}`)
    throw error
  }
  return []
}

const WIRED = { modules_across: 2, wiring: WIRING }

describe('a run by the curves of its cells', () => {
  test('loses what the wiring says, and its diagram closes', () => {
    const energy = (type: object, array: object = {}): number => {
      const outcome = run(plantOf(type, array))
      const rows = diagram(outcome)
      const { e_grid_kwh } = outcome.answer.summary
      expect(Math.abs((rows.get('e_grid') ?? Number.NaN) / e_grid_kwh - 1)).toBeLessThan(1e-6)
      return e_grid_kwh
    }
    const lines = energy(WIRED)
    const columns = energy({ ...WIRED, wiring: { ...WIRING, order: 'columns' } })
    const halves = energy({ ...WIRED, wiring: { ...WIRING, half_cells: true } })
    const linear = energy(WIRED, { shade_mode: 'linear' })
    const whole = energy(WIRED, { shade_mode: 'whole_strings' })
    expect(Math.max(lines, columns, halves)).toBeLessThan(linear)
    expect(columns).toBeLessThan(lines)
    expect(halves).toBeGreaterThan(lines)
    expect(Math.abs(lines / whole - 1)).toBeLessThan(0.01)
    expect(Math.abs(energy(WIRED, { row_model: 'shading_table' }) / lines - 1)).toBeLessThan(0.003)
    // the list of the strings says the same as their order
    const list = stringsOf({ lines: 2, columns: 12 }, 12, 'columns')
    expect(energy({ ...WIRED, wiring: { ...WIRING, strings: list } })).toBe(columns)
  })

  test('says what it assumes of a type without wiring, and which strings differ', () => {
    const warningsOf = (type: object) => run(plantOf(type)).answer.summary.warnings
    expect(warningsOf({})).toContainEqual(
      expect.stringContaining("Type 'rack' states no wiring: its modules are taken as portrait, 2 across"),
    )
    expect(run(plantOf({})).answer.summary.e_grid_kwh).toBe(run(plantOf(WIRED)).answer.summary.e_grid_kwh)
    const other = warningsOf({ ...WIRED, wiring: { ...WIRING, modules_per_string: 24 } })
    expect(other).toContainEqual(expect.stringContaining("Strings of type 'rack' have 24 modules"))
    expect(warningsOf({ ...WIRED })).not.toContainEqual(expect.stringMatching(/wiring|Strings of type/))
    const unread = run(plantOf(WIRED, { shade_mode: 'electrical' })).answer.summary.warnings
    expect(unread).toContainEqual(expect.stringContaining('scene.types.0.wiring'))
  })

  test('is estimated with its time, and with what a shading table keeps of it', () => {
    const costOf = (shade_mode: string) => sceneCost(plantOf(WIRED, { shade_mode, row_model: 'shading_table' }))
    const by = { iv: costOf('iv'), whole: costOf('whole_strings'), strips: costOf('electrical') }
    expect(by.iv.seconds).toBeGreaterThan(by.whole.seconds)
    expect(by.iv.bytes).toBe(by.whole.bytes)
    expect(by.iv.bytes - by.strips.bytes).toBeGreaterThan(38 * 700 * 8)
  })

  test('is refused where it cannot be computed, with the way out', () => {
    const module = { model: 'reference', p_nom_w: 363, efficiency: 0.18, temperature_coefficient: -0.004 }
    expect(failuresOf(plantOf(WIRED, {}, { module }))).toEqual([
      expect.stringContaining('module.model: reference has no I-V curve of a cell'),
    ])
    expect(failuresOf(plantOf(WIRED, { row_model: 'rows' }))).toEqual([expect.stringContaining('array.shade_mode: iv looks at the tables')])
    expect(failuresOf(plantOf(WIRED, { cell_layout: 'half' }))).toEqual([
      expect.stringContaining('array.cell_layout: shade_mode iv computes'),
    ])
    expect(failuresOf(plantOf({ ...WIRED, wiring: { ...WIRING, bypass_diodes: 7 } }))).toEqual([
      expect.stringContaining('module.cells_in_series: 72 cells are not the same number behind each of 7'),
    ])
    expect(failuresOf(plantOf(WIRED, {}, { module: CEC }))).toEqual([])
    const large = plantOf({ ...WIRED, modules: 480 }, {}, { weather: MUNICH_YEAR })
    expect(failuresOf(large)).toEqual([
      expect.stringContaining('array.shade_mode: iv is for small scenes: 2 tables of 480 modules in 4380 directions'),
    ])
    expect(failuresOf({ ...large, scene: null, array: { ...large.array, row_model: null, inter_row_shading: true } })).toEqual([
      expect.stringContaining('array.shade_mode: iv needs a scene'),
    ])
  })
})

describe('wiring of a type', () => {
  test.each([
    [{ wiring: WIRING }, 'needs modules_across'],
    [{ modules_across: 5, wiring: WIRING }, '24 modules are no whole number of lines of 5'],
    [{ ...WIRED, wiring: { ...WIRING, modules_per_string: 7 } }, 'must divide the 24 modules of the table, not 7'],
    [{ ...WIRED, wiring: { ...WIRING, modules_per_string: 24, order: 'leapfrog' } }, 'leapfrog takes strings in pairs'],
    [{ ...WIRED, wiring: { ...WIRING, order: 'lines', strings: stringsOf({ lines: 2, columns: 12 }, 12, 'lines') } }, 'delete one of both'],
    [{ ...WIRED, wiring: { ...WIRING, strings: [[0, 1, 2]] } }, 'string 0 has 3 modules, not the 12'],
    [
      { ...WIRED, wiring: { ...WIRING, modules_per_string: 24, strings: [Array(24).fill(3)] } },
      'must take each module from 0 to 23 once; 0 is in none',
    ],
  ])('%j is refused', (type, message) => {
    expect(failuresOf(plantOf(type)).join()).toContain(message)
  })

  test('puts two strings of leapfrog on every other module', () => {
    expect(stringsOf({ lines: 1, columns: 6 }, 3, 'leapfrog')).toEqual([
      [0, 2, 4],
      [1, 3, 5],
    ])
    expect(stringsOf({ lines: 2, columns: 2 }, 2, 'columns')).toEqual([
      [0, 2],
      [1, 3],
    ])
  })
})
