import { decimalNumber } from './decimal-number.ts'
import type { Findings, StatedKey } from './findings.ts'
import { cleanText, ObjectKeys } from './object-keys.ts'
import type { PvsystBlock } from './pvsyst-object.ts'

/** Most points of a curve of a run request. */
const POINTS_MAX = 200

/** A point of a profile and the line where it stands. */
export interface ProfilePoint {
  x: number
  y: number
  at: StatedKey
}

/** Points of a TCubicProfile, as far as they are used. */
export interface Profile {
  points: ProfilePoint[]
  /** True when the points are joined by straight lines (Mode 1), false for a cubic (Mode 3). */
  isStraight: boolean
  at: StatedKey
}

/**
 * Reads a TCubicProfile: its first NPtsEff points, or those before the first unused slot (0, 0
 * after another point) when it does not count them.
 * Fails: a point that is not two numbers, and points whose x does not ascend.
 */
export function readProfile(block: PvsystBlock, findings: Findings): Profile {
  const keys = new ObjectKeys(block, findings)
  const at = { key: block.name || block.kind, line: block.line }
  const counted = keys.integer('NPtsEff')
  const points: ProfilePoint[] = []
  const most = Math.min(counted ?? POINTS_MAX, POINTS_MAX)
  for (const entry of block.entries) {
    if (points.length >= most) break
    if (!/^Point_?\d*$/i.test(entry.key)) continue
    const place = { key: `${at.key}.${entry.key}`, line: entry.line }
    const [x, y] = coordinates(entry.value)
    if (Number.isNaN(x) || Number.isNaN(y)) {
      findings.fail(
        place,
        `${JSON.stringify(cleanText(entry.value).slice(0, 40))} is not a point: write two numbers with decimal points and a comma between`,
      )
      return { points: [], isStraight: true, at }
    }
    const before = points.at(-1)
    if (counted === null && before !== undefined && x === 0 && y === 0) break
    if (before !== undefined && x <= before.x) {
      findings.fail(
        place,
        `Points must be in ascending order, but ${x} follows ${before.x}: correct the order, or NPtsEff if this slot is unused`,
      )
      return { points: [], isStraight: true, at }
    }
    points.push({ x, y, at: place })
  }
  if (counted !== null && counted > points.length)
    findings.note('changed', keys.at('NPtsEff'), `NPtsEff states ${counted} points, but ${points.length} are there and used`)
  return { points, isStraight: keys.integer('Mode') === 1, at }
}

/** Two numbers: `10.5,0.98`, or with decimal commas `10,5;0,98`. */
function coordinates(text: string): [x: number, y: number] {
  if (text.length > 100) return [Number.NaN, Number.NaN]
  const cells = text.split(text.includes(';') ? ';' : ',').map((cell) => cell.trim())
  if (cells.at(-1) === '') cells.pop()
  return cells.length === 2 ? [decimalNumber(cells[0]), decimalNumber(cells[1])] : [Number.NaN, Number.NaN]
}
