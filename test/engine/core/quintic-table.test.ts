import { expect, test } from 'bun:test'
import { relativeAirMass, tabulatedAirMass } from '../../../engine/core/air-mass.ts'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { QuinticTable } from '../../../engine/core/quintic-table.ts'
import { REFRACTED_FROM_RAD, refractionRad, tabulatedRefractionRad } from '../../../engine/sun/refraction.ts'

/** Numbers from one to another in equal steps, ends included. */
function grid(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, k) => from + (k / count) * (to - from))
}

test('a polynomial of the fifth degree is exact in every cell', () => {
  const polynomial = (x: number): number => 3 + x * (-2 + x * (0.5 + x * (1 + x * (-0.25 + x * 0.125))))
  const table = new QuinticTable(polynomial, -1, 2, 5)
  for (const x of grid(-1, 2, 997)) expect(Math.abs(table.at(x) - polynomial(x))).toBeLessThan(1e-13)
})

test('the function is not evaluated outside the range', () => {
  const asked: number[] = []
  new QuinticTable((x) => asked.push(x), 0, 1, 3)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...asked)).toBeLessThanOrEqual(1)
})

test('the tabulated air mass is within 1e-9 of Kasten and Young', () => {
  for (const rad of grid(0, 90.5 * RAD_PER_DEG, 20_011)) {
    const plain = relativeAirMass(rad, Math.sin(rad))
    expect(Math.abs(tabulatedAirMass(rad, Math.sin(rad)) / plain - 1)).toBeLessThan(1e-9)
  }
})

test('the tabulated refraction is within 1e-11 rad of eq. 42', () => {
  const factorDeg = 1.02 / 60
  for (const rad of grid(REFRACTED_FROM_RAD, Math.PI / 2, 20_011)) {
    expect(Math.abs(tabulatedRefractionRad(rad, factorDeg) - refractionRad(rad, factorDeg))).toBeLessThan(1e-11)
  }
})
