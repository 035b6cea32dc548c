import { describe, expect, test } from 'bun:test'
import type { RunRequest } from '@pvyield/contract/schemas'
import type { Resolved } from '../../../engine/core/option.ts'
import { importProject } from '../../../engine/project-files/import-project.ts'
import { completeRunRequest } from '../../../engine/request.ts'
import { run } from '../../../engine/run.ts'
import { bytesOf, ondText, panText } from '../component-files/component-text.ts'
import { variantText } from './project-text.ts'
import { ReportText } from './report-text.ts'

/** The plant by a report: the sections that no file of the import has. */
type Sections = { readonly [Section in keyof RunRequest]?: object }

/** The diagram of the plant of a report, whose files are written from what the report states. */
function diagramOf(report: ReportText, files: { project: string; module: string; place: readonly [number, number] }, stated: Sections) {
  const file = (name: string, text: string) => ({ name, bytes: bytesOf(text) })
  const { request } = importProject({
    project: file('report.VC0', files.project),
    module: file('report.PAN', files.module),
    inverter: file('report.OND', ondText()),
    weather: file('year.csv', report.weatherText(...files.place)),
  })
  const merged = {
    ...request,
    ...stated,
    array: { ...request.array, ...stated.array },
    dc_losses: { ...request.dc_losses, ...stated.dc_losses },
  }
  const { summary, loss_diagram } = run(completeRunRequest<RunRequest>(merged) as Resolved).answer
  const rows = new Map(loss_diagram.map((row) => [row.key, row]))
  const level = (key: string) => rows.get(key)?.value ?? Number.NaN
  return {
    summary,
    level,
    /** Per cent of the level `basis` that these rows take; a loss is negative, as in the report. */
    percent: (basis: string, ...keys: readonly string[]) => (-100 * keys.reduce((sum, key) => sum + level(key), 0)) / level(basis),
    /** Per cent of what the rows above leave. */
    step: (key: string) => -100 * (rows.get(key)?.fraction_of_previous ?? Number.NaN),
  }
}

/** Neither the module nor its file is public: its MPP at 25 degC follows from the report's at 50 degC. */
function moduleText({ pNom, cells, length, isc, voc, imp, vmp, muPmp, bifaciality }: Record<string, number | null>): string {
  const unknown = { RShunt: null, Rp_0: null, RSerie: null, Gamma: null, muGamma: null, CellArea: null }
  return panText({
    keys: {
      ...unknown,
      PNom: pNom ?? null,
      NCelS: cells ?? null,
      Isc: isc ?? null,
      Voc: voc ?? null,
      Imp: imp ?? null,
      Vmp: vmp ?? null,
      muISC: 7,
      muVocSpec: -100,
      muPmpReq: muPmp ?? null,
      BifacialityFactor: bifaciality ?? null,
    },
    product: { Width: '1.134', Height: length ?? null },
  })
}

const NEAR_SHADING = ['near_shading_beam', 'near_shading_diffuse', 'near_shading_ground'] as const

/** The difference is below a bound that sits just above what was achieved. */
function near(ours: number, theirs: number, bound: number): void {
  expect([ours, theirs, Math.abs(ours - theirs) <= bound]).toEqual([ours, theirs, true])
}

describe('a report of PVsyst 7.3.1: sheds in Nepal, in their 25th year', () => {
  const report = ReportText.open('report_7.3.1_sheds_linear_shadings.txt')

  test.skipIf(report === null)('each step down to the MPP, against its loss diagram', () => {
    if (report === null) return
    const place = [27.6, 84.31] as const
    const project = variantText({
      site: { Latitude: place[0], Longitude: place[1], Altitude: 163, TimeZone: 5.75, Albedo: '0.20' },
      array: { UFactor: '20.0', Alpha: '0.9', SoilingLoss: '1.0' },
      subArray: { NModSerie: 16, NStringCh: 8, NInverter: 2, LIDLoss: '0.00', PMismMPP: '2.00', PMismString: '0.10', RSCablagePC: '1.50' },
      plane: ['FieldType=FixedPlane', 'FieldTilt=25.0'],
    })
    const module = moduleText({
      pNom: 400,
      cells: 54,
      length: 1.722,
      isc: 13.75,
      voc: 37.2,
      imp: 12.96,
      vmp: 30.86,
      muPmp: -0.336,
      bifaciality: null,
    })
    const { level, percent, step } = diagramOf(
      report,
      { project, module, place },
      {
        // eight modules in a shed, two upright ones in its height
        array: {
          inter_row_shading: true,
          gcr: 3.46 / 5,
          collector_width_m: 3.46,
          n_rows: 16,
          row_length_m: 4.54,
          shade_mode: 'linear',
        },
        iam: {
          kind: 'table',
          angles_deg: [0, 25, 45, 60, 65, 70, 75, 80, 90],
          factors: [1, 1, 0.995, 0.962, 0.936, 0.903, 0.851, 0.754, 0],
        },
        inverter: { model: 'flat', p_ac_nom_kw: 20, efficiency: 0.9693 },
        dc_losses: { quality_loss: -0.00375 },
        lifetime: { year: 25, dc_degradation_rate: 0.004 },
        ac_losses: { unavailability_loss: 0.02 },
      },
    )
    near(level('glob_hor'), report.level('kWh/m²', 'Global horizontal irradiation'), 0.6)
    near(percent('glob_hor', 'transposition'), report.percent('Global incident in coll. plane'), 0.1)
    near(percent('glob_inc', ...NEAR_SHADING), report.percent('Near Shadings: irradiance loss'), 0.05)
    near(step('iam'), report.percent('IAM factor on global'), 0.2)
    near(step('soiling'), report.percent('Soiling loss factor'), 0.001)
    near(level('glob_eff'), report.level('kWh/m²', 'Effective irradiation on collectors'), 0.002 * level('glob_eff'))
    near(level('e_array_nominal'), report.level('kWh', 'Array nominal energy'), 0.003 * level('e_array_nominal'))
    near(step('degradation'), report.percent('Module Degradation Loss'), 0.001)
    near(step('irradiance_level'), report.percent('PV loss due to irradiance level'), 0.28)
    near(step('temperature'), report.percent('PV loss due to temperature'), 0.31)
    near(step('quality'), report.percent('Module quality loss'), 0.006)
    near(step('dc_wiring'), report.percent('Ohmic wiring loss'), 0.09)
    // 3.1 of their 5.18 % is the dispersion of aged modules, which a run does not have
    const mismatch = report.percent('Mismatch loss, modules and strings')
    const dispersion = report.number('including (\\d\\.\\d)% for degradation dispersion')
    near(percent('e_array_nominal', 'module_mismatch', 'string_mismatch'), mismatch + dispersion, 0.5)
    const alike = (level('e_array_mpp') * (1 + mismatch / 100)) / (0.98 * 0.999)
    near(alike, report.level('kWh', 'Array virtual energy at MPP'), 0.002 * alike)
  })
})

describe('a report of PVsyst 7.4.5: bifacial trackers in Austria', () => {
  const report = ReportText.open('report_7.4.5_bifacial_tracker.txt')

  test.skipIf(report === null)('each step down to the grid, against its loss diagram', () => {
    if (report === null) return
    const place = [48.74, 15.35] as const
    const project = variantText({
      site: { Latitude: place[0], Longitude: place[1], Altitude: 535, TimeZone: '1.0', Albedo: '0.20' },
      array: { UFactor: '29.0', Alpha: '0.9', SoilingLoss: '1.0' },
      subArray: { NModSerie: 26, NStringCh: 56, NInverter: 2, LIDLoss: '1.50', PMismMPP: '0.50', PMismString: '0.10', RSCablagePC: '0.60' },
    })
    const module = moduleText({
      pNom: 615,
      cells: 66,
      length: 2.384,
      isc: 16.03,
      voc: 49,
      imp: 15,
      vmp: 41,
      muPmp: -0.29,
      bifaciality: 0.85,
    })
    const { level, percent, step, summary } = diagramOf(
      report,
      { project, module, place },
      {
        // 2 x 26 modules on each of 28 trackers
        array: {
          ...{ track_mode: 'single_axis', tilt_deg: 0, azimuth_deg: 180, backtracking: true, tracking: 'backtracking' },
          ...{ rotation_min_deg: -55, rotation_max_deg: 55, gcr: 4.79 / 9, collector_width_m: 4.79, n_rows: 28, row_length_m: 29.5 },
          ...{ inter_row_shading: true, shade_mode: 'linear' },
        },
        iam: { kind: 'table', angles_deg: [0, 20, 40, 60, 70, 75, 80, 85, 90], factors: [1, 1, 1, 1, 0.998, 0.98, 0.94, 0.75, 0] },
        bifacial: {
          ...{ model: 'view_factor', height_m: 1.53, bifaciality: 0.85, structure_shading: 0.05, rear_mismatch: 0.05, transparency: 0 },
          albedo_monthly: new Array<number>(12).fill(0.25),
        },
        inverter: { model: 'flat', p_ac_nom_kw: 350, efficiency: 0.9855 },
        dc_losses: { quality_loss: -0.005 },
        ac_losses: {
          unavailability_loss: 0,
          ...{
            power_reference: 'pnom_stc',
            ac_wiring_loss_at_stc: 0.0134,
            transformer_constant_loss: 0.0009,
            transformer_loss_at_stc: 0.0066,
          },
        },
      },
    )
    near(level('glob_hor'), report.level('kWh/m²', 'Global horizontal irradiation'), 0.6)
    near(percent('glob_hor', 'transposition'), report.percent('Global incident in coll. plane'), 0.4)
    // PVsyst gives the light of the strips between the rows back in a row of its own
    const shading = report.percent('Near Shadings: irradiance loss') + report.percent('Ground reflection on front side')
    near(percent('glob_inc', ...NEAR_SHADING), shading, 0.12)
    near(step('iam'), report.percent('IAM factor on global'), 0.08)
    near(step('soiling'), report.percent('Soiling loss factor'), 0.001)
    near(level('glob_eff'), report.level('kWh/m²', 'Effective irradiation on collectors'), 0.003 * level('glob_eff'))
    near(level('ground_incident'), report.number('(\\d+) kWh/m² on \\d+ m²'), 1.6)
    near(level('glob_rear'), report.number('Global Irradiance on rear side \\((\\d+) kWh'), 0.06 * level('glob_rear'))
    near(level('e_array_nominal'), report.level('kWh', 'Array nominal energy'), 0.001 * level('e_array_nominal'))
    near(step('irradiance_level'), report.percent('PV loss due to irradiance level'), 0.06)
    near(step('temperature'), report.percent('PV loss due to temperature'), 0.13)
    near(step('quality'), report.percent('Module quality loss'), 0.001)
    near(step('lid'), report.percent('LID - Light induced degradation'), 0.001)
    near(step('module_mismatch') + step('string_mismatch'), report.percent('Mismatch loss, modules and strings'), 0.001)
    near(step('rear_mismatch'), report.percent('Mismatch for back irradiance'), 0.03)
    near(step('dc_wiring'), report.percent('Ohmic wiring loss'), 0.02)
    near(level('e_array_mpp'), report.level('kWh', 'Array virtual energy at MPP'), 0.002 * level('e_array_mpp'))
    near(step('inverter_over_power'), report.percent('Inverter Loss over nominal inv. power'), 0.18)
    near(step('ac_wiring'), report.percent('AC ohmic loss'), 0.02)
    near(step('mv_transformer_iron') + step('mv_transformer_copper'), report.percent('Medium voltage transfo loss'), 0.02)
    // without their auxiliaries, 0.20 %
    near(summary.e_grid_kwh * 0.998, report.level('kWh', 'Energy injected into grid'), 0.004 * summary.e_grid_kwh)
  })
})
