import { describe, expect, test } from 'bun:test'
import { type Resolved, type RunOutcome, run } from '@pvyield/engine'
import { mainLosses } from '../../../engine/report/main-losses.ts'
import { everyLossPlant, MUNICH_YEAR, plant } from '../chain/plant.ts'
import { GENERATED } from '../properties/generated-plants.ts'

type Answer = RunOutcome['answer']

const answerOf = (request: Resolved): Answer => run(request).answer
const levelIn = ({ loss_diagram }: Answer, key: string): number => loss_diagram.find((row) => row.key === key)?.value ?? 0
const keysOf = ({ summary }: Answer): string[] => summary.main_losses.map(({ key }) => key)

/** What lies before the plane of the modules, and what happens to the light on the ground. */
const NOT_OF_THE_PLANT = [
  'transposition',
  'ground_incident',
  'ground_reflected',
  'rear_view',
  'rear_sky',
  'rear_beam',
  'rear_structure',
  'self_consumed',
]

/** A row of a diagram, in short. */
function row(key: string, value: number, basis: string | null, unit = 'kWh', loss = true): Answer['loss_diagram'][number] {
  return { key, label: key, value, unit, loss, basis, fraction: null, fraction_of_previous: null }
}

describe('main_losses', () => {
  // By hand: 100 kW, 1500 kWh/m2 on the plane would be 150 MWh. Soiling 30 kWh/m2 is 3 MWh, IAM 20 is 2 MWh; the front
  // keeps 1450, 145 MWh; with the rear side 155 MWh are nominal, so it gains 10. Of these 6 MWh go to heat, 4 MWh to the
  // inverter, 145 MWh to the grid: 150 - 3 - 2 + 10 - 6 - 4 = 145.
  test('are those of a diagram by hand arithmetic', () => {
    const rows = [
      row('glob_hor', 1400, null, 'kWh/m2', false),
      row('transposition', -100, 'glob_hor', 'kWh/m2'),
      row('glob_inc', 1500, 'glob_hor', 'kWh/m2', false),
      row('soiling', 30, 'glob_inc', 'kWh/m2'),
      row('iam', 20, 'glob_inc', 'kWh/m2'),
      row('ground_incident', 1000, null, 'kWh/m2', false),
      row('ground_reflected', 800, 'ground_incident', 'kWh/m2'),
      row('rear_view', 50, 'ground_incident', 'kWh/m2'),
      row('glob_rear', 150, 'ground_incident', 'kWh/m2', false),
      row('glob_eff', 1450, 'glob_inc', 'kWh/m2', false),
      row('e_array_nominal', 155_000, null, 'kWh', false),
      row('temperature', 6000, 'e_array_nominal'),
      row('spectral', 0, 'e_array_nominal'),
      row('e_array_mpp', 149_000, 'e_array_nominal', 'kWh', false),
      row('inverter_efficiency', 4000, 'e_array_mpp'),
      row('e_inverter_output', 145_000, 'e_array_mpp', 'kWh', false),
      row('e_grid', 145_000, 'e_inverter_output', 'kWh', false),
    ]
    expect(mainLosses(rows, 100).map(({ key, loss_kwh, fraction }) => [key, loss_kwh, fraction])).toEqual([
      ['temperature', 6000, 0.04],
      ['inverter_efficiency', 4000, 4 / 150],
      ['soiling', 3000, 0.02],
      ['iam', 2000, 2 / 150],
      ['glob_rear', -10_000, -10 / 150],
    ])
  })

  // IEC 61724-1: the performance ratio is delivered energy over nameplate and light on the plane.
  test('are fractions that add up to 1 minus the performance ratio, where the module has its nameplate at STC', () => {
    for (const bifacial of [null, { bifaciality: 0.7, height_m: 1 }]) {
      const request = everyLossPlant({ bifacial })
      const { summary } = answerOf({ ...request, module: { ...request.module, p_nom_w: 8.3 * 36.1 } }) // i_mp_a x v_mp_v
      const sum = summary.main_losses.reduce((total, { fraction }) => total + (fraction ?? Number.NaN), 0)
      expect(sum).toBeCloseTo(1 - summary.performance_ratio, 9)
    }
  })

  test('in generated plants lead from the light on the plane to the energy to grid and load, the largest first', () => {
    let rears = 0
    for (const { name, outcome } of GENERATED.plants) {
      const { answer } = outcome
      const { main_losses } = answer.summary
      const some = main_losses.find(({ fraction }) => fraction !== null && Math.abs(fraction) > 1e-6)
      if (some === undefined || some.fraction === null) continue
      const entered = some.loss_kwh / some.fraction
      const lost = main_losses.reduce((sum, { loss_kwh }) => sum + loss_kwh, 0)
      const delivered = levelIn(answer, 'e_grid') + levelIn(answer, 'self_consumed')
      const scale = Math.max(entered, ...main_losses.map(({ loss_kwh }) => Math.abs(loss_kwh)))
      expect(Math.abs(entered - lost - delivered), name).toBeLessThanOrEqual(1e-9 * scale)
      const sizes = main_losses.map(({ loss_kwh }) => loss_kwh)
      expect(sizes, name).toEqual(sizes.toSorted((a, b) => b - a))
      expect(
        keysOf(answer).filter((key) => NOT_OF_THE_PLANT.includes(key)),
        name,
      ).toEqual([])
      if (answer.loss_diagram.some(({ key }) => key === 'glob_rear')) rears++
      else expect(keysOf(answer), name).not.toContain('glob_rear')
    }
    expect(rears).toBeGreaterThan(5)
  })

  test('of a bifacial plant begin with a loss of the plant, not with the 80 % that the ground absorbs', () => {
    const answer = answerOf(plant({ bifacial: { bifaciality: 0.7, height_m: 1 } }))
    const shares = answer.loss_diagram.filter(({ loss }) => loss).map(({ key, fraction_of_previous: share }) => [key, share ?? 0] as const)
    expect(shares.toSorted(([, a], [, b]) => b - a)[0]?.[0]).toBe('ground_reflected')
    expect(answer.summary.main_losses[0]?.fraction).toBeLessThan(0.2)
    expect(keysOf(answer).at(-1)).toBe('glob_rear')
  })

  test('in the dark are what the plant draws, as a fraction of nothing', () => {
    const dark = new Array<number>(MUNICH_YEAR.temp_air_c.length).fill(0)
    const weather = { ...MUNICH_YEAR, ghi_wm2: dark, dni_wm2: dark, dhi_wm2: dark }
    const { summary } = answerOf(plant({ weather, ac_losses: { aux_night_kw: 2 } }))
    expect(summary.main_losses).toMatchObject([{ key: 'auxiliaries', fraction: null }])
    expect(summary.main_losses[0]?.loss_kwh).toBeCloseTo(-summary.e_grid_kwh, 9)
  })
})
