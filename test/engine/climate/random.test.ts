import { describe, expect, test } from 'bun:test'
import { Random } from '../../../engine/climate/random.ts'

function draw(seed: number, stream: number, count: number): number[] {
  const random = new Random(seed, stream)
  return Array.from({ length: count }, () => random.uniform())
}

describe('random numbers', () => {
  test('the same seed gives the same numbers; neighbouring seeds and streams share none', () => {
    expect(draw(5, 0, 50)).toEqual(draw(5, 0, 50))
    const all = new Set([...draw(5, 0, 1000), ...draw(6, 0, 1000), ...draw(5, 1, 1000), ...draw(5, 2, 1000)])
    expect(all.size).toBeGreaterThan(3990)
  })

  test('uniform numbers are evenly distributed from 0 to 1', () => {
    const counts = new Array<number>(10).fill(0)
    for (const value of draw(42, 0, 100_000)) counts[Math.floor(value * 10)]++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  test('the first numbers of neighbouring seeds are uncorrelated', () => {
    let sum = 0
    for (let seed = 0; seed < 10_000; seed++) sum += (draw(seed, 0, 1)[0] - 0.5) * (draw(seed + 1, 0, 1)[0] - 0.5)
    expect(Math.abs(sum / 10_000)).toBeLessThan(0.003)
  })

  test('normal numbers have mean 0, variance 1 and the tails of a normal distribution', () => {
    const random = new Random(3, 0)
    let sum = 0
    let squares = 0
    let beyondTwo = 0
    for (let i = 0; i < 100_000; i++) {
      const value = random.normal()
      sum += value
      squares += value * value
      if (Math.abs(value) > 2) beyondTwo++
    }
    expect(Math.abs(sum / 100_000)).toBeLessThan(0.01)
    expect(Math.abs(squares / 100_000 - 1)).toBeLessThan(0.02)
    expect(Math.abs(beyondTwo / 100_000 - 0.0455)).toBeLessThan(0.002)
  })
})
