import { describe, expect, test } from 'bun:test'
import { type QuantityName, type Resolved, TRACKER_STATES } from '@pvyield/engine'
import { OPERATING_POINTS } from '../../../engine/inverter/operating-point/index.ts'
import { GENERATED, type GeneratedPlant, seriesOf } from './generated-plants.ts'

const ROUNDING = 1 + 1e-9
/**
 * Diffuse shading of trackers is interpolated between rotations, also across the kink of
 * `limit_angle` at level rows, where rows can gain up to this factor.
 */
const INTERPOLATION = 1 + 1e-4

const largest = (...limits: (number | null)[]): number => Math.min(...limits.map((limit) => limit ?? Number.POSITIVE_INFINITY))

/**
 * Share of the light on level ground that a row may see of the ground beyond (1 - cos tilt) / 2. With `two_faces` the ground lies in the
 * plane of the rows: on a slope s a row sees up to sin(s / 2) more of it, without a slope nothing.
 */
function slopedGroundFrac({ bifacial, array }: Resolved): number {
  return bifacial?.model === 'two_faces' ? Math.sin((Math.abs(array.cross_axis_slope_deg) * Math.PI) / 360) : 0
}

/** Expects every row of a column to stay at or below its limit; a plant may lack the column. */
function expectBelow(plant: GeneratedPlant, name: QuantityName, limitAt: (row: number) => number, margin = ROUNDING): void {
  const column = seriesOf(plant, name)
  if (column === null) return
  const beyond = column.findIndex((value, row) => !(value <= limitAt(row) * margin + 1e-12))
  expect(beyond, `${plant.name}, ${name}, row ${beyond}: ${column[beyond]} exceeds ${beyond < 0 ? '' : limitAt(beyond)}`).toBe(-1)
}

/** Largest AC power of one inverter at an air temperature, kW. */
function nominalKw({ inverter, ac_losses }: Resolved, airC: number): number {
  const active = ac_losses.pnom_apparent ? ac_losses.power_factor : 1
  const { derating } = inverter
  if (derating === null) return inverter.p_ac_nom_kw * active
  const { temp_air_c: at, p_ac_kw: kw } = derating
  const above = at.findIndex((temperature) => temperature >= airC)
  if (above === 0) return kw[0] * active
  if (above < 0) return kw[kw.length - 1] * active
  const share = (airC - at[above - 1]) / (at[above] - at[above - 1])
  return (kw[above - 1] + share * (kw[above] - kw[above - 1])) * active
}

describe('no row exceeds', () => {
  test('the maximum power of the inverters at its temperature', () => {
    for (const plant of GENERATED.plants) {
      const { request } = plant
      const hours = request.weather.step_minutes / 60
      const airC = seriesOf(plant, 'T_Amb')
      expectBelow(plant, 'EOutInv', (row) => request.array.n_inverters * nominalKw(request, airC?.[row] ?? Number.NaN) * hours)
    }
  })

  test('the voltage window and the current of the inverters', () => {
    for (const plant of GENERATED.plants) {
      const { inverter, array } = plant.request
      const { window } = OPERATING_POINTS[array.operating_point]
      const lowV = window === 'input' ? (inverter.v_mppt_min_v ?? 0) : 0 // strings at a bound give the input less than it
      // When it clips, the array may exceed the window: see `power_limits`.
      const clipped = seriesOf(plant, 'IL_Pmax')
      const isClipped = (row: number): boolean => (clipped?.[row] ?? 0) > 0
      if (window !== null)
        expectBelow(plant, 'UArray', (row) => largest(isClipped(row) ? null : inverter.v_mppt_max_v, inverter.v_dc_max_v))
      expectBelow(plant, 'IArray', () => largest(inverter.i_dc_max_a) * array.n_inverters)
      const voltage = seriesOf(plant, 'UArray')
      const below = voltage?.findIndex((volts) => volts > 0 && volts * ROUNDING < lowV) ?? -1
      expect(below, `${plant.name}: a row below the window`).toBe(-1)
    }
  })

  test('the grid limit, at the point where it applies', () => {
    for (const plant of GENERATED.plants) {
      const { ac_losses: losses, weather } = plant.request
      if (losses.grid_poi_limit_kw === 0) continue
      const limitKwh = (losses.grid_poi_limit_kw * (losses.grid_limit_apparent ? losses.power_factor : 1) * weather.step_minutes) / 60
      expectBelow(plant, 'E_Grid', () => limitKwh)
      if (losses.grid_limit_at !== 'inverter_output') continue
      const [curtailed, charged, discharged] = [seriesOf(plant, 'EGrdLim'), seriesOf(plant, 'EBatCh'), seriesOf(plant, 'EBatDis')]
      for (const [row, kwh] of seriesOf(plant, 'EOutInv')?.entries() ?? []) {
        const busKwh = kwh - (charged?.[row] ?? 0) + (discharged?.[row] ?? 0) - (curtailed?.[row] ?? Number.NaN)
        expect(busKwh, `${plant.name}, row ${row}`).toBeLessThanOrEqual(limitKwh * ROUNDING)
      }
    }
  })

  test('the power that the array can deliver, or the incident irradiance', () => {
    for (const plant of GENERATED.plants) {
      const zero = new Float64Array(plant.outcome.series?.startMinutes.length ?? 0)
      const before = (name: QuantityName) => (row: number) => (seriesOf(plant, name) ?? zero)[row]
      expectBelow(plant, 'EArray', before('EArrMPP'))
      expectBelow(plant, 'GlobHrz', before('GlobInc'))
      const more = slopedGroundFrac(plant.request)
      expectBelow(plant, 'GlobShd', (row) => before('GlobHrz')(row) + more * before('GlobHor')(row), INTERPOLATION)
      expectBelow(plant, 'GlobSlg', before('GlobShd'))
      for (const [k, column] of (plant.outcome.series?.columns ?? []).entries()) {
        if (plant.outcome.series?.units[k] !== 'W/m2') continue
        expect(Math.min(...column), `${plant.name}: ${plant.outcome.series.names[k]}`).toBeGreaterThanOrEqual(-1e-9)
      }
    }
  })

  test('the limits of the rotation; a stowed tracker is at its stow angle', () => {
    const stow = TRACKER_STATES.indexOf('stow')
    for (const plant of GENERATED.plants) {
      const { rotation_limit_deg, rotation_min_deg, rotation_max_deg, wind_stow_angle_deg, wind_stow, wind_stow_speed_ms } =
        plant.request.array
      const [rotation, states, wind] = [seriesOf(plant, 'PhiAng'), seriesOf(plant, 'TrkState'), seriesOf(plant, 'WindVel')]
      if (rotation === null || states === null || wind === null) continue
      if (plant.request.array.track_mode === 'seasonal_tilt') continue // its angles are the months'
      expectBelow(plant, 'PhiAng', () => rotation_max_deg ?? rotation_limit_deg ?? 60)
      expect(Math.min(...rotation) / ROUNDING, plant.name).toBeGreaterThanOrEqual(rotation_min_deg ?? -(rotation_limit_deg ?? 60))
      for (const [row, state] of states.entries()) {
        if (state !== stow) continue
        expect(wind_stow && wind[row] >= wind_stow_speed_ms, plant.name).toBe(true)
        expect(rotation[row]).toBeCloseTo(wind_stow_angle_deg, 9)
      }
    }
  })
})
