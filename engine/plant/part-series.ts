import { columnNamed } from '../core/column-names.ts'
import type { Frame } from '../core/frame.ts'
import { PART_QUANTITIES, type PartSeriesName, partSeries } from '../core/part-series.ts'
import type { Parts } from '../core/parts.ts'
import { QUANTITIES, type Quantity, type QuantityName } from '../core/quantities.ts'
import type { Sink } from '../core/sink.ts'
import { type SeriesColumns, seriesNames, writeRows } from '../report/series.ts'

const COLUMNS_MAX = 200
/** Series of a part that change by what strings in parallel lose at their common voltage. */
const BY_PARALLEL: Partial<Record<QuantityName, 1 | -1>> = { MisLoss: 1, EArrMPP: -1 }

/** What decides which series a part has. */
export interface SeriesOwner {
  readonly id: string
  readonly parts: Parts
  /** Inverters that several parts share have no voltage and no current of one part. */
  readonly isShared: boolean
}

/**
 * The columns of the quantities that a request asks for, of each part that has them.
 * Fails: `sub_array_series`.
 */
export function partSeriesNames(wanted: readonly string[] | null, owners: readonly SeriesOwner[], sink: Sink): PartSeriesName[] {
  if (wanted === null) return []
  const names = owners.flatMap((owner) => ownSeries(owner, wanted).map((name) => `${owner.id}/${name}` as const))
  wanted.forEach((name, k) => {
    if (!names.some((column) => column.endsWith(`/${name}`)))
      sink.fail(`sub_array_series.${k}`, `No part of this plant has the series ${name}: leave it out`)
  })
  if (names.length > COLUMNS_MAX) sink.fail('sub_array_series', tooMany(names.length, wanted.length, owners.length))
  return names
}

function tooMany(columns: number, quantities: number, parts: number): string {
  const fits = Math.floor(COLUMNS_MAX / parts)
  const fix = fits > 0 ? `name at most ${fits} of them` : 'send null'
  return `${quantities} series of ${parts} parts have ${columns} columns, more than the ${COLUMNS_MAX} of one answer: ${fix}`
}

function ownSeries({ parts, isShared }: SeriesOwner, wanted: readonly string[]): QuantityName[] {
  const own = new Set<QuantityName>(PART_QUANTITIES.filter((name) => wanted.includes(name)))
  return seriesNames(parts).filter((name) => own.has(name) && !(isShared && QUANTITIES[name].unit in { V: 0, A: 0 }))
}

/** A column that a part writes. */
export interface WrittenSeries {
  readonly name: QuantityName
  readonly quantity: Quantity
  readonly column: Float64Array
  /** Whether its inverters write it, and not what stands in front of them. */
  readonly isOfInverters: boolean
}

/** The columns of a series by the ids of the parts that write them. */
export function seriesByPart({ names, columns }: SeriesColumns): ReadonlyMap<string, readonly WrittenSeries[]> {
  const byPart = new Map<string, WrittenSeries[]>()
  names.forEach((column, k) => {
    const found = partSeries(column)
    if (found === null) return
    const { id, name, quantity } = found
    const isOfInverters = quantity.terms.every((term) => columnNamed(term.column).entry.writers[0] === 'inverter')
    byPart.set(id, [...(byPart.get(id) ?? []), { name, quantity, column: columns[k], isOfInverters }])
  })
  return byPart
}

/**
 * Writes what a part gives at inverters that it shares.
 * @param frame  its share at one of them
 */
export function writeAtShared(series: readonly WrittenSeries[], frame: Frame, times: number): void {
  const { first, stepMinutes, lit, dc } = frame
  for (const { name, quantity, column, isOfInverters } of series) {
    if (isOfInverters) writeRows(column, quantity, frame, times)
    const sign = BY_PARALLEL[name]
    if (sign === undefined) continue
    const toKwh = (sign * times * stepMinutes) / 60 / 1000
    for (let k = 0; k < lit.n; k++) column[first + lit.rows[k]] += toKwh * dc.stringMismatchLossW[lit.rows[k]]
  }
}
