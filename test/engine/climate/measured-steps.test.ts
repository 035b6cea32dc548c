import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Weather } from '@pvyield/contract/schemas'
import { clearSkyLimit } from '../../../engine/climate/clear-sky-limit.ts'
import { hourlySun } from '../../../engine/climate/hourly-sun.ts'
import { Random } from '../../../engine/climate/random.ts'
import { sunOfDays } from '../../../engine/climate/solar-geometry.ts'
import { shorterSteps } from '../../../engine/climate/synthetic/short-steps.ts'

import { completeRunRequest, completeSimpleRequest, expandSimple, type Resolved, run } from '../../../engine/index.ts'
import { describeReference } from '../../reference.ts'

const PLACE = { latitude: 42.194, longitude: -122.698, elevation: 595 }
const ZONE_H = -8
const FIRST_DAY = 273
const DAYS = 31
const PER_HOUR = 12

interface Light {
  ghiWm2: Float64Array
  dhiWm2: Float64Array
}

/** October of a year whose other months are dark, by steps of 5 min: means that end at the stamp, which is an hour early. */
function octoberOf(path: string): Light {
  const light = { ghiWm2: new Float64Array(365 * 288), dhiWm2: new Float64Array(365 * 288) }
  const text = new TextDecoder().decode(Bun.gunzipSync(readFileSync(path)))
  for (const line of text.split('\n').slice(3)) {
    const [epoch, global, , diffuse] = line.split('\t').map(Number)
    const time = new Date((epoch + 3600 + ZONE_H * 3600 - 300) * 1000)
    if (Number.isNaN(time.getTime()) || time.getUTCMonth() !== 9) continue
    const row = (FIRST_DAY + time.getUTCDate() - 1) * 288 + time.getUTCHours() * PER_HOUR + time.getUTCMinutes() / 5
    light.ghiWm2[row] = Math.max(0, global)
    light.dhiWm2[row] = Math.max(0, Math.min(diffuse, global))
  }
  return light
}

const meansOf = (steps: Float64Array): Float64Array => {
  const hours = new Float64Array(steps.length / PER_HOUR)
  steps.forEach((value, row) => {
    hours[Math.floor(row / PER_HOUR)] += value / PER_HOUR
  })
  return hours
}

/** Share of the energy that an inverter of two thirds of the modules' power clips in October. */
function clippedFrac({ ghiWm2, dhiWm2 }: Light, zenithCos: Float64Array): number {
  const perDay = ghiWm2.length / 365
  const ofOctober = (column: Float64Array) => Array.from(column.subarray(FIRST_DAY * perDay, (FIRST_DAY + DAYS) * perDay))
  const beamWm2 = ghiWm2.map((global, row) => (zenithCos[row] > 0.03 ? Math.min(1100, (global - dhiWm2[row]) / zenithCos[row]) : 0))
  const rows = DAYS * perDay
  const weather: Weather = {
    timezone: ZONE_H,
    step_minutes: 1440 / perDay,
    interval: 'start',
    sun_offset_min: null,
    start: '1990-10-01T00:00',
    time: null,
    ghi_wm2: ofOctober(ghiWm2),
    dhi_wm2: ofOctober(dhiWm2),
    dni_wm2: ofOctober(beamWm2),
    temp_air_c: new Array<number>(rows).fill(15),
    wind_speed_ms: new Array<number>(rows).fill(2),
    ...PLACE,
  }
  const place = { latitude: PLACE.latitude, longitude: PLACE.longitude }
  const plant = completeSimpleRequest({ ...place, system_capacity_kw: 1000, racking: 'fixed', tilt_deg: 30, dc_ac_ratio: 1.5, weather })
  const expanded = expandSimple(plant, new Set(), { weather, weatherSource: null, timezoneH: ZONE_H, elevationM: PLACE.elevation })
  if ('failures' in expanded) throw new Error(JSON.stringify(expanded.failures))
  const { answer } = run(completeRunRequest<Resolved>(expanded.request), { withSeries: false })
  return answer.loss_diagram.find(({ key }) => key === 'inverter_over_power')?.fraction ?? Number.NaN
}

describeReference(
  'steps of 5 min made of measured hours, against the measured steps',
  (folder) => {
    const sunDays = sunOfDays(ZONE_H)
    const ofHours = hourlySun(PLACE.latitude, PLACE.longitude, ZONE_H, sunDays)
    const ofSteps = hourlySun(PLACE.latitude, PLACE.longitude, ZONE_H, sunDays, PER_HOUR)

    test.each([
      ['2018', 0.0703, 0.002],
      ['2000', 0.0389, 0.015],
    ])('October %s: the clipping of a plant of DC/AC 1.5 is %p, to %p', (year, clipped, tolerance) => {
      const measured = octoberOf(join(folder, `ashland_${year}-10.txt.gz`))
      const hours = { ghiWm2: meansOf(measured.ghiWm2), dhiWm2: meansOf(measured.dhiWm2) }
      const made = shorterSteps(hours, clearSkyLimit(PLACE.elevation), ofHours, ofSteps, 5, new Random(1, 3))
      const real = clippedFrac(measured, ofSteps.zenithCos)
      expect(real).toBeCloseTo(clipped, 3)
      expect(Math.abs(clippedFrac(made, ofSteps.zenithCos) - real)).toBeLessThan(tolerance)
      expect(clippedFrac(hours, ofHours.zenithCos)).toBeLessThan(real - 0.006)
    })
  },
  'measured',
)
