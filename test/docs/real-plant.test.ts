import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ExamplePlants } from '../../scripts/docs/example-plants.ts'

const PAGES = join(import.meta.dir, '..', '..', 'docs', 'pages')
const text = readFileSync(join(PAGES, 'guides', 'real_plant.md'), 'utf8')

type Row = { readonly key: string; readonly value: number }

function figures(name: string, dcKwp: number, ratio: string, rows: readonly Row[]): string {
  const at = (key: string) => rows.find((row) => row.key === key)?.value ?? Number.NaN
  const lost = (from: string, to: string) => `${(100 * (1 - at(to) / at(from))).toFixed(1)} %`
  const energyKwh = at('e_inverter_output')
  const cells = [
    dcKwp.toFixed(1),
    ratio,
    at('glob_inc').toFixed(0),
    (energyKwh / dcKwp).toFixed(0),
    Math.round(energyKwh).toLocaleString('en-US'),
    lost('e_array_nominal', 'e_array_mpp'),
    lost('e_array_mpp', 'e_inverter_output'),
  ]
  return `| ${[name, ...cells].join(' | ')} |`
}

describe('the guide of a real plant', () => {
  const { answer } = new ExamplePlants().run('farm')
  const parts = answer.sub_arrays ?? []

  test('it shows the request of the plant that it measures', () => {
    const [, shown = ''] = /^```json\n(.*?)^```$/ms.exec(text) ?? []
    expect(JSON.parse(shown)).toEqual(JSON.parse(readFileSync(join(PAGES, 'plants', 'farm.json'), 'utf8')))
  })

  test('its table of parts has the numbers of the engine', () => {
    const dcOf = (id: string) =>
      parts.filter((part) => part.id === id || part.shares_inverter_with === id).reduce((sum, { dc_kwp }) => sum + dc_kwp, 0)
    const rows = parts.map(({ id, label, dc_kwp, ac_kw, loss_diagram }) =>
      figures(label ?? id, dc_kwp, ac_kw === null ? '' : (dcOf(id) / ac_kw).toFixed(2), loss_diagram),
    )
    const { dc_kwp, dc_ac_ratio } = answer.summary
    const expected = [...rows, figures('Plant', dc_kwp, (dc_ac_ratio ?? 0).toFixed(2), answer.loss_diagram)]
    const [, table = ''] = /<!-- parts: farm -->\n(.*?)<!-- end -->/s.exec(text) ?? []
    expect(table.trim().split('\n').slice(2)).toEqual(expected)
  })

  test('what it says of the plant is so', () => {
    expect(parts.map(({ modules }) => modules)).toEqual([136, 64, 51, 51])
    expect(text).toContain('136, 64, 51 and 51')
    expect(parts.every(({ string_voltage }) => string_voltage?.is_in_window)).toBe(true)
    expect(answer.summary.findings?.map(({ code }) => code)).toEqual(['weather_embedded'])
    const sum = parts.reduce((total, { loss_diagram }) => total + (loss_diagram.at(-1)?.value ?? 0), 0)
    const plant = answer.loss_diagram.find(({ key }) => key === 'e_inverter_output')?.value ?? 0
    expect(Math.abs(sum / plant - 1)).toBeLessThan(1e-9)
    expect(text).toContain(`here ${Math.round(answer.summary.storage?.equivalent_full_cycles ?? 0)}.`)
    expect(answer.loss_diagram.find(({ key }) => key === 'mv_transformer_iron')?.value.toFixed(0)).toBe('1656') // 8,760 h of 189 W
  })
})
