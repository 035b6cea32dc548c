import type { RunRequest, SimpleRunRequest } from '@pvyield/contract/schemas'
import { completeRunRequest } from '../request.ts'
import type { ReferenceModule, SimplePlant } from './plant.ts'
import { ROTATION_LIMIT_DEG, rowSizes } from './row-sizes.ts'

/** A request as a caller may send it: sections and fields that have defaults may be missing. */
export type PartialRunRequest = {
  [S in keyof RunRequest]?: RunRequest[S] extends object ? Partial<RunRequest[S]> | RunRequest[S] : RunRequest[S]
}

/** NOCT of the module on an open rack, degC. */
const NOCT_C = 45

/**
 * Makes the sections of a full run. A literal choice appears only here: `listDefaults` reads it
 * from the result.
 */
export function fullRequest(plant: SimplePlant) {
  const { request, racking, size, losses, own } = plant
  const isScene = request.scene !== null
  const { collectorWidthM, heightM } = rowSizes(plant)
  const noctC = Math.max(own?.noctC ?? NOCT_C, racking.leastNoctC)
  const bifaciality = own?.bifaciality ?? request.bifaciality
  return {
    site: {
      latitude: request.latitude,
      longitude: request.longitude,
      elevation: plant.elevationM,
      timezone: plant.timezoneH,
      albedo_monthly: new Array<number>(12).fill(request.albedo),
      use_weather_albedo: false,
      soiling_monthly: new Array<number>(12).fill(losses.soiling),
      transposition: 'perez',
    },
    array: {
      track_mode: plant.trackMode,
      ...(isScene ? {} : { tilt_deg: plant.tiltDeg, azimuth_deg: plant.azimuthDeg }),
      gcr: plant.gcr,
      collector_width_m: collectorWidthM,
      n_rows: 10,
      inter_row_shading: racking.standsInRows,
      row_model: isScene ? 'shading_table' : 'rows',
      shade_mode: 'linear',
      string_steps: 1,
      modules_per_string: own?.stringing.modulesPerString ?? size.modulesPerString,
      strings_per_inverter: own?.stringing.stringsPerInverter ?? size.strings,
      n_inverters: own?.stringing.inverters ?? 1,
      ...(racking.isTracker ? { backtracking: true, rotation_limit_deg: ROTATION_LIMIT_DEG } : {}),
    },
    iam: { kind: own === null ? 'fresnel_ar' : 'auto' },
    thermal: { model: 'noct', noct_c: noctC },
    dc_losses: {
      quality_loss: losses.nameplate,
      lid_loss: losses.lid,
      module_mismatch_loss: losses.mismatch,
      dc_wiring_loss_at_stc: losses.wiring,
      dc_wiring_model: 'flat',
    },
    ac_losses: { unavailability_loss: losses.availability },
    spectral: { mode: 'off' },
    lifetime: { uncertainty: request.uncertainty, uncertainty_parts: request.uncertainty_parts },
    bifacial: bifaciality > 0 ? ({ model: 'view_factor', height_m: heightM } as RunRequest['bifacial']) : null,
    storage: null,
    weather: plant.place.weather,
    scene: request.scene,
    module: own?.module ?? referenceModule(plant, noctC),
    inverter: own?.inverter ?? (INVERTERS[request.inverter_model](plant.acKw, request.inverter_efficiency) as RunRequest['inverter']),
    include_series: request.include_series,
  } satisfies PartialRunRequest
}

function referenceModule({ request, technology, size, efficiency, temperatureCoefficient }: SimplePlant, noctC: number): ReferenceModule {
  return {
    model: 'reference',
    name: `${request.module_type} module`,
    technology,
    p_nom_w: size.modulePowerW,
    efficiency,
    temperature_coefficient: temperatureCoefficient,
    light_response: request.module_type,
    bifaciality: request.bifaciality,
    noct_c: noctC,
    front_surface: 'ar_glass', // the cover of iam.kind fresnel_ar
  } as ReferenceModule
}

const flat = (acKw: number, efficiency: number) => ({ model: 'flat', name: 'Flat efficiency', p_ac_nom_kw: acKw, efficiency })
const pvwatts = (acKw: number, efficiency: number) => ({
  model: 'pvwatts',
  name: 'PVWatts part-load curve',
  p_ac_nom_kw: acKw,
  efficiency_nom: efficiency,
})

/**
 * DC power at which the inverter of PVWatts v8 starts, as a share of its AC rating: the value for a
 * megawatt and more in SAM's open code (NREL/ssc, cmod_pvwattsv8.cpp), which gets every plant
 * above 1 kW because it compares watts with kilowatts.
 */
const START_FRAC = 0.004931
/** Has no effect: the module has no voltage, and the coefficients of the voltage are 0. */
const RATED_V = 600

const reference = (acKw: number, efficiency: number) => ({
  model: 'sandia',
  name: 'PVWatts v8 inverter',
  p_ac_nom_kw: acKw,
  p_aco_w: 1000 * acKw,
  p_dco_w: (1000 * acKw) / efficiency,
  v_dco_v: RATED_V,
  p_so_w: START_FRAC * 1000 * acKw,
})

/** Inverter sections by `inverter_model`. */
const INVERTERS = { flat, pvwatts, reference } satisfies Record<
  SimpleRunRequest['inverter_model'],
  typeof flat | typeof pvwatts | typeof reference
>

/**
 * Placeholders for the long sections while the defaults of the others are filled. Weather and scene
 * were checked with the simple request, and have their defaults.
 */
const UNREAD = { weather: { id: 'met_unread' }, scene: null }

/**
 * Fills in the document's defaults; the result is what runs.
 * Fails: EngineError with every failure.
 */
export function fillDefaults(made: ReturnType<typeof fullRequest>): RunRequest {
  return { ...completeRunRequest({ ...made, ...UNREAD }), weather: made.weather as RunRequest['weather'], scene: made.scene }
}
