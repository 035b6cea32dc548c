import { describe, expect, test } from 'bun:test'
import { EngineError, type Resolved, run, type SimplePlace } from '@pvyield/engine'
import { rackingOf } from '../../../engine/geometry/racking.ts'
import type { FullPath } from '../../../engine/simple/full-path.ts'
import { FED_BY } from '../../../engine/simple/full-sources.ts'
import { isUnread } from '../../../engine/simple/unread.ts'
import { MUNICH_EVERY_THIRD_HOUR } from '../chain/plant.ts'
import { anotherValue } from '../properties/document.ts'
import { otherValues, REQUEST_LEAVES } from '../properties/request-leaves.ts'
import { Seeded } from '../properties/seeded.ts'
import { expanded } from './expanded.ts'
import { RACKS, RIDGES, TRACKERS } from './scenes.ts'

/** A random simple request; some of its fields are omitted. */
function generated(seeded: Seeded): Record<string, unknown> {
  const racking = seeded.pick(['fixed', 'rooftop', 'single_axis'])
  const optional = {
    module_type: seeded.pick(['standard', 'premium', 'thin_film']),
    module_efficiency: seeded.between(0.15, 0.24),
    temperature_coefficient: seeded.between(-0.005, -0.002),
    bifaciality: racking === 'rooftop' ? 0 : seeded.between(0, 0.9),
    racking,
    tilt_deg: seeded.between(0, 60),
    azimuth_deg: seeded.whole(0, 360),
    gcr: seeded.between(0.1, 0.9),
    dc_ac_ratio: seeded.between(0.6, 2),
    inverter_efficiency: seeded.between(0.9, 1),
    inverter_model: seeded.pick(['flat', 'pvwatts', 'reference']),
    losses_percent: seeded.between(0, 40),
    weather_source: seeded.pick(['auto', 'embedded']),
    timezone: seeded.whole(-11, 12),
    elevation: seeded.between(0, 3000),
    albedo: seeded.between(0.1, 0.8),
    include_series: seeded.chance(0.5),
  }
  const sizes = seeded.pick<Record<string, number>>([
    { system_capacity_kw: seeded.between(0.5, 5000) },
    { modules: seeded.whole(1, 9000), module_power_w: seeded.between(200, 700) },
    { system_capacity_kw: seeded.between(5, 5000), module_power_w: seeded.between(200, 700) },
  ])
  const kept = Object.entries(optional).filter(([field]) => field === 'racking' || seeded.chance(0.4))
  return { ...sizes, ...Object.fromEntries(kept) }
}

/** The same with a scene, which states the modules and the orientation. */
function generatedWithScene(seeded: Seeded): Record<string, unknown> {
  const { racking, tilt_deg: _, azimuth_deg: __, system_capacity_kw: ___, modules: ____, bifaciality: _____, ...rest } = generated(seeded)
  const scene = racking === 'single_axis' ? seeded.pick([TRACKERS, RIDGES]) : RACKS
  return { module_power_w: 400, ...rest, scene, ...(racking === 'rooftop' ? { racking } : {}) }
}

/** Fields of the sections, and sections without fields, with their values. */
function leaves(request: Resolved): [path: FullPath, value: unknown][] {
  return Object.entries(request)
    .filter(([section]) => section !== 'weather' && section !== 'scene')
    .flatMap(([section, value]): [FullPath, unknown][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([field, inner]) => [`${section}.${field}` as FullPath, inner])
        : [[section as FullPath, value]],
    )
}

const REQUESTS = [
  ...Array.from({ length: 300 }, (_, k) => generated(new Seeded(8000 + k))),
  ...Array.from({ length: 60 }, (_, k) => generatedWithScene(new Seeded(9000 + k))),
]

describe('of 360 generated simple requests, each field of the full request', () => {
  test('gets its value from a field that was sent or is listed, or is listed itself, or is not read for this plant', () => {
    for (const sent of REQUESTS) {
      const { request, defaultsApplied } = expanded(sent)
      const known = new Set([...Object.keys(sent), 'latitude', 'longitude', ...defaultsApplied.map(({ field }) => field)])
      const racking = rackingOf(request.array)
      const feeding: Record<string, string | undefined> = FED_BY
      const isOnRoof = sent.racking === 'rooftop' // gcr is not read there
      const silent = leaves(request).filter(
        ([path]) =>
          !known.has(path) &&
          !known.has(feeding[path] ?? '') &&
          !isUnread(path, racking, request.scene !== null) &&
          !(isOnRoof && path === 'array.gcr'),
      )
      expect(silent, JSON.stringify(sent)).toEqual([])
    }
  })

  test('is listed once, with a source, and with the value that runs', () => {
    for (const sent of REQUESTS) {
      const { request, defaultsApplied } = expanded(sent)
      const values = new Map<string, unknown>(leaves(request))
      const fields = defaultsApplied.map(({ field }) => field)
      expect(new Set(fields).size).toBe(fields.length)
      for (const { field, value, source } of defaultsApplied) {
        expect(source.length).toBeGreaterThan(0)
        if (values.has(field) && field !== 'include_series') expect([field, value]).toEqual([field, values.get(field)])
      }
      // Fields of the simple request that the full request contains unchanged.
      for (const path of [
        'site.elevation',
        'site.timezone',
        'array.tilt_deg',
        'array.azimuth_deg',
        'module.p_nom_w',
        'inverter.p_ac_nom_kw',
      ]) {
        const listed = defaultsApplied.find(({ field }) => field === (FED_BY as Record<string, string>)[path])
        if (sent.scene !== undefined && /tilt|azimuth/.test(path)) expect(listed).toBeUndefined()
        if (listed !== undefined) expect([path, listed.value]).toEqual([path, values.get(path)])
      }
    }
  })
})

const SCENES: readonly Record<string, unknown>[] = [
  { scene: RACKS, bifaciality: 0.7 },
  { scene: RACKS, racking: 'rooftop' },
  { scene: TRACKERS, bifaciality: 0.7 },
  { scene: RIDGES },
]

function nameOf({ racking, scene }: Record<string, unknown>): string {
  const kind = scene === undefined ? '' : ` in a scene of ${(scene as typeof RACKS).types[0]?.kind}`
  return `${racking ?? 'no'} racking${kind}`
}

describe('a field that is not listed because this plant does not read it', () => {
  const place: SimplePlace = { weather: MUNICH_EVERY_THIRD_HOUR, weatherSource: null, timezoneH: 1, elevationM: null }
  for (const sent of [
    { racking: 'fixed', bifaciality: 0.7, inverter_model: 'pvwatts' },
    { racking: 'fixed', inverter_model: 'reference' },
    { racking: 'rooftop' },
    { racking: 'single_axis', bifaciality: 0.7 },
    ...SCENES,
  ]) {
    test(`changes nothing on ${nameOf(sent)}, whatever its value, but may be warned of`, () => {
      const { request } = expanded({ system_capacity_kw: 20, ...sent }, place)
      const answerOf = (tried: Resolved, path: string): string => {
        const { loss_diagram, summary } = run(tried, { sha256: () => '' }).answer
        const isOfOthers = (warning: string) => !(warning.startsWith(path) && warning.includes('has no effect'))
        const findings = (summary.findings ?? []).filter(({ message }) => isOfOthers(message))
        return JSON.stringify({ loss_diagram, summary: { ...summary, warnings: summary.warnings.filter(isOfOthers), findings } })
      }
      const asIs = answerOf(request, 'nothing')
      const present = leaves(request).filter(([path]) => isUnread(path, rackingOf(request.array), request.scene !== null))
      expect(present.length).toBeGreaterThan(50)
      for (const [path, value] of present) {
        const [section = '', field = ''] = path.split('.')
        const sections = request as unknown as Record<string, object>
        const tried = { ...request, [section]: { ...sections[section], [field]: anotherValue(path, value) } }
        expect(answerOf(tried, path), path).toBe(asIs)
      }
    })
  }
})

/** Fields that matter only with more than one change, or with other weather. */
const NOT_ALONE = [
  'site.horizon_azimuths_deg', // a horizon needs both lists
  'site.horizon_elevations_deg',
  'site.decomposition', // this weather has two components
  'array.wind_stow', // no row of this weather reaches the speed
  'lifetime.year', // there is no degradation
  'scene',
  'ac_losses.mv_transformers', // a list of sections
  'ac_losses.cables',
  'dc_losses.cables',
  'sub_arrays', // a list of parts of the plant
  'sub_array_series', // of plants of parts
]

describe('a field that is listed because it runs with the default of the full request', () => {
  const place: SimplePlace = { weather: MUNICH_EVERY_THIRD_HOUR, weatherSource: null, timezoneH: 1, elevationM: null }
  for (const sent of [
    { racking: 'fixed', bifaciality: 0.7, inverter_model: 'pvwatts' },
    { racking: 'rooftop' },
    { racking: 'single_axis', bifaciality: 0.7 },
    ...SCENES,
  ]) {
    test(`changes the answer on ${nameOf(sent)} with some other value, or is refused`, () => {
      const { request, defaultsApplied } = expanded({ system_capacity_kw: 20, ...sent }, place)
      const answerOf = (tried: Resolved): string => {
        try {
          const { loss_diagram, summary } = run(tried, { sha256: () => '' }).answer
          return JSON.stringify({ loss_diagram, summary })
        } catch (error) {
          if (error instanceof EngineError) return error.message
          throw error
        }
      }
      const asIs = answerOf(request)
      const listed = defaultsApplied.filter(({ source }) => source === 'default of POST /api/run')
      expect(listed.length).toBeGreaterThan(20)
      const idle = listed.filter(({ field, value }) => {
        const [section = '', key = ''] = field.split('.')
        const sections = request as unknown as Record<string, object>
        const leaf = REQUEST_LEAVES.find(({ keys, model }) => keys.join('.') === field && model === null)
        if (leaf === undefined || NOT_ALONE.includes(field)) return false
        return otherValues(leaf, value).every(
          (other) => answerOf({ ...request, [section]: { ...sections[section], [key]: other } } as unknown as Resolved) === asIs,
        )
      })
      expect(idle.map(({ field }) => field)).toEqual([])
    })
  }
})

describe('the NOCT of a simple run', () => {
  const place: SimplePlace = { weather: MUNICH_EVERY_THIRD_HOUR, weatherSource: null, timezoneH: 1, elevationM: null }

  test('on a roof is 49 degC in the list, in both sections of the request, and in the run', () => {
    const { request, defaultsApplied } = expanded({ system_capacity_kw: 100, racking: 'rooftop' }, place)
    expect(defaultsApplied).toContainEqual({
      field: 'thermal.noct_c',
      value: 49,
      source: 'rooftop racking raises the NOCT to 49 degC',
    })
    expect([request.thermal.noct_c, request.module.noct_c]).toEqual([49, 49])
    const gridKwh = (noct_c: number): number => run({ ...request, thermal: { ...request.thermal, noct_c } }).answer.summary.e_grid_kwh
    expect(gridKwh(45)).toBe(gridKwh(49))
    expect(gridKwh(50)).toBeLessThan(gridKwh(49))
  })

  test('in the open is 45 degC everywhere', () => {
    const { request, defaultsApplied } = expanded({ system_capacity_kw: 100 })
    expect(defaultsApplied.find(({ field }) => field === 'thermal.noct_c')?.value).toBe(45)
    expect([request.thermal.noct_c, request.module.noct_c]).toEqual([45, 45])
  })
})

describe('a value that is allowed and looks like a slip', () => {
  test('is warned of: a fraction of losses, a coefficient without its sign', () => {
    const warningsOf = (sent: Record<string, unknown>) =>
      expanded({ system_capacity_kw: 100, ...sent }).findings.map(({ message }) => message)
    expect(warningsOf({ losses_percent: 0.1142 })).toEqual([
      'losses_percent 0.1142 runs as 0.1142 %: it is the one percent field, send 11.42 for a fraction of 0.1142',
    ])
    expect(warningsOf({ temperature_coefficient: 0.0037 })).toEqual([
      "The temperature coefficient of the module's power is 0.0037 per K, above zero: the sign looks flipped. The power of a module falls as its cells warm; silicon has -0.0030 to -0.0045 per K",
    ])
    for (const losses_percent of [0, 1, 11.42]) expect(warningsOf({ losses_percent })).toEqual([])
  })
})

describe('a size that was sent and is not kept exactly', () => {
  const changed = (sent: Record<string, unknown>) => {
    const { defaultsApplied, findings } = expanded(sent)
    return { listed: defaultsApplied.filter(({ field }) => field in sent), warnings: findings.map(({ message }) => message) }
  }

  test('module power: capacity and module count take precedence', () => {
    expect(changed({ system_capacity_kw: 10.04, modules: 20, module_power_w: 500 })).toEqual({
      listed: [{ field: 'module_power_w', value: 502, source: '500 W was sent: system_capacity_kw divided by 20 modules' }],
      warnings: ['module_power_w 500 W runs as 502 W: system_capacity_kw divided by 20 modules'],
    })
  })

  test('capacity: whole modules of the stated power make the plant', () => {
    expect(changed({ system_capacity_kw: 10.3, module_power_w: 500 })).toEqual({
      listed: [{ field: 'system_capacity_kw', value: 10.5, source: '10.3 kW was sent: 21 whole modules of 500 W' }],
      warnings: ['system_capacity_kw 10.3 kW runs as 10.5 kW: 21 whole modules of 500 W'],
    })
  })

  test('DC/AC ratio: the AC nameplate takes precedence', () => {
    expect(changed({ system_capacity_kw: 120, dc_ac_ratio: 1.2, inverter_ac_kw: 80 })).toEqual({
      listed: [{ field: 'dc_ac_ratio', value: 1.5, source: '1.2 was sent: 120 kW DC divided by inverter_ac_kw' }],
      warnings: ['dc_ac_ratio 1.2 runs as 1.5: 120 kW DC divided by inverter_ac_kw'],
    })
  })

  test('in generated requests is always listed with a warning, and no other size is', () => {
    for (const sent of REQUESTS) {
      const { request } = expanded(sent)
      const { modules_per_string, strings_per_inverter, n_inverters } = request.array
      const dcKw = (modules_per_string * strings_per_inverter * n_inverters * request.module.p_nom_w) / 1000
      const runs: Record<string, number> = {
        system_capacity_kw: dcKw,
        module_power_w: request.module.p_nom_w,
        dc_ac_ratio: dcKw / request.inverter.p_ac_nom_kw,
      }
      const off = Object.keys(runs).filter((field) => field in sent && Math.abs(Number(runs[field]) / Number(sent[field]) - 1) > 1e-9)
      const { listed, warnings } = changed(sent)
      expect(listed.map(({ field }) => field)).toEqual(off)
      expect(warnings.filter((text) => text.includes(' runs as ') && !text.startsWith('losses_percent')).length).toBe(off.length)
    }
  })
})
