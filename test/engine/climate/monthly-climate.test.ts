import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { cellsAround, valueAt } from '../../../engine/climate/grid.ts'
import { openClimate } from '../../../engine/climate/index.ts'
import { monthlyClimate } from '../../../engine/climate/monthly-climate.ts'
import { decodePlane } from '../../../engine/climate/plane-codec.ts'
import { Random } from '../../../engine/climate/random.ts'
import { sunOfDays } from '../../../engine/climate/solar-geometry.ts'
import { MONTH_DAYS } from '../../../engine/climate/typical-calendar.ts'
import { encodePlane } from '../../../scripts/climate/encode-plane.ts'
import { openTable, TABLE_PATH } from './open-table.ts'

const table = openTable()

function climateAt(latitude: number, longitude: number, elevation: number | null = null) {
  return monthlyClimate(table, latitude, longitude, elevation, sunOfDays(0))
}

describe('climate table', () => {
  test('decoding the residuals of a plane restores it, with and without gaps', () => {
    const random = new Random(1, 0)
    const codes = Int16Array.from({ length: 600 }, () => Math.floor(random.uniform() * 2000))
    const isCoded = Uint8Array.from({ length: 600 }, () => (random.uniform() < 0.6 ? 1 : 0))
    const gapped = codes.map((code, i) => (isCoded[i] === 1 ? code : 16))
    for (const [plane, coded] of [
      [codes, null],
      [gapped, isCoded],
    ] as const) {
      const residuals = encodePlane(plane, 30, coded, 16)
      const bytes = Uint8Array.from([...residuals.map((residual) => residual & 255), ...residuals.map((residual) => residual >> 8)])
      const out = new Int16Array(600)
      decodePlane({ bytes, position: 0, highByteOffset: residuals.length }, 30, coded, 16, out)
      expect(Array.from(out)).toEqual(Array.from(plane))
    }
  })

  test('bytes that are not a table, or a truncated table, are rejected', () => {
    const bytes = readFileSync(TABLE_PATH)
    expect(() => openClimate(new Uint8Array(4))).toThrow('The bytes are not a climate table: pass the content of engine/climate/table.bin.')
    expect(() => openClimate(new TextEncoder().encode('<html>not found</html>'))).toThrow(
      'The bytes are not a climate table: pass the content of engine/climate/table.bin.',
    )
    expect(() => openClimate(bytes.subarray(0, 200))).toThrow('The climate table is truncated in its header: install the engine again.')
    expect(() => openClimate(bytes.subarray(0, bytes.length - 1))).toThrow(
      'The climate table is truncated in layer land_fraction: install the engine again.',
    )
    const damaged = openClimate(bytes, () => new Uint8Array(100))
    expect(() => damaged.seaMask.codeAt(0, 0)).toThrow('The climate table is truncated in layer sea_mask: install the engine again.')
  })

  test('a cell has the same code whatever bands were read before', () => {
    const random = new Random(2, 0)
    const layers = (opened: typeof table) => [opened.seaMask, opened.monthlyIrradiation, opened.annualIrradiation, opened.elevation]
    const whole = openTable()
    for (const layer of layers(whole)) for (let cell = 0; cell < layer.rows * layer.columns; cell += layer.columns) layer.codeAt(0, cell)
    const single = openTable()
    layers(single).forEach((layer, k) => {
      const { rows, columns, months } = layer
      for (let tried = 0; tried < 500; tried++) {
        const [month, cell] = [Math.floor(random.uniform() * months), Math.floor(random.uniform() * rows * columns)]
        expect(layer.codeAt(month, cell)).toBe(layers(whole)[k]?.codeAt(month, cell) as number)
      }
    })
  })

  test('every layer states its source', () => {
    for (const layer of [table.monthlyIrradiation, table.annualIrradiation, table.seaLevelTemperature, table.elevation])
      expect(layer.source.length).toBeGreaterThan(60)
  })

  test('the table is smaller than a megabyte', () => {
    expect(readFileSync(TABLE_PATH).length).toBeLessThan(1_000_000)
  })
})

describe('monthly climate', () => {
  test.each([
    ['Cologne', 50.94, 6.96, 53],
    ['Phoenix', 33.45, -112.07, 331],
    ['Greensboro', 36.1, -79.95, 273],
    ['Delhi', 28.61, 77.21, 216],
    ['Toronto', 43.68, -79.63, 173],
  ])('the elevation of %s is right to 40 m', (_, latitude, longitude, elevation) => {
    expect(Math.abs(climateAt(latitude, longitude).elevationM - elevation)).toBeLessThan(40)
  })

  test('the open sea is at 0 m and marked as sea, land is not', () => {
    const atlantic = climateAt(30, -40)
    expect(atlantic.isSea).toBe(true)
    expect(atlantic.elevationM).toBe(0)
    expect(atlantic.landFrac).toBe(0)
    expect(climateAt(48, 11).isSea).toBe(false)
    expect(climateAt(48, 11).landFrac).toBeGreaterThan(0.98)
  })

  test('a site 1000 m higher is 6.5 K colder', () => {
    const low = climateAt(47, 8, 500).tempAirC
    const high = climateAt(47, 8, 1500).tempAirC
    for (let month = 0; month < 12; month++) expect(low[month] - high[month]).toBeCloseTo(6.5, 9)
  })

  test('both sides of the date line have the same climate', () => {
    for (const latitude of [-60, 10, 66, 89]) {
      const east = climateAt(latitude, 180)
      const west = climateAt(latitude, -180)
      for (let month = 0; month < 12; month++) {
        expect(east.globalWhm2[month]).toBeCloseTo(west.globalWhm2[month], 6)
        expect(east.tempAirC[month]).toBeCloseTo(west.tempAirC[month], 6)
      }
    }
  })

  test('the climate is continuous around the globe, across the date line too', () => {
    for (const latitude of [-45.03, 10.49, 65.51]) {
      for (let longitude = -180; longitude < 180; longitude += 7.3) {
        const here = climateAt(latitude, longitude, 0)
        const next = climateAt(latitude, longitude + 0.001, 0)
        for (let month = 0; month < 12; month++) expect(Math.abs(next.globalWhm2[month] - here.globalWhm2[month])).toBeLessThan(5)
      }
    }
  })

  test('the year is that of the annual layer, and its months are those of SSE with less under a low sun', () => {
    for (const [latitude, longitude] of [
      [31.1, 77.17],
      [60.32, 24.97],
      [-33.95, 151.18],
    ] as const) {
      const { globalWhm2 } = climateAt(latitude, longitude)
      const { annualIrradiation: annual, monthlyIrradiation: monthly } = table
      const dayWhm2 = 1000 * valueAt(annual, 0, cellsAround(annual, latitude, longitude))
      const yearWhm2 = globalWhm2.reduce((sum, value, month) => sum + value * MONTH_DAYS[month], 0)
      expect(yearWhm2 / (365 * dayWhm2)).toBeCloseTo(1, 12)
      const cells = cellsAround(monthly, latitude, longitude)
      const share = (month: number): number => globalWhm2[month] / valueAt(monthly, month, cells)
      // June 16 and December 16: declinations of 23.3 and -23.3 deg
      const sine = (declinationDeg: number): number => Math.max(0.11, Math.cos(((latitude - declinationDeg) * Math.PI) / 180))
      expect(share(11) / share(5)).toBeCloseTo(Math.exp(-0.05 * (1 / sine(-23.3) - 1 / sine(23.3))), 2)
    }
  })

  test('Shimla, on the slope above the plain, has the year of the atlas: below 1,800 kWh/m2', () => {
    const { globalWhm2 } = climateAt(31.1, 77.17)
    const yearKwhm2 = globalWhm2.reduce((sum, value, month) => sum + value * MONTH_DAYS[month], 0) / 1000
    expect(yearKwhm2).toBeGreaterThan(1600)
    expect(yearKwhm2).toBeLessThan(1800)
  })

  test('monthly clearness is between 0 and 0.82 everywhere', () => {
    for (let latitude = -90; latitude <= 90; latitude += 4.5) {
      for (let longitude = -180; longitude <= 180; longitude += 24) {
        const climate = climateAt(latitude, longitude)
        climate.globalWhm2.forEach((globalWhm2, month) => {
          expect(globalWhm2).toBeGreaterThanOrEqual(0)
          expect(globalWhm2).toBeLessThanOrEqual(0.82 * climate.extraWhm2[month] + 1e-9)
        })
      }
    }
  })
})
