import { readFileSync } from 'node:fs'
import type { Resolved } from '../../../engine/core/option.ts'
import { completeRunRequest } from '../../../engine/request.ts'

export type PvsystSection = Extract<Resolved['module'], { model: 'pvsyst' }>

/** The module of a PAN file, and statements of the file for which the section has no field. */
export interface PanFile {
  section: PvsystSection
  isCrystalline: boolean
  /** Low-light efficiencies to which RSerie was fitted; null when the file states none. */
  lowLight: PvsystSection['low_light']
}

const TECHNOLOGIES: Record<string, { technology: PvsystSection['technology']; isCrystalline: boolean }> = {
  mtSiMono: { technology: 'mono_si', isCrystalline: true },
  mtSiPoly: { technology: 'poly_si', isCrystalline: true },
  mtHIT: { technology: 'hit', isCrystalline: true },
  mtCdTe: { technology: 'cdte', isCrystalline: false },
  mtCIS: { technology: 'cis', isCrystalline: false },
  mtuCSi_aSiH: { technology: 'tandem', isCrystalline: false },
}

/**
 * Scalars of the file by lower-case key; the first of each key counts. This is sufficient for a
 * module, because nested objects do not repeat its keys.
 */
function scalarsOf(path: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const line of new TextDecoder('windows-1252').decode(readFileSync(path)).split(/\r?\n/)) {
    const at = line.indexOf('=')
    const key = line.slice(0, Math.max(at, 0)).trim().toLowerCase()
    if (key !== '' && !values.has(key)) values.set(key, line.slice(at + 1).trim())
  }
  return values
}

/** Reads the module section from a PAN file and converts the units of its keys. */
export function readPan(path: string): PanFile {
  const values = scalarsOf(path)
  const stated = (key: string): number | null => {
    const text = values.get(key)
    return text === undefined ? null : Number(text)
  }
  const needed = (key: string): number => {
    const value = stated(key)
    if (value === null || !Number.isFinite(value)) throw new Error(`${path} states no number for ${key}`)
    return value
  }
  const technology = TECHNOLOGIES[values.get('technol') ?? '']
  if (technology === undefined) throw new Error(`${path} states the technology ${values.get('technol')}`)
  const module = {
    model: 'pvsyst',
    technology: technology.technology,
    p_nom_w: needed('pnom'),
    length_m: needed('height'),
    width_m: needed('width'),
    cells_in_series: needed('ncels'),
    cells_in_parallel: needed('ncelp'),
    bifaciality: stated('bifacialityfactor') ?? 0,
    i_sc_a: needed('isc'),
    v_oc_v: needed('voc'),
    i_mp_a: needed('imp'),
    v_mp_v: needed('vmp'),
    mu_i_sc_a_per_k: needed('muisc') / 1000,
    mu_v_oc_v_per_k: needed('muvocspec') === 0 ? null : needed('muvocspec') / 1000,
    mu_p_mp_per_k: needed('mupmpreq') / 100,
    r_series_ohm: needed('rserie'),
    r_shunt_ohm: needed('rshunt'),
    r_shunt_0_ohm: needed('rp_0'),
    r_shunt_exp: needed('rp_exp'),
    gamma: needed('gamma'),
    mu_gamma_per_k: needed('mugamma'),
    d2_mu_tau_v: stated('d2mutau') ?? 0,
  }
  return { section: complete(module), isCrystalline: technology.isCrystalline, lowLight: lowLightOf(stated) }
}

function lowLightOf(stated: (key: string) => number | null): PvsystSection['low_light'] {
  const points = [800, 700, 600, 400, 200].flatMap((irradianceWm2) => {
    const percent = stated(`releffic${irradianceWm2}`)
    return percent === null ? [] : [{ irradianceWm2, relativeEfficiency: 1 + percent / 100 }]
  })
  if (points.length === 0) return null
  return {
    irradiance_wm2: points.map(({ irradianceWm2 }) => irradianceWm2),
    relative_efficiency: points.map(({ relativeEfficiency }) => relativeEfficiency),
  }
}

/** The module as a section of a request, with its defaults filled in. */
function complete(module: object): PvsystSection {
  const completed = completeRunRequest({
    site: { latitude: 45, longitude: 10 },
    array: { modules_per_string: 10, strings_per_inverter: 1 },
    weather: { timezone: 0, step_minutes: 60, start: '2023-01-01T00:00', ghi_wm2: [0], temp_air_c: [20] },
    module,
    inverter: { model: 'flat', p_ac_nom_kw: 100, efficiency: 1 },
  })
  if ('id' in completed.module || completed.module.model !== 'pvsyst') throw new Error('the section keeps its model')
  return completed.module
}
