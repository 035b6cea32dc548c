import { expect, test } from 'bun:test'
import { completeRunRequest, EngineError, type Resolved, run } from '@pvyield/engine'
import { rounds } from '../../rounds.ts'
import { GENERATED } from './generated-plants.ts'
import { type Leaf, otherValues, REQUEST_LEAVES } from './request-leaves.ts'

type Tree = { [key: string]: unknown }

/**
 * Leaves that change no answer of the engine, each with the reason. A leaf that changes no answer
 * and is not listed here is not read by any code.
 */
const WITHOUT_EFFECT: readonly (readonly [names: RegExp, why: string])[] = [
  [/^report\./, 'what a report prints on its cover'],
  [/^include_series$/, 'chooses what the service delivers'],
  [/^weather\.reference_series$/, 'names of any series: engine/report/comparison.test.ts has its effect'],
  [/^weather\.meta\.(format|notes|file_name|quality|gaps|sums|id)/, 'findings of the file reader, stored in the section'],
  [/\.(manufacturer|name)$/, 'a label'],
  [/^module\[\w+\]\.cells_in_parallel$/, 'the parameters are those of the whole module'],
  [/^module\[(cec|desoto|iec61853)\]\.i_sc_a$/, 'only compared with the MPP current; the run uses the light current of the fit'],
  [/^module\[(cec|desoto|iec61853)\]\.v_oc_v$/, 'only compared with the MPP voltage; the run uses the open circuit of the curve'],
  [/^module\[(cec|desoto)\]\.cells_in_series$/, 'a_ref_v contains it'],
  [/^module\[reference\]\.(cells_in_series|v_max_v)$/, 'the module has no voltage'],
  [/^inverter\[\w+\]\.mppt_count$/, 'all inputs work at the same voltage'],
  [
    /^ac_losses\.(mv_transformers|outages\.periods|cables)$/,
    'lists of sections: test/engine/ac/transformers.test.ts, outages.test.ts and cables.test.ts have their effect',
  ],
  [/^scene\.(version|frame|outlines)/, 'says what is the same in every scene, or is only drawn'],
  [/^scene\.(origin|types|placements|objects|terrain)/, 'changed field by field in test/engine/scene'],
  [/^dc_losses\.cables$/, 'a list of sections: test/engine/dc/cables.test.ts has its effect'],
  [/^sub_array(s|_series)$/, 'changed part by part in test/engine/plant'],
  [/^(site\.soiling_series|array\.rotation_series)$/, 'a value for each row: test/engine/properties/given-series.test.ts has its effect'],
  [
    /^ac_losses\.(power_factor|reactive_power|grid_limit)_series$/,
    'a value for each row: test/engine/ac/reactive-rows.test.ts has its effect',
  ],
  [/^lifetime\.(letid_years|degradation_by_year)$/, 'read with other fields: test/engine/dc/degradation.test.ts has its effect'],
  [/^storage\.efficiency_curve$/, 'a list of points: test/engine/storage/own-rules.test.ts has its effect'],
  [/^storage\.ageing\./, 'read in later years: test/engine/storage/ageing.test.ts has its effect'],
]

const PROFILE = { angles_deg: [0, 50, 70, 85, 90], factors: [1, 0.98, 0.9, 0.4, 0] }

/** A whole year. Shorter weather gives no P-values. */
function wholeYear({ timezone }: Resolved['weather']): Tree {
  const hours = (value: number): number[] => new Array<number>(8760).fill(value)
  return {
    timezone,
    step_minutes: 60,
    start: '2023-01-01T00:00',
    ghi_wm2: hours(200),
    temp_air_c: hours(15),
    wind_speed_ms: hours(2),
    relative_humidity: hours(0.5),
  }
}

/** A day in rows of ten minutes. */
function dayOfMinutes({ timezone }: Resolved['weather']): Tree {
  const rows = (value: number): number[] => new Array<number>(144).fill(value)
  return {
    timezone,
    step_minutes: 10,
    start: '2023-06-01T00:00',
    ghi_wm2: rows(400),
    temp_air_c: rows(15),
    wind_speed_ms: rows(2),
    relative_humidity: rows(0.5),
  }
}

/**
 * An inverter that clips between the temperatures of its maximum and its nominal power. The power
 * factor keeps both below the power at which the Sandia model itself stops.
 */
function maximumPower({ inverter, array, ac_losses }: Resolved): Tree {
  return {
    ac_losses: { ...ac_losses, pnom_apparent: true, power_factor: 0.8 },
    inverter: { ...inverter, p_ac_max_kw: 1.2 * inverter.p_ac_nom_kw, derating: null, temp_p_max_c: -40, temp_p_nom_c: 60 },
    array: { ...array, strings_per_inverter: 4 * array.strings_per_inverter, n_inverters: 1 },
  }
}

/** Snow that falls on a plant without another loss by snow. */
function underSnow({ site, weather }: Resolved, model: Resolved['site']['snow_model']): Tree {
  const snow_depth_cm = weather.temp_air_c.map((_, row) => 5 + 3 * Math.sin(row))
  return { site: { ...site, snow_model: model, snow_loss_monthly: null }, weather: { ...weather, snow_depth_cm } }
}

/** Changes to a plant without which a leaf has no effect. */
const CONTEXTS: readonly (readonly [names: RegExp, change: (request: Resolved) => Tree])[] = [
  [
    /^array\.cell_layout$/,
    ({ array }) => ({
      array: { ...array, inter_row_shading: true, shade_mode: 'electrical', string_steps: 1, fraction_for_electrical: 1 },
    }),
  ],
  [/^module\[sandia\]\.technology$/, ({ spectral }) => ({ spectral: { ...spectral, mode: 'first_solar', coefficients: [] } })],
  [
    /^array\.bypass_steps$/,
    ({ array }) => ({ array: { ...array, inter_row_shading: true, shade_mode: 'whole_strings', row_length_m: 20 } }),
  ],
  [
    /^array\.(cell_traverse_m|fraction_for_electrical)$/,
    ({ array }) => ({ array: { ...array, inter_row_shading: true, shade_mode: 'electrical' } }),
  ],
  [
    /^array\.(rotation_(min|max)_deg|wind_stow_(speed_ms|angle_deg))$/,
    ({ array }) => ({ array: { ...array, track_mode: 'single_axis', rotation_min_deg: -50, rotation_max_deg: 50, wind_stow: true } }),
  ],
  [/iam_profile/, ({ module }) => ({ iam: { kind: 'auto' }, module: { ...module, iam_profile: PROFILE } })],
  [/front_surface/, ({ module }) => ({ iam: { kind: 'auto' }, module: { ...module, iam_profile: null } })],
  [/^iam\.(k_per_m|thickness_m)/, () => ({ iam: { kind: 'fresnel', k_per_m: 4 } })],
  [
    /low_light_default/,
    ({ module }) => ({ module: { ...module, technology: 'mono_si', r_series_ohm: null, gamma: null, low_light: null } }),
  ],
  [
    /low_light/,
    ({ module }) => ({
      module: { ...module, r_series_ohm: null, low_light: { irradiance_wm2: [200, 800], relative_efficiency: [0.96, 1] } },
    }),
  ],
  [/\.(d2_mu_tau_v|v_bi_v)/, ({ module }) => ({ module: { ...module, technology: 'cdte', d2_mu_tau_v: 1.2 } })],
  [/\.mu_v_oc_v_per_k/, ({ module, array }) => ({ module, array: { ...array, modules_per_string: 60 } })],
  [/^module\[\w+\]\.bifaciality/, ({ array }) => ({ array: { ...array, track_mode: 'fixed' }, bifacial: {} })],
  [/^weather\.(latitude|longitude)$/, ({ weather, site: { latitude, longitude } }) => ({ weather: { ...weather, latitude, longitude } })],
  [/^weather\.meta/, ({ weather }) => ({ weather: { ...weather, meta: { source: 'a file', radiation_db: 'a database' } } })],
  [/^lifetime\.uncertainty_parts/, ({ weather }) => ({ lifetime: { uncertainty_parts: {} }, weather: wholeYear(weather) })],
  [/^weather\.snow_depth_cm/, (request) => underSnow(request, 'marion')],
  [/^site\.snow_model/, (request) => underSnow(request, 'monthly')],
  [/^site\.snow_loss_monthly/, ({ site }) => ({ site: { ...site, snow_model: 'monthly' } })],
  [
    /power_tolerance/,
    ({ module }) => ({ dc_losses: { quality_loss: null }, module: { ...module, power_tolerance_low: -0.02, power_tolerance_high: 0.03 } }),
  ],
  [/unit_mass/, ({ weather }) => ({ thermal: { inertia: 'prilliman' }, weather: dayOfMinutes(weather) })],
  [/^spectral\.coefficients/, () => ({ spectral: { mode: 'sandia_airmass', coefficients: [0.93, 0.068, -0.0077, 0.0001, -0.000002] } })],
  [
    /hv_transformer\./,
    ({ ac_losses }) => ({
      ac_losses: {
        ...ac_losses,
        hv_transformer_constant_loss: 0,
        hv_transformer_loss_at_stc: 0,
        hv_transformer: { kva: 50, no_load_kw: 0.01, load_loss_kw: 0.1, number: 1 },
      },
    }),
  ],
  [/outages\.monthly/, ({ ac_losses }) => ({ ac_losses: { ...ac_losses, outages: { monthly: new Array<number>(12).fill(0.1) } } })],
  [
    /outages\.random/,
    ({ ac_losses }) => ({
      ac_losses: { ...ac_losses, outages: { random: { share: 0.2, periods: 2 }, random_grid: { share: 0.2, periods: 2 } } },
    }),
  ],
  [/temp_p_(max|nom)_c/, maximumPower],
  [
    /dc_derating/,
    ({ inverter, array }) => ({
      inverter: { ...inverter, dc_derating: { v_dc_v: [300, 900], start_temp_c: [-40, -30], slope_per_k: [-0.01, -0.008] } },
      array: { ...array, n_inverters: 1 },
    }),
  ],
  [
    /derating|p_ac_max_kw/,
    ({ inverter, array }) => ({
      inverter: {
        ...inverter,
        p_ac_max_kw: 1.2 * inverter.p_ac_nom_kw,
        derating: { temp_air_c: [-50, 60], p_ac_kw: [1.5, 0.1].map((share) => share * inverter.p_ac_nom_kw) },
      },
      array: { ...array, n_inverters: 1 },
    }),
  ],
]

const rowsOf = ({ weather }: Resolved): number => weather.temp_air_c.length

/**
 * Plants with few rows, those with the fewest first. A leaf is changed in one after the other until
 * an answer changes; the plant in which it did is the first for the next leaf, which often needs
 * the same models.
 */
const PLANTS = GENERATED.plants
  .map(({ request }) => request)
  .filter((request) => rowsOf(request) <= 300)
  .sort((a, b) => rowsOf(a) - rowsOf(b))

function toFront(plant: Resolved): void {
  PLANTS.splice(PLANTS.indexOf(plant), 1)
  PLANTS.unshift(plant)
}

/**
 * A plant in which a leaf is changed: as generated, or modified so that the leaf has an effect.
 * Null when the section of this plant has another model.
 */
function plantFor({ name }: Leaf, request: Resolved): Resolved | null {
  const context = CONTEXTS.find(([names]) => names.test(name))
  if (context === undefined) return request
  try {
    return completeRunRequest<Resolved>({ ...request, ...context[1](request) })
  } catch {
    return null
  }
}

/** The value at the keys; undefined when the plant lacks the section or it has another model. */
function valueAt(request: Resolved, keys: readonly string[], model: string | null): unknown {
  let inner: unknown = request
  for (const [depth, key] of keys.entries()) {
    if (typeof inner !== 'object' || inner === null) return undefined
    if (depth === 1 && model !== null && (inner as Tree).model !== model) return undefined
    inner = (inner as Tree)[key]
  }
  return inner
}

function changed(tree: Tree, [key = '', ...rest]: readonly string[], value: unknown): Tree {
  return { ...tree, [key]: rest.length === 0 ? value : changed((tree[key] ?? {}) as Tree, rest, value) }
}

interface Seen {
  answer: string
  columns: readonly Float64Array[]
}

/**
 * The results of a run that the caller sees, without the digests of the inputs; null for a request
 * that is rejected.
 */
function seenOf(request: Resolved): Seen | null {
  try {
    const { answer, series } = run(request, { withSeries: true })
    const { provenance, ...summary } = answer.summary
    return { answer: JSON.stringify([summary, answer.loss_diagram, answer.weather_meta]), columns: series?.columns ?? [] }
  } catch (error) {
    if (error instanceof EngineError) return null
    throw error
  }
}

function differ(a: Seen, b: Seen): boolean {
  return a.answer !== b.answer || a.columns.some((column, k) => column.some((value, row) => !Object.is(value, b.columns[k]?.[row])))
}

const seenBefore = new Map<Resolved, Seen | null>()
function seenUnchanged(request: Resolved): Seen | null {
  const seen = seenBefore.get(request) ?? seenOf(request)
  seenBefore.set(request, seen)
  return seen
}

/** A value that changes an answer of one plant is often the first: all plants have that before any has the others. */
const VALUES = [[0, 1], [1]] as const

function changesAnAnswer(leaf: Leaf, plants = PLANTS): boolean {
  for (const range of VALUES) {
    const plant = plants.find((request) => changesAnswerOf(plantFor(leaf, request), leaf, range))
    if (plant !== undefined) toFront(plant)
    if (plant !== undefined) return true
  }
  return false
}

function changesAnswerOf(request: Resolved | null, leaf: Leaf, range: readonly [from: number, to?: number]): boolean {
  const { keys, model } = leaf
  if (request === null) return false
  if (model !== null && (valueAt(request, keys.slice(0, 1), null) as Tree | null)?.model !== model) return false
  if (keys.length > 1 && (valueAt(request, keys.slice(0, -1), model) ?? null) === null) return false
  const before = seenUnchanged(request)
  if (before === null) return false
  const values = otherValues(leaf, valueAt(request, keys, model)).slice(...range)
  return values.some((other) => {
    const seen = seenOf(changed(request as unknown as Tree, keys, other) as unknown as Resolved)
    return seen !== null && differ(seen, before)
  })
}

const isListed = ({ name }: Leaf): boolean => WITHOUT_EFFECT.some(([names]) => names.test(name))
const sectionOf = ({ keys }: Leaf): string => keys[0] ?? ''

test.each([...new Set(REQUEST_LEAVES.map(sectionOf))])(
  '%s: every field changes the answer of some plant, or is listed with the reason why not',
  (section) => {
    const idle = REQUEST_LEAVES.filter((leaf) => sectionOf(leaf) === section && !isListed(leaf) && !changesAnAnswer(leaf))
    expect(idle.map(({ name }) => name)).toEqual([])
  },
)

/** Of a field without effect every plant runs. */
const FEW = rounds(20, PLANTS.length)

test.each(WITHOUT_EFFECT)('%p is listed because a field of it changes no answer', (names) => {
  expect(REQUEST_LEAVES.some((leaf) => names.test(leaf.name) && !changesAnAnswer(leaf, PLANTS.slice(0, FEW)))).toBe(true)
})
