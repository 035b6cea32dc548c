/** What stamps mark in their interval. */
export type StampInterval = 'start' | 'middle' | 'end'

/** What someone decided about the stamps of a file; what is absent follows from the file. */
export interface ChosenStamps {
  /** Standard time of the stamps, hours from UTC. */
  readonly timezone?: number
  readonly interval?: StampInterval
}

/** A column of the file by its place from 0, and its unit; null for none. */
export type ChosenColumn = { readonly column: number; readonly unit: string } | null

/** Rows that the plant of the page is tested against: a file that someone dropped, and what was decided about it. */
export interface ChosenMeasured {
  /** Of the file, which stays in this browser. */
  readonly id: string
  readonly name: string
  readonly stamps?: ChosenStamps
  /** By the name of the column in a request. */
  readonly roles?: Readonly<Record<string, ChosenColumn>>
  /** Whether the run has its own weather, or the measured one. */
  readonly weather?: 'run' | 'measured'
  /** Figures that replace those of the run, by their names in a request. */
  readonly plant?: Readonly<Record<string, number>>
  readonly filters?: Readonly<Record<string, number>>
  readonly exclude?: readonly string[]
}

const INTERVALS: readonly unknown[] = ['start', 'middle', 'end']
const WEATHERS: readonly unknown[] = ['run', 'measured']

type Fields = Readonly<Record<string, unknown>>

/** Whether a part of a link is such a choice; the values in it are checked when they are used. */
export function isMeasured(value: unknown): value is ChosenMeasured {
  if (!isFields(value)) return false
  const { id, name, stamps, roles, weather, plant, filters, exclude } = value
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    isAbsentOr(stamps, isStamps) &&
    isAbsentOr(roles, (own) => isFields(own) && Object.values(own).every(isColumn)) &&
    isAbsentOr(weather, (own) => WEATHERS.includes(own)) &&
    [plant, filters].every((group) => isAbsentOr(group, (own) => isFields(own) && Object.values(own).every(Number.isFinite))) &&
    isAbsentOr(exclude, (own) => Array.isArray(own) && own.every((each) => typeof each === 'string'))
  )
}

/** Whether a part of a link is a choice about stamps. */
export function isStamps(value: unknown): value is ChosenStamps {
  if (!isFields(value)) return false
  const { timezone, interval } = value
  return isAbsentOr(timezone, Number.isFinite) && isAbsentOr(interval, (own) => INTERVALS.includes(own))
}

function isColumn(value: unknown): boolean {
  return (
    value === null || (isFields(value) && Number.isInteger(value.column) && Number(value.column) >= 0 && typeof value.unit === 'string')
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAbsentOr(value: unknown, isPart: (part: unknown) => boolean): boolean {
  return value === undefined || isPart(value)
}
