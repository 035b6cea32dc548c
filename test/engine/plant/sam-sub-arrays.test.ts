import { expect, test } from 'bun:test'
import type { Resolved } from '@pvyield/engine'
import fixture from '../../fixtures/plant/sam-sub-arrays.json' with { type: 'json' }
import { describeReference } from '../../reference.ts'
import { loadDetailedRun } from '../sam/detailed-case.ts'
import { answerOf, ofParts, rowOf } from './plant-of-parts.ts'

/*
 * Four sub-arrays on one input of SAM's detailed PV model. Without `enable_mismatch_vmax_calc` each
 * works at its own MPP: inputs of their own here. With it all have the voltage of most power: parts
 * in parallel. SAM's search for that voltage leaves about 0.01 % of the power, ours finds it.
 */
describeReference(
  'four sub-arrays of SAM',
  () => {
    const [base] = loadDetailedRun('pv_ew_one_mppt').parts as [Resolved]
    const request: Resolved = { ...base, array: { ...base.array, track_mode: 'fixed', inter_row_shading: false } }
    const inverters = base.array.n_inverters
    const { percent, parallel_points } = fixture.tolerance

    fixture.plants.forEach(({ parts, ...years }, k) => {
      test(`plant ${k}: the year at own voltages and at one voltage, and what the one voltage loses`, () => {
        const answer = (parallel: boolean) =>
          answerOf(
            ofParts(
              request,
              ...parts.map(({ strings, ...plane }, part) => ({
                id: `s${part}`,
                array: { ...plane, strings_per_inverter: strings / inverters },
                ...(part === 0 ? {} : { shares_inverter_with: 's0', parallel }),
              })),
            ),
          )
        const pairs = [
          [answer(false), years.at_own_voltage],
          [answer(true), years.at_common_voltage],
        ] as const
        const dcKwh = pairs.map(([ours]) => rowOf(ours.loss_diagram, 'e_array_mpp'))
        pairs.forEach(([ours, theirs], at) => {
          expect(Math.abs(100 * ((dcKwh[at] ?? 0) / theirs.dc_net_kwh - 1))).toBeLessThan(percent)
          expect(Math.abs(100 * (ours.summary.e_grid_kwh / theirs.energy_kwh - 1))).toBeLessThan(percent)
        })
        const lost = 100 * (1 - (dcKwh[1] ?? 0) / (dcKwh[0] ?? 1))
        const theirs = 100 * (1 - years.at_common_voltage.dc_net_kwh / years.at_own_voltage.dc_net_kwh)
        expect(lost).toBeGreaterThan(0.02)
        expect(Math.abs(lost - theirs)).toBeLessThan(parallel_points)
      })
    })
  },
  'sam',
)
