import { describe, expect, test } from 'bun:test'
import {
  completeRunRequest,
  completeSimpleRequest,
  type Expanded,
  expandSimple,
  findingOf,
  inWords,
  notCounted,
  type Resolved,
  type SimplePlace,
  simpleNames,
} from '@pvyield/engine'

const place: SimplePlace = { weather: { id: 'met_test' }, weatherSource: 'embedded typical year', timezoneH: 1, elevationM: 520 }
const MUNICH = { latitude: 48.1, longitude: 11.6 }

function expand(
  sent: Record<string, unknown>,
  at: SimplePlace = place,
): Expanded | { failures: { field: string | null; message: string }[] } {
  return expandSimple(completeSimpleRequest({ ...MUNICH, ...sent }), new Set(Object.keys({ ...MUNICH, ...sent })), at)
}

function full(sent: Record<string, unknown>, at: SimplePlace = place) {
  const expanded = expand(sent, at)
  if ('failures' in expanded) throw new Error(expanded.failures.map(({ message }) => message).join('; '))
  return { ...expanded, request: completeRunRequest(expanded.request) }
}

function failure(sent: Record<string, unknown>) {
  const expanded = expand(sent)
  if (!('failures' in expanded)) throw new Error('the request was accepted')
  return expanded.failures[0]
}

const modulesOf = ({ request: { array } }: ReturnType<typeof full>): number =>
  array.modules_per_string * array.strings_per_inverter * array.n_inverters

describe('sizes of a simple run', () => {
  test('capacity alone: whole modules close to 500 W and an exact DC nameplate', () => {
    const result = full({ system_capacity_kw: 4.3 })
    expect(modulesOf(result)).toBe(9)
    expect(result.request.module).toMatchObject({ model: 'reference', p_nom_w: 4300 / 9 })
  })

  test('modules and module power make the capacity', () => {
    const result = full({ modules: 240, module_power_w: 450 })
    expect(modulesOf(result)).toBe(240)
    expect(result.defaultsApplied).toContainEqual({ field: 'system_capacity_kw', value: 108, source: 'modules x module_power_w' })
  })

  test('modules per string is the largest factor of the count that is at most 100, and the product is exact', () => {
    for (const modules of [1, 2, 97, 100, 101, 240, 9999, 123456]) {
      const { request } = full({ modules, module_power_w: 400 })
      expect(request.array.modules_per_string * request.array.strings_per_inverter).toBe(modules)
      let largest = 1
      for (let factor = 1; factor <= 100; factor++) if (modules % factor === 0) largest = factor
      expect(request.array.modules_per_string).toBe(largest)
    }
  })

  test('a request without a size is rejected at system_capacity_kw', () => {
    expect(failure({}).field).toBe('system_capacity_kw')
    expect(failure({ modules: 10 }).field).toBe('system_capacity_kw')
    expect(failure({ module_power_w: 400 }).field).toBe('system_capacity_kw')
  })

  test('three sizes must agree within 0.5 %', () => {
    expect(failure({ system_capacity_kw: 101, modules: 200, module_power_w: 500 }).field).toBe('system_capacity_kw')
    expect(modulesOf(full({ system_capacity_kw: 100.4, modules: 200, module_power_w: 500 }))).toBe(200)
  })

  test('more than 2,000 W per module is rejected at modules', () => {
    expect(failure({ system_capacity_kw: 100, modules: 49 }).field).toBe('modules')
    expect(modulesOf(full({ system_capacity_kw: 100, modules: 50 }))).toBe(50)
  })

  test('more than 100,000 modules need a factor of 100 or less', () => {
    expect(failure({ modules: 100_003, module_power_w: 400 }).field).toBe('modules')
    expect(modulesOf(full({ modules: 100_004, module_power_w: 400 }))).toBe(100_004)
  })
})

describe('rules of a simple run', () => {
  test('percent instead of a fraction is rejected at the field', () => {
    expect(failure({ system_capacity_kw: 100, temperature_coefficient: -0.37 }).field).toBe('temperature_coefficient')
    expect(failure({ system_capacity_kw: 100, module_efficiency: 19 }).field).toBe('module_efficiency')
  })

  test('bifacial modules on a roof are rejected', () => {
    expect(failure({ system_capacity_kw: 100, bifaciality: 0.7, racking: 'rooftop' }).field).toBe('bifaciality')
  })

  test('the DC/AC ratio must be above 0.5 and at most 3', () => {
    expect(failure({ system_capacity_kw: 100, inverter_ac_kw: 200 }).field).toBe('inverter_ac_kw')
    expect(failure({ system_capacity_kw: 100, inverter_ac_kw: 33 }).field).toBe('inverter_ac_kw')
    expect(full({ system_capacity_kw: 99, inverter_ac_kw: 33 }).request.inverter).toMatchObject({ p_ac_nom_kw: 33 })
  })

  test('all failures are listed at once', () => {
    const expanded = expand({ temperature_coefficient: -0.4, module_efficiency: 20 })
    expect('failures' in expanded && expanded.failures.map(({ field }) => field)).toEqual([
      'system_capacity_kw',
      'temperature_coefficient',
      'module_efficiency',
    ])
  })

  test('default losses set the fields of the full request', () => {
    const { request } = full({ system_capacity_kw: 100 })
    expect(request.site.soiling_monthly).toEqual(new Array(12).fill(0.02))
    expect(request.dc_losses).toMatchObject({ module_mismatch_loss: 0.02, lid_loss: 0.015, quality_loss: 0.01, dc_wiring_model: 'flat' })
    expect(request.dc_losses.dc_wiring_loss_at_stc).toBeCloseTo(0.0249, 12)
    expect(request.ac_losses.unavailability_loss).toBe(0.03)
  })

  test('other losses_percent: the remaining fractions multiply to 1 - losses / 100 and keep their order', () => {
    for (const percent of [0, 5, 14.08, 50, 99]) {
      const { request } = full({ system_capacity_kw: 100, losses_percent: percent })
      const { dc_losses: dc, ac_losses: acLosses, site } = request
      const losses = [
        site.soiling_monthly[0],
        dc.module_mismatch_loss,
        dc.dc_wiring_loss_at_stc,
        dc.lid_loss,
        dc.quality_loss ?? Number.NaN,
        acLosses.unavailability_loss,
      ]
      const kept = losses.reduce((product, loss) => product * (1 - loss), 1)
      expect(kept).toBeCloseTo(1 - percent / 100, 12)
    }
  })

  test('azimuth faces the equator, trackers run north-south on a horizontal axis', () => {
    expect(full({ system_capacity_kw: 10 }).request.array).toMatchObject({ track_mode: 'fixed', tilt_deg: 20, azimuth_deg: 180 })
    expect(full({ system_capacity_kw: 10, latitude: -33 }).request.array.azimuth_deg).toBe(0)
    expect(full({ system_capacity_kw: 10, latitude: 0 }).request.array.azimuth_deg).toBe(180)
    expect(full({ system_capacity_kw: 10, latitude: -33, racking: 'single_axis' }).request.array).toMatchObject({
      track_mode: 'single_axis',
      tilt_deg: 0,
      azimuth_deg: 180,
    })
  })

  test('a roof has no row shading, racks on the ground have', () => {
    expect(full({ system_capacity_kw: 10, racking: 'rooftop' }).request.array.inter_row_shading).toBe(false)
    expect(full({ system_capacity_kw: 10 }).request.array).toMatchObject({
      inter_row_shading: true,
      shade_mode: 'linear',
      n_rows: 10,
      collector_width_m: 4,
    })
  })

  test.each(['standard', 'premium', 'thin_film'] as const)('module type %s behaves at low light as its type', (module_type) => {
    expect(full({ system_capacity_kw: 10, module_type }).request.module).toMatchObject({ light_response: module_type })
  })

  test('the answer says what the plant does not count', () => {
    const linesOf = (sent: Record<string, unknown>) => notCounted(full(sent).request as Resolved, 'simple')
    const rack = linesOf({ system_capacity_kw: 10 })
    expect(rack.some((line) => line.includes('site.horizon_azimuths_deg'))).toBe(true)
    expect(rack).toContain('Part load of the inverter, its efficiency is the same at any power: inverter_model reference or pvwatts.')
    const roof = linesOf({ system_capacity_kw: 10, racking: 'rooftop', inverter_model: 'reference' })
    expect(roof.filter((line) => /Part load|endless/.test(line))).toEqual([])
  })

  test('module type sets efficiency and temperature coefficient; bifaciality adds the rear side', () => {
    const { request } = full({ system_capacity_kw: 10, module_type: 'thin_film', bifaciality: 0.7 })
    expect(request.module).toMatchObject({ efficiency: 0.18, temperature_coefficient: -0.0032, bifaciality: 0.7 })
    expect(request.bifacial).toMatchObject({ model: 'view_factor', height_m: 1.5 })
    expect(full({ system_capacity_kw: 10 }).request.bifacial).toBeNull()
  })

  test('`reference` is the inverter of PVWatts v8: the Sandia form without curvature, which starts at 0.4931 %', () => {
    const { inverter } = full({ system_capacity_kw: 12, inverter_model: 'reference' }).request
    expect(inverter).toMatchObject({ model: 'sandia', p_ac_nom_kw: 10, p_aco_w: 10_000, c0: 0, c1: 0, c2: 0, c3: 0 })
    expect(inverter).toHaveProperty('p_dco_w', 10_000 / 0.96)
    expect((inverter as { p_so_w: number }).p_so_w).toBeCloseTo(49.31, 9)
    expect(full({ system_capacity_kw: 10, inverter_model: 'pvwatts' }).request.inverter).toMatchObject({
      model: 'pvwatts',
      efficiency_nom: 0.96,
    })
    expect(full({ system_capacity_kw: 10 }).request.inverter).toMatchObject({ model: 'flat', efficiency: 0.96, p_ac_nom_kw: 10 / 1.2 })
  })

  test('defaults_applied lists what was assumed and nothing that was sent', () => {
    const sent = { system_capacity_kw: 100, gcr: 0.5, albedo: 0.3 }
    const { defaultsApplied } = full(sent)
    const fields = defaultsApplied.map(({ field }) => field)
    for (const name of Object.keys({ ...MUNICH, ...sent })) expect(fields).not.toContain(name)
    for (const name of [
      'weather',
      'timezone',
      'elevation',
      'modules',
      'module_power_w',
      'tilt_deg',
      'inverter_ac_kw',
      'losses_percent',
      'array.n_rows',
      'iam.kind',
    ]) {
      expect(fields).toContain(name)
    }
    expect(defaultsApplied.every(({ source }) => source.length > 0)).toBe(true)
  })

  test('own weather: elevation 0, and no weather entry among the defaults', () => {
    const own: SimplePlace = { weather: { id: 'met_own' }, weatherSource: null, timezoneH: 1, elevationM: null }
    const { request, defaultsApplied } = full({ system_capacity_kw: 10 }, own)
    expect(request.site.elevation).toBe(0)
    expect(defaultsApplied.map(({ field }) => field)).not.toContain('weather')
  })
})

test('a warning of a simple run names the fields that its caller can send', () => {
  const { field, message } = inWords(findingOf('tracker_rows_dense', 'array.gcr', { gcr: 0.7 }), simpleNames)
  expect([field, message.slice(0, 26)]).toEqual(['gcr', 'gcr: 0.7 is dense for trac'])
  const { message: shifted } = inWords(findingOf('stamps_shifted', 'weather.timezone', { late_min: 60, explained_by: 'none' }), simpleNames)
  expect(shifted).toEndWith('check weather.timezone, weather.interval, weather.sun_offset_min and longitude')
})
