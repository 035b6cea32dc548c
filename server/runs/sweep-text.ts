import type { SweepAnswer } from '@pvyield/contract/schemas'
import { sweepCsv } from '@pvyield/engine/quick'
import { type ArrowColumn, batchMessage, END_OF_STREAM, schemaMessage } from './arrow-messages.ts'
import type { AnswerForm } from './series-wish.ts'

type Value = SweepAnswer['axes'][number]['values'][number]

/** Rows of a study: its points and its figures. */
export type StudyTable = Pick<SweepAnswer, 'count' | 'points' | 'columns' | 'units' | 'labels' | 'failed' | 'failed_count' | 'provenance'>

/** The columns of a study in a form. */
export function sweepBytes(table: StudyTable, form: Exclude<AnswerForm, 'json'>): Uint8Array<ArrayBuffer> {
  return form === 'arrow' ? sweepArrow(table) : new TextEncoder().encode(sweepCsv(table))
}

/** The same columns as exact doubles. A column of other values has their positions, and the values as its legend. */
function sweepArrow({ count, points, columns, units, labels, provenance }: StudyTable): Uint8Array<ArrayBuffer> {
  const ofPaths = Object.entries(points).map(([path, values]) => pathColumn(path, values))
  const ofFigures = Object.entries(columns).map(([name, values]) => ({
    column: { name, metadata: { unit: units[name] ?? '', label: labels[name] ?? '' } },
    values: Float64Array.from(values, (value) => value ?? Number.NaN),
  }))
  const all: readonly { column: ArrowColumn; values: Float64Array }[] = [...ofPaths, ...ofFigures]
  const metadata = { engine_version: provenance.engine_version }
  return new Uint8Array(
    Bun.concatArrayBuffers([
      schemaMessage(
        all.map(({ column }) => column),
        metadata,
      ),
      batchMessage(count, all.length),
      ...all.map(({ values }) => values),
      END_OF_STREAM,
    ] as Uint8Array<ArrayBuffer>[]),
  )
}

function pathColumn(path: string, values: readonly Value[]): { column: ArrowColumn; values: Float64Array } {
  if (values.every((value) => typeof value === 'number')) return { column: { name: path, metadata: {} }, values: Float64Array.from(values) }
  const legend = [...new Set(values)]
  const places = new Map(legend.map((value, place) => [value, place]))
  return {
    column: { name: path, metadata: { legend: JSON.stringify(legend) } },
    values: Float64Array.from(values, (value) => places.get(value) ?? Number.NaN),
  }
}
