import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { type Resolved, run } from '@pvyield/engine'
import { prepare } from '../../../engine/chain.ts'
import { isWritten } from '../../../engine/core/clearing.ts'
import { COLUMNS, type ColumnEntry } from '../../../engine/core/columns.ts'
import type { Frame } from '../../../engine/core/frame.ts'
import { giveBack, takeFrame } from '../../../engine/core/kept-frame.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { rounds } from '../../rounds.ts'
import { digestOf } from './fresh-process.ts'
import { GENERATED, type GeneratedPlant } from './generated-plants.ts'
import { fillFrame } from './poison.ts'
import { Seeded } from './seeded.ts'

/** The frame that the next run of a plant takes. */
function frameOf(request: Resolved): Frame {
  const { weather } = request
  return takeFrame(weather.temp_air_c.length, weather.step_minutes, prepare(request, new Sink()).chain.bins)
}

/** Runs a plant in frames of the caller's choice: that of the run, and one for a clear sky. */
function runIn(use: (frame: Frame) => void, request: Resolved, withSeries: boolean) {
  const frames = [frameOf(request), frameOf(request)]
  for (const frame of frames) {
    use(frame)
    frame.zeroFor = null
    giveBack(frame)
  }
  return run(request, { withSeries })
}

function expectSame({ name, request, outcome }: GeneratedPlant, use: (frame: Frame) => void): void {
  const again = runIn(use, request, true)
  expect(JSON.stringify(again.answer), name).toBe(JSON.stringify(outcome.answer))
  for (const [k, column] of (outcome.series?.columns ?? []).entries()) {
    const other = again.series?.columns[k] ?? new Float64Array()
    const first = column.findIndex((value, row) => !Object.is(value, other[row]))
    expect([outcome.series?.names[k], first], name).toEqual([outcome.series?.names[k], -1])
  }
  expect(JSON.stringify(runIn(use, request, false).answer), `${name} without series`).toBe(JSON.stringify(outcome.answer))
}

/** Of the run that was last in the frame, which was full of NaN. */
function expectUnwritten({ name, request }: GeneratedPlant): void {
  const frame = frameOf(request)
  const { parts } = prepare(request, new Sink()).chain
  expect(frame.zeroFor, name).toBe(JSON.stringify(parts))
  for (const group of [frame, ...frame.faces, ...frame.planes.map((plane) => ({ plane }))]) {
    for (const [key, columns] of Object.entries(group)) {
      if (!(key in COLUMNS)) continue
      for (const [column, entry] of Object.entries<ColumnEntry>(COLUMNS[key as keyof typeof COLUMNS])) {
        if (isWritten(entry, parts)) continue
        expect([column, (columns as unknown as Record<string, Float64Array>)[column].every((value) => value === 0)], name).toEqual([
          column,
          true,
        ])
      }
    }
  }
  giveBack(frame)
}

test('a frame full of NaN gives the same bytes, with and without series; no stage writes a column of a part that the plant has not', () => {
  for (const plant of GENERATED.plants) {
    expectSame(plant, fillFrame)
    expectUnwritten(plant)
  }
})

test('what other plants leave in the frame gives the same bytes, in any order, and so does what the same plant left', () => {
  for (const plant of new Seeded(7).shuffled(GENERATED.plants)) {
    expectSame(plant, () => {})
    const again = run(plant.request, { withSeries: false })
    expect(JSON.stringify(again.answer), plant.name).toBe(JSON.stringify(plant.outcome.answer))
  }
})

test('after all other plants a run gives the same bytes as in a fresh process', async () => {
  const sample = GENERATED.plants.filter((_, k) => k % rounds(60, 24) === 5)
  const fresh = sample.map(async ({ request }) => {
    const child = Bun.spawn([process.execPath, join(import.meta.dir, 'fresh-process.ts')], { stdin: new Blob([JSON.stringify(request)]) })
    return (await child.stdout.text()).trim()
  })
  for (const [k, { name, request }] of sample.entries()) {
    expect(digestOf(run(request, { withSeries: true })), name).toBe(await fresh[k])
  }
})
