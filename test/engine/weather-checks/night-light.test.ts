import { expect, test } from 'bun:test'
import { NightLight } from '../../../engine/weather-checks/night-light.ts'

/** Night, noon and night, the sun position of each row that of its sunlit part. */
const measured = (columns: { ghi?: number[]; dhi?: number[]; dni?: number[] }) => {
  const column = (values: number[] | undefined) => (values === undefined ? null : Float64Array.from(values))
  const { ghi, dhi, dni } = columns
  const night = new NightLight({ ghiWm2: column(ghi), dhiWm2: column(dhi), dniWm2: column(dni), poaWm2: null }, 30, true)
  night.add(0, Uint8Array.of(0, 1, 0), 3)
  return night.measure()
}

test('light at night is that of the global column, whatever the beam says', () => {
  expect(measured({ ghi: [0, 500, 0], dni: [300, 700, 0] }).rows).toBe(0)
  expect(measured({ ghi: [20, 500, 0], dni: [300, 700, 0] })).toEqual({ rows: 1, wh: 10, lightFrac: 20 / 520, isTooBright: true })
})

test('without a global column it is diffuse plus beam', () => {
  expect(measured({ dhi: [0, 100, 0], dni: [100, 300, 0] })).toEqual({ rows: 1, wh: 50, lightFrac: 100 / 500, isTooBright: true })
})
