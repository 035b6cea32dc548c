import type { CorrelateWeatherAnswer, ScaleWeatherAnswer, TypicalYearAnswer } from '@pvyield/sdk'
import { groupedText, percentText } from './figure-text.ts'
import { aligned } from './table.ts'

type Statistics = TypicalYearAnswer['statistics']
type Parts = Statistics['uncertainty_parts']

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** Weather that was scaled: each month before and after, and what cannot be met. */
export function scaleLines({ months, year }: ScaleWeatherAnswer): string[] {
  const hasPart = (name: 'dhi_kwhm2' | 'dni_kwhm2') => months.some((month) => month[name] !== null)
  const parts = (['dhi_kwhm2', 'dni_kwhm2'] as const).filter(hasPart)
  const hasShift = months.some(({ temp_shift_c: shift }) => shift !== null)
  const head = [
    'GHI, kWh/m2',
    'before',
    'after',
    'wanted',
    'unmet',
    'factor',
    'limited rows',
    ...parts.map((name) => `${name.slice(0, 3).toUpperCase()} after`),
  ]
  const rows = months.map((month) => {
    const { before, after, wanted, unmet } = month.ghi_kwhm2
    return [
      MONTHS[month.month - 1] ?? '',
      number(before, 2),
      number(after, 2),
      number(wanted, 2),
      number(unmet, 2),
      number(month.factor, 4),
      String(month.limited_rows),
      ...parts.map((name) => number(month[name]?.after ?? null, 2)),
      ...(hasShift ? [number(month.temp_shift_c, 2)] : []),
    ]
  })
  return [
    ...aligned([[...head, ...(hasShift ? ['shift, K'] : [])], ...rows], 1),
    '',
    `Year: ${number(year.ghi_before_kwhm2, 1)} kWh/m2 before, ${number(year.ghi_after_kwhm2, 1)} after (${percent(year.change_frac, true)})`,
  ]
}

/** A long series that was corrected by a station: how far it was off, and how sure it is. */
export function correlationLines(answer: CorrelateWeatherAnswer): string[] {
  const { method, overlap, before, after, correlation_daily: daily, held_out: heldOut, uncertainty, uncertainty_parts: parts } = answer
  const errors = (
    [
      ['before', before],
      ['after', after],
    ] as const
  ).map(([name, { bias_frac, rmse_frac, correlation }]) => [name, percent(bias_frac, true), percent(rmse_frac), correlation.toFixed(4)])
  const sigmas = [
    ['of one year', uncertainty.year_frac],
    ['of the fit', uncertainty.fit_frac],
    ['of the long series', uncertainty.reference_frac],
    ['of the station', uncertainty.station_frac],
  ] as const
  return [
    `${method.title}, ${method.own_months} months with a fit of their own; ${answer.columns.join(', ')} follow the station`,
    `Overlap ${overlap.from} to ${overlap.to} UTC: ${overlap.lit_hours.toLocaleString('en-US')} hours with the sun up, ${overlap.years.toFixed(2)} years`,
    '',
    ...aligned([['Hours', 'bias', 'RMSE', 'correlation'], ...errors], 1),
    `Correlation of the daily sums ${daily.toFixed(4)}; ${heldOut.length} stretches were held out and predicted`,
    '',
    ...aligned([['Standard deviation', ''], ...sigmas.map(([name, frac]) => [name, percent(frac)])], 1),
    ...partLines(parts),
    ...(answer.statistics === null ? [] : ['', ...yearLines(answer.statistics)]),
  ]
}

/** A year of chosen months: where each is from, and how years vary. */
export function typicalYearLines(answer: TypicalYearAnswer): string[] {
  const { method, months, ghi_kwhm2: ghi, difference_frac: difference, wanted_kwhm2: wanted, statistics } = answer
  const rows = months.map((month) => [
    MONTHS[month.month - 1] ?? '',
    String(month.year),
    month.statistic.toFixed(4),
    `${month.rank} of ${month.candidates}`,
    number(month.ghi_kwhm2, 1),
    number(month.mean_ghi_kwhm2, 1),
  ])
  return [
    method.title,
    '',
    ...aligned([['Month', 'year', 'FS statistic', 'rank', 'GHI, kWh/m2', 'mean of all years'], ...rows], 1),
    '',
    `Year: ${number(ghi, 1)} kWh/m2, ${percent(difference, true)} of the mean of all years${wanted === null ? '' : `; ${number(wanted, 1)} kWh/m2 was wanted`}`,
    ...yearLines(statistics),
    ...partLines(statistics.uncertainty_parts),
  ]
}

function yearLines({
  years,
  mean_kwhm2: mean,
  interannual_frac: sigma,
  interannual_sigma_frac: ofIt,
  trend_per_decade_frac: trend,
  trend_sigma_frac: ofTrend,
}: Statistics): string[] {
  const [first] = years
  if (first === undefined || mean === null) return ['No whole calendar year is among them.']
  return [
    `${years.length} whole years, ${first.year} to ${years.at(-1)?.year}: mean ${number(mean, 1)} kWh/m2`,
    ...(sigma === null
      ? []
      : [
          `From year to year ${percent(sigma)} (known to ${percent(ofIt)}), trend ${percent(trend, true)} in ten years (known to ${percent(ofTrend)})`,
        ]),
  ]
}

/** What a run takes in `lifetime`. */
function partLines(parts: Parts): string[] {
  if (parts === null) return ['Fewer than five whole years: they state no uncertainty for a run']
  const stated = Object.entries(parts).filter(([, value]) => value > 0)
  return [`For a run, lifetime.uncertainty_parts: ${JSON.stringify(Object.fromEntries(stated))}`]
}

function number(value: number | null, decimals: number): string {
  return value === null ? '-' : groupedText(value, decimals)
}

function percent(frac: number | null, isSigned = false): string {
  return frac === null ? '-' : percentText(frac, 2, isSigned ? 'exceptZero' : 'negative')
}
