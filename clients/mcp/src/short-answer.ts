import type { RunAnswer, Series, SimpleRunAnswer } from '@pvyield/sdk'

/** Parts of an answer that a model gets only when it asks for them: the rest is short. */
export const PARTS = ['monthly', 'request', 'defaults', 'models', 'weather', 'years', 'provenance'] as const
export type Part = (typeof PARTS)[number]

const MAIN_LOSSES_MAX = 8

/**
 * An answer of a run in a few hundred words: the yearly figures, the largest losses of the plant as
 * percent of the energy that entered, the loss diagram as percent of the rest that the rows above leave of the level in
 * `basis`, as PVsyst prints it, and the warnings.
 */
export function shortAnswer(answer: RunAnswer | SimpleRunAnswer, parts: readonly Part[]): Record<string, unknown> {
  const { monthly, provenance, years, lifetime, scene_bins: _, main_losses, ...summary } = answer.summary
  const losses = answer.loss_diagram
    .filter(({ loss, value }) => !loss || value !== 0)
    .map(({ key, label, value, unit, loss, fraction_of_previous, basis }) => ({
      key,
      label,
      value: rounded(value),
      unit,
      ...(loss && fraction_of_previous !== null && { loss_percent: percent(fraction_of_previous), basis }),
    }))
  const series = answer.series === undefined ? {} : { series: readable(answer.series) }
  return {
    summary: Object.fromEntries(Object.entries(summary).filter(([, value]) => value !== null)),
    main_losses: main_losses.slice(0, MAIN_LOSSES_MAX).map(({ key, label, loss_kwh, fraction }) => ({
      key,
      label,
      loss_kwh: rounded(loss_kwh),
      ...(fraction !== null && { percent_of_entered: percent(fraction) }),
    })),
    loss_diagram: losses,
    ...(answer.sub_arrays != null && { sub_arrays: answer.sub_arrays.map(shortPart) }),
    ...('not_counted' in answer && { not_counted: answer.not_counted }),
    ...(parts.includes('monthly') && { monthly }),
    ...(parts.includes('years') && { years, lifetime }),
    ...(parts.includes('weather') && { weather_meta: answer.weather_meta }),
    ...(parts.includes('provenance') && { provenance }),
    ...('request' in answer && parts.includes('request') && { request: answer.request }),
    ...('defaults_applied' in answer && parts.includes('defaults') && { defaults_applied: answer.defaults_applied }),
    ...('models' in answer && parts.includes('models') && { models: answer.models }),
    ...series,
  }
}

/** A part of the plant without its months and its loss diagram. */
function shortPart({ monthly: _, loss_diagram: __, ...part }: NonNullable<RunAnswer['sub_arrays']>[number]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, typeof value === 'number' ? rounded(value) : value]))
}

function percent(fraction: number): number {
  return Math.round(fraction * 1e4) / 100
}

/** Five digits: a model reads no more, and each costs. */
function rounded(value: number): number {
  return Number(value.toPrecision(5))
}

function readable({ time, units, timezone, columns }: Series): Record<string, unknown> {
  const rows = Object.fromEntries(
    Object.entries(columns).map(([name, values]) => [name, values.map((value) => (value === null ? null : rounded(value)))]),
  )
  return { time, timezone, units, columns: rows }
}

/** The rows of a series that begin on the given days. */
export function onDays(series: Series, days: readonly string[]): Series {
  const kept = series.time.flatMap((time, at) => (days.includes(time.slice(5, 10)) ? [at] : []))
  const columns = Object.entries(series.columns).map(([name, values]) => [name, kept.map((at) => values[at] ?? null)] as const)
  return { ...series, time: kept.map((at) => series.time[at] ?? ''), columns: Object.fromEntries(columns) }
}
