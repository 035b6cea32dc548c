import { describe, expect, test } from 'bun:test'
import { gaussLegendre } from '../../../engine/geometry/gauss-legendre.ts'
import { SmoothTable } from '../../../engine/geometry/smooth-table.ts'
import { expectClose } from '../../reference.ts'

describe('Gauss-Legendre quadrature over 0 to 1', () => {
  test('three points equal the published tables', () => {
    // Abramowitz and Stegun, table 25.4: roots 0 and 0.774596669241483, weights 8/9 and 5/9, over
    // -1 to 1
    const { nodes, weights } = gaussLegendre(3)
    expectClose(nodes, [(1 - 0.774596669241483) / 2, 0.5, (1 + 0.774596669241483) / 2], { tolerance: 1e-14 })
    expectClose(weights, [5 / 18, 8 / 18, 5 / 18], { tolerance: 1e-14 })
  })

  test('n points integrate powers up to 2 n - 1 exactly', () => {
    for (const count of [1, 2, 8, 32]) {
      const { nodes, weights } = gaussLegendre(count)
      for (let power = 0; power < 2 * count; power++) {
        let sum = 0
        for (let k = 0; k < count; k++) sum += weights[k] * nodes[k] ** power
        expect(sum).toBeCloseTo(1 / (power + 1), 13)
      }
    }
  })
})

describe('a smooth table', () => {
  test('is exact for cubics and close for smooth functions, up to both ends', () => {
    const range = { fromRad: -1, toRad: 1.2 }
    const cubic = (x: number): number => 2 * x ** 3 - x ** 2 + 0.5 * x - 3
    const table = new SmoothTable(cubic, range, 0.5)
    const cosine = new SmoothTable(Math.cos, range, 0.05)
    for (const x of [-1, -0.93, -0.2, 0, 0.71, 1.19, 1.2]) {
      expect(table.at(x)).toBeCloseTo(cubic(x), 12)
      expect(cosine.at(x)).toBeCloseTo(Math.cos(x), 6)
    }
  })

  test('of one angle is a constant', () => {
    const table = new SmoothTable((x) => x + 1, { fromRad: 0.5, toRad: 0.5 }, 0.1)
    expect([table.at(0.5), table.at(2)]).toEqual([1.5, 1.5])
  })
})
