import { describe, expect, test } from 'bun:test'
import { makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareInertia } from '../../../engine/thermal/index.ts'
import { pastWeight, weightedPastC } from '../../../engine/thermal/inertia/prilliman.ts'
import fixture from '../../fixtures/thermal/prilliman.json'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { requestWith } from '../geometry/setting.ts'

/** Cell temperatures of consecutive rows, from the weighted mean of those before each. */
function cells(steadyC: readonly number[], windMps: readonly number[], massKgM2: number, stepSeconds: number): number[] {
  const past = Float64Array.from(steadyC)
  const window = Math.max(1, Math.floor(1200 / stepSeconds))
  return steadyC.map((first, row) =>
    row === 0 ? first : weightedPastC(past, row, Math.min(window, row), pastWeight(windMps[row] ?? 0, massKgM2, stepSeconds)),
  )
}

test.each(fixture.cases)('steps of $step_minutes minutes and $unit_mass_kgm2 kg/m2 give the temperatures of pvlib', (c) => {
  expectClose(cells(c.steady_c, c.wind_speed_ms, c.unit_mass_kgm2, c.step_minutes * 60), c.cell_c, { tolerance: 1e-12 })
})

describeReference('pvlib t08', () => {
  test('steps of 15 minutes: only the row before counts', () => {
    const { params, inputs, outputs } = caseOf(loadVectors('t08'), 'temperature.prilliman')
    const { unit_mass, step_s } = params as { unit_mass: number; step_s: number }
    const found = cells([...column(inputs.temp_cell_steady)], [...column(inputs.wind_speed)], unit_mass, step_s)
    expectClose(found, column(outputs.temp_cell), { tolerance: 1e-12 })
  })
})

const [minutes] = fixture.cases as [(typeof fixture.cases)[number]]

function request(stepMinutes: number, model: Resolved['thermal']['model'] = 'pvsyst'): Resolved {
  const plant = requestWith()
  return {
    ...plant,
    weather: { ...plant.weather, step_minutes: stepMinutes },
    thermal: { ...plant.thermal, model, inertia: 'prilliman', unit_mass_kgm2: minutes.unit_mass_kgm2 },
  } as Resolved
}

/** The rows of the fixture through the stage, in blocks of a length. */
function inBlocks(rows: number, isLit: (row: number) => boolean): number[] {
  const inertia = prepareInertia(request(1), new Sink())
  const all: number[] = []
  for (let first = 0; first < minutes.steady_c.length; first += rows) {
    const frame = makeFrame(rows, 1)
    frame.n = Math.min(rows, minutes.steady_c.length - first)
    const [steadyC, outC] = [new Float64Array(rows), new Float64Array(rows).fill(Number.NaN)]
    for (let row = 0; row < frame.n; row++) {
      frame.sky.windMps[row] = minutes.wind_speed_ms[first + row] ?? 0
      if (isLit(first + row)) {
        frame.lit.rows[frame.lit.n++] = row
        steadyC[row] = minutes.steady_c[first + row] ?? 0
      } else {
        frame.sky.tempAirC[row] = minutes.steady_c[first + row] ?? 0
        steadyC[row] = Number.NaN // not read
      }
    }
    inertia?.(frame, steadyC, outC)
    all.push(...outC.subarray(0, frame.n))
  }
  return all
}

describe('the stage', () => {
  test.each([60, 25, 7])('gives the same in blocks of %i rows', (rows) => {
    expect(inBlocks(rows, () => true)).toEqual(inBlocks(60, () => true))
    expectClose(
      inBlocks(rows, () => true),
      minutes.cell_c,
      { tolerance: 1e-12 },
    )
  })

  test('takes the air temperature for dark rows, and writes only lit ones', () => {
    const found = inBlocks(7, (row) => row >= 30)
    expect(found.slice(0, 30).every(Number.isNaN)).toBe(true)
    expectClose(found.slice(30), minutes.cell_c.slice(30), { tolerance: 1e-12 })
  })

  test.each([
    [15, 'pvsyst', 'steps of 15 minutes'],
    [1, 'fuentes', 'thermal.model fuentes'],
  ] as const)('has no effect with steps of %i minutes and thermal.model %s, and says so', (stepMinutes, model, reason) => {
    const sink = new Sink()
    expect(prepareInertia(request(stepMinutes, model), sink)).toBeNull()
    expect(sink.warnings.join()).toContain(reason)
  })
})
