import type { ModulePvsyst } from '@pvyield/contract/schemas'
import { TECHNOLOGIES } from '../../engine/library/technologies.ts'
import type { FileComponent } from './component-import.ts'
import { moduleSeriesOf } from './module-series.ts'
import { PvsystFile } from './pvsyst-file.ts'
import type { ComponentFile } from './sources.ts'

/** Spellings of the lists for manufacturers that files name in several ways. */
const MANUFACTURERS: readonly [RegExp, string][] = [
  [/^longi/i, 'LONGi'],
  [/^jinko/i, 'Jinko Solar'],
]

/**
 * A module of a PAN file with the one-diode parameters that the file states: series and shunt
 * resistances, gamma and its slope. Nothing is fitted.
 * Fails: Error for another technology, or when a figure is missing.
 */
export function readPan(file: ComponentFile): FileComponent {
  const pan = new PvsystFile(file, 'PAN')
  if (pan.text('Technol') !== 'mtSiMono') throw new Error(`${file.file}: only mtSiMono is read`)
  const manufacturer =
    MANUFACTURERS.find(([spelling]) => spelling.test(pan.text('Manufacturer') ?? ''))?.[1] ?? pan.text('Manufacturer') ?? ''
  const name = pan.text('Model') ?? ''
  const profile = pan.points('IAMProfile')
  const section: ModulePvsyst = {
    model: 'pvsyst',
    manufacturer,
    name,
    technology: 'mono_si',
    p_nom_w: pan.stated('PNom'),
    power_tolerance_low: pan.number('PNomTolLow', 0.01),
    power_tolerance_high: pan.number('PNomTolUp', 0.01),
    length_m: pan.stated('Height'),
    width_m: pan.stated('Width'),
    cells_in_series: pan.stated('NCelS'),
    cells_in_parallel: pan.stated('NCelP'),
    bifaciality: pan.number('BifacialityFactor') ?? 0,
    noct_c: 45,
    front_surface: pan.text('FrontSurface') === 'fsARCoating' ? 'ar_glass' : 'glass',
    iam_profile: profile.length === 0 ? null : { angles_deg: profile.map(([x]) => x), factors: profile.map(([, y]) => y) },
    v_max_v: pan.stated('VMaxIEC'),
    i_sc_a: pan.stated('Isc'),
    v_oc_v: pan.stated('Voc'),
    i_mp_a: pan.stated('Imp'),
    v_mp_v: pan.stated('Vmp'),
    mu_i_sc_a_per_k: pan.stated('muISC', 1e-3),
    mu_v_oc_v_per_k: pan.stated('muVocSpec', 1e-3),
    mu_p_mp_per_k: pan.stated('muPmpReq', 1e-2),
    r_series_ohm: pan.stated('RSerie'),
    r_shunt_ohm: pan.stated('RShunt'),
    r_shunt_0_ohm: pan.stated('Rp_0'),
    r_shunt_exp: pan.stated('Rp_Exp'),
    gamma: pan.stated('Gamma'),
    mu_gamma_per_k: pan.stated('muGamma'),
    d2_mu_tau_v: pan.number('D2MuTau') ?? 0,
    v_bi_v: null,
    low_light: null,
    low_light_default: 'all_alike',
  }
  return {
    manufacturer,
    name,
    origin: 'pan',
    source: pan.source,
    own: { section, sheet: sheet(pan) },
    figures: {
      p_nom_w: pan.figure('PNom'),
      length_m: pan.figure('Height'),
      width_m: pan.figure('Width'),
      i_sc_a: pan.figure('Isc'),
      v_oc_v: pan.figure('Voc'),
      i_mp_a: pan.figure('Imp'),
      v_mp_v: pan.figure('Vmp'),
      alpha_sc_a_per_k: pan.figure('muISC', -3),
      mu_v_oc_v_per_k: pan.figure('muVocSpec', -3),
      mu_p_mp_per_k: pan.figure('muPmpReq', -2),
    },
    bytes: {
      technology: TECHNOLOGIES.indexOf(section.technology),
      bifacial: section.bifaciality > 0 ? 1 : 0,
      series: moduleSeriesOf(manufacturer, name),
      name_assumed: 0,
    },
  }
}

/** Efficiencies at low irradiance that the file states, relative to that at STC: 0.0024 is 0.24 % more. */
function sheet(pan: PvsystFile): Record<string, number> {
  const stated = [800, 600, 400, 200].flatMap((wm2) => {
    const relative = pan.number(`RelEffic${wm2}`, 0.01)
    return relative === null ? [] : [[`eta_${wm2}`, relative] as const]
  })
  return Object.fromEntries(stated)
}
