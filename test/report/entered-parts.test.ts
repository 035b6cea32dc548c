import { expect, test } from 'bun:test'
import { EN, htmlOf, reportOf } from '@pvyield/report/document'
import { ExamplePlants } from '../../scripts/docs/example-plants.ts'
import { madeRun } from './made-run.ts'

test('a report names parts that are out, limits that nobody stated, ids of parts, series and cables', async () => {
  const farm = new ExamplePlants().request('farm')
  const period = { from: '06-01T00:00', to: '06-08T00:00', kind: 'plant', fraction: 1, label: null }
  const [, hall] = farm.sub_arrays ?? []
  const limits = farm.weather.temp_air_c.map((_, k) => (k % 2 === 0 ? 80 : 120))
  const cables = [{ length_m: 60, section_mm2: 6, strings: 1, label: 'roof to inverter' }]
  const outages = {
    periods: [
      { ...period, sub_arrays: ['hall'], inverters: null },
      { ...period, from: '07-01T00:00', to: '07-02T00:00', sub_arrays: ['barn'], inverters: 1 },
    ],
  }
  const { report } = await madeRun({
    ...farm,
    dc_losses: { ...farm.dc_losses, dc_wiring_loss_at_stc: 0, cables },
    ac_losses: { ...farm.ac_losses, grid_poi_limit_kw: 0, grid_limit_series: limits, outages },
  })
  const partsNamed = [{ id: 'hall', ids: { module: 'pan_of_hall', inverter: 'cec_of_hall' }, unstated: { module: null, inverter: null } }]
  const html = htmlOf(reportOf({ ...report, partsNamed }))
  for (const words of [
    `${hall?.label} (hall)`,
    '1 inverter<',
    EN.facts.fromLibrary('pan_of_hall'),
    EN.facts.fromLibrary('cec_of_hall'),
    '8760 rows: 80 kW to 120 kW, mean 100 kW',
    'roof to inverter',
    EN.outagesWords(2),
  ])
    expect(html.replaceAll('8,760', '8760').replaceAll('8\u202f760', '8760')).toContain(words)
  expect(html).not.toContain(`>${EN.asSent}<`)
  expect(html).not.toMatch(/Snow[^<]*<\/t[dh]><td[^>]*>automatic/)
  const [first, ...others] = report.answer.sub_arrays ?? []
  if (!first?.string_voltage) throw new Error('no voltage')
  const open = { ...first, string_voltage: { ...first.string_voltage, v_dc_max_v: null } }
  const unstated = htmlOf(reportOf({ ...report, answer: { ...report.answer, sub_arrays: [open, ...others] } }))
  expect(unstated).toContain(EN.facts.fitsAsStated)
})
