import { expect, test } from 'bun:test'
import { clear, prepareClearing } from '../../../engine/core/clearing.ts'
import { COLUMNS, type ColumnEntry } from '../../../engine/core/columns.ts'
import { type Frame, makeFrame } from '../../../engine/core/frame.ts'
import { fillFrame } from '../properties/poison.ts'

const ALL = {
  rear: true,
  twoFaces: true,
  tracker: true,
  moves: true,
  horizon: true,
  rowShading: true,
  oneOrientation: true,
  oneVoltage: true,
  voltage: true,
  storage: true,
  acBattery: true,
  dcBattery: true,
  storageStandby: true,
  gridCharging: true,
  snow: true,
  scene: true,
  clearSky: true,
  gridLimit: true,
  auxiliaries: true,
  acWiring: true,
  mvTransformer: true,
  mvLine: true,
  hvTransformer: true,
  hvLine: true,
  transmission: true,
  otherAc: true,
  unavailability: true,
  outages: true,
  partsOut: true,
}
const NONE = {
  rear: false,
  twoFaces: false,
  tracker: false,
  moves: false,
  horizon: false,
  rowShading: false,
  oneOrientation: true,
  oneVoltage: false,
  voltage: false,
  storage: false,
  acBattery: false,
  dcBattery: false,
  storageStandby: false,
  gridCharging: false,
  snow: false,
  scene: false,
  clearSky: false,
  gridLimit: false,
  auxiliaries: false,
  acWiring: false,
  mvTransformer: false,
  mvLine: false,
  hvTransformer: false,
  hvLine: false,
  transmission: false,
  otherAc: false,
  unavailability: false,
  outages: false,
  partsOut: false,
}
type Group = keyof typeof COLUMNS

function prepared(parts: typeof ALL, bins: readonly number[] = [1]): Frame {
  const frame = makeFrame(4, 60, bins)
  fillFrame(frame)
  clear(prepareClearing(frame, parts), 3)
  return frame
}

/** Names of the columns of a group that are zero in the first three rows. */
function zeroIn(group: Group, columns: object): string[] {
  const byName = columns as Record<string, Float64Array>
  return Object.keys(COLUMNS[group]).filter((name) => byName[name].subarray(0, 3).every((value) => value === 0))
}

function named(group: Group, isOne: (entry: ColumnEntry) => boolean): string[] {
  return Object.entries<ColumnEntry>(COLUMNS[group]).flatMap(([name, entry]) => (isOne(entry) ? [name] : []))
}

test('columns that a stage leaves in part unwritten begin a block at zero; the others are not touched', () => {
  const frame = prepared(ALL)
  for (const group of Object.keys(COLUMNS) as Group[]) {
    expect(zeroIn(group, frame[group])).toEqual(named(group, ({ rows }) => rows === 'some' || rows === 'some lit'))
  }
})

test('columns of parts that the plant does not have are zero in every row', () => {
  const frame = prepared(NONE)
  for (const group of Object.keys(COLUMNS) as Group[]) {
    const absent = named(group, ({ only }) => only !== undefined)
    expect(zeroIn(group, frame[group])).toEqual(expect.arrayContaining(absent))
    for (const name of absent) expect((frame[group] as unknown as Record<string, Float64Array>)[name][3]).toBe(0)
  }
})

test('with several faces, only columns that a later stage writes are cleared in the columns of the whole plant', () => {
  const frame = prepared(ALL, [1, 1])
  expect(zeroIn('plane', frame.plane)).toEqual(named('plane', ({ faces }) => faces === 'own'))
  expect(zeroIn('dc', frame.dc)).toEqual(named('dc', ({ faces }) => faces === 'own'))
  for (const { plane, dc } of frame.faces) {
    expect(zeroIn('plane', plane)).toEqual(named('plane', ({ rows }) => rows === 'some lit'))
    expect(zeroIn('dc', dc)).toEqual(named('dc', ({ rows }) => rows === 'some lit'))
  }
})
