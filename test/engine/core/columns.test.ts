import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLUMNS, type ColumnEntry, WRITERS } from '../../../engine/core/columns.ts'
import { type Frame, makeFrame, type PlaneColumns, type PlaneStage } from '../../../engine/core/frame.ts'
import { QUANTITIES } from '../../../engine/core/quantities.ts'

const ENGINE = join(import.meta.dir, '..', '..', '..', 'engine')
const entries = Object.entries(COLUMNS).flatMap(([group, columns]) =>
  Object.entries<ColumnEntry>(columns).map(([name, entry]) => ({ group, name, entry })),
)

/** The files of the engine, without the table of columns itself. */
const sources = [...new Bun.Glob('**/*.ts').scanSync(ENGINE)]
  .filter((file) => !file.startsWith('core/columns'))
  .map((file) => readFileSync(join(ENGINE, file), 'utf8'))

test('a column has one name in all groups, and its writers are listed in the order of the chain', () => {
  const names = entries.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, entry } of entries) {
    const places = entry.writers.map((writer) => WRITERS.indexOf(writer))
    expect([name, ...places]).toEqual([name, ...places.toSorted((a, b) => a - b)])
  }
})

test('a column that a series shows as it is has a meaning in words', () => {
  for (const { label } of Object.values(QUANTITIES)) expect([label, entries.some(({ name }) => name === label)]).toEqual([label, false])
})

test('each row of the diagram belongs to one column', () => {
  const keys = entries.flatMap(({ entry }) => (entry.row === undefined ? [] : [entry.row.key]))
  expect(new Set(keys).size).toBe(keys.length)
})

test('every column appears in at least two files, or is a row of the diagram, a term of the series or the change of one', () => {
  const shown = JSON.stringify(QUANTITIES)
  const unread = entries.filter(({ name, entry }) => {
    if (entry.row !== undefined || entry.changes !== undefined || shown.includes(`"${name}"`)) return false
    return sources.filter((text) => text.includes(name)).length < 2
  })
  expect(unread.map(({ name }) => name)).toEqual([])
})

test('a frame has every column of the table, filled with 0, with the capacity of the block', () => {
  const frame = makeFrame(24, 60, [1, 1])
  for (const { group, name, entry } of entries) {
    const column = (frame[group as keyof typeof COLUMNS] as Record<string, Float64Array | Uint8Array>)[name]
    expect([name, column instanceof Uint8Array, column?.length]).toEqual([name, entry.isByte === true, 24])
    expect(column?.every((value) => value === 0)).toBe(true)
  }
  expect(frame.faces.length).toBe(2)
})

test('a stage that writes a column of another stage, or reads one that is written later, does not compile', () => {
  const optics: PlaneStage<'optics'> = (frame, plane) => {
    plane.iamLossWm2[0] = plane.aoiCos[0]
    // @ts-expect-error the orientation writes the incidence
    plane.aoiCos[0] = 1
    // @ts-expect-error the cell temperature is written after the optics
    expect(frame.dc.cellTempC).toBeInstanceOf(Float64Array)
  }
  const frame: Frame = makeFrame(1, 60)
  const plane: PlaneColumns = frame.plane
  plane.aoiCos[0] = 0.5
  optics(frame, plane)
  expect(frame.plane.iamLossWm2[0]).toBe(0.5)
})
