import type { InverterSandia, ModuleCec } from '@pvyield/contract/schemas'
import { type Library, openLibrary, type Resolved } from '../../../engine/index.ts'
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
    module: need(library.modules.get('cec_csi_solar_co_ltd_cs6p_200p')),
    inverter: need(library.inverters.get('cec_power_electronics_fs0450pu')),
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
      { peer: 'SAM Pvsamv1', request: completed({ ...body, thermal: { model: 'noct' }, iam: { kind: 'fresnel_ar' } }) },
    ],
  }
}

function simple({ site, weather, tiltDeg, azimuthDeg }: Omit<Design, 'tracker'>): PeerPlant {
  const request = simpleRequest(
    { latitude: site.latitude, longitude: site.longitude, system_capacity_kw: 100, tilt_deg: tiltDeg, losses_percent: 0, weather },
    site.timezone,
  )
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
    dc_kw: 100,
    ac_kw: 100 / 1.2,
    gamma_per_k: -0.0037,
  }
  return { kind: 'simple', name: 'simple', job, requests: ['pvlib PVWatts chain', 'SAM Pvwattsv8'].map((peer) => ({ peer, request })) }
}

function need<T>(found: T | undefined): T {
  if (found === undefined)
    throw new Error('The library no longer has a component that the bench uses: choose another one in peer-plants.ts')
  return found
}
