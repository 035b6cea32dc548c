import { describe, expect, test } from 'bun:test'
import { fixed, normalizedYields, percent } from '@pvyield/report'
import { htmlOf, type ReportRun, reportOf } from '@pvyield/report/document'
import { FONT_FILES, fontFile } from '@pvyield/report/fonts'
import { openFonts, pdfOf } from '@pvyield/report/pdf'
import { pdfText } from './pdf-text.ts'
import { PLANTS } from './plants.ts'

const fonts = openFonts({
  regular: await Bun.file(fontFile(FONT_FILES.regular)).bytes(),
  strong: await Bun.file(fontFile(FONT_FILES.strong)).bytes(),
})

describe.each(Object.entries(PLANTS))('%s', (_, made) => {
  test('every number of the answer is in the PDF and in the page, rounded, and the bytes are the same twice', async () => {
    const report = await made()
    const bytes = await pdfOf(reportOf(report), fonts)
    expect(Buffer.compare(bytes, await pdfOf(reportOf(report), fonts))).toBe(0)
    const html = htmlOf(reportOf(report))
    const text = (await pdfText(bytes))?.replace(/\s+/g, ' ') ?? null
    const numbers = numbersOf(report)
    expect(numbers.filter((number) => !html.includes(number))).toEqual([])
    expect(text === null ? [] : numbers.filter((number) => !text.includes(number))).toEqual([])
    expect(html.match(/NaN|undefined|\[object/g)).toBeNull()
  })
})

/** The numbers of an answer, and those that follow from it, as a report prints them. */
function numbersOf({ answer, figures }: ReportRun): string[] {
  const { summary, loss_diagram } = answer
  const { monthly, exceedance, lifetime, storage, years } = summary
  const column = (values: readonly (number | null)[], decimals: number) =>
    values.flatMap((value) => (value === null ? [] : [fixed(value, decimals)]))
  const yields = normalizedYields(answer)
  const parts = answer.sub_arrays ?? []
  const { moduleAreaM2, points, wiringOhm } = figures.array()
  const ofOnePart = [
    fixed(moduleAreaM2, 0),
    ...points.flatMap(({ powerW, voltageV, currentA }) => [
      `${fixed(powerW / 1000, 1)} kW: ${fixed(voltageV, 1)} V, ${fixed(currentA, 1)} A`,
    ]),
    ...(wiringOhm === null ? [] : [String(Number((1000 * wiringOhm).toPrecision(4)))]),
  ]
  return [
    fixed(summary.e_grid_kwh, 0),
    fixed(summary.e_export_kwh, 0),
    fixed(summary.e_import_kwh, 0),
    fixed(summary.specific_yield_kwh_per_kwp, 1),
    `${fixed(100 * summary.performance_ratio, 2)} %`,
    `${fixed(100 * summary.capacity_factor, 2)} %`,
    ...[summary.dc_kwp, summary.ac_kw].map((value) => fixed(value, 2)),
    fixed(summary.modules, 0),
    ...column(monthly.glob_hor_kwhm2, 1),
    ...column(monthly.glob_inc_kwhm2, 1),
    ...column(monthly.glob_eff_kwhm2, 1),
    ...column(monthly.e_array_kwh, 0),
    ...column(monthly.e_grid_kwh, 0),
    ...column(monthly.pr, 3),
    ...column([monthly.year.glob_inc_kwhm2], 1),
    ...loss_diagram.flatMap(({ value, unit, loss }) => (loss && value === 0 ? [] : [fixed(loss ? -value : value, unit === 'kWh' ? 0 : 2)])),
    ...loss_diagram.flatMap(({ fraction_of_previous: share, value }) => (share === null || value === 0 ? [] : [percent(-share, 2)])),
    ...(yields === null ? [] : [...yields.months, yields.year]).flatMap((one) =>
      one === null ? [] : [one.reference, one.capture, one.system, one.final].map((value) => fixed(value, 2)),
    ),
    ...(parts.length > 1 ? parts.flatMap(numbersOfPart) : ofOnePart),
    ...(lifetime === null ? [] : [...column(lifetime.e_grid_kwh, 0), fixed(lifetime.mean_kwh, 0), fixed(lifetime.total_kwh, 0)]),
    ...Object.values(lifetime?.exceedance ?? {}).flatMap((values) => column(values, 0)),
    ...(exceedance === null
      ? []
      : (['p50_kwh', 'p75_kwh', 'p90_kwh', 'p95_kwh', 'p99_kwh'] as const).flatMap((key) => [
          fixed(exceedance[key], 0),
          fixed(exceedance.ten_years[key], 0),
        ])),
    ...(storage ? [storage.charged_kwh, storage.discharged_kwh, storage.load_kwh].map((kwh) => fixed(Math.round(kwh), 0)) : []),
    ...(years === null ? [] : column(years.e_grid_kwh, 0)),
    ...(storage?.ageing ? [...column(storage.ageing.capacity_kwh, 1), ...column(storage.ageing.equivalent_full_cycles, 1)] : []),
    ...(summary.availability
      ? [
          percent(summary.availability.time_based, 3),
          `${fixed(summary.availability.plant_outage_h, 1)} h, ${fixed(summary.availability.plant_outage_kwh, 0)} kWh`,
        ]
      : []),
  ]
}

function numbersOfPart(part: NonNullable<ReportRun['answer']['sub_arrays']>[number]): string[] {
  const { dc_kwp, ac_kw, modules, specific_yield_kwh_per_kwp, loss_diagram, string_voltage } = part
  return [
    fixed(modules, 0),
    fixed(dc_kwp, 2),
    ...(ac_kw === null ? [] : [fixed(ac_kw, 2)]),
    fixed(specific_yield_kwh_per_kwp, 1),
    ...loss_diagram.flatMap(({ value, unit, loss }) => (loss && value === 0 ? [] : [fixed(loss ? -value : value, unit === 'kWh' ? 0 : 2)])),
    ...[string_voltage?.open_circuit_cold_v, string_voltage?.mpp_cold_v, string_voltage?.mpp_hot_v].flatMap((volts) =>
      volts === null || volts === undefined ? [] : [fixed(volts, 1)],
    ),
  ]
}
