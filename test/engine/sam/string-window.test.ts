import { expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import type { Resolved } from '../../../engine/core/option.ts'
import fixture from '../../fixtures/inverter/sam-window.json'
import { describeReference } from '../../reference.ts'
import { loadDetailedRun } from './detailed-case.ts'

const POINTS = fixture.tolerance

describeReference('SAM: the voltage window', () => {
  const [base] = loadDetailedRun('pv_inv_mppt_low').parts
  const inputKwh = (operating_point: Resolved['array']['operating_point'], wiringPercent: number, lowV: number, highV: number): number => {
    const { loss_diagram } = run({
      ...base,
      array: { ...base.array, operating_point },
      inverter: { ...base.inverter, v_mppt_min_v: lowV, v_mppt_max_v: highV },
      dc_losses: { ...base.dc_losses, dc_wiring_loss_at_stc: wiringPercent / 100 },
    }).answer
    const of = (key: string): number => loss_diagram.find((row) => row.key === key)?.value ?? Number.NaN
    return of('e_array_mpp') - of('inverter_under_voltage') - of('inverter_over_voltage')
  }

  test.each(fixture.cases)(
    'wiring $dc_wiring_percent %, $mppt_low_v to $mppt_high_v V: string_window loses what SAM loses',
    ({ dc_wiring_percent, mppt_low_v, mppt_high_v, dc_net_share }) => {
      const freeKwh = inputKwh('always_mpp', dc_wiring_percent, mppt_low_v, mppt_high_v)
      const share = (operating_point: Resolved['array']['operating_point']): number =>
        inputKwh(operating_point, dc_wiring_percent, mppt_low_v, mppt_high_v) / freeKwh
      const ours = 100 * (share('string_window') - dc_net_share)
      expect(Math.abs(ours), `${ours.toFixed(3)} points`).toBeLessThan(POINTS)
    },
  )
})
