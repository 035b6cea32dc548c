import { expect, test } from 'bun:test'
import { perform, type Sources } from '@pvyield/engine'
import { assessPerformance, PERFORMANCE_SERIES, testedRun } from '../../../engine/performance.ts'
import { MUNICH_YEAR } from '../chain/plant.ts'
import { smallPlant } from '../small-plant.ts'
import { requestOf } from './measurement.ts'

/** DC/AC 1.5, with losses between the inverter and the meter. */
const BODY = {
  ...smallPlant(),
  weather: MUNICH_YEAR,
  inverter: { model: 'flat', p_ac_nom_kw: 66.67, efficiency: 0.97 },
  ac_losses: { ac_wiring_loss_at_stc: 0.03 },
}

test('a run replayed as a measurement without module temperature has ratios of 1, clipped rows and its own thermal model included', async () => {
  const { resolved, series } = await perform({ kind: 'full', body: BODY, series: PERFORMANCE_SERIES }, {
    sha256: () => '',
  } as unknown as Sources)
  if (series === null) throw new Error('The run has series')
  const run = testedRun(resolved, series)
  const { rows } = run
  const measured = {
    timezone: rows.timezoneH,
    step_minutes: rows.stepMinutes,
    interval: 'start' as const,
    start: '2001-01-01T00:00',
    time: null,
    poa_wm2: Array.from(rows.poaWm2),
    temp_air_c: Array.from(rows.airC ?? []),
    wind_speed_ms: Array.from(rows.windMps ?? []),
    power_ac_kw: Array.from(rows.acW ?? [], (watts) => watts / 1000),
  }
  const answer = assessPerformance(requestOf(measured, { filters: { season_days: 183 } }), run)
  expect(answer.plant.ac_limit_kw).toBeLessThan(66)
  expect(answer.filters.find(({ set, filter }) => set === 'measured' && filter === 'limited')?.removed).toBeGreaterThan(10)
  expect(answer.capacity?.ratio?.value).toBeCloseTo(1, 9)
  expect(answer.regression?.ratio?.value).toBeCloseTo(1, 9)
  expect(answer.measured.performance_ratio_stc).toBeCloseTo(answer.run.performance_ratio_stc ?? 0, 9)
  expect(answer.method[1]).toContain("by Sandia's model from air and wind (King et al. 2004) in the measured rows and in those of the run")
})
