import { describe, expect, test } from 'bun:test'
import { type Resolved, run } from '@pvyield/engine'
import { everyLossPlant, MUNICH_YEAR, plant } from '../chain/plant.ts'
import { GENERATED } from '../properties/generated-plants.ts'

const answerOf = (request: Resolved) => run(request).answer
const ratioWarnings = (warnings: readonly string[]): string[] => warnings.filter((text) => text.startsWith('Performance ratio'))

describe('a performance ratio outside 0.6 to 1.02', () => {
  test('is reported with the three largest losses of the loss diagram, largest first', () => {
    const { summary, loss_diagram } = answerOf(
      plant({ dc_losses: { quality_loss: 0.3, module_mismatch_loss: 0.1, string_mismatch_loss: 0.01 }, ac_losses: { other_loss: 0.2 } }),
    )
    expect(summary.performance_ratio).toBeLessThan(0.6)
    expect(ratioWarnings(summary.warnings)).toEqual([
      `Performance ratio ${summary.performance_ratio.toFixed(2)} is unusual; largest losses: module quality 30.0 %, other AC losses 20.0 %, mismatch of modules 10.0 %`,
    ])
    expect(loss_diagram.find(({ key }) => key === 'quality')?.fraction_of_previous).toBeCloseTo(0.3, 9)
  })

  test('is not reported inside the range or for part of a year', () => {
    expect(ratioWarnings(answerOf(plant()).summary.warnings)).toEqual([])
    expect(ratioWarnings(answerOf(everyLossPlant()).summary.warnings)).toEqual([])
    for (const { name, outcome } of GENERATED.plants) expect(ratioWarnings(outcome.answer.summary.warnings), name).toEqual([])
  })

  test('above the range is reported with the largest gains', () => {
    const temp_air_c = MUNICH_YEAR.temp_air_c.map(() => -40)
    const { summary } = answerOf(plant({ weather: { ...MUNICH_YEAR, temp_air_c } }))
    expect(summary.performance_ratio).toBeGreaterThan(1.1)
    expect(ratioWarnings(summary.warnings)[0]).toMatch(/ is unusual; largest gains: temperature \d+\.\d %/)
    const modest = answerOf(plant({ dc_losses: { quality_loss: -0.05 } })).summary
    expect(modest.performance_ratio).toBeWithin(1.02, 1.1)
    expect(ratioWarnings(modest.warnings)[0]).toMatch(/ is unusual; largest gains: module quality 5\.0 %/)
  })
})

describe('a plant that delivers nothing', () => {
  const nothing = (request: Resolved): string[] => answerOf(request).summary.warnings.filter((text) => text.includes('delivers no energy'))

  test('is reported with the largest loss', () => {
    expect(nothing(plant({ ac_losses: { aux_kw: 5000 } }))[0]).toMatch(
      /^The plant delivers no energy \(energy to grid: -\d+ kWh\); largest losses: auxiliaries \d{3,}\.\d %/,
    )
  })

  test('for lack of irradiance is reported as such', () => {
    const dark = MUNICH_YEAR.temp_air_c.map(() => 0)
    const { dhi_wm2: _, dni_wm2: __, ...weather } = MUNICH_YEAR
    expect(nothing(plant({ weather: { ...weather, ghi_wm2: dark } }))[0]).toEndWith(' kWh); no irradiance reaches the array')
  })
})
