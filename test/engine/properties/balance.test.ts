import { describe, expect, test } from 'bun:test'
import type { QuantityName } from '@pvyield/engine'
import { seriesToWire } from '@pvyield/engine'
import { GENERATED, type GeneratedPlant, seriesOf } from './generated-plants.ts'

const CLOSURE = 1e-9

/** Each level of the series, with the level before it and the losses and gains between the two. */
const LEVELS: [level: QuantityName, before: QuantityName, losses: QuantityName[], gains: QuantityName[]][] = [
  ['GlobInc', 'BeamInc', [], ['DifSInc', 'Alb_Inc']],
  ['GlobEff', 'GlobIAM', [], []],
  [
    'EArrMPP',
    'EArrNom',
    ['ModDegr', 'GIncLss', 'TempLss', 'SpctCor', 'ShdElec', 'ModQual', 'LIDLoss', 'MisLoss', 'RearMis', 'OhmLoss'],
    [],
  ],
  ['EArray', 'EArrMPP', ['IL_Pmax', 'ILPmxSH', 'IL_Imax', 'IL_Vmax', 'IL_Vmin', 'IL_Pmin'], []],
  ['EOutInv', 'EArray', ['IL_Oper', 'IL_Night', 'EBatChDC'], ['EBatDisDC']],
  ['EOutInv', 'EArrMPP', ['InvLoss', 'EBatChDC'], ['EBatDisDC']],
  [
    'E_Grid',
    'EOutInv',
    ['EBatCh', 'EGrdLim', 'EAuxil', 'EACOhmL', 'EMVTrfL', 'EMVLine', 'EHVTrfL', 'EHVLine', 'ETransm', 'EOthAC', 'EUnavail', 'ELoad'],
    ['EBatDis', 'EFromGrid'],
  ],
]

const written = new Map<GeneratedPlant, Record<string, (number | null)[]>>()

function writtenSeriesOf(plant: GeneratedPlant, name: QuantityName): Float64Array | null {
  const { series } = plant.outcome
  const columns = written.get(plant) ?? (series === null ? {} : seriesToWire(series).columns)
  written.set(plant, columns)
  const column = columns[name]
  return column === undefined ? null : Float64Array.from(column, (value) => value ?? Number.NaN)
}

describe('energy balance', () => {
  test('every level of the diagram is the level before minus the losses between them', () => {
    for (const { name, outcome } of GENERATED.plants) {
      const rows = outcome.answer.loss_diagram
      const levels = new Map(rows.filter(({ loss }) => !loss).map((row) => [row.key, row.value]))
      for (const row of rows) {
        if (row.loss || row.basis === null) continue
        const before = levels.get(row.basis) ?? Number.NaN
        const lost = rows.filter(({ loss, basis }) => loss && basis === row.basis)
        const left = lost.reduce((sum, { value }) => sum - value, before)
        const scale = Math.max(Math.abs(before), ...lost.map(({ value }) => Math.abs(value)))
        expect(Math.abs(left - row.value), `${name}: ${row.basis} to ${row.key}`).toBeLessThanOrEqual(CLOSURE * scale)
      }
    }
  })

  test.each([
    ['as in the engine', seriesOf],
    ['rounded as in an answer', writtenSeriesOf],
  ])('every row of the series balances, %s', (_, columnOf) => {
    const rowsOf = new Map<QuantityName, number>()
    for (const plant of GENERATED.plants) {
      for (const [level, before, losses, gains] of LEVELS) {
        const reached = columnOf(plant, level) ?? new Float64Array()
        const from = columnOf(plant, before) ?? new Float64Array()
        const lost = losses.flatMap((name) => columnOf(plant, name) ?? [])
        const gained = gains.flatMap((name) => columnOf(plant, name) ?? [])
        rowsOf.set(level, (rowsOf.get(level) ?? 0) + reached.length)
        const scale = Math.max(...[from, reached, ...lost, ...gained].flatMap((column) => [...column].map(Math.abs)))
        for (let i = 0; i < reached.length; i++) {
          let left = from[i]
          for (const column of lost) left -= column[i]
          for (const column of gained) left += column[i]
          if (!(Math.abs(left - reached[i]) <= CLOSURE * scale))
            throw new Error(`${plant.name}, ${before} to ${level}, row ${i}: expected ${left}, found ${reached[i]}`)
        }
      }
    }
    for (const [level] of LEVELS) expect(rowsOf.get(level), level).toBeGreaterThan(0) // one plant may lack a level, but not all
  })

  test('no number in the answer or the series is missing or infinite', () => {
    const bad = (value: unknown, path: string): string[] => {
      if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
      if (typeof value !== 'object' || value === null) return []
      return Object.entries(value).flatMap(([key, inner]) => bad(inner, `${path}.${key}`))
    }
    for (const { name, outcome } of GENERATED.plants) {
      expect(bad(outcome.answer, name)).toEqual([])
      for (const [k, column] of (outcome.series?.columns ?? []).entries()) {
        expect(
          column.findIndex((value) => !Number.isFinite(value)),
          `${name}: ${outcome.series?.names[k]}`,
        ).toBe(-1)
      }
    }
  })
})
