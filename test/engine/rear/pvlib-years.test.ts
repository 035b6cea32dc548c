import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { rearGroundView } from '../../../engine/geometry/row-views.ts'
import { completeRunRequest, parseWeather, type Resolved, run, seriesToWire } from '../../../engine/index.ts'
import { describeReference, loadVectors, referencePath } from '../../reference.ts'

interface YearParams {
  file: string
  latitude: number
  longitude: number
  altitude: number
  albedo: number
  axis_azimuth: number
  max_angle: number
  backtrack: boolean
  gcr: number
  tilt: number
  azimuth: number
  sheds_height: number
  sheds_pitch: number
}

/** The bifacial plant of a t13 year: pvlib's height is that of the middle of a row. */
function yearRequest(p: YearParams, isTracker: boolean, transposition: 'isotropic' | 'hay_davies'): Resolved {
  const path = referencePath('fixtures', p.file)
  if (path === null) throw new Error(`reference fixture ${p.file} is missing`)
  const { weather } = parseWeather(new Uint8Array(readFileSync(path)), { fileName: p.file })
  const width = p.gcr * p.sheds_pitch
  return completeRunRequest({
    site: {
      latitude: p.latitude,
      longitude: p.longitude,
      elevation: p.altitude,
      albedo_monthly: new Array<number>(12).fill(p.albedo),
      use_weather_albedo: false,
      sun_instant: 'middle',
      transposition,
    },
    array: {
      ...(isTracker
        ? { track_mode: 'single_axis', azimuth_deg: p.axis_azimuth, rotation_limit_deg: p.max_angle, backtracking: p.backtrack }
        : { tilt_deg: p.tilt, azimuth_deg: p.azimuth }),
      gcr: p.gcr,
      collector_width_m: width,
      modules_per_string: 12,
      strings_per_inverter: 5,
    },
    bifacial: {
      height_m: isTracker ? p.sheds_height : p.sheds_height - (width / 2) * Math.sin(p.tilt * RAD_PER_DEG),
      structure_shading: 0,
    },
    weather,
    module: { model: 'reference', p_nom_w: 220, efficiency: 0.16, temperature_coefficient: -0.004 },
    inverter: { model: 'flat', p_ac_nom_kw: 13, efficiency: 0.96 },
    include_series: true,
  })
}

const YEARS = ['t13_chain_epw_amsterdam', 't13_chain_pvgis_csv', 't13_chain_tmy3_723170']

/**
 * Sky model of pvlib's sheds, ours, and the minimum and maximum by which the rear receives less
 * with shadows at their positions.
 */
const SKIES = [
  { sheds: 'isotropic', transposition: 'isotropic', less: [0.09, 0.16] },
  { sheds: 'haydavies', transposition: 'hay_davies', less: [0.09, 0.17] },
] as const

for (const { sheds, transposition, less } of SKIES) {
  describeReference(`a year of the rear side against infinite_sheds of pvlib t13, ${sheds}`, () => {
    for (const name of YEARS) {
      const [chain] = loadVectors(name)?.cases ?? []
      if (chain === undefined) throw new Error(`${name} has no case`)
      const p = chain.params as unknown as YearParams
      const sums = chain.outputs.sums as unknown as Record<string, { annual: number }>
      for (const racking of ['fixed', 'tracker']) {
        const expected = sums[`${racking}_infinite_sheds_${sheds}_poa_back`].annual

        test(`${name}, ${racking}: equal within 1 % with the mean of the ground light, ${100 * less[0]} to ${100 * less[1]} % less with shadows at their positions`, () => {
          const { answer, series } = run(yearRequest(p, racking === 'tracker', transposition))
          const row = new Map(answer.loss_diagram.map(({ key, value }) => [key, value]))
          const value = (key: string): number => row.get(key) ?? Number.NaN
          if (series === null) throw new Error('the run kept no series')
          const { columns } = seriesToWire(series)
          const ground = columns.GlobGnd ?? []
          let fromMeanWh = 0
          for (let k = 0; k < ground.length; k++) {
            const rotationDeg = columns.PhiAng?.[k] ?? p.tilt
            fromMeanWh += p.albedo * (ground[k] ?? 0) * rearGroundView(p.gcr, Math.cos(rotationDeg * RAD_PER_DEG))
          }
          const skyAndBeamWh = -1000 * (value('rear_sky') + value('rear_beam'))
          expect(Math.abs((fromMeanWh + skyAndBeamWh) / expected - 1)).toBeLessThan(0.01)
          const full = (1000 * value('glob_rear')) / expected
          expect(full).toBeGreaterThan(1 - less[1])
          expect(full).toBeLessThan(1 - less[0])
        })
      }
    }
  })
}
