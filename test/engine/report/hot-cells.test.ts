import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { plant } from '../chain/plant.ts'

const warningsOf = (thermal: object): string[] =>
  run(plant({ thermal })).answer.summary.warnings.filter((text) => /degC|Strings/.test(text))

test('a heat loss factor of a tenth is named with its cells, not the strings', () => {
  // by hand: 1000 W/m2 x 0.9 / 2.9 = 310 K above the air; such cells give no power that would leave the balance
  const [warning, ...others] = warningsOf({ model: 'pvsyst', u_c: 2.9 })
  expect(warning).toMatch(/^Cells reach 3\d\d degC in the hottest row, .* check thermal\.u_c 2\.9 and thermal\.u_v 0 /)
  expect(others).toEqual([])
})

test('cells of racks, of roofs and of a desert are none', () => {
  expect(warningsOf({ model: 'pvsyst', u_c: 29 })).toEqual([])
  // 1000 x 0.72 / 15 = 48 K above the air
  expect(warningsOf({ model: 'pvsyst', u_c: 15 })).toEqual([])
})

test('each thermal model names its own fields', () => {
  expect(warningsOf({ model: 'ross', ross_k: 0.2 })[0]).toContain('check thermal.ross_k')
  expect(warningsOf({ model: 'sapm', sapm_a: -1, sapm_b: 0 })[0]).toContain('check thermal.sapm_a -1 and thermal.sapm_b 0')
})
