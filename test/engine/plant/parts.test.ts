import { describe, expect, test } from 'bun:test'
import { EngineError, type Resolved, run } from '@pvyield/engine'
import { everyLossPlant, MUNICH_EVERY_THIRD_HOUR, plant } from '../chain/plant.ts'
import { GENERATED } from '../properties/generated-plants.ts'
import { Seeded } from '../properties/seeded.ts'
import { answerOf, gapOf, ofParts, type Part, rowOf } from './plant-of-parts.ts'

const DC_AND_INVERTER = [
  'e_array_nominal',
  'degradation',
  'irradiance_level',
  'temperature',
  'electrical_shading',
  'quality',
  'lid',
  'module_mismatch',
  'string_mismatch',
  'dc_wiring',
  'e_array_mpp',
  'inverter_efficiency',
  'inverter_over_power',
  'inverter_over_current',
  'inverter_over_voltage',
  'inverter_under_voltage',
  'inverter_threshold',
  'night_consumption',
  'e_inverter_output',
]

const EAST = { id: 'east', array: { azimuth_deg: 90 } }
const WEST = { id: 'west', array: { azimuth_deg: 270 } }

/** A plant without AC losses, so that runs of its parts add up. */
function withoutGrid(changes: { [section: string]: unknown } = {}): Resolved {
  const request = everyLossPlant(changes)
  return { ...request, ac_losses: plant().ac_losses }
}

function sumOf(answers: readonly ReturnType<typeof answerOf>[], key: string): number {
  return answers.reduce((sum, { loss_diagram }) => sum + rowOf(loss_diagram, key), 0)
}

describe('a plant of one part', () => {
  test('has the answer of the plant without parts, byte by byte, and its own results', () => {
    for (const request of [everyLossPlant(), plant(), everyLossPlant({ lifetime: { analysis_period_years: 3 } })]) {
      const { sub_arrays: none, ...without } = answerOf(request)
      const { sub_arrays: parts, ...one } = answerOf(ofParts(request, { id: 'all' }))
      expect(JSON.stringify(one)).toBe(JSON.stringify(without))
      expect(none).toBeNull()
      expect(parts).toHaveLength(1)
      expect(parts?.[0]).toMatchObject({ id: 'all', dc_kwp: one.summary.dc_kwp, ac_kw: one.summary.ac_kw, modules: one.summary.modules })
      expect(parts?.[0]?.loss_diagram).toEqual(one.loss_diagram.slice(0, parts?.[0]?.loss_diagram.length))
      expect(parts?.[0]?.monthly.e_array_kwh).toEqual(one.summary.monthly.e_array_kwh)
    }
  })

  test('is the plant with what the part changes', () => {
    const { sub_arrays: _, ...one } = answerOf(ofParts(everyLossPlant(), EAST))
    const { sub_arrays: __, ...changed } = answerOf(everyLossPlant({ array: { ...everyLossPlant().array, azimuth_deg: 90 } }))
    expect(JSON.stringify(one)).toBe(JSON.stringify(changed))
  })
})

test('the light of a part is that of its planes, whatever the number of its inverters, its own or shared', () => {
  const alone = answerOf(ofParts(withoutGrid(), EAST))
  const three = { n_inverters: 3 }
  const ofOwn = { ...EAST, array: { ...EAST.array, ...three } }
  for (const part of [ofOwn, { ...EAST, shares_inverter_with: 'west' }]) {
    const found = answerOf(ofParts(withoutGrid(), { ...WEST, array: { ...WEST.array, ...three } }, part)).sub_arrays?.[1]
    const ratio = (key: string) => rowOf(found?.loss_diagram ?? [], key) / rowOf(alone.loss_diagram, key)
    for (const key of ['glob_hor', 'glob_inc', 'glob_eff']) expect(ratio(key)).toBeCloseTo(1, 9)
    for (const column of ['glob_inc_kwhm2', 'glob_eff_kwhm2'] as const)
      found?.monthly[column].forEach((value, month) => {
        expect(value).toBeCloseTo(alone.summary.monthly[column][month] ?? Number.NaN, 6)
      })
  }
})

describe('two halves with inverters of their own', () => {
  for (const ratio of [1, 1.3, 1.6]) {
    test(`add up to the runs of each, at a DC/AC ratio of ${ratio}`, () => {
      const request = withoutGrid({ array: { ...everyLossPlant().array, tilt_deg: 25 } })
      const inverter = { ...request.inverter, p_ac_nom_kw: 1080 / ratio } as Resolved['inverter']
      const sized = { ...request, inverter }
      const both = answerOf(ofParts(sized, EAST, WEST))
      const halves = [EAST, WEST].map((half) => answerOf(ofParts(sized, half)))
      for (const key of [...DC_AND_INVERTER, 'e_grid']) {
        const sum = sumOf(halves, key)
        expect([key, Math.abs(rowOf(both.loss_diagram, key) - sum) <= 1e-9 * Math.abs(sum)]).toEqual([key, true])
      }
      for (const key of ['glob_inc', 'iam', 'glob_eff']) expect(rowOf(both.loss_diagram, key)).toBeCloseTo(sumOf(halves, key) / 2, 9)
      expect(both.summary.dc_kwp).toBe(2 * (halves[0]?.summary.dc_kwp ?? 0))
      expect(both.summary.ac_kw).toBe(2 * (halves[0]?.summary.ac_kw ?? 0))
      both.sub_arrays?.forEach((part, k) => {
        const own = halves[k]?.sub_arrays?.[0]
        for (const row of part.loss_diagram)
          expect([row.key, row.value]).toEqual([row.key, expect.closeTo(rowOf(own?.loss_diagram ?? [], row.key), 5)])
        expect(part.string_voltage).toEqual(own?.string_voltage ?? null)
      })
    })
  }
})

describe('the window of shared inverters', () => {
  const base = withoutGrid()
  const LONG = { id: 'long', array: { strings_per_inverter: 50 } }
  const SHORT = { id: 'short', array: { strings_per_inverter: 50, modules_per_string: 12 } }
  const long = answerOf(ofParts(base, LONG))
  const short = answerOf(ofParts(base, SHORT))
  const { modules_per_string: length } = base.array
  const ofShort = { ...SHORT, shares_inverter_with: 'long' }
  const IN_WINDOW = ['inverter_under_voltage', 'inverter_over_voltage']
  const near = (found: number, expected: number, ofAll: number) => Math.abs(found - expected) <= 1e-9 * ofAll

  function expectSums(answer: typeof long): void {
    for (const key of DC_AND_INVERTER) {
      const sum = (answer.sub_arrays ?? []).reduce((all, part) => all + rowOf(part.loss_diagram, key), 0)
      const whole = rowOf(answer.loss_diagram, key)
      expect([key, near(sum, whole, rowOf(answer.loss_diagram, 'e_array_mpp'))]).toEqual([key, true])
    }
    for (const part of answer.sub_arrays ?? []) expect(gapOf(part.loss_diagram)).toBeLessThan(1e-9)
  }

  test('takes from each part at an input of its own what it takes from the part alone', () => {
    const both = answerOf(ofParts(base, LONG, ofShort))
    const alone = [long, short]
    expect(length).toBeGreaterThan(12)
    expect(rowOf(short.loss_diagram, 'inverter_under_voltage')).toBeGreaterThan(1000)
    both.sub_arrays?.forEach((part, k) => {
      for (const key of ['string_mismatch', 'e_array_mpp', ...IN_WINDOW]) {
        const expected = rowOf(alone[k]?.loss_diagram ?? [], key)
        const ofAll = rowOf(part.loss_diagram, 'e_array_mpp')
        expect([part.id, key, near(rowOf(part.loss_diagram, key), expected, ofAll)]).toEqual([part.id, key, true])
      }
    })
    expectSums(both)
  })

  test('and strings in parallel take nothing from a part at another input', () => {
    const other = { ...LONG, id: 'other', shares_inverter_with: 'long' }
    const three = answerOf(ofParts(base, LONG, { ...ofShort, parallel: true }, other))
    const found = three.sub_arrays?.[2]?.loss_diagram ?? []
    for (const key of ['string_mismatch', 'e_array_mpp', ...IN_WINDOW])
      expect([key, near(rowOf(found, key), rowOf(long.loss_diagram, key), rowOf(found, 'e_array_mpp'))]).toEqual([key, true])
    expect(rowOf(three.loss_diagram, 'string_mismatch')).toBeGreaterThan(1.1 * 3 * rowOf(found, 'string_mismatch'))
    expectSums(three)
  })
})

describe('shared inverters', () => {
  const wide = { v_mppt_min_v: 300, v_mppt_max_v: 1000 }
  const request = (array: object): Resolved => {
    const base = everyLossPlant()
    return {
      ...base,
      inverter: { ...base.inverter, ...wide } as Resolved['inverter'],
      array: { ...base.array, tilt_deg: 10, inter_row_shading: false, ...array },
    }
  }

  test('two parts at inputs of their own are the two faces of ridges', () => {
    const ridges = answerOf(request({ track_mode: 'ewf', azimuth_deg: 180, strings_per_inverter: 200 }))
    const pair = answerOf(ofParts(request({ strings_per_inverter: 100 }), EAST, { ...WEST, shares_inverter_with: 'east' }))
    for (const { key, value } of ridges.loss_diagram)
      expect([key, Math.abs(rowOf(pair.loss_diagram, key) - value) <= 1e-9 * Math.abs(value)]).toEqual([key, true])
    expect(pair.summary).toMatchObject({ ac_kw: ridges.summary.ac_kw, modules: ridges.summary.modules })
    expect(pair.sub_arrays?.map(({ ac_kw, shares_inverter_with }) => [ac_kw, shares_inverter_with])).toEqual([
      [800, null],
      [null, 'east'],
    ])
  })

  test('at their MPP at any voltage they are the two faces of ridges, and a window takes nothing', () => {
    const narrow = (bounds: object): Resolved['inverter'] => ({ ...everyLossPlant().inverter, ...bounds }) as Resolved['inverter']
    const biting = narrow({ v_mppt_min_v: 640, v_mppt_max_v: 660, v_dc_max_v: 1000 })
    const open = narrow({ v_mppt_min_v: null, v_mppt_max_v: null, v_dc_max_v: null })
    const pairOf = (operating_point: string, inverter: Resolved['inverter'], parallel = false) =>
      answerOf(
        ofParts({ ...request({ strings_per_inverter: 100, operating_point }), inverter }, EAST, {
          ...WEST,
          shares_inverter_with: 'east',
          parallel,
        }),
      )
    const ridges = answerOf({
      ...request({ track_mode: 'ewf', azimuth_deg: 180, strings_per_inverter: 200, operating_point: 'always_mpp' }),
      inverter: biting,
    })
    const pair = pairOf('always_mpp', biting)
    for (const { key, value } of ridges.loss_diagram)
      expect([key, Math.abs(rowOf(pair.loss_diagram, key) - value) <= 1e-9 * Math.abs(value)]).toEqual([key, true])
    const held = pairOf('mppt_window', biting)
    const [over, under] = ['inverter_over_voltage', 'inverter_under_voltage'].map((key) => rowOf(held.loss_diagram, key))
    expect(Math.min(over ?? 0, under ?? 0)).toBeGreaterThan(0)
    for (const parallel of [false, true])
      expect(pairOf('always_mpp', biting, parallel).loss_diagram).toEqual(pairOf('mppt_window', open, parallel).loss_diagram)
  })

  test('strings in parallel that look the same way are the strings of one part', () => {
    const one = answerOf(request({ strings_per_inverter: 200 }))
    const pair = answerOf(
      ofParts(
        request({ strings_per_inverter: 80 }),
        { id: 'a' },
        { id: 'b', array: { strings_per_inverter: 120 }, shares_inverter_with: 'a', parallel: true },
      ),
    )
    for (const { key, value } of one.loss_diagram)
      expect([key, Math.abs(rowOf(pair.loss_diagram, key) - value) <= 1e-7 * Math.abs(value) + 1e-6]).toEqual([key, true])
  })

  test('strings in parallel lose by their common voltage, and strings of unequal length more', () => {
    const free = answerOf(ofParts(request({ strings_per_inverter: 100 }), EAST, { ...WEST, shares_inverter_with: 'east' }))
    const same = answerOf(ofParts(request({ strings_per_inverter: 100 }), EAST, { ...WEST, shares_inverter_with: 'east', parallel: true }))
    const short = answerOf(
      ofParts(request({ strings_per_inverter: 100 }), EAST, {
        ...WEST,
        array: { azimuth_deg: 270, modules_per_string: 16 },
        shares_inverter_with: 'east',
        parallel: true,
      }),
    )
    const lost = (answer: typeof free): number =>
      rowOf(answer.loss_diagram, 'string_mismatch') / rowOf(answer.loss_diagram, 'e_array_nominal')
    expect(lost(same) - lost(free)).toBeGreaterThan(1e-4)
    expect(lost(same) - lost(free)).toBeLessThan(2e-3)
    expect(lost(short)).toBeGreaterThan(2 * lost(same))
    for (const answer of [free, same, short]) expect(gapOf(answer.loss_diagram)).toBeLessThan(1e-12)
  })
})

test('limits, transformers and the battery act on the sum, and each year of operation has its parts', () => {
  const lifetime = { dc_degradation_rate: 0.006, analysis_period_years: 4, year: 0 }
  const battery = { strategy: 'grid_limit', capacity_kwh: 500 }
  const base = everyLossPlant({ lifetime, storage: battery })
  const [whole, halved, shared] = [
    answerOf(base),
    answerOf(
      ofParts({ ...base, array: { ...base.array, strings_per_inverter: 100 }, inverter: halfOf(base.inverter) }, { id: 'a' }, { id: 'b' }),
    ),
    answerOf(
      ofParts(
        { ...base, array: { ...base.array, strings_per_inverter: 100 }, inverter: wideOf(base.inverter) },
        { id: 'a' },
        { id: 'b', shares_inverter_with: 'a' },
      ),
    ),
  ]
  const unbounded = answerOf({ ...base, inverter: wideOf(base.inverter) })
  for (const [one, other] of [
    [whole, halved],
    [unbounded, shared],
  ] as const) {
    for (const { key, value } of one.loss_diagram)
      expect([key, Math.abs(rowOf(other.loss_diagram, key) - value) <= 1e-9 * Math.abs(value) + 1e-6]).toEqual([key, true])
    for (const [k, kwh] of (one.summary.lifetime?.e_grid_kwh ?? []).entries())
      expect(other.summary.lifetime?.e_grid_kwh[k]).toBeCloseTo(kwh ?? 0, 4)
    expect(other.summary.storage?.charged_kwh).toBeCloseTo(one.summary.storage?.charged_kwh ?? 0, 4)
  }
})

/** An inverter of half the size. */
function halfOf(inverter: Resolved['inverter']): Resolved['inverter'] {
  if (inverter.model !== 'curve') throw new Error('not a curve')
  const curves = inverter.curves.map(({ p_dc_kw, ...curve }) => ({ ...curve, p_dc_kw: p_dc_kw.map((kw) => kw / 2) }))
  return {
    ...inverter,
    curves,
    p_ac_nom_kw: inverter.p_ac_nom_kw / 2,
    p_night_w: inverter.p_night_w / 2,
    i_dc_max_a: (inverter.i_dc_max_a ?? 0) / 2,
  }
}

function wideOf(inverter: Resolved['inverter']): Resolved['inverter'] {
  return { ...inverter, v_mppt_min_v: 300, v_mppt_max_v: 1000 }
}

describe('random plants of 1 to 20 parts', () => {
  const seeded = new Seeded(35)
  const bases = GENERATED.plants.filter(
    ({ request: { scene, weather, ac_losses, array, storage } }) =>
      scene === null &&
      weather.poa_wm2 === undefined &&
      ac_losses.subhourly_clipping === 'none' &&
      array.operating_point === 'mppt_window' &&
      storage === null,
  )

  function changeOf(id: string, of: Resolved): Partial<Part> {
    const array: Record<string, unknown> = { n_inverters: seeded.whole(1, 4), strings_per_inverter: 2 * seeded.whole(1, 6) }
    if (of.array.track_mode === 'fixed') Object.assign(array, { tilt_deg: seeded.whole(0, 60), azimuth_deg: seeded.whole(0, 359) })
    return {
      id,
      array,
      ...(seeded.whole(0, 3) === 0 ? { bifacial: null } : {}),
      ...(seeded.whole(0, 2) === 0 ? { dc_losses: { lid_loss: 0.02, string_mismatch_loss: 0.005 } } : {}),
      ...(seeded.whole(0, 2) === 0 ? { thermal: { u_c: 20 + seeded.whole(0, 10) } } : {}),
    }
  }

  test('diagrams close, parts add up, their order changes nothing, and each is what it is alone', () => {
    let runs = 0
    for (let k = 0; k < 40; k++) {
      const { name, request } = bases[k % bases.length] as (typeof bases)[number]
      const parts = Array.from({ length: seeded.whole(2, 20) }, (_, at) => changeOf(`p${at}`, request))
      if (seeded.whole(0, 1) === 0 && parts.length > 3) shareOne(parts)
      const sent = ofParts(request, ...parts)
      const answer = attempt(() => answerOf(sent))
      if (typeof answer === 'string') continue
      runs++
      expect([name, gapOf(answer.loss_diagram) < 1e-9]).toEqual([name, true])
      const results = answer.sub_arrays ?? []
      for (const part of results) expect([name, part.id, gapOf(part.loss_diagram) < 1e-9]).toEqual([name, part.id, true])
      for (const key of DC_AND_INVERTER) {
        const sum = results.reduce((total, { loss_diagram }) => total + rowOf(loss_diagram, key), 0)
        const value = rowOf(answer.loss_diagram, key)
        const scale = Math.max(rowOf(answer.loss_diagram, 'e_array_nominal'), Math.abs(value)) // a plant may have no light at all
        expect([name, key, Math.abs(sum - value) <= 1e-9 * scale]).toEqual([name, key, true])
      }
      // What is found names a part by its number.
      const turned = answerOf(ofParts(request, ...parts.toReversed()))
      const figuresOf = (
        { summary: { provenance: _, warnings: __, findings: ___, ...figures }, loss_diagram }: typeof answer,
        sub_arrays: object[],
      ) => JSON.stringify({ figures, loss_diagram, sub_arrays })
      expect([name, figuresOf(turned, (turned.sub_arrays ?? []).toReversed()) === figuresOf(answer, results)]).toEqual([name, true])
      const alone = seeded.pick(
        parts.filter(
          ({ id }) =>
            !parts.some((other) => other.shares_inverter_with === id) && !parts.some((one) => one.id === id && one.shares_inverter_with),
        ),
      )
      const own = answerOf(ofParts(request, alone)).sub_arrays?.[0]
      const within = results.find(({ id }) => id === alone.id)
      const [expected, got] = [own, within].map((part) => rowOf(part?.loss_diagram ?? [], 'e_inverter_output'))
      expect([name, alone.id, Math.abs((got ?? 0) - (expected ?? 1)) <= 1e-9 * Math.abs(expected ?? 1) + 1e-9]).toEqual([
        name,
        alone.id,
        true,
      ])
    }
    expect(runs).toBeGreaterThan(25)
  })

  /** The second and the third part feed the inverters of the first. */
  function shareOne(parts: Partial<Part>[]): void {
    for (const at of [1, 2]) {
      const { n_inverters: _, ...array } = parts[at]?.array ?? {}
      parts[at] = { ...parts[at], array, shares_inverter_with: parts[0]?.id ?? '' }
    }
  }
})

function attempt<T>(work: () => T): T | string {
  try {
    return work()
  } catch (cause) {
    if (cause instanceof EngineError) return cause.message
    throw cause
  }
}

test('the series are those of the sum, without voltages and angles', () => {
  const request = withoutGrid({ weather: MUNICH_EVERY_THIRD_HOUR })
  const outcome = run(ofParts(request, EAST, WEST), { withSeries: true })
  const halves = [EAST, WEST].map((half) => run(ofParts(request, half), { withSeries: true }))
  const column = ({ series }: typeof outcome, name: string): Float64Array => {
    const found = series?.columns[series.names.indexOf(name)]
    if (found === undefined) throw new Error(`no series ${name}`)
    return found
  }
  const sums: readonly (readonly [string, number])[] = [
    ['EArrMPP', 1],
    ['EOutInv', 1],
    ['IL_Pmax', 1],
    ['IL_Vmax', 1],
    ['GlobInc', 0.5],
  ]
  for (const [name, weight] of sums) {
    const expected = column(outcome, name).map((_, row) => weight * halves.reduce((sum, half) => sum + (column(half, name)[row] ?? 0), 0))
    const worst = column(outcome, name).reduce((most, value, row) => Math.max(most, Math.abs(value - (expected[row] ?? 0))), 0)
    expect([name, worst < 1e-9]).toEqual([name, true])
  }
  for (const name of ['UArray', 'IArray', 'AngInc', 'PhiAng']) expect(outcome.series?.names).not.toContain(name)
})
