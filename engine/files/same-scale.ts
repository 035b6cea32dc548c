import type { Findings, StatedKey } from './findings.ts'

/** Two figures of one power are within this factor in every real file at hand. */
const FACTOR_MAX = 2

/** A figure of a file, and how a message calls it. */
export interface ScaledFigure {
  at: StatedKey
  name: string
  value: number
  unit: string
}

/**
 * Refuses two figures of one power that differ by more than a factor of 2: one of them has another
 * unit or a lost digit, and nothing says which. A figure that is missing or not above 0 is not
 * compared.
 */
export function requireSameScale(findings: Findings, figure: ScaledFigure, other: ScaledFigure): void {
  // also false for NaN
  if (!(figure.value > 0 && other.value > 0)) return
  const factor = Math.max(figure.value / other.value, other.value / figure.value)
  if (factor <= FACTOR_MAX) return
  const place = other.at.line === null ? '' : ` (line ${other.at.line})`
  findings.fail(
    figure.at,
    `${figure.name} ${short(figure.value)} ${figure.unit} and ${other.name} ${short(other.value)} ${other.unit}${place} differ by a factor of ${short(factor, 3)}, more than ${FACTOR_MAX}: correct the one with a wrong unit or a missing digit`,
  )
}

function short(value: number, digits = 6): string {
  return String(Number(value.toPrecision(digits)))
}
