import type { PerformanceAnswer } from '@pvyield/sdk'
import { groupedText, percentText } from './figure-text.ts'
import { aligned } from './table.ts'

type Figures = PerformanceAnswer['measured']
type Ratio = NonNullable<NonNullable<PerformanceAnswer['regression']>['ratio']>
type Conditions = NonNullable<PerformanceAnswer['regression']>['conditions']

/** Figures of a period, their words and decimals. */
const FIGURES = {
  irradiation_kwhm2: ['Irradiation on the plane, kWh/m2', 1],
  energy_ac_kwh: ['AC energy, kWh', 0],
  energy_dc_kwh: ['DC energy, kWh', 0],
  final_yield_h: ['Final yield, h', 1],
  capture_loss_h: ['Capture losses, h', 1],
  system_loss_h: ['System losses, h', 1],
  performance_ratio: ['Performance ratio', 3],
  performance_ratio_stc: ['  at 25 degC', 3],
  performance_ratio_annual: ['  at the annual mean of the cells', 3],
  cell_temp_c: ['Cells, weighted by light, degC', 1],
} as const satisfies Partial<Record<keyof Figures, readonly [string, number]>>

/** A measured plant against its run: figures, months, the tests, what to look at. */
export function performanceLines(answer: PerformanceAnswer): string[] {
  const { period, plant, availability, findings, left_out: leftOut } = answer
  return [
    `${period.from} to ${period.to}, ${counted(period.rows)} rows of ${period.step_minutes} minutes, ${percent(period.coverage)} of those with light have values`,
    `${number(plant.dc_kwp, 1)} kWp, limit ${number(plant.ac_limit_kw, 1)} kW AC, ${plant.temp_coefficient_per_c === null ? 'no one temperature coefficient' : `${percent(plant.temp_coefficient_per_c, 3)}/K`}`,
    '',
    ...figureLines(answer),
    `Availability ${percent(availability.by_time)} of the time with light, ${percent(availability.by_energy)} of the energy`,
    '',
    ...monthLines(answer),
    '',
    ...testLines(answer),
    ...filterLines(answer),
    ...leftOut.map(({ test, reason }) => `not made: ${test}: ${reason}`),
    ...findings.map(({ level, message }) => `${level}: ${message}`),
  ]
}

function figureLines({ measured, run }: PerformanceAnswer): string[] {
  const rows = (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((name) => {
    const [label, decimals] = FIGURES[name]
    return [label, number(measured[name], decimals), number(run[name], decimals)]
  })
  return aligned([['All rows', 'measured', 'run'], ...rows], 1)
}

function monthLines({ months }: PerformanceAnswer): string[] {
  const rows = months.map(({ month, measured, run }) => [
    month,
    number(measured.irradiation_kwhm2, 1),
    number(measured.energy_ac_kwh, 0),
    number(measured.performance_ratio, 3),
    number(measured.performance_ratio_annual, 3),
    number(run?.performance_ratio_annual ?? null, 3),
  ])
  return aligned([['Month', 'plane, kWh/m2', 'AC, kWh', 'PR', "PR at the year's cell temperature", 'of the run'], ...rows], 1)
}

function testLines({ regression, capacity, energy }: PerformanceAnswer): string[] {
  const lines: string[] = []
  if (regression !== null) {
    const { measured, run, ratio, conditions } = regression
    const power = powersText(measured.power_kw, run?.power_kw ?? null, measured.records)
    lines.push(
      `Regression (ASTM E2848): ${power}${ratioText(ratio)}`,
      `  ${conditionsText(conditions)}; R2 ${measured.r_squared.toFixed(4)}`,
    )
  }
  if (capacity !== null) {
    const { measured, run, ratio, conditions } = capacity
    const power = powersText(measured.power_kw, run?.power_kw ?? null, measured.records)
    lines.push(`Capacity (IEC TS 61724-2): ${power}${ratioText(ratio)}`, `  ${conditionsText(conditions)}`)
  }
  if (energy !== null) {
    const { measured_kwh: measured, expected_kwh: expected, ratio, rows } = energy.total
    lines.push(
      `Energy (IEC TS 61724-3): ${number(measured, 0)} kWh of ${number(expected, 0)} expected in ${counted(rows)} rows, ratio ${number(ratio, 4)}`,
      `  while available ${number(energy.while_available.ratio, 4)}; lost while not available ${number(energy.unavailable_loss_kwh, 0)} kWh; rows differ by ${percent(energy.rmse)} of the DC power (RMSE), ${percent(energy.bias)} in the mean`,
    )
  }
  return lines.length === 0 ? [] : [...lines, '']
}

function filterLines({ filters }: PerformanceAnswer): string[] {
  const own = filters.filter(({ set, removed }) => set === 'measured' && removed > 0)
  const left = filters.findLast(({ set }) => set === 'measured')?.left
  if (left === undefined) return []
  const taken = own.map(({ filter, removed }) => `${filter.replaceAll('_', ' ')} ${counted(removed)}`)
  return [`Records of the tests: ${counted(left)} are left${taken.length === 0 ? '' : `; left out: ${taken.join(', ')}`}`, '']
}

function powersText(measured: number, run: number | null, records: number): string {
  return `${number(measured, 2)} kW measured${run === null ? '' : `, ${number(run, 2)} kW of the run`}, ${counted(records)} records`
}

function ratioText(ratio: Ratio | null): string {
  return ratio === null ? '' : `, ratio ${ratio.value.toFixed(4)} (${ratio.low.toFixed(3)} to ${ratio.high.toFixed(3)})`
}

function conditionsText({ irradiance_wm2: light, temp_air_c: air, wind_speed_ms: wind, temp_cell_c: cell }: Conditions): string {
  const parts = [
    [`${number(light, 0)} W/m2`, light],
    [`air ${number(air, 1)} degC`, air],
    [`wind ${number(wind, 1)} m/s`, wind],
    [`cells ${number(cell, 1)} degC`, cell],
  ] as const
  return `at ${parts.flatMap(([text, value]) => (value === null ? [] : [text])).join(', ')}`
}

function counted(count: number): string {
  return count.toLocaleString('en-US')
}

function percent(frac: number | null, decimals = 1): string {
  return frac === null ? '-' : percentText(frac, decimals)
}

function number(value: number | null, decimals: number): string {
  return value === null ? '-' : groupedText(value, decimals)
}
