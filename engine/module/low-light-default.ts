import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import type { SectionOf } from './model/option.ts'

type Section = SectionOf<'pvsyst'>
export type LowLight = NonNullable<Section['low_light']>

/** Efficiency at this light over that at 1000 W/m2, both at 25 degC. */
export const LOW_LIGHT_WM2 = 200
/** That of every module that states none. */
const ALIKE_FRAC = 0.97

/**
 * Means of measured modules; null where there is none. Of 2012 to 2014: six multicrystalline modules,
 * -6 to -12 %; two HIT, -2.6; two CdTe, -9.0 and -9.5; two tandems and two triple junctions of
 * amorphous silicon, -12 to -17. Four CIGS modules had aged (-12 to -31), and of two single-crystalline
 * ones (+1.8, -2.5) one had cracked cells: crystalline silicon of 2019 stands for them, -4.0 %, -1.7 to
 * -6.0, of nine modules.
 * Source: Marion et al. 2014, NREL/TP-5200-61610, whose matrices pvpltools repacks
 * (`data/nrel_mpert/modules`). The matrices of 2019 (Sandia, CFV; IEC 61853-1) were not found again.
 * Checked by: test/engine/module/low-light-default.test.ts, against the measured powers
 */
const MEASURED_FRACS = {
  mono_si: 0.96,
  hit: 0.974,
  poly_si: 0.894,
  cdte: 0.908,
  a_si: 0.858,
  tandem: 0.858,
  cis: null,
  other: null,
} satisfies Record<Resolved['module']['technology'], number | null>

/** What the series resistance is fitted to: the stated efficiencies, or a default that is said. */
export function lowLightTarget({ low_light, low_light_default, technology }: Section, sink: Sink): LowLight | null {
  if (low_light !== null) return low_light
  const measured = MEASURED_FRACS[technology]
  if (low_light_default === 'all_alike') {
    sink.warn('low_light_unstated', 'module.low_light', { technology, assumed_frac: ALIKE_FRAC, measured_frac: measured })
    return one(ALIKE_FRAC)
  }
  if (measured !== null) return one(measured)
  sink.fail(
    'module.low_light_default',
    `There is no measured mean for technology ${technology}: state the efficiencies of the module in module.low_light, or send all_alike for 3 % less at 200 W/m2`,
  )
  return null
}

/** A fit or points that are stated leave nothing to a default. */
export function warnOfUnreadDefault({ low_light_default, r_series_ohm, gamma, low_light }: Section, sink: Sink): void {
  const stated = Object.entries({ r_series_ohm, gamma, low_light }).find(([, value]) => value !== null)
  if (low_light_default !== 'technology' || stated === undefined) return
  const unread = 'module.low_light_default'
  sink.warn('field_unread', unread, { unread, by: `module.${stated[0]}`, value: null })
}

function one(relative: number): LowLight {
  return { irradiance_wm2: [LOW_LIGHT_WM2], relative_efficiency: [relative] }
}
