import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Sink } from '../../engine/core/sink.ts'
import { warnOfYield } from '../../engine/report/unusual-yield.ts'
import { ExamplePlants } from '../../scripts/docs/example-plants.ts'
import { equationValue } from './equation-value.ts'

const root = join(import.meta.dir, '..', '..')
const read = (path: string) => readFileSync(join(root, 'docs', 'pages', path), 'utf8').replaceAll(/\s+/g, ' ')
const plants = new ExamplePlants()

test('the nominal energy of the bifacial plant closes by hand with the numbers of the page', () => {
  const [, left = '', right = ''] = /E_nominal = (\(2283.*?) = ([\d.]+) ```/.exec(read('results/levels.md')) ?? []
  expect(equationValue(left, {}).toFixed(1)).toBe(right)
  const { module } = plants.request('trackers') as { module: { i_mp_a?: number; v_mp_v?: number; bifaciality: number } }
  const { summary, loss_diagram } = plants.run('trackers').answer
  const level = (key: string) => loss_diagram.find((row) => row.key === key)?.value ?? 0
  const [front, rear, energy] = [level('glob_eff'), level('glob_rear'), level('e_array_nominal')]
  const { i_mp_a = 0, v_mp_v = 0, bifaciality } = module
  expect([...left.matchAll(/[\d.,]+/g)].map(([number]) => Number(number.replaceAll(',', '')))).toEqual([
    Number(front.toFixed(1)),
    bifaciality,
    Number(rear.toFixed(1)),
    i_mp_a,
    v_mp_v,
    summary.modules,
    1e6,
  ])
  expect((front + bifaciality * rear) * i_mp_a * v_mp_v * summary.modules).toBeCloseTo(energy * 1000, 3)
  expect((energy / 1000).toFixed(1)).toBe(right)
})

test('the pages of the summary state the performance ratios at which a run warns', () => {
  const warns = (performance_ratio: number, rows: Parameters<typeof warnOfYield>[1] = []) => {
    const sink = new Sink()
    warnOfYield({ e_grid_kwh: 1000, specific_yield_kwh_per_kwp: 1000, performance_ratio }, rows, true, sink)
    return sink.warnings.length > 0
  }
  for (const path of ['results/summary.md', 'results/provenance.md']) {
    const [, low = 0, high = 0] = /performance ratio[a-z ]*below ([\d.]+) or above ([\d.]+)/i.exec(read(path))?.map(Number) ?? []
    const around = [low - 0.001, low + 0.001, high - 0.001, high + 0.001]
    expect([path, around.map((ratio) => warns(ratio))]).toEqual([path, [true, false, false, true]])
    const { loss_diagram } = plants.run('trackers').answer
    const level = (key: string) => loss_diagram.find((row) => row.key === key)?.value ?? 0
    const highest = high * (1 + level('glob_rear') / level('glob_inc'))
    expect([warns(highest - 0.001, loss_diagram), warns(highest + 0.001, loss_diagram)]).toEqual([false, true])
  }
})

test('the page of the uncertainty corrects the P50 of its example by the bias that it states', () => {
  const [, bias = '', p50 = '', corrected = ''] =
    /fixed racks \| \+([\d.]+) .*of ([\d,]+) kWh above becomes ([\d,]+) kWh/.exec(read('lifetime/uncertainty.md')) ?? []
  const energyKwh = plants.run('racks').answer.summary.e_grid_kwh
  expect(p50).toBe(Math.round(energyKwh).toLocaleString('en-US'))
  expect(corrected).toBe(Math.round(energyKwh / (1 + Number(bias) / 100)).toLocaleString('en-US'))
})

describe('the page of the uncertainty states what the comparison of the embedded year with real ones gives', () => {
  const rows = readFileSync(join(root, 'engine', 'climate', 'README.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 16 && /^[+-][\d.]+$/.test(cells[11] ?? ''))

  test.each([
    ['fixed racks', 11],
    ['trackers', 12],
  ] as const)('%s', (plant, column) => {
    const errors = rows.map((cells) => Number(cells[column]))
    expect(errors).toHaveLength(42)
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const bias = mean(errors)
    const about = Math.sqrt((mean(errors.map((e) => (e - bias) ** 2)) * 42) / 41)
    const shown = new RegExp(`\\| ${plant} \\| \\+([\\d.]+) \\| ([\\d.]+) \\| ([\\d.]+) \\| ([\\d.]+) \\|`).exec(
      read('lifetime/uncertainty.md'),
    )
    const expected = [bias, mean(errors.map(Math.abs)), Math.sqrt(mean(errors.map((e) => e * e))), about]
    expect(shown?.slice(1)).toEqual(expected.map((value) => value.toFixed(1)))
    const recent = rows.filter(([, place = '']) => /PSM\d|PVGIS|, 20\d\d$/.test(place)).map((cells) => Number(cells[column]))
    expect([recent.length, mean(recent).toFixed(1)]).toEqual([10, '1.0'])
  })
})
