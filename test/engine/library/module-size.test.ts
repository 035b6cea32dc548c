import { describe, expect, test } from 'bun:test'
import { cellStrings } from '../../../engine/library/cell-strings.ts'
import { sizeOfArea } from '../../../engine/library/module-size.ts'
import { openTables } from './open-tables.ts'

describe('size of a module that states only its area', () => {
  test.each([0.236, 1.63, 1.9, 2.48, 5.72])('%p m2 is kept exactly', (areaM2) => {
    const { lengthM, widthM } = sizeOfArea(areaM2)
    expect(lengthM * widthM).toBeCloseTo(areaM2, 14)
  })

  test('1.626 m2 is close to the 1.640 m x 0.992 m of a 60-cell module', () => {
    const { lengthM, widthM } = sizeOfArea(1.626)
    expect(Math.abs(lengthM - 1.64)).toBeLessThan(0.01)
    expect(Math.abs(widthM - 0.992)).toBeLessThan(0.01)
  })
})

describe('cells in series and in parallel', () => {
  test('60 cells of 38.6 V are one string', () => {
    expect(cellStrings(60, 38.63, 'mono_si')).toEqual({ inSeries: 60, inParallel: 1 })
  })

  test('144 half cells of 48.2 V are two strings of 72', () => {
    expect(cellStrings(144, 48.2, 'mono_si')).toEqual({ inSeries: 72, inParallel: 2 })
  })

  test('a number of cells that does not fit the voltage stays as listed', () => {
    expect(cellStrings(48, 48.1, 'mono_si')).toEqual({ inSeries: 48, inParallel: 1 })
    expect(cellStrings(145, 48.2, 'mono_si')).toEqual({ inSeries: 145, inParallel: 1 })
  })

  test('thin film is not compared with the voltage of a silicon cell', () => {
    expect(cellStrings(264, 87, 'cdte')).toEqual({ inSeries: 264, inParallel: 1 })
  })
})

test('a front surface that the source does not state is marked: of every module of a list, of no PAN file, and of some data sheets', () => {
  const { modules } = openTables()
  for (const { id, model, front_surface_assumed } of modules.search('', Number.MAX_SAFE_INTEGER)) {
    if (!id.startsWith('sheet_') && front_surface_assumed !== (model === 'cec')) throw new Error(`${id}: ${front_surface_assumed}`)
  }
  const surfaceOf = (id: string) => modules.describe(id)?.entry.front_surface_assumed
  expect([surfaceOf('sheet_jinko_solar_jkm650n_66hl4m_bdv'), surfaceOf('sheet_aiko_aiko_a455_mah54mw')]).toEqual([false, true])
})
