import { expect, test } from 'bun:test'
import { run, type SimplePlace } from '@pvyield/engine'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'
import { expanded } from '../simple/expanded.ts'

const place: SimplePlace = { weather: MUNICH_YEAR, weatherSource: null, timezoneH: 1, elevationM: null }

const ratioWarnings = (request: Parameters<typeof run>[0]): string[] =>
  run(request).answer.summary.warnings.filter((text) => text.includes('DC/AC'))

test('a full run warns above a DC/AC ratio of 1.8, with the powers, and not at 1.8', () => {
  const ofInverter = (p_ac_nom_kw: number): string[] => ratioWarnings(plant({ inverter: { model: 'flat', p_ac_nom_kw } }))
  expect(ofInverter(312.5)).toEqual([
    'The DC/AC ratio is 3.20 (1000 kW DC, 312.5 kW AC), above the usual maximum of 1.8: check the number of strings and inverters and the AC power of the inverters',
  ])
  expect(ofInverter(1000 / 1.8)).toEqual([])
})

test('a full run warns below a DC/AC ratio of 0.8, with the powers, and not at 0.8', () => {
  const ofInverter = (p_ac_nom_kw: number): string[] => ratioWarnings(plant({ inverter: { model: 'flat', p_ac_nom_kw } }))
  expect(ofInverter(2000)).toEqual([
    'The DC/AC ratio is 0.50 (1000 kW DC, 2000 kW AC), below the usual minimum of 0.8: check the number of strings and inverters and the AC power of the inverters',
  ])
  expect(ofInverter(1250)).toEqual([])
  expect(ofInverter(1000 / 0.8 + 1e-10)).toEqual([])
})

test('a simple run warns above a DC/AC ratio of 1.8, and not at exactly 1.8, whatever its size', () => {
  const simple = (system_capacity_kw: number, dc_ac_ratio: number): string[] =>
    ratioWarnings(expanded({ system_capacity_kw, dc_ac_ratio }, place).request)
  expect(simple(100, 1.81)).toHaveLength(1)
  for (const capacityKw of [3, 7.7, 100, 123.4, 999.9]) expect(simple(capacityKw, 1.8)).toEqual([])
})
