import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { partsLines } from '../../clients/cli/parts-table.ts'
import { roofsOf } from '../../clients/cli/roofs-file.ts'
import { pvyield } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'pvyield-roofs-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(text: string): string {
  const path = join(folder, 'roofs.csv')
  writeFileSync(path, text)
  return path
}
const read = (text: string) => roofsOf({ values: { roofs: fileOf(text) } }).sub_arrays

describe('a file of roofs', () => {
  test('is a table with names, whose empty cells are left out, or a list', () => {
    expect(read('label,tilt_deg,area_m2,module\nEast roof,15,40.5,pan_x\nWest,,30,\n')).toEqual([
      { label: 'East roof', tilt_deg: 15, area_m2: 40.5, module: { id: 'pan_x' } },
      { label: 'West', area_m2: 30 },
    ])
    expect(read('id;area_m2\r\na;40,5\r\n')).toEqual([{ id: 'a', area_m2: 40.5 }])
    expect(read('[{"id": "a", "modules": 3}]')).toEqual([{ id: 'a', modules: 3 }])
    expect(read('{"sub_arrays": [{"id": "a"}]}')).toEqual([{ id: 'a' }])
    expect(roofsOf({ values: {} })).toEqual({})
  })

  test('is refused with a column that no roof has, without roofs, and with cells too many', () => {
    expect(() => read('label,kwp\nA,3\n')).toThrow('has a column "kwp", which no roof has: use id, label,')
    expect(() => read('label,area_m2\n')).toThrow('has no roof')
    expect(() => read('label,area_m2\nEast, upper,3\n')).toThrow('roof 1: 3 cells for 2 columns')
    expect(() => read('{"a": 1}')).toThrow('is no list of roofs')
  })

  test('simulates and sizes: each roof has a line, with what is left over', async () => {
    const roofs = fileOf('label,id,azimuth_deg,area_m2,shares_inverter_with\nEast roof,east,90,100,\nWest roof,west,270,60,east\n')
    const place = ['--lat', '48.1', '--lon', '11.6', '--racking', 'rooftop', '--roofs', roofs]
    const components = ['--module', 'pan_ja_solar_jam66d45_600_lb', '--inverter', 'ond_sma_sunny_tripower_60_10_app02']
    const [simulated, sized] = await Promise.all([pvyield(['simulate', ...place]), pvyield(['size', ...place, ...components])])
    expect([simulated.status, sized.status, simulated.err, sized.err]).toEqual([0, 0, '', ''])
    // 100 m2 and 60 m2 take 38 and 22 modules of 500 W and 2.632 m2.
    expect(simulated.out).toMatch(/^Part +kWp DC +kW AC +Modules +kWh\/kWp +kWh at the inverters$/m)
    expect(simulated.out).toMatch(/^east \(East roof\) +19\.0 +25\.0 +38 /m)
    expect(simulated.out).toMatch(/^west \(West roof\) +11\.0 +of east +22 /m)
    // 2.70 m2 each: 37 modules are two strings of 18 and one is left, 22 are one of 18 and four are left.
    expect(sized.out).toMatch(/^east \(East roof\) +36 +1 +2 x 18 +1 /m)
    expect(sized.out).toMatch(/^west \(West roof\) +18 +4 +1 x 18 +of east /m)
  })
})

test('the table of parts has a line for each, with its energy at the inverters', () => {
  const part = {
    id: 'a',
    label: null,
    shares_inverter_with: null,
    dc_kwp: 10,
    ac_kw: 8.25,
    modules: 1234,
    specific_yield_kwh_per_kwp: 1000,
  }
  const [head, own, shared] = partsLines([part, { ...part, id: 'b', label: 'West', ac_kw: null, shares_inverter_with: 'a', dc_kwp: 5.5 }])
  expect(head?.split(/ {2,}/)).toEqual(['Part', 'kWp DC', 'kW AC', 'Modules', 'kWh/kWp', 'kWh at the inverters'])
  expect(own?.split(/ {2,}/)).toEqual(['a', '10.0', '8.3', '1,234', '1,000.0', '10,000'])
  expect(shared?.split(/ {2,}/)).toEqual(['b (West)', '5.5', 'of a', '1,234', '1,000.0', '5,500'])
})
