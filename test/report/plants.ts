import type { ReportProfile, ReportRun } from '@pvyield/report/document'
import { yearAt } from '../../clients/cli/sources.ts'
import { pngFile } from '../png-file.ts'
import { docsPlant, madeRun, ROOT } from './made-run.ts'

/** Plants that differ in what their report has to show, by what they are. */
export const PLANTS: Readonly<Record<string, () => Promise<ReportRun>>> = {
  'fixed racks without uncertainty': () => racks({}),
  'trackers, bifacial': async () => run(await docsPlant('trackers')),
  'bifacial racks': () => racks({ bifacial: { model: 'view_factor', height_m: 1 }, module: { id: 'cec_csi_solar_co_ltd_cs7n_655mb_ag' } }),
  'storage and load': () =>
    racks({
      ac_losses: { grid_poi_limit_kw: 600 },
      storage: { strategy: 'self_consumption', capacity_kwh: 2000, charge_max_kw: 500, discharge_max_kw: 500, load_kw: 200 },
      ...UNCERTAIN,
    }),
  'parts with outages, transformers and a battery that ages': () =>
    racks({
      ...PARTS,
      ac_losses: {
        ...{ transformer_constant_loss: 0, transformer_loss_at_stc: 0 },
        mv_transformers: [{ kva: 630, no_load_kw: 0.6, load_loss_kw: 4.6, number: 2 }],
        outages: {
          periods: [{ from: '06-10T08:00', to: '06-12T16:00', fraction: 0.5, label: 'Service of two inverters' }],
          random: { share: 0.01, periods: 4 },
        },
      },
      storage: {
        ...{ strategy: 'self_consumption', capacity_kwh: 500, charge_max_kw: 200, discharge_max_kw: 200, load_kw: 80 },
        ageing: { calendar_loss_per_year: 0.01, cycle_loss_per_cycle: 0.0001, end_of_life: 0.8, replace: true },
      },
      lifetime: { analysis_period_years: 25, dc_degradation_rate: 0.004 },
    }),
  'one part of another tilt and module': () =>
    racks({ sub_arrays: [{ id: 'all', array: { tilt_deg: 7.5 }, module: { id: 'cec_csi_solar_co_ltd_cs7n_655mb_ag' } }] }),
  ridges: () => racks({ array: { track_mode: 'ewf', tilt_deg: 10, azimuth_deg: 180, gcr: 0.9, n_rows: 20, strings_per_inverter: 12 } }),
  'southern hemisphere': () =>
    racks({
      site: { latitude: -33.9, longitude: 18.6, elevation: 80, timezone: 2, ...HORIZON },
      array: { azimuth_deg: 0 },
      ...UNCERTAIN,
    }),
  'scene with a horizon': async () => {
    const yard = await docsPlant('yard')
    return run({ ...yard, site: { ...yard.site, ...HORIZON }, scene: { ...yard.scene, objects: [WALL] } })
  },
  'minutes of a week': () => racks({}, minutesOfAWeek),
  'forty findings': async () => withFindings(await racks({ ...MISTAKES }), 40),
  'profile with a logo, names of any script': () => racks({ ...UNCERTAIN }, undefined, { profile: PROFILE, details: NAMES }),
}

/** The same run with its findings again and again, until there are so many. */
function withFindings(run: ReportRun, count: number): ReportRun {
  const { summary } = run.answer
  const { findings: own = [] } = summary
  const findings = Array.from({ length: count }, (_, k) => own[k % own.length]).filter((one) => one !== undefined)
  return { ...run, answer: { ...run.answer, summary: { ...summary, findings } } }
}

const UNCERTAIN = {
  lifetime: {
    analysis_period_years: 30,
    dc_degradation_rate: 0.004,
    uncertainty_parts: { resource: 0.04, interannual: 0.03, model: 0.03, other: 0.01 },
  },
}
const PARTS = {
  array: { modules_per_string: 18, strings_per_inverter: 10, n_inverters: 2 },
  sub_arrays: [
    { id: 'east', label: 'East roof', array: { azimuth_deg: 90, tilt_deg: 12 } },
    {
      id: 'west',
      label: 'West roof',
      array: { azimuth_deg: 270, tilt_deg: 12, strings_per_inverter: 6 },
      shares_inverter_with: 'east',
      parallel: true,
    },
    {
      ...{ id: 'hall', label: 'Hall', array: { azimuth_deg: 180, tilt_deg: 5, n_inverters: 1 }, dc_losses: { lid_loss: 0.005 } },
      module: { id: 'cec_csi_solar_co_ltd_cs7n_655mb_ag' },
      inverter: { model: 'flat', manufacturer: 'Example', name: 'Flat 60', p_ac_nom_kw: 60, efficiency: 0.98 },
    },
    { id: 'carport', array: { azimuth_deg: 200, tilt_deg: 8, strings_per_inverter: 3 }, shares_inverter_with: 'hall' },
  ],
}
const HORIZON = { horizon_azimuths_deg: [0, 60, 90, 120, 240, 300], horizon_elevations_deg: [1, 2, 8, 3, 5, 9] }
const WALL = {
  kind: 'wall',
  id: 'hall',
  vertices: [
    [-60, -20, 0, 12],
    [-60, 40, 0, 12],
  ],
}
const MISTAKES = {
  site: { latitude: 12, longitude: 60, elevation: 3000, albedo_monthly: Array(12).fill(0.9), soiling_monthly: Array(12).fill(0.3) },
  array: { azimuth_deg: 0, tilt_deg: 80, gcr: 0.95, modules_per_string: 40, strings_per_inverter: 60 },
  dc_losses: { lid_loss: 0.2, module_mismatch_loss: 0.2, string_mismatch_loss: 0.2, dc_wiring_loss_at_stc: 0.2 },
  ac_losses: { ac_wiring_loss_at_stc: 0.2, transformer_loss_at_stc: 0.1, unavailability_loss: 0.3, aux_night_kw: 100 },
  thermal: { model: 'pvsyst', u_c: 5, u_v: 0 },
  lifetime: { analysis_period_years: 50, dc_degradation_rate: 0.05, uncertainty: 0.6 },
}
const NAMES = {
  project: 'حديقة الشمس 太阳能园 🌞 Park <b>"A"</b> \u202etxt.exe',
  client: 'Bank '.repeat(30),
  author: 'Łukasz Ångström-Müller, Ωμέγα, Вячеслав',
  revision: 'x'.repeat(40),
  notes: 'Line one.\n\nLine two with a long-word-'.concat('y'.repeat(300)),
}
const BLUE_ROWS = Buffer.alloc(60 * 2701, Buffer.from([0, ...Array.from({ length: 900 }, () => [43, 108, 176]).flat()]))
const PROFILE: ReportProfile = {
  name: 'A. Engineer',
  business_name: 'Engineers & Sons Ltd',
  logo: { type: 'image/png', bytes: pngFile({ width: 900, height: 60, colour: 2, pixels: BLUE_ROWS }) },
}

/** The racks of the documentation with other values in some sections. */
async function racks(
  changes: Readonly<Record<string, object>>,
  weather: (year: ReturnType<typeof yearAt>) => object = (year) => year,
  more: Parameters<typeof madeRun>[1] = {},
): Promise<ReportRun> {
  const plant = await docsPlant('racks')
  const changed = Object.fromEntries(
    Object.entries(changes).map(([name, values]) => [
      name,
      'id' in values || Array.isArray(values) ? values : { ...plant[name], ...values },
    ]),
  )
  return run({ ...plant, ...changed }, weather, more)
}

async function run(
  body: { readonly site: { readonly latitude: number; readonly longitude: number } },
  weather: (year: ReturnType<typeof yearAt>) => object = (year) => year,
  more: Parameters<typeof madeRun>[1] = {},
): Promise<ReportRun> {
  const year = yearAt(ROOT, body.site.latitude, body.site.longitude)
  return (await madeRun({ ...body, weather: weather(year) }, more)).report
}

/** The hours of a week in June, sixty rows each. */
function minutesOfAWeek(year: ReturnType<typeof yearAt>): object {
  const from = 24 * 160
  const minutes = (column: unknown) =>
    Array.isArray(column) ? column.slice(from, from + 24 * 7).flatMap((value) => Array(60).fill(value)) : column
  const columns = Object.fromEntries(Object.entries(year).map(([name, column]) => [name, minutes(column)]))
  return { ...columns, start: '2023-06-10T00:00', step_minutes: 1, meta: undefined }
}
