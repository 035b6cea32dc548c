import type { SweepRequest } from '@pvyield/sdk'
import { UsageError } from './usage-error.ts'

type Axis = SweepRequest['axes'][number]

/** Two numbers with anything between them that people write for "to": 20..45, 20-45, 20 to 45, 20;45. */
const LIKE_A_RANGE = /^\s*([-+]?(?:\d+\.)?\d+)\s*(?:\.{2,}|…|[-–/;|]|\s|to)\s*([-+]?\.?\d[\d.]*)\s*$/

/** An axis as it is written: `gcr=0.3,0.4`, or `tilt_deg=10:40:7`. Fails: UsageError. */
export function sweptAxis(text: string): Axis {
  const [, path = '', values = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (path === '') throw new UsageError(`${text} is no axis: write a field and its values, as gcr=0.3,0.4,0.5 or tilt_deg=10:40:7`)
  const parts = values.split(':')
  if (LIKE_A_RANGE.test(values))
    throw new UsageError(
      `${text} is no axis: a range is FIRST:LAST:NUMBER, as ${path}=${inSteps(values)} for six values; a list has commas`,
    )
  if (parts.length === 1) return { path, values: values.split(',').map(axisValue) }
  const [from = Number.NaN, to = Number.NaN, steps = Number.NaN] = parts.map(numberOf)
  if (parts.length !== 3 || ![from, to, steps].every(Number.isFinite))
    throw new UsageError(`${text} is no axis: a range is FIRST:LAST:NUMBER, as tilt_deg=10:40:7 for seven values from 10 to 40`)
  return { path, from, to, steps }
}

/** The ends of a range as it is not written, with a number of values. */
function inSteps(values: string): string {
  const [, from = '', to = ''] = LIKE_A_RANGE.exec(values) ?? []
  return `${from}:${to}:6`
}

function axisValue(text: string): number | string | boolean | null {
  const number = numberOf(text)
  if (Number.isFinite(number)) return number
  const word = text.trim()
  if (word === 'null') return null
  return word === 'true' || word === 'false' ? word === 'true' : word
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}
