import { expect, test } from 'bun:test'
import { type QuantityName, run } from '@pvyield/engine'
import { DiodeModule } from '../../../engine/module/diode-module.ts'
import { GENERATED, seriesOf } from './generated-plants.ts'

/** The two losses that the tabulated power at 25 degC splits. */
const TABULATED: readonly QuantityName[] = ['GIncLss', 'TempLss']

/** Runs with the plain solve in place of the kernel. */
function withoutKernel<T>(work: () => T): T {
  const { solve } = DiodeModule.prototype
  DiodeModule.prototype.solve = DiodeModule.prototype.solvePlain
  try {
    return work()
  } finally {
    DiodeModule.prototype.solve = solve
  }
}

const top = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

test('the MPP kernel gives every row of every generated plant as the plain solve does', () => {
  const plants = GENERATED.plants.filter(({ request }) => request.module.model !== 'reference')
  expect(plants.length).toBeGreaterThan(30)
  for (const plant of plants) {
    const plain = { ...plant, outcome: withoutKernel(() => run(plant.request, { withSeries: true })) }
    const plantKwh = top(seriesOf(plain, 'EArrMPP') ?? new Float64Array(0))
    for (const name of (plant.outcome.series?.names ?? []) as QuantityName[]) {
      const found = seriesOf(plant, name)
      const expected = seriesOf(plain, name)
      if (found === null || expected === null) throw new Error(`${plant.name} has no ${name}`)
      const scale = Math.max(plantKwh, top(expected))
      const bound = TABULATED.includes(name) ? 1e-6 : 1e-8
      const worst = expected.reduce((most, value, row) => (found[row] === value ? most : Math.max(most, Math.abs(found[row] - value))), 0)
      expect(worst, `${plant.name}: ${name}`).toBeLessThanOrEqual(bound * scale)
    }
    const { answer } = plant.outcome
    const scaleKwh = Math.max(1e-9, ...answer.loss_diagram.filter(({ unit }) => unit === 'kWh').map(({ value }) => Math.abs(value)))
    answer.loss_diagram.forEach(({ key, value, unit }, k) => {
      if (unit !== 'kWh') return
      const bound = key === 'irradiance_level' || key === 'temperature' ? 1e-8 : 1e-9
      expect(Math.abs(value - plain.outcome.answer.loss_diagram[k].value), `${plant.name}: ${key}`).toBeLessThanOrEqual(bound * scaleKwh)
    })
  }
})
