import { describe, expect, test } from 'bun:test'
import { Diode, solveCurrent, solveMpp, solveOpenCircuit } from '../../../engine/module/diode.ts'
import { seeded } from './seeded.ts'

/**
 * A random physical diode: any technology, from 1e-6 suns to 1.5 suns, series and shunt resistances
 * from zero to extreme.
 */
function randomDiode(next: () => number, withRecombination: boolean): Diode {
  const between = (low: number, high: number) => low + (high - low) * next()
  const d = new Diode()
  const cells = Math.round(between(1, 220))
  d.lightA = 10 ** between(-6, 1.4)
  d.lnSat = Math.log(10 ** between(-15, -5))
  d.satA = Math.exp(d.lnSat)
  d.thermalV = cells * between(0.6, 2.5) * between(0.019, 0.032)
  d.seriesOhm = next() < 0.1 ? 0 : 10 ** between(-3, 1)
  d.shuntS = next() < 0.1 ? 0 : 10 ** between(-6, 0)
  if (withRecombination) {
    d.recombV = between(0.1, 2)
    d.builtInV = d.recombV + d.thermalV * Math.log1p(d.lightA / d.satA) * between(0.8, 1.6)
  }
  return d
}

const powerAt = (d: Diode, voltageV: number): number => voltageV * solveCurrent(d, voltageV, 0)

/**
 * Maximum of the power by golden section on the terminal voltage, independent of the diode
 * equation.
 */
function searchedMppW(d: Diode): number {
  const golden = (Math.sqrt(5) - 1) / 2
  let low = 0
  let high = solveOpenCircuit(d)
  for (let step = 0; step < 120; step++) {
    const left = high - golden * (high - low)
    const right = low + golden * (high - low)
    if (powerAt(d, left) < powerAt(d, right)) low = left
    else high = right
  }
  return powerAt(d, (low + high) / 2)
}

describe('single-diode solver', () => {
  for (const withRecombination of [false, true]) {
    test(`the MPP is the maximum of the I-V curve from any guess, ${withRecombination ? 'with' : 'without'} recombination`, () => {
      const next = seeded(withRecombination ? 7 : 3)
      for (let trial = 0; trial < 2000; trial++) {
        const d = randomDiode(next, withRecombination)
        const expectedW = searchedMppW(d)
        const guesses = [0, -5, 1e6, Number.NaN, d.thermalV * (Math.log(d.lightA) - d.lnSat - 3)]
        for (const guess of guesses) {
          solveMpp(d, guess)
          const foundW = d.voltageV * d.currentA
          expect(foundW).toBeGreaterThan(0)
          expect(Math.abs(foundW / expectedW - 1)).toBeLessThan(1e-9)
        }
      }
    })
  }

  test('current by voltage satisfies the diode equation, at and beyond open circuit too', () => {
    const next = seeded(11)
    for (let trial = 0; trial < 2000; trial++) {
      const d = randomDiode(next, trial % 2 === 0)
      const openV = solveOpenCircuit(d)
      for (const share of [0, 0.3, 0.8, 0.99, 1, 1.02]) {
        const voltageV = share * openV
        const extraOhm = next() * 2
        const i = solveCurrent(d, voltageV, extraOhm)
        const vd = voltageV + i * (d.seriesOhm + extraOhm)
        const diode = d.satA * Math.expm1(vd / d.thermalV)
        const recombination = (d.lightA * d.recombV) / (d.builtInV - vd)
        const residual = d.lightA - diode - d.shuntS * vd - recombination - i
        // effect of the rounding of vd through the slope of each term
        const slope = (diode + d.satA) / d.thermalV + d.shuntS + recombination / (d.builtInV - vd)
        expect(Math.abs(residual)).toBeLessThan(1e-12 * (slope * Math.abs(vd) + d.lightA))
      }
    }
  })

  test('current is the short-circuit current at 0 V and 0 at open circuit', () => {
    const d = randomDiode(seeded(5), false)
    expect(Math.abs(solveCurrent(d, solveOpenCircuit(d), 0))).toBeLessThan(1e-10 * d.lightA)
    expect(solveCurrent(d, 0, 0)).toBeLessThanOrEqual(d.lightA)
  })

  test('resistance outside the module shifts the curve by current times resistance', () => {
    const d = randomDiode(seeded(9), false)
    const voltageV = 0.6 * solveOpenCircuit(d)
    const i = solveCurrent(d, voltageV, 0.4)
    expect(solveCurrent(d, voltageV + 0.4 * i, 0)).toBeCloseTo(i, 10)
  })
})
