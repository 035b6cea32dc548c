import type { InverterSandia, ModuleCec } from '@pvyield/contract/schemas'
import { type Library, openLibrary, type Resolved } from '../../../engine/index.ts'
import { SAM_FRONT } from '../../engine/sam/cover.ts'
import { completed, HOURS_OF_A_YEAR, simpleRequest } from '../plants.ts'
import { Seeded } from '../seeded.ts'
import { type MadeWeather, makePlace, makeWeather, type Place } from '../weather.ts'

/**
 * A plant that all tools run: the input of peers.py, and the same plant as engine requests, by
 * peer.
 */
export interface PeerPlant {
  kind: 'detailed' | 'simple'
  name: string
  job: object
  requests: { peer: string; request: Resolved }[]
}

interface Design {
  site: Place
  weather: MadeWeather
  tracker: boolean
  tiltDeg: number
  azimuthDeg: number
  module: ModuleCec
  inverter: InverterSandia
}

const ALBEDO = 0.2
const GCR = 0.4
const ROTATION_LIMIT_DEG = 55
const MODULES_PER_STRING = 22
const STRINGS = 116
/** Coefficients of the Faiman model for a free-standing rack. */
const HEAT = { u_c: 29, u_v: 0.5 }
/** Front cover and air mass as in SAM, which is the same in both of its models. */
const SAM_OPTICS = { iam: SAM_FRONT, spectral: { mode: 'sandia_airmass' } }
/**
 * Rows as PVWatts v8 lays them out: racks two modules of 300 W high, as many rows as modules along
 * each.
 */
const SAM_MODULE_W = 300
const SAM_MODULE_EFFICIENCY = 0.19
const SAM_MODULE_ASPECT = 1.7
const SIMPLE_KW = 100
/** Glass parameters of pvlib's `physical` model. */
const GLASS = { n: 1.526, k_per_m: 4, thickness_m: 0.002 }

/**
 * Plants for a seed: fixed racks and trackers with the CEC module model and the Sandia inverter
 * model, and the simple run.
 */
export async function peerPlants(seed: number): Promise<PeerPlant[]> {
  const library = await readLibrary()
  const random = new Seeded(seed)
  const site = makePlace(random)
  const place = {
    site,
    weather: makeWeather(random, site, 60, HOURS_OF_A_YEAR),
    tiltDeg: random.between(15, 30),
    azimuthDeg: site.latitude < 0 ? 0 : 180,
    module: needModel('cec', library.modules.get('cec_csi_solar_co_ltd_cs6p_200p')),
    inverter: needModel('sandia', library.inverters.get('cec_power_electronics_fs0450pu')),
  }
  return [detailed('fixed', { ...place, tracker: false }), detailed('tracker, backtracking', { ...place, tracker: true }), simple(place)]
}

async function readLibrary(): Promise<Library> {
  const folder = new URL('../../../engine/library/', import.meta.url)
  const [modules, inverters] = await Promise.all(['modules.bin', 'inverters.bin'].map((file) => Bun.file(new URL(file, folder)).bytes()))
  return openLibrary(modules, inverters)
}

function detailed(name: string, design: Design): PeerPlant {
  const { module, inverter, tracker, site, weather, tiltDeg, azimuthDeg } = design
  const plant = { gcr: GCR, modules_per_string: MODULES_PER_STRING, rotation_limit_deg: ROTATION_LIMIT_DEG }
  const job = {
    ...plant,
    ...HEAT,
    kind: 'detailed',
    name,
    site,
    weather,
    tracker,
    tilt_deg: tiltDeg,
    azimuth_deg: tracker ? 180 : azimuthDeg,
    albedo: ALBEDO,
    glass: GLASS,
    module,
    inverter,
    strings: STRINGS,
    dc_kw: (MODULES_PER_STRING * STRINGS * module.p_nom_w) / 1000,
  }
  const body = {
    site: { ...site, albedo_monthly: new Array(12).fill(ALBEDO), circumsolar: 'diffuse' },
    array: {
      gcr: GCR,
      modules_per_string: MODULES_PER_STRING,
      strings_per_inverter: STRINGS,
      n_inverters: 1,
      inter_row_shading: false,
      ...(tracker
        ? { track_mode: 'single_axis', azimuth_deg: 180, backtracking: true, rotation_limit_deg: ROTATION_LIMIT_DEG }
        : { track_mode: 'fixed', tilt_deg: tiltDeg, azimuth_deg: azimuthDeg }),
    },
    weather,
    module,
    inverter,
  }
  return {
    kind: 'detailed',
    name,
    job,
    requests: [
      {
        peer: 'pvlib ModelChain',
        request: completed({
          ...body,
          site: { ...body.site, irradiance_closure: 'beam_diffuse' },
          thermal: { model: 'faiman', ...HEAT },
          iam: { kind: 'fresnel', diffuse: 'off', ...GLASS },
        }),
      },
      { peer: 'SAM Pvsamv1', request: completed({ ...body, ...SAM_OPTICS, thermal: { model: 'noct' } }) },
    ],
  }
}

/**
 * The simple run, with the models of each peer. Both take beam and diffuse light from the weather,
 * and shade the circumsolar light with the diffuse.
 */
function simple({ site, weather, tiltDeg, azimuthDeg }: Omit<Design, 'tracker'>): PeerPlant {
  const plain = simpleRequest(
    {
      latitude: site.latitude,
      longitude: site.longitude,
      elevation: site.elevation,
      system_capacity_kw: SIMPLE_KW,
      tilt_deg: tiltDeg,
      losses_percent: 0,
      inverter_model: 'reference',
      weather,
    },
    site.timezone,
  )
  const body = { ...plain, site: { ...plain.site, irradiance_closure: 'beam_diffuse', circumsolar: 'diffuse' } }
  const acKw = plain.inverter.p_ac_nom_kw
  const job = {
    kind: 'simple',
    name: 'simple',
    site,
    weather,
    tracker: false,
    tilt_deg: tiltDeg,
    azimuth_deg: azimuthDeg,
    gcr: GCR,
    albedo: ALBEDO,
    dc_kw: SIMPLE_KW,
    ac_kw: acKw,
    gamma_per_k: -0.0037,
  }
  return {
    kind: 'simple',
    name: 'simple',
    job,
    requests: [
      {
        peer: 'pvlib PVWatts chain',
        request: completed({
          ...body,
          array: { ...plain.array, inter_row_shading: false },
          iam: { kind: 'fresnel', diffuse: 'off', ...GLASS },
          thermal: { model: 'sapm', sapm_a: -3.47, sapm_b: -0.0594, sapm_delta_t_c: 3 },
          module: { ...plain.module, light_response: 'linear' },
          inverter: { model: 'pvwatts', p_ac_nom_kw: acKw },
        }),
      },
      { peer: 'SAM Pvwattsv8', request: completed({ ...body, ...SAM_OPTICS, array: { ...plain.array, ...samRows() } }) },
    ],
  }
}

function samRows(): object {
  const areaM2 = SAM_MODULE_W / 1000 / SAM_MODULE_EFFICIENCY
  return {
    collector_width_m: 2 * Math.sqrt(areaM2 * SAM_MODULE_ASPECT),
    n_rows: Math.ceil(Math.sqrt(Math.ceil((1000 * SIMPLE_KW) / SAM_MODULE_W) / 2)),
    ground_shading: 'sunlit_strip',
  }
}

function needModel<T extends { model: string }, Tag extends T['model']>(model: Tag, found: T | undefined): Extract<T, { model: Tag }> {
  if (found?.model !== model)
    throw new Error(`The library no longer has a ${model} component that the bench uses: choose another one in peer-plants.ts`)
  return found as Extract<T, { model: Tag }>
}
