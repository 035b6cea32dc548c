import { completeRunRequest, EngineError, type QuantityName, type Resolved, type RunOutcome, run } from '@pvyield/engine'
import { rounds } from '../../rounds.ts'
import { type Choice, choicesOf, modelsOf } from './document.ts'
import { generatedEquipment } from './generated-equipment.ts'
import { generatedScene, hasScene, needsScene } from './generated-scene.ts'
import { generatedWeather } from './generated-weather.ts'
import { Seeded } from './seeded.ts'

/** Sections whose choices come from the document, with the schema of each. */
const SECTIONS = {
  site: 'Site',
  array: 'ArraySection',
  iam: 'Iam',
  thermal: 'Thermal',
  dc_losses: 'DcLosses',
  ac_losses: 'AcLosses',
  spectral: 'Spectral',
  bifacial: 'Bifacial',
  storage: 'Storage',
} as const

/** Types of racking with a model of the rear side. */
const HAS_REAR: readonly Choice[] = ['fixed', 'single_axis', 'seasonal_tilt']

/** A generated plant and its run. */
export interface GeneratedPlant {
  /** Name of the plant in failure messages, with its seed. */
  name: string
  request: Resolved
  outcome: RunOutcome
}

/** A column of the run's series; null when the plant does not have the quantity. */
export function seriesOf({ outcome: { series } }: GeneratedPlant, name: QuantityName): Float64Array | null {
  return series?.columns[series.names.indexOf(name)] ?? null
}

export interface Generated {
  plants: GeneratedPlant[]
  /** Requests that the engine rejected, with the reasons. */
  refusals: string[]
  /**
   * Every choice that the document offers, as `section.field=value`, and whether a plant ran with
   * it.
   */
  ran: Map<string, boolean>
}

/** Deals shuffled values of every field in turn, so that every value is used soon. */
class Decks {
  private readonly decks = new Map<string, Choice[]>()

  constructor(private readonly seeded: Seeded) {}

  deal(field: string, values: readonly Choice[]): Choice {
    const deck = this.decks.get(field) ?? []
    if (deck.length === 0) deck.push(...this.seeded.shuffled(values))
    this.decks.set(field, deck)
    return deck.pop() ?? null
  }
}

/** Spectral models with coefficients by technology, and technologies that have none. */
const BY_TECHNOLOGY: readonly Choice[] = ['first_solar', 'caballero', 'pvspec']
const WITHOUT_COEFFICIENTS: readonly Choice[] = ['tandem', 'other']

/** A field that came later, from a deck of its own: the other plants stay what they were. */
const LATER = 'storage.coupling'
/** An option that came later: of plants that were dealt whole strings, those that it suits have it. */
const CURVES = 'iv'
/** What a battery at the DC side does not go with. */
const YIELDS: readonly Choice[] = ['power_limits', 'string_power_limits']

/** Choices of one plant by dot path. */
function dealChoices(decks: Decks, later: Decks): Map<string, Choice> {
  const dealt = new Map<string, Choice>()
  for (const [section, schema] of Object.entries(SECTIONS)) {
    for (const [field, values] of choicesOf(schema)) {
      const path = `${section}.${field}`
      dealt.set(
        path,
        (path === LATER ? later : decks).deal(
          path,
          values.filter((value) => value !== CURVES),
        ),
      )
    }
  }
  const mayBeDc = dealt.get('ac_losses.subhourly_clipping') === 'none' && !YIELDS.includes(dealt.get('array.operating_point') ?? null)
  if (!mayBeDc) dealt.set(LATER, 'ac')
  dealt.set('module.model', decks.deal('module.model', modelsOf('Module')))
  dealt.set('inverter.model', decks.deal('inverter.model', modelsOf('Inverter')))
  const technologies = choicesOf('ModulePvsyst').find(([field]) => field === 'technology')?.[1] ?? []
  dealt.set('module.technology', decks.deal('module.technology', technologies))
  if (WITHOUT_COEFFICIENTS.includes(dealt.get('module.technology') ?? null) && BY_TECHNOLOGY.includes(dealt.get('spectral.mode') ?? null)) {
    dealt.set('spectral.mode', 'sandia_airmass')
  }
  return dealt
}

function section(choices: Map<string, Choice>, name: string): Record<string, Choice> {
  const prefix = `${name}.`
  return Object.fromEntries(
    [...choices].filter(([path]) => path.startsWith(prefix)).map(([path, value]) => [path.slice(prefix.length), value]),
  )
}

/** Limits of the rotation in one of the two forms, and a stow angle within the limits. */
function rotationFields(seeded: Seeded): Record<string, unknown> {
  const [low, high] = [seeded.whole(-75, -10), seeded.whole(10, 75)]
  const [from, to, limits] = seeded.pick<[number, number, object]>([
    [-60, 60, {}],
    [-high, high, { rotation_limit_deg: high }],
    [low, high, { rotation_min_deg: low, rotation_max_deg: high }],
  ])
  return { ...limits, wind_stow_angle_deg: seeded.between(from, to), wind_stow_speed_ms: seeded.between(4, 20) }
}

/** A battery and a load, each large or small relative to the plant. */
function generatedStorage(seeded: Seeded, choices: Map<string, Choice>, plantKw: number, rows: number): Record<string, unknown> {
  const own = section(choices, 'storage')
  const powerKw = (): number | null => (seeded.chance(0.5) ? null : seeded.between(0.1, 1) * plantKw)
  const [first, second, third, fourth] = seeded.list(4, 0, 23.9).sort((a, b) => a - b)
  const loadKw = seeded.between(0.05, 0.5) * plantKw
  const needsLoad = own.strategy === 'self_consumption'
  return {
    ...own,
    capacity_kwh: seeded.pick([0, seeded.between(0.2, 5) * plantKw, seeded.between(0.2, 5) * plantKw]),
    charge_max_kw: powerKw(),
    discharge_max_kw: powerKw(),
    efficiency_charge: seeded.between(0.85, 1),
    efficiency_discharge: seeded.between(0.85, 1),
    soc_min: seeded.between(0, 0.3),
    soc_start: seeded.pick([null, seeded.between(0.3, 1)]),
    load_kw: seeded.pick([...(needsLoad ? [] : [null]), loadKw, seeded.list(rows, 0, 2 * loadKw)]),
    prices: { price: Array.from({ length: rows }, (_, row) => (row * 37) % 100), charge_below: 30, discharge_above: 60 },
    schedule: { charge_start_h: second, charge_end_h: third, discharge_start_h: fourth, discharge_end_h: first },
  }
}

/** An uncertainty in one of the two forms, or none. */
function generatedUncertainty(seeded: Seeded): object {
  const [resource, interannual, model, other] = seeded.list(4, 0, 0.1)
  return seeded.pick<object>([
    {},
    { uncertainty: resource },
    { uncertainty_parts: { resource, interannual, model, other } },
    { uncertainty_parts: { interannual } },
  ])
}

/** Snow that comes and goes, for the model that reads its depth. */
function withSnow(weather: ReturnType<typeof generatedWeather>, choices: Map<string, Choice>, plantKw: number) {
  if (choices.get('site.snow_model') !== 'marion') return weather
  const depthCm = (row: number): number => Math.max(0, Math.round(100 * (4 + 9 * Math.sin(row / 5 + plantKw))) / 100)
  return { ...weather, snow_depth_cm: weather.temp_air_c.map((_, row) => depthCm(row)) }
}

/** Whether the cells of a plant's tables have curves. */
function hasCurves(choices: Map<string, Choice>, cells: unknown): boolean {
  const isAsked = choices.get('array.shade_mode') === 'whole_strings' && choices.get('array.row_model') !== 'rows'
  return isAsked && !['reference', 'sandia'].includes(String(choices.get('module.model'))) && Number(cells) % 3 === 0
}

/** A stated loss, or in some plants that of the tolerance of the module. */
function qualityOf(stated: number, plantKw: number): number | null {
  return plantKw % 5 < 1 ? null : stated
}

function generatedRequest(seeded: Seeded, choices: Map<string, Choice>): Record<string, unknown> {
  const latitude = seeded.chance(0.9) ? seeded.between(-89, 89) : seeded.pick([-90, 0, 90])
  const longitude = seeded.chance(0.9) ? seeded.between(-179, 179) : seeded.pick([-180, 0, 180])
  const { module, inverter, ...strings } = generatedEquipment(
    seeded,
    String(choices.get('module.model')),
    String(choices.get('inverter.model')),
    String(choices.get('module.technology')),
  )
  const plantKw = Number(inverter.p_ac_nom_kw) * strings.n_inverters
  const lossy = seeded.chance(0.8)
  const loss = (max: number): number => (lossy && seeded.chance(0.7) ? seeded.between(0, max) : 0)
  const isTracker = choices.get('array.track_mode') === 'single_axis'
  const hasHorizon = seeded.chance(0.4)
  const hasSensorPlane = choices.get('array.track_mode') !== 'ewf' && choices.get('array.tracking') !== 'optimised'
  const weather = withSnow(generatedWeather(seeded, latitude, longitude, hasSensorPlane), choices, plantKw)
  const scene = hasScene(choices, plantKw)
    ? generatedScene(new Seeded(Math.round(1e3 * plantKw)), choices.get('array.track_mode') ?? null, 'poa_wm2' in weather)
    : null
  const storage = seeded.chance(0.4) ? generatedStorage(seeded, choices, plantKw, weather.temp_air_c.length) : null
  const isRowWithTwoFaces = choices.get('bifacial.model') === 'two_faces'
  const isOfScene = choices.get('bifacial.model') === 'scene'
  const isLimited = seeded.chance(0.4) || storage?.strategy === 'grid_limit'
  return {
    site: {
      ...section(choices, 'site'),
      latitude,
      longitude,
      elevation: seeded.between(0, 3000),
      albedo_monthly: seeded.list(12, 0.1, 0.8),
      soiling_monthly: seeded.list(12, 0, loss(0.1)),
      snow_loss_monthly: plantKw % 4 < 1 ? new Array<number>(12).fill(0.3 * (plantKw % 1)) : null,
      ...(choices.get('array.track_mode') === 'two_axis' ? { horizon_model: 'beam' } : {}),
      ...(hasHorizon ? { horizon_azimuths_deg: [0, 70, 150, 220, 300], horizon_elevations_deg: seeded.list(5, -1, 20) } : {}),
    },
    array: {
      ...section(choices, 'array'),
      ...(scene === null && needsScene(choices) ? { row_model: 'rows' } : {}),
      ...(scene === null && isRowWithTwoFaces ? { inter_row_shading: true } : {}),
      ...(scene !== null && choices.get('array.diffuse_shading') === 'limit_angle' ? { diffuse_shading: 'lune' } : {}),
      ...strings,
      ...rotationFields(seeded),
      tilt_deg: isTracker ? seeded.pick([0, seeded.between(0, 25)]) : seeded.between(0, 60),
      ...(choices.get('array.track_mode') === 'seasonal_tilt' ? { tilt_monthly_deg: seeded.list(12, 0, 60) } : {}),
      azimuth_deg: isTracker ? seeded.pick([0, 180, seeded.whole(0, 360)]) : seeded.whole(0, 360),
      gcr: seeded.between(0.15, 0.8),
      collector_width_m: seeded.between(1, 5),
      n_rows: seeded.whole(1, 40),
      row_length_m: plantKw % 2 < 1 ? 3 + (plantKw % 60) : null,
      band_top_m: loss(0.2),
      band_bottom_m: loss(0.2),
      string_steps: seeded.whole(1, 6),
      cell_traverse_m: seeded.between(0.05, 0.2),
      fraction_for_electrical: seeded.share(),
      ...(choices.get('array.cell_layout') ? { string_steps: 1, fraction_for_electrical: 1 } : {}),
      ...(scene !== null && hasCurves(choices, module.cells_in_series) ? { shade_mode: CURVES, cell_layout: null } : {}),
      cross_axis_slope_deg: seeded.pick([0, seeded.between(-12, 12)]),
    },
    iam: {
      ...section(choices, 'iam'),
      b0: seeded.between(0.02, 0.1),
      angles_deg: [0, 40, 60, 75, 85, 90],
      factors: [1, 0.997, 0.95, 0.78, 0.4, 0],
    },
    thermal: { ...section(choices, 'thermal'), u_c: seeded.between(15, 35), u_v: seeded.between(0, 3) },
    dc_losses: {
      ...section(choices, 'dc_losses'),
      quality_loss: qualityOf(lossy ? seeded.between(-0.02, 0.03) : 0, plantKw),
      lid_loss: loss(0.03),
      module_mismatch_loss: loss(0.03),
      string_mismatch_loss: loss(0.02),
      dc_wiring_loss_at_stc: loss(0.04),
    },
    ac_losses: {
      ...section(choices, 'ac_losses'),
      ac_wiring_loss_at_stc: loss(0.03),
      transformer_constant_loss: loss(0.005),
      transformer_loss_at_stc: loss(0.02),
      mv_line_loss_at_stc: loss(0.02),
      hv_transformer_constant_loss: loss(0.003),
      hv_transformer_loss_at_stc: loss(0.01),
      hv_line_loss_at_stc: loss(0.02),
      transmission_loss: loss(0.03),
      other_loss: loss(0.02),
      aux_kw: loss(0.01) * plantKw,
      aux_threshold_kw: loss(0.1) * plantKw,
      aux_proportional_w_per_kw: loss(10),
      aux_night_kw: loss(0.003) * plantKw,
      grid_poi_limit_kw: isLimited ? seeded.between(0.3, 1) * plantKw : 0,
      power_factor: seeded.between(0.9, 1),
      unavailability_loss: loss(0.05),
    },
    spectral: section(choices, 'spectral'),
    bifacial:
      HAS_REAR.includes(choices.get('array.track_mode') ?? null) && seeded.chance(0.5)
        ? {
            ...section(choices, 'bifacial'),
            ...((isRowWithTwoFaces && scene !== null) || (isOfScene && scene === null) ? { model: 'view_factor' } : {}),
            bifaciality: seeded.between(0.5, 0.9),
            height_m: seeded.between(0.5, 3),
            structure_shading: loss(0.1),
            rear_mismatch: loss(0.1),
            albedo_monthly: plantKw % 3 < 1 ? new Array<number>(12).fill(0.05 * (plantKw % 1)) : null,
            transparency: loss(0.1),
          }
        : null,
    lifetime: {
      year: seeded.whole(0, 30),
      dc_degradation_rate: loss(0.01),
      analysis_period_years: seeded.pick([1, 1, 1, 3]),
      ...generatedUncertainty(seeded),
    },
    storage,
    scene,
    weather,
    module: { ...module, power_tolerance_low: -0.01, power_tolerance_high: 0.03 },
    inverter,
  }
}

/** The choices that a request actually contains. */
function carried(choices: Map<string, Choice>, request: Resolved): string[] {
  const left = (['bifacial', 'storage'] as const).filter((name) => request[name] === null)
  return [...choices].filter(([path]) => !left.some((name) => path.startsWith(`${name}.`))).map(([path, value]) => `${path}=${value}`)
}

/** A plant before the engine has seen it. */
export interface PlantBody {
  name: string
  choices: Map<string, Choice>
  body: Record<string, unknown>
}

/**
 * Plants of every kind, without end. Choices come from the enums of `openapi.json`, so a new option
 * is included automatically.
 */
export function* plantBodies(seed: number): Generator<PlantBody, never> {
  const decks = new Decks(new Seeded(seed))
  const later = new Decks(new Seeded(seed + 1))
  for (let k = 0; ; k++) {
    const choices = dealChoices(decks, later)
    yield { name: `plant ${k} of seed ${seed}`, choices, body: generatedRequest(new Seeded(seed * 1000 + k), choices) }
  }
}

/** Rows of a plant in steps of a minute: three days have 4320, a third of all work. Among the other tests it runs the first of them. */
const ROWS_OF_MINUTES = 4320
const MINUTES_RUN = rounds(1440, ROWS_OF_MINUTES)

/** A plant in steps of a minute, in fewer of them; any other as it is. */
function shortened(body: unknown): unknown {
  if (Array.isArray(body)) return body.length === ROWS_OF_MINUTES ? body.slice(0, MINUTES_RUN) : body
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, shortened(value)]))
}

/**
 * Generated plants, each run with its series. Requests that the engine rejects are listed
 * separately.
 * @param count  number of plants that run
 */
function generatePlants(count: number, seed: number): Generated {
  const generated: Generated = { plants: [], refusals: [], ran: new Map() }
  for (const { name, choices, body } of plantBodies(seed)) {
    if (generated.plants.length === count || generated.plants.length + generated.refusals.length === 3 * count) break
    try {
      const request = completeRunRequest<Resolved>(shortened(body) as object)
      const outcome = run(request, { withSeries: true })
      generated.plants.push({ name, request, outcome })
      for (const choice of carried(choices, request)) generated.ran.set(choice, true)
    } catch (error) {
      if (!(error instanceof EngineError)) throw new Error(`${name} failed without a reason`, { cause: error })
      generated.refusals.push(`${name}: ${error.message}`)
      for (const [path, value] of choices) if (!generated.ran.has(`${path}=${value}`)) generated.ran.set(`${path}=${value}`, false)
    }
  }
  return generated
}

/** The plants on which every property is tested. */
export const GENERATED = generatePlants(120, 2026)
