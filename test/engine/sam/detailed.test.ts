import { expect, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { describeReference, referencePath } from '../../reference.ts'
import { reportYear } from '../reference-year.ts'
import { type Bookings, compareRun } from './detailed-bookings.ts'
import { loadDetailedRun, requestInYear } from './detailed-case.ts'

/*
 * Runs of SAM's detailed PV model (pvsamv1, ssc e97a19f8) as full requests with its models, level
 * by level and loss by loss. Differences of SAM, each found in its hourly rows and its source:
 * - low sun: nothing is circumsolar below 2 deg of elevation, in their Perez below 2.5 deg: a few
 *   W/m2 up to 5 deg, at most 0.06 % of the light of the year;
 * - cover: CEC modules count as coated but are normalised as bare glass (see cover.ts); sky and
 *   ground light have one angle each, by the tilt; ours is integrated: 0.03 to 0.08 points;
 * - spectrum: the air-mass polynomial acts on the light before the modules, ours on their power;
 * - rows: all lose sky light, and with thin film also beam; ours except the first: 1/n of the
 *   shade, up to 0.18 points;
 * - standard self-shading subtracts strings (bypass thirds of landscape modules) from the power by
 *   Deline et al. 2013: our strips agree within 0.05 points, landscape or portrait;
 * - array losses are one factor that is split in proportion: ours are applied one after another,
 *   which shifts up to 0.16 points between them; theirs do not change the voltage, our wiring
 *   lowers it, which changes the inverters' efficiency by up to 0.1 points;
 * - part-load inverters: the table is interpolated linearly in the efficiencies;
 * - with steps below an hour the modules have a heat capacity: up to 15 K after a cloud, no effect
 *   on the year.
 */

/** Tolerances of docs/physics.md, section Accuracy. */
const YEAR_PERCENT = 0.5
const LOSS_POINTS = 0.3
/** Just above the achieved error for every geometry that can be built. */
const ACHIEVED_PERCENT = 0.25
const ACHIEVED_POINTS = 0.2
/**
 * Mean absolute difference of the DC power over the sampled records with light, percent of the
 * power at STC. Achieved: 0.19 for hours, 0.30 for quarter-hours.
 */
const HOURS_PERCENT = 0.32

/** Runs and their subjects. */
const RUNS = {
  pv_fixed_perez: 'racks, Perez sky, weather without global',
  pv_fixed_hdkr: 'racks, HDKR sky (our reindl)',
  pv_fixed_iso: 'racks, isotropic sky',
  pv_1ax_perez: 'trackers, Perez sky',
  pv_1ax_hdkr: 'trackers, HDKR sky',
  pv_1ax_iso: 'trackers, isotropic sky',
  pv_1ax_bt_noshade: 'backtracking',
  pv_1ax_bt_az: 'backtracking, axes 20 deg off south',
  pv_1ax_slope_bt: 'backtracking on a cross-axis slope of 6 deg',
  pv_1ax_tiltaxis: 'trackers on axes tilted by 15 deg',
  pv_2ax: 'two-axis trackers',
  pv_monthly_tilt: 'racks whose tilt changes with the month',
  pv_ew_one_mppt: 'two subarrays that face east and west on one input: ridges',
  pv_ew_two_mppt: 'two subarrays that face east and west, each on its own input: ridges',
  pv_ew_mismatch_vmax: 'two subarrays held at one common voltage: ridges, each at its own voltage',
  pv_sub_la15_fixed: 'racks, quarter-hours',
  pv_sub_la15_1ax_bt: 'backtracking, quarter-hours',
  pv_irr_total_beam: 'global and beam take precedence',
  pv_irr_total_diffuse: 'global and diffuse take precedence',
  pv_irr_poa_ref: 'irradiance of a reference cell in the plane',
  pv_albedo_file: 'albedo of the weather file, racks at 60 deg',
  pv_albedo_monthly: 'albedo of each month, racks at 60 deg',
  pv_fixed_shade_std_portrait: 'racks in standard self-shading, two modules upright',
  pv_fixed_shade_std_landscape: 'racks in standard self-shading, two modules lying',
  pv_fixed_shade_std_az: 'racks in standard self-shading, one module upright, 20 deg off south',
  pv_fixed_shade_thin: 'racks of thin film in self-shading',
  pv_1ax_shade_std: 'trackers in standard self-shading',
  pv_1ax_shade_thin: 'trackers of thin film in self-shading',
  pv_bif_fixed: 'bifacial racks',
  pv_bif_fixed_losses: 'bifacial racks with soiling, racking shade, mismatch and gaps between modules',
  pv_bif_1ax_shade: 'bifacial trackers in standard self-shading',
  pv_bif_off_pair: 'the plant of pv_bif_fixed without its rear side',
  pv_mod_cec_other1: 'another module of the CEC list',
  pv_mod_6par_user: 'a module that SAM fitted to its data sheet',
  pv_temp_noct_standoff4: 'NOCT of a roof with a gap of an inch, two storeys up',
  pv_temp_mc_rack: 'heat transfer of modules on an open rack',
  pv_temp_mc_flush: 'heat transfer of modules flush on a roof',
  pv_inv_clip: 'twice as much DC as AC power',
  pv_inv_partload: 'inverters by a part-load table',
  pv_inv_datasheet: 'inverters by their data sheet',
  pv_inv_mppt_low: 'strings too short for the voltage window',
  pv_inv_mppt_high: 'strings too long for the voltage window',
  pv_inv_night_tare: 'a central inverter at a ninth of its power, with its draw at night',
  pv_loss_soiling: 'soiling of each month',
  pv_loss_dc: 'array losses',
  pv_loss_ac: 'AC wiring',
  pv_loss_transformer: 'transformer',
  pv_loss_transmission: 'transmission',
  pv_loss_xfmr_trans: 'transformer, transmission and availability',
  pv_loss_adjust_periods: 'outages in two periods: one request a period',
  pv_fixed_all_losses: 'racks with every loss',
  pv_1ax_all_losses: 'backtracking with every loss, standard self-shading',
  pv_lifetime3: 'three years of operation, the first',
} as const

/**
 * Modules with optics of their own. The level behind the cover that SAM reports is that of its CEC
 * cover, which these models do not use.
 */
const OWN_OPTICS = {
  pv_mod_sandia: "a module of Sandia's model, with its own incidence, air mass and temperature",
  pv_mod_iec61853: 'a thin-film module of the IEC 61853 model, behind bare glass',
} as const
const NOT_OF_THE_MODULE = ['behind the cover', 'array nominal']

/**
 * Trackers that SAM turns into the ground. The lower edge would be below it: SAM continues with the
 * negative height, ours touches the ground. The rear gain is not checked.
 */
const INTO_THE_GROUND = {
  pv_bif_1ax_bt: 'bifacial backtracking, axes at 1.2 m, 4.56 m of collector at up to 60 deg',
  pv_bif_1ax_calc: 'bifacial backtracking, axes at 1.6 m, 4.56 m of collector at up to 50 deg, mismatch computed by SAM',
} as const

/** Runs with a loss that SAM books in two rows and we in one. */
const BOOKED_TOGETHER = {
  pv_inv_tdc: { about: 'inverters whose DC power is limited from 30 degC', losses: ['clipping'] },
} as const

/**
 * Snow that slides while it still falls. Ours, as in pvlib, waits for the next hour: 0.2 points.
 */
const FALLING_SNOW = { pv_snow_on: 'snow that falls and slides off' } as const

/**
 * Clipping by a distribution in each hour. SAM takes the AC wiring from the output before it, so the
 * levels after the wiring are not compared.
 */
const WITHIN_THE_HOUR = {
  pv_inv_clip_subinterval: 'twice as much DC as AC power, clipped within the hour',
} as const

/** Models that the engine does not have. */
const NOT_COMPARABLE = {
  pv_azi_axis: 'the engine has no azimuth trackers',
  pv_mod_spe: 'the engine has no module model by efficiency and irradiance',
  pv_shade_mxh_diff: 'the engine has no input for shading by month and hour',
  pv_shade_azal: 'the engine has no input for shading by azimuth and altitude',
} as const

/** Sets of the table of references. */
const SET = 'SAM detailed PV'
const SET_IN_THE_GROUND = 'SAM detailed PV, trackers in the ground'

/** Compares a run and adds its energy to the table. */
function compareYear(run: string, set = SET): Bookings {
  const bookings = compareRun(loadDetailedRun(run))
  const { ours, theirs } = bookings.levels.find(({ name }) => name === 'grid') ?? { ours: Number.NaN, theirs: 1 }
  reportYear(set, run, ours, theirs)
  return bookings
}

/** @param notChecked  losses that are not checked */
function expectRun({ levels, losses, hoursPercent }: Bookings, percent: number, points: number, notChecked: readonly string[] = []): void {
  for (const { name, ours, theirs } of levels) {
    const error = 100 * (ours / theirs - 1)
    expect(Math.abs(error), `${name}: ${error.toFixed(3)} %`).toBeLessThan(percent)
  }
  for (const { name, ours, theirs } of losses) {
    if (notChecked.includes(name)) continue
    expect(Math.abs(ours - theirs), `${name}: ${ours.toFixed(3)} % for ${theirs.toFixed(3)} %`).toBeLessThan(points)
  }
  if (hoursPercent !== null) expect(hoursPercent, 'hours').toBeLessThan(HOURS_PERCENT)
}

describeReference('SAM detailed PV', () => {
  for (const [run, about] of Object.entries(RUNS)) {
    test(`${run}, ${about}: every level and loss of the year, and the hours, agree`, () => {
      expectRun(compareYear(run), ACHIEVED_PERCENT, ACHIEVED_POINTS)
    })
  }

  for (const [run, about] of Object.entries(OWN_OPTICS)) {
    test(`${run}, ${about}: every level of light and electricity, the losses after the modules, and the hours agree`, () => {
      const { levels, ...rest } = compareYear(run)
      const compared = levels.filter(({ name }) => !NOT_OF_THE_MODULE.includes(name))
      expectRun({ ...rest, levels: compared }, ACHIEVED_PERCENT, ACHIEVED_POINTS, ['cover', 'module'])
    })
  }

  for (const [run, about] of Object.entries(INTO_THE_GROUND)) {
    test(`${run}, ${about}: every level, every loss except the rear gain, and the hours agree`, () => {
      expectRun(compareYear(run, SET_IN_THE_GROUND), YEAR_PERCENT, LOSS_POINTS, ['rear gain'])
    })
  }

  for (const [run, about] of Object.entries(FALLING_SNOW)) {
    test(`${run}, ${about}: every level and loss of the year, and the hours, agree`, () => {
      expectRun(compareRun(loadDetailedRun(run)), YEAR_PERCENT, LOSS_POINTS)
    })
  }

  for (const [run, about] of Object.entries(WITHIN_THE_HOUR)) {
    test(`${run}, ${about}: every level up to the output, every loss except the AC wiring, and the hours agree`, () => {
      const { levels, ...rest } = compareRun(loadDetailedRun(run))
      const compared = levels.filter(({ name }) => name !== 'grid')
      expectRun({ ...rest, levels: compared }, ACHIEVED_PERCENT, ACHIEVED_POINTS, ['AC wiring'])
    })
  }

  for (const [run, { about, losses }] of Object.entries(BOOKED_TOGETHER)) {
    test(`${run}, ${about}: every level, every loss except ${losses}, and the hours agree`, () => {
      expectRun(compareYear(run), ACHIEVED_PERCENT, ACHIEVED_POINTS, losses)
    })
  }

  test('pv_lifetime3: each year of operation agrees; SAM loses 0.5 % per year from the second year', () => {
    const reference = loadDetailedRun('pv_lifetime3')
    const { gen, dc_net } = reference.year_sums ?? {}
    for (const [k, energyKwh] of (gen ?? []).entries()) {
      const { levels } = compareRun({ ...reference, parts: reference.parts.map((part) => requestInYear(part, reference.inputs, k + 1)) })
      const level = (name: string): number => levels.find((candidate) => candidate.name === name)?.ours ?? Number.NaN
      expect(Math.abs(level('inverter input') / dc_net[k] - 1), `DC power of year ${k + 1}`).toBeLessThan(ACHIEVED_PERCENT / 100)
      expect(Math.abs(level('grid') / energyKwh - 1), `energy of year ${k + 1}`).toBeLessThan(ACHIEVED_PERCENT / 100)
    }
  })

  test('every run of the reference is either compared or listed with the reason why not', () => {
    const files = readdirSync(referencePath('sam') ?? '').flatMap((file) => file.match(/^(pv_.*)\.json$/)?.[1] ?? [])
    expect(
      Object.keys({
        ...RUNS,
        ...OWN_OPTICS,
        ...INTO_THE_GROUND,
        ...BOOKED_TOGETHER,
        ...FALLING_SNOW,
        ...WITHIN_THE_HOUR,
        ...NOT_COMPARABLE,
      }).sort(),
    ).toEqual(files.sort())
  })
})
