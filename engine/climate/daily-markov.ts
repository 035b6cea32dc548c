import type { DailyClearness } from './daily-clearness.ts'
import { MARKOV_LIBRARY, MONTH_CLASS_BOUNDS } from './markov-library.ts'
import type { Random } from './random.ts'

/** States of a matrix: equal classes between its lowest and its highest daily clearness. */
const STATES = 10

/**
 * A sequence is drawn again while its mean differs from that of the month by more than this; the
 * rest is a scale of the days. With 0.01, months take 4 sequences on average.
 */
const MEAN_TOLERANCE_FRAC = 0.01

/** Maximum number of sequences for a month. The one with the nearest mean is used then. */
const MAX_SEQUENCES = 200

/**
 * Daily clearness by the library of Markov transition matrices: the matrix follows from the mean
 * clearness of the month, its row from the day before, and the day from the row. It continues from
 * month to month.
 * Valid for: all climates of the library, months of 0.03 to 0.8. Outside these means the days of the
 * first and the last matrix are brought to the month's sum.
 * Fails: none.
 * Source: Aguiar, Collares-Pereira & Conde 1988, "Simple procedure for generating sequences of daily
 * radiation values using a library of Markov transition matrices", Solar Energy 40(3), 269, doi
 * 10.1016/0038-092X(88)90049-7: section 4 (procedure), tables of the library. Choosing the sequence
 * by its mean is ours; the paper adjusts long sequences only.
 * Checked by: test/engine/climate/daily-markov.test.ts
 */
export class MarkovDays implements DailyClearness {
  private previousFrac: number | null = null
  private readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  /** @param out  one element per day, every element written */
  daysOfMonth(monthFrac: number, out: Float64Array): void {
    const before = this.previousFrac ?? monthFrac
    const drawn = new Float64Array(out.length)
    let nearest = Number.POSITIVE_INFINITY
    for (let sequence = 0; sequence < MAX_SEQUENCES && nearest > MEAN_TOLERANCE_FRAC; sequence++) {
      const distance = Math.abs(this.draw(monthFrac, before, drawn) - monthFrac)
      if (distance >= nearest) continue
      nearest = distance
      out.set(drawn)
    }
    if (out.length > 0) this.previousFrac = out[out.length - 1]
  }

  /** Draws a sequence and returns its mean. */
  private draw(monthFrac: number, before: number, out: Float64Array): number {
    const { lowestFrac, highestFrac, rows } = MARKOV_LIBRARY[matrixOf(monthFrac)]
    const width = (highestFrac - lowestFrac) / STATES
    let state = Math.min(Math.max(Math.floor((before - lowestFrac) / width), 0), STATES - 1)
    let sum = 0
    for (let day = 0; day < out.length; day++) {
      const place = placeIn(rows[state], this.random.uniform())
      out[day] = lowestFrac + width * place
      state = Math.min(Math.floor(place), STATES - 1)
      sum += out[day]
    }
    return sum / out.length
  }
}

/** The matrix of a month: its class of mean clearness, of which the upper bound is part. */
export function matrixOf(monthFrac: number): number {
  let matrix = 0
  while (matrix < MONTH_CLASS_BOUNDS.length && monthFrac > MONTH_CLASS_BOUNDS[matrix]) matrix++
  return matrix
}

/**
 * Where a uniform number falls in a row of transition probabilities: the state, and within it the
 * share of its probability that is below the number. Rows as printed add up to 1 to 0.003.
 */
export function placeIn(row: readonly number[], uniform: number): number {
  let total = 0
  for (const probability of row) total += probability
  let left = uniform * total
  for (let state = 0; state < row.length; state++) {
    if (left < row[state]) return state + left / row[state]
    left -= row[state]
  }
  return row.length - 1
}
