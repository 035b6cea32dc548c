import { describe, expect, test } from 'bun:test'
import { cellsAround, nearestCode, valueAt } from '../../../engine/climate/grid.ts'
import type { Layer } from '../../../engine/climate/table.ts'

const CODES = [0, 10, 20, 30, 40, 50, 60, 70, 100, 100, 100, 100, 100, 100, 100, 100]

/**
 * The first two months of two rows, centres at 45 S and 45 N, of four cells, centres from 135 W to
 * 135 E; a value is twice its code minus 10.
 */
const LAYER: Layer = {
  name: 'elevation',
  quantity: 'none',
  months: 12,
  rows: 2,
  columns: 4,
  southDeg: -45,
  westDeg: -135,
  stepDeg: 90,
  scale: 2,
  offset: -10,
  fillCode: null,
  residualBytes: 1,
  source: 'made by hand',
  bandRows: 2,
  bandBytes: [],
  codeAt: (month, cell) => CODES[8 * month + cell] ?? Number.NaN,
}

const between = (latitudeDeg: number, longitudeDeg: number, month = 0): number =>
  valueAt(LAYER, month, cellsAround(LAYER, latitudeDeg, longitudeDeg))
const nearest = (latitudeDeg: number, longitudeDeg: number): number => nearestCode(LAYER, cellsAround(LAYER, latitudeDeg, longitudeDeg))

describe('values between cells', () => {
  test('at a cell centre the value is that of the cell, whatever its neighbours are', () => {
    expect([between(-45, -135), between(-45, 135), between(45, -45), between(45, 135)]).toEqual([-10, 50, 90, 130])
    expect(between(45, -45, 1)).toBe(190)
  })

  test('between four centres the values are weighted by proximity', () => {
    expect(between(0, -90)).toBe(2 * ((0 + 10 + 40 + 50) / 4) - 10)
    expect(between(-22.5, -112.5)).toBe(2 * (0.75 * (0.75 * 0 + 0.25 * 10) + 0.25 * (0.75 * 40 + 0.25 * 50)) - 10)
  })

  test('the outermost row continues unchanged towards the poles', () => {
    expect([between(-90, -45), between(-60, -45)]).toEqual([10, 10])
    expect([between(90, -45), between(60, -45)]).toEqual([90, 90])
  })

  test('the last column joins the first across the date line', () => {
    expect([between(-45, 180), between(-45, -180)]).toEqual([2 * 15 - 10, 2 * 15 - 10])
    expect(between(-45, 157.5)).toBe(2 * (0.75 * 30) - 10)
    expect(between(-45, -157.5)).toBe(2 * (0.25 * 30) - 10)
  })

  test('the cell that contains a point has the nearest centre', () => {
    expect([nearest(-1, -91), nearest(-1, -89), nearest(1, -91), nearest(1, -89)]).toEqual([0, 10, 40, 50])
    expect([nearest(-90, 179), nearest(-90, -179), nearest(90, 179), nearest(90, -179)]).toEqual([30, 0, 70, 40])
  })
})
