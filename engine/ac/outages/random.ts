import type { Resolved } from '../../core/option.ts'

type Random = NonNullable<NonNullable<Resolved['ac_losses']['outages']>['random']>

/** A stretch of the weather in rows, with parts of rows at its ends. */
export interface RowSpan {
  readonly from: number
  readonly to: number
}

const MEAN_YEAR_MINUTES = 365.25 * 1440

/**
 * Outages at random times: in each year of the weather this number of periods of equal length, which
 * take exactly the share of its rows and do not overlap. Every time is as likely as any other: the
 * periods are placed on a circle, so that one over New Year is two stretches.
 * @param rows  of the weather
 * @returns  in order
 */
export function randomSpans({ share, periods, seed }: Random, rows: number, stepMinutes: number): RowSpan[] {
  const years = Math.max(1, Math.round((rows * stepMinutes) / MEAN_YEAR_MINUTES))
  const random = uniform(seed)
  const length = rows / years
  return Array.from({ length: years }, (_, year) => {
    const gaps = Array.from({ length: periods }, () => random() * (1 - share)).sort((a, b) => a - b)
    const turn = random()
    return gaps
      .flatMap((gap, k) => {
        const from = (gap + (k * share) / periods + turn) % 1
        const to = from + share / periods
        return to <= 1 ? [{ from, to }] : [{ from, to: 1 }, { from: 0, to: to - 1 }] // biome-ignore format: two stretches
      })
      .map(({ from, to }) => ({ from: (year + from) * length, to: (year + to) * length }))
      .sort((a, b) => a.from - b.from)
  }).flat()
}

/**
 * Numbers from 0 to below 1, the same for the same seed; neighbouring seeds have nothing in common.
 * Source: SplitMix32, the mix of D. Lemire and G. Steele's SplitMix with a step of the golden ratio.
 */
function uniform(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}
