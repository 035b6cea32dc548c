import { describe, expect, test } from 'bun:test'
import type { RunAnswer, Storage } from '@pvyield/contract/schemas'
import { check, completeRunRequest, EngineError, type Resolved, run } from '@pvyield/engine'
import { Seeded } from '../properties/seeded.ts'
import { dayOfWeather, smallPlant } from '../small-plant.ts'
import { battery } from '../storage/bus.ts'
import { answerOf, gapOf, ofParts, type Part, rowOf } from './plant-of-parts.ts'

const DAYS = 3
const CLOSURE = 1e-9

/** Days of unlike light, cold at night and hot at noon. */
function weather(days = DAYS) {
  const { ghi_wm2, dhi_wm2: _, ...rest } = dayOfWeather()
  const rows = Array.from({ length: 24 * days }, (_, row) => row)
  const light = [1, 0.45, 1.2]
  return {
    ...rest,
    ghi_wm2: rows.map((row) => (ghi_wm2[row % 24] ?? 0) * (light[Math.floor(row / 24) % 3] ?? 1)),
    temp_air_c: rows.map((row) => 15 - 12 * Math.cos((Math.PI * ((row % 24) - 2)) / 12)),
    wind_speed_ms: rows.map(() => 2),
  }
}

function plantWith(storage: Partial<Storage> | null, changes: object = {}): Resolved {
  const inverter = { model: 'pvwatts', p_ac_nom_kw: 60, p_start_kw: 2, p_night_w: 15 }
  const body = { ...smallPlant(), weather: weather(), inverter, ...changes }
  const request = completeRunRequest<Resolved>(body)
  return {
    ...request,
    storage: storage === null ? null : battery({ strategy: 'grid_limit', coupling: 'dc', capacity_kwh: 150, ...storage }),
  }
}

const SCHEDULE = { charge_start_h: 7, charge_end_h: 11, discharge_start_h: 18, discharge_end_h: 23, charge_from_grid: false }

function randomStorage(seeded: Seeded, ids: readonly string[]): Partial<Storage> {
  const rows = 24 * DAYS
  return {
    sub_array: seeded.pick(ids),
    strategy: seeded.pick(['grid_limit', 'self_consumption', 'schedule', 'price'] as const),
    capacity_kwh: seeded.pick([0, seeded.between(5, 600)]),
    charge_max_kw: seeded.pick([null, seeded.between(1, 100)]),
    discharge_max_kw: seeded.pick([null, seeded.between(1, 100)]),
    efficiency_charge: seeded.between(0.8, 1),
    efficiency_discharge: seeded.between(0.8, 1),
    dc_converter_efficiency: seeded.between(0.9, 1),
    dc_converter_kw: seeded.pick([null, seeded.between(1, 60)]),
    efficiency_curve: seeded.pick([
      null,
      [
        { power_frac: 0.1, efficiency_charge: 0.9, efficiency_discharge: 0.88 },
        { power_frac: 1, efficiency_charge: 0.96, efficiency_discharge: 0.95 },
      ],
    ]),
    soc_min: seeded.between(0, 0.3),
    reserve: seeded.between(0, 0.2),
    standby_w: seeded.pick([0, seeded.between(0, 500)]),
    load_kw: Array.from({ length: rows }, () => seeded.between(0, 90)),
    schedule: SCHEDULE,
    prices: {
      price: Array.from({ length: rows }, () => seeded.between(0, 100)),
      charge_below: 40,
      discharge_above: 60,
      charge_from_grid: false,
    },
  }
}

function randomParts(seeded: Seeded): Partial<Part>[] {
  return Array.from({ length: seeded.whole(1, 5) }, (_, k) => ({
    id: `roof_${k}`,
    array: {
      azimuth_deg: seeded.whole(60, 300),
      tilt_deg: seeded.whole(5, 40),
      n_inverters: seeded.whole(1, 3),
      strings_per_inverter: seeded.whole(6, 14),
    },
  }))
}

function randomLosses(seeded: Seeded, ids: readonly string[]): Partial<Resolved['ac_losses']> {
  const period = (sub_arrays: string[] | null, from: string, to: string, kind: 'plant' | 'grid', fraction: number) => ({
    sub_arrays,
    inverters: null,
    from,
    to,
    kind,
    fraction,
  })
  const periods = [
    period([seeded.pick(ids)], '06-21T09:20', '06-21T13:00', 'plant', seeded.between(0.2, 1)),
    period(null, '06-22T08:10', '06-22T11:00', 'plant', seeded.between(0.1, 1)),
    period(null, '06-23T12:30', '06-23T14:00', 'grid', 1),
  ]
  return {
    inverter_night_tare: true,
    ac_wiring_loss_at_stc: 0.01,
    transformer_constant_loss: 0.001,
    transformer_loss_at_stc: 0.01,
    unavailability_loss: seeded.pick([0, 0.02]),
    grid_poi_limit_kw: seeded.pick([0, seeded.between(30, 200)]),
    outages: seeded.chance(0.5) ? null : ({ periods, monthly: null, random: null, random_grid: null } as Resolved['ac_losses']['outages']),
  }
}

interface Trial {
  readonly name: string
  readonly request: Resolved
  readonly answer: ReturnType<typeof answerOf>
}

const TRIALS: Trial[] = Array.from({ length: 60 }, (_, k) => {
  const seeded = new Seeded(3500 + k)
  const parts = randomParts(seeded)
  const ids = parts.map(({ id }) => id as string)
  const base = plantWith(randomStorage(seeded, ids))
  const request = ofParts({ ...base, ac_losses: { ...base.ac_losses, ...randomLosses(seeded, ids) } }, ...parts)
  return { name: `trial ${k}`, request, answer: answerOf(request) }
})

const rowsOf = ({ loss_diagram }: Pick<RunAnswer, 'loss_diagram'>) => loss_diagram

describe('any plant with a battery at the DC side of a part', () => {
  test('the diagrams of all parts and of the plant close, and the parts add up to the plant', () => {
    for (const { name, answer } of TRIALS) {
      const parts = answer.sub_arrays ?? []
      for (const { id, loss_diagram } of parts) expect(gapOf(loss_diagram), `${name}, ${id}`).toBeLessThan(CLOSURE)
      expect(gapOf(rowsOf(answer)), name).toBeLessThan(CLOSURE)
      for (const { key, value, unit } of parts[0]?.loss_diagram ?? []) {
        if (unit !== 'kWh') continue
        // the rows of the battery are those of its part alone
        const sum = parts.reduce((total, { loss_diagram }) => total + (loss_diagram.find((row) => row.key === key)?.value ?? 0), 0)
        expect(Math.abs(sum - rowOf(rowsOf(answer), key)), `${name}, ${key}`).toBeLessThanOrEqual(
          CLOSURE * Math.max(1, Math.abs(value), Math.abs(sum)),
        )
      }
    }
  })

  test('the energy of the battery balances in every row, with the loads of the series', () => {
    for (const { name, request } of TRIALS) {
      const { series } = run(request, { withSeries: true })
      const column = (of: string): Float64Array => series?.columns[series.names.indexOf(of as never)] ?? new Float64Array()
      const [charged, discharged, soc] = [column('EBatChDC'), column('EBatDisDC'), column('SOC')]
      const { storage } = request
      if (storage === null) throw new Error('no storage')
      let before = storage.capacity_kwh === 0 ? 0 : storage.soc_min + storage.reserve
      const { efficiency_curve: curve, dc_converter_efficiency: converter } = storage
      for (let row = 0; row < soc.length; row++) {
        const change = (soc[row] - before) * storage.capacity_kwh
        before = soc[row]
        expect(charged[row] * discharged[row], name).toBe(0)
        if (curve !== null) continue
        const gain = charged[row] * converter * storage.efficiency_charge - discharged[row] / (converter * storage.efficiency_discharge)
        expect(Math.abs(change - gain), `${name}, row ${row}`).toBeLessThanOrEqual(CLOSURE * Math.max(1, storage.capacity_kwh))
      }
    }
  })

  test('the battery of capacity 0 is none, to 1e-12; the order of the parts changes no digit', () => {
    for (const { name, request } of TRIALS.slice(0, 20)) {
      const { storage } = request
      const changes = { capacity_kwh: 0, standby_w: 0 }
      const empty = answerOf({ ...request, storage: { ...(storage as Storage), ...changes } })
      const ac = answerOf({
        ...request,
        storage: { ...(storage as Storage), ...changes, coupling: 'ac', sub_array: null, strategy: 'self_consumption' },
      })
      for (const { key, value } of rowsOf(ac))
        expect(Math.abs(rowOf(rowsOf(empty), key) - value), `${name}, ${key}`).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(value)))
      const turned = answerOf({ ...request, sub_arrays: [...(request.sub_arrays ?? [])].reverse() })
      expect(JSON.stringify(rowsOf(turned)), name).toBe(JSON.stringify(rowsOf(answerOf(request))))
    }
  })

  test('no part depends on the battery of another', () => {
    for (const { name, request, answer } of TRIALS.slice(0, 20)) {
      const without = answerOf({ ...request, storage: null })
      for (const [k, part] of (answer.sub_arrays ?? []).entries()) {
        if (part.id === request.storage?.sub_array) continue
        const other = without.sub_arrays?.[k]
        expect(part.monthly, name).toEqual(other?.monthly as never)
      }
    }
  })
})

/** Inverters of every model, of which all but `flat` give nothing at their start power. */
const INVERTERS = [
  { model: 'flat' },
  { model: 'pvwatts' },
  { model: 'curve', curves: [{ v_dc_v: null, p_dc_kw: [35, 45, 62], efficiency: [0.9, 0.95, 0.968] }] },
  { model: 'sandia', p_aco_w: 60_000, p_dco_w: 62_000, v_dco_v: 700, p_so_w: 1000, c0: -5e-8, c1: 0, c2: 0, c3: 0 },
] as const

/** A part with a battery whose limits are at the start power of its inverters, or near it. */
function atItsStart(k: number): Resolved {
  const seeded = new Seeded(5300 + k)
  const inverter = INVERTERS[k % INVERTERS.length]
  const startKw = inverter?.model === 'sandia' ? 1 : seeded.pick([0, 2, 10, 30])
  const start = inverter?.model === 'sandia' || startKw === 0 ? {} : { p_start_kw: startKw }
  const storage = {
    ...randomStorage(seeded, ['own']),
    capacity_kwh: seeded.between(50, 600),
    soc_start: seeded.pick([null, 0.9]),
    charge_max_kw: seeded.pick([startKw, seeded.between(5, 60)]),
    discharge_max_kw: seeded.pick([startKw, startKw, seeded.between(5, 60)]),
    dc_converter_kw: seeded.pick([null, startKw]),
    soc_min: 0.1,
  }
  const base = plantWith(storage, { inverter: { ...inverter, p_ac_nom_kw: 60, p_night_w: seeded.pick([0, 15]), ...start } })
  const ac_losses = { ...base.ac_losses, inverter_night_tare: true, grid_poi_limit_kw: seeded.pick([0, 0, 30]) }
  return ofParts({ ...base, ac_losses }, { id: 'other', array: { azimuth_deg: 90 } }, { id: 'own' })
}

describe('a battery whose limits are the start power of its inverters, of every model', () => {
  const all = Array.from({ length: 48 }, (_, k) => {
    const request = atItsStart(k)
    const seriesOf = (each: Resolved) => {
      const { series, answer } = run(each, { withSeries: true })
      const column = (of: string): Float64Array => series?.columns[series.names.indexOf(of as never)] ?? new Float64Array()
      return { column, answer }
    }
    const sub_array_series: Resolved['sub_array_series'] = ['EArray', 'EOutInv']
    const [own, bare] = [request, { ...request, storage: null }].map((each) => seriesOf({ ...each, sub_array_series }))
    if (own === undefined || bare === undefined) throw new Error('no runs')
    return { name: `${request.inverter.model} ${k}`, request, own, bare }
  })

  test('modules give no power below zero, and discharging gives more at the inverters', () => {
    let discharges = 0
    for (const { name, own, bare } of all) {
      const [array, output, free] = [own.column('own/EArray'), own.column('own/EOutInv'), bare.column('own/EOutInv')]
      own.column('EBatDisDC').forEach((discharged, row) => {
        expect(array[row], `${name}, row ${row}`).toBeGreaterThanOrEqual(-CLOSURE)
        if (discharged === 0) return
        discharges++
        expect(output[row], `${name}, row ${row}`).toBeGreaterThan(free[row])
      })
    }
    expect(discharges).toBeGreaterThan(100)
  })

  test('modules give less only in rows that charge all that the battery takes, and by less than the start power', () => {
    let less = 0
    for (const { name, request, own, bare } of all) {
      const { inverter, storage, ac_losses } = request
      const lostKw = [...own.column('own/EArray')].map((kwh, row) => bare.column('own/EArray')[row] - kwh)
      const startKw = inverter.model === 'sandia' ? 1 : Math.max(2, inverter.p_start_kw ?? 0)
      const mayCharge = storage?.strategy !== 'grid_limit' || ac_losses.grid_poi_limit_kw > 0
      lostKw.forEach((kw, row) => {
        if (kw < CLOSURE) return
        less++
        expect(kw, `${name}, row ${row}`).toBeLessThan(startKw)
        expect([name, own.column('EBatChDC')[row] > 0 && mayCharge]).toEqual([name, true])
        expect(own.column('own/EOutInv')[row], `${name}, row ${row}`).toBeLessThanOrEqual(0)
      })
      if (!mayCharge) expect(own.answer.summary.storage?.recovered_dc_kwh, name).toBeGreaterThanOrEqual(0)
    }
    expect(less).toBeGreaterThan(2)
  })
})

test('a plant without parts, and its only part, named or not, have one answer', () => {
  const plain = answerOf(plantWith({ strategy: 'schedule', schedule: SCHEDULE }))
  for (const sub_array of [null, 'all']) {
    const one = answerOf(ofParts(plantWith({ strategy: 'schedule', schedule: SCHEDULE, sub_array }), { id: 'all' }))
    expect(JSON.stringify(one.loss_diagram)).toBe(JSON.stringify(plain.loss_diagram))
    expect(JSON.stringify(one.summary.storage)).toBe(JSON.stringify(plain.summary.storage))
    const [part] = one.sub_arrays ?? []
    expect(part?.loss_diagram).toEqual(plain.loss_diagram.slice(0, part?.loss_diagram.length))
    expect(part?.monthly.e_array_kwh).toEqual(plain.summary.monthly.e_array_kwh)
  }
})

test('the part in a plant of parts is the plant of that part', () => {
  const storage = { strategy: 'schedule' as const, schedule: SCHEDULE }
  const alone = answerOf(plantWith(storage))
  const other = { id: 'other', array: { azimuth_deg: 90 } }
  const { sub_arrays: parts } = answerOf(ofParts(plantWith({ ...storage, sub_array: 'own' }), other, { id: 'own' }))
  for (const { key, value } of parts?.[1]?.loss_diagram ?? [])
    expect(Math.abs(value - rowOf(alone.loss_diagram, key)), key).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)))
})

test('behind an inverter of one efficiency that never clips, a DC battery is an AC battery of its size at the bus', () => {
  const efficiency = 0.96
  const inverter = { model: 'flat', p_ac_nom_kw: 500, efficiency, p_night_w: 0 }
  const own = {
    strategy: 'schedule' as const,
    schedule: SCHEDULE,
    dc_converter_efficiency: 1,
    efficiency_charge: 0.97,
    efficiency_discharge: 0.95,
  }
  const dc = answerOf(plantWith({ ...own, capacity_kwh: 150, charge_max_kw: 30, discharge_max_kw: 40 }, { inverter }))
  const toBus = { capacity_kwh: 150 * efficiency, charge_max_kw: 30 * efficiency, discharge_max_kw: 40 * efficiency }
  const ac = answerOf(plantWith({ ...own, coupling: 'ac', ...toBus }, { inverter }))
  const exported = (answer: typeof dc): number => rowOf(answer.loss_diagram, 'e_grid')
  expect(Math.abs(exported(dc) / exported(ac) - 1)).toBeLessThan(1e-12)
  expect(exported(dc)).not.toBe(exported(answerOf(plantWith(null, { inverter }))))
})

test('each year has its own DC side; an ageing battery stores less, and 0 ageing changes nothing', () => {
  const year = { ...weather(365), start: '2001-01-01T00:00' }
  const lifetime = { analysis_period_years: 4, dc_degradation_rate: 0.05 }
  const years = (storage: Partial<Storage>, parts: readonly Partial<Part>[]) => {
    const request = plantWith(storage, { lifetime, weather: year })
    return answerOf(parts.length === 0 ? request : ofParts(request, ...parts)).summary.lifetime?.e_grid_kwh ?? []
  }
  const ageing = { calendar_loss_per_year: 0, cycle_loss_per_cycle: 0, end_of_life: 0.5, replace: false }
  for (const [sub_array, parts] of [
    [null, []],
    ['b', [{ id: 'a', array: { azimuth_deg: 90 } }, { id: 'b' }]],
  ] as const) {
    const fresh = years({ sub_array }, parts)
    expect(fresh).toHaveLength(4)
    years({ sub_array, ageing }, parts).forEach((kwh, k) => {
      expect(Math.abs((kwh ?? 0) / (fresh[k] ?? 0) - 1)).toBeLessThan(1e-12)
    })
    const aged = years({ sub_array, ageing: { ...ageing, calendar_loss_per_year: 0.1 } }, parts)
    expect(aged[0]).toBeCloseTo(fresh[0] ?? 0, 9)
    expect(aged[3] ?? 0).toBeLessThan(fresh[3] ?? 0)
    // a year alone is that year of the table
    const alone = plantWith({ sub_array }, { weather: year, lifetime: { ...lifetime, analysis_period_years: 1, year: 3 } })
    const third = answerOf(parts.length === 0 ? alone : ofParts(alone, ...parts)).summary.e_grid_kwh
    expect(Math.abs((third ?? 0) / (fresh[2] ?? 0) - 1)).toBeLessThan(1e-12)
  }
})

test('the series of the parts add up to those of the plant, with the battery', () => {
  const names: Resolved['sub_array_series'] = ['EArray', 'EOutInv', 'IL_Pmax', 'IL_Pmin', 'IL_Oper', 'IL_Night']
  const request = {
    ...ofParts(plantWith({ sub_array: 'b' }), { id: 'a', array: { azimuth_deg: 90 } }, { id: 'b' }),
    sub_array_series: names,
  }
  const { series } = run(request, { withSeries: true })
  const column = (name: string): Float64Array => series?.columns[series.names.indexOf(name as never)] ?? new Float64Array()
  for (const name of names)
    column(name).forEach((value, row) => {
      expect(Math.abs(column(`a/${name}`)[row] + column(`b/${name}`)[row] - value), name).toBeLessThan(1e-9)
    })
  expect(Math.max(...column('EBatChDC'))).toBeGreaterThan(5)
})

describe('refused by name', () => {
  const fields = (request: Resolved): Record<string, string> => {
    try {
      check(request)
      return {}
    } catch (cause) {
      if (!(cause instanceof EngineError)) throw cause
      return Object.fromEntries(cause.failures.map(({ field, message }) => [field, message]))
    }
  }
  const two = (storage: Partial<Storage>, changes: Partial<Part> = {}) =>
    fields(ofParts(plantWith(storage), { id: 'a' }, { id: 'b', ...changes }))

  test('a part that is not there, or not named, or that shares inverters', () => {
    expect(fields(plantWith({ sub_array: 'a' }))).toEqual({
      'storage.sub_array': 'This plant has no parts, but the battery names the part a: send null',
    })
    expect(two({})).toEqual({ 'storage.sub_array': 'The battery stands at the DC side of one part: name one of a, b' })
    expect(two({ sub_array: 'c' })).toEqual({ 'storage.sub_array': 'No part has the id c: name one of a, b' })
    for (const sub_array of ['a', 'b'])
      expect(two({ sub_array }, { shares_inverter_with: 'a' })['storage.sub_array']).toStartWith(
        `The part ${sub_array} shares its inverters with`,
      )
    expect(fields(ofParts(plantWith({ sub_array: 'c' }), { id: 'a' }))).toEqual({
      'storage.sub_array': 'No part has the id c: name one of a',
    })
  })

  test('charging from the grid, clipping within the hour, and an array that leaves its MPP', () => {
    const schedule = { ...SCHEDULE, charge_from_grid: true }
    expect(Object.keys(fields(plantWith({ strategy: 'schedule', schedule })))).toEqual(['storage.schedule.charge_from_grid'])
    const base = plantWith({})
    expect(Object.keys(fields({ ...base, ac_losses: { ...base.ac_losses, subhourly_clipping: 'walker' } }))).toContain(
      'ac_losses.subhourly_clipping',
    )
    expect(Object.keys(fields({ ...base, array: { ...base.array, operating_point: 'power_limits' } }))).toEqual(['storage.coupling'])
  })
})
