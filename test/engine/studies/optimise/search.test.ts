import { describe, expect, test } from 'bun:test'
import { Evaluations } from '../../../../engine/studies/optimise/evaluations.ts'
import { type Lattice, latticeOf, type Point, usualStep, valueAt } from '../../../../engine/studies/optimise/lattice.ts'
import { search } from '../../../../engine/studies/optimise/search.ts'

type Bounds = readonly (readonly [min: number, max: number, step?: number, isDirection?: boolean])[]
type Objective = (x: readonly number[]) => number

const latticesOf = (bounds: Bounds): Lattice[] =>
  bounds.map(([min, max, step, isDirection]) => latticeOf(min, max, step ?? usualStep(min, max), isDirection))
const valuesAt = (lattices: readonly Lattice[], point: Point) => point.map((position, k) => valueAt(lattices[k] as Lattice, position))

/** Searches the smallest value. @param constraints  have to be zero or more */
function minimum(bounds: Bounds, objective: Objective, most = 80 * bounds.length, constraints: readonly Objective[] = []) {
  const lattices = latticesOf(bounds)
  const known = new Evaluations(most)
  const asking = search(lattices, known, 4 * bounds.length)
  let asked = asking.next([])
  const worthAt = (x: number[]) => ({ value: objective(x), broken: constraints.map((each) => Math.max(0, -each(x))) })
  while (!asked.done) asked = asking.next(asked.value.map((point) => worthAt(valuesAt(lattices, point))))
  return { stopped: asked.value, known, at: known.best && valuesAt(lattices, known.best), value: known.values[known.bestIndex] as number }
}

/** Functions of the literature on global optimisation, with their minimum: Dixon and Szego 1978; Hock and Schittkowski. */
const PUBLISHED: readonly (readonly [name: string, bounds: Bounds, objective: Objective, minimum: number, within: number])[] = [
  [
    'Branin, three equal minima',
    [
      [-5, 10],
      [0, 15],
    ],
    ([x = 0, y = 0]) =>
      (y - (5.1 / (4 * Math.PI ** 2)) * x * x + (5 / Math.PI) * x - 6) ** 2 + 10 * (1 - 1 / (8 * Math.PI)) * Math.cos(x) + 10,
    0.397887,
    1e-3,
  ],
  [
    'six-hump camel back, six minima',
    [
      [-3, 3],
      [-2, 2],
    ],
    ([x = 0, y = 0]) => (4 - 2.1 * x * x + x ** 4 / 3) * x * x + x * y + (-4 + 4 * y * y) * y * y,
    -1.031628,
    1e-4,
  ],
  [
    'Goldstein and Price, four minima',
    [
      [-2, 2],
      [-2, 2],
    ],
    ([x = 0, y = 0]) =>
      (1 + (x + y + 1) ** 2 * (19 - 14 * x + 3 * x * x - 14 * y + 6 * x * y + 3 * y * y)) *
      (30 + (2 * x - 3 * y) ** 2 * (18 - 32 * x + 12 * x * x + 48 * y - 36 * x * y + 27 * y * y)),
    3,
    1e-9,
  ],
  ['Shekel 5, five minima in four fields', new Array(4).fill([0, 10]), shekel, -10.1532, 1e-4],
]

function shekel(x: readonly number[]): number {
  const centres = [
    [4, 4, 4, 4, 0.1],
    [1, 1, 1, 1, 0.2],
    [8, 8, 8, 8, 0.2],
    [6, 6, 6, 6, 0.4],
    [3, 7, 3, 7, 0.4],
  ]
  return -centres.reduce((sum, [a = 0, b = 0, c = 0, d = 0, width = 0]) => {
    const far = [a, b, c, d].reduce((square, each, k) => square + (each - (x[k] ?? 0)) ** 2, 0)
    return sum + 1 / (far + width)
  }, 0)
}

describe('a search finds the published minimum', () => {
  test.each(PUBLISHED)('%s', (_, bounds, objective, least, within) => {
    const { value } = minimum(bounds, objective)
    expect(value - least).toBeLessThan(within)
  })
})

describe('a search', () => {
  const bowl: Objective = (x) => x.reduce((sum, each, k) => sum + (k + 1) * (each - 0.3 * k) ** 2, 0)

  test.each([1, 2, 3, 4, 5])('of %d fields ends at the lattice point that no neighbour is better than', (n) => {
    const { stopped, at, known } = minimum(new Array(n).fill([-2, 3, 0.1]), bowl)
    expect([stopped, at]).toEqual(['converged', new Array(n).fill(0).map((_, k) => Number((0.3 * k).toFixed(12)))])
    expect(known.count).toBeLessThanOrEqual(84 * n)
  })

  test('of a narrow oblique valley ends at its bottom', () => {
    const { at, stopped } = minimum(
      [
        [-2, 2, 0.01],
        [-2, 2, 0.01],
      ],
      ([x = 0, y = 0]) => 1000 * (x - y) ** 2 + (x + y - 1) ** 2,
    )
    expect([stopped, at]).toEqual(['converged', [0.5, 0.5]])
  })

  test('reaches both bounds, also where the last step is shorter', () => {
    expect(minimum([[0, 1, 0.3]], ([x = 0]) => -x).at).toEqual([1])
    expect(minimum([[0, 1, 0.3]], ([x = 0]) => x).at).toEqual([0])
    expect(
      minimum(
        [
          [0, 2.5, 1],
          [-1, 1],
        ],
        ([x = 0, y = 0]) => y - x,
      ).at,
    ).toEqual([2.5, -1])
  })

  test('of whole numbers evaluates each value once at most', () => {
    const { at, known } = minimum([[0, 4, 1]], ([x = 0]) => Math.abs(x - 3))
    expect(at).toEqual([3])
    expect(known.count).toBe(new Set(known.points.map(String)).size)
    expect(known.count).toBeLessThanOrEqual(5)
  })

  test('evaluates no more than it may', () => {
    const { stopped, known } = minimum(new Array(5).fill([-2, 3]), bowl, 30)
    expect([stopped, known.count <= 50]).toEqual(['max_evaluations', true])
  })

  test('of a flat objective ends with the first point, the middle', () => {
    const { stopped, at } = minimum(
      [
        [0, 10, 1],
        [0, 1],
      ],
      () => 7,
    )
    expect([stopped, at]).toEqual(['flat', [5, 0.5]])
  })

  test('is not flat where a single point counts: there is nothing to compare', () => {
    const { stopped, at } = minimum([[0, 9, 1]], ([x = 0]) => (x === 5 ? 7 : Number.NaN))
    expect([stopped, at]).toEqual(['converged', [5]])
  })

  test('walks around points that do not count, and ends where none does', () => {
    const ring: Objective = ([x = 0, y = 0]) => (Math.hypot(x, y) < 1 ? Number.NaN : (x - 0.2) ** 2 + (y - 0.1) ** 2)
    const { at } = minimum(
      [
        [-3, 3, 0.05],
        [-3, 3, 0.05],
      ],
      ring,
    )
    expect(Math.hypot(...(at as number[]))).toBeLessThan(1.1)
    expect((at as number[])[0]).toBeGreaterThan(0)
    const { stopped, at: none } = minimum([[0, 1]], () => Number.NaN)
    expect([stopped, none]).toEqual(['no_point', null])
  })

  test('walks in the same way for an objective with a constant added, and every time', () => {
    const walk = (constant: number) =>
      minimum(
        [
          [-2, 3],
          [-1, 4],
        ],
        (x) => Math.round(bowl(x) * 1024) + constant,
      ).known.points
    expect(walk(1e6)).toEqual(walk(0))
    expect(walk(0)).toEqual(walk(0))
  })
})

describe('constraints lead the search to where they hold', () => {
  const bowl: Objective = (x) => x.reduce((sum, each, k) => sum + (k + 1) * (each - 0.3 * k) ** 2, 0)
  const near =
    (centre: readonly number[], radius: number): Objective =>
    (x) =>
      radius - Math.hypot(...x.map((each, k) => each - (centre[k] as number)))
  /** Published problems with their minimum (Hock and Schittkowski 1981, numbers 15 and 21), and small places in a large space. */
  const problems: readonly (readonly [name: string, bounds: Bounds, objective: Objective, constraints: Objective[], most: number])[] = [
    ['a band of 0.3 in 90', [[0, 90, 0.1]], ([x = 0]) => -x, [([x = 0]) => x - 17.3, ([x = 0]) => 17.6 - x], -17.6],
    ['a disc, a 20,000th of the space', new Array(2).fill([-2, 3]), bowl, [near([2.2, -1.7], 0.02)], 12.7],
    ['a ball, a 200,000th', new Array(3).fill([-2, 3]), bowl, [near([2.2, -1.7, 0.9], 0.05)], 12.7],
    ['a ball of five fields', new Array(5).fill([-2, 3]), bowl, [near([1, 2, -1, 0.5, 2.5], 0.1)], 22.5],
    [
      'constraints of units that are a million million apart',
      new Array(2).fill([-2, 3]),
      bowl,
      [([x = 0]) => (x - 2) * 1e6, ([, y = 0]) => (y - 2.5) * 1e-6],
      13.681,
    ],
    [
      'Hock and Schittkowski 15',
      [
        [-2, 0.5],
        [-1, 3],
      ],
      ([x = 0, y = 0]) => 100 * (y - x * x) ** 2 + (1 - x) ** 2,
      [([x = 0, y = 0]) => x * y - 1, ([x = 0, y = 0]) => x + y * y],
      306.5,
    ],
    [
      'Hock and Schittkowski 21',
      [
        [2, 50],
        [-50, 50],
      ],
      ([x = 0, y = 0]) => 0.01 * x * x + y * y - 100,
      [([x = 0, y = 0]) => 10 * x - y - 10],
      -99.96,
    ],
  ]

  test.each(problems)('%s', (_, bounds, objective, constraints, most) => {
    const { stopped, value, known } = minimum(bounds, objective, undefined, constraints)
    expect(stopped).not.toBe('no_point')
    expect(value).toBeLessThanOrEqual(most)
    expect(known.count).toBeLessThanOrEqual(84 * bounds.length)
    expect(minimum(bounds, objective, undefined, constraints).known.points).toEqual(known.points)
  })

  test('where they hold nowhere, to the point that breaks them least', () => {
    const { stopped, known, at } = minimum(new Array(2).fill([-2, 3]), bowl, undefined, [near([8, 3], 1)])
    expect([stopped, at, known.points[known.nearestIndex]]).toEqual(['no_point', null, [1000, 1000]])
  })

  test('past points that are refused', () => {
    const { at } = minimum([[0, 90, 0.1]], ([x = 0]) => (x > 60 ? Number.NaN : -x), undefined, [([x = 0]) => x - 57])
    expect(at).toEqual([60])
  })
})

test('a direction and itself after a whole turn are one point, and the search goes across it', () => {
  const turn = ([x = 0]: readonly number[]) => -Math.cos(((x - 2) * Math.PI) / 180)
  const { at, stopped, known } = minimum([[0, 360, 1, true]], turn)
  expect([at, stopped]).toEqual([[2], 'converged'])
  expect(known.points.every(([position = 0]) => position < 360)).toBe(true)
  expect(minimum([[0, 360, 1]], ([x = 0]) => Math.abs(x - 360)).at).toEqual([360])
})

test('the usual step is a thousandth of the range or less, and a round number', () => {
  expect([usualStep(0, 60), usualStep(90, 270), usualStep(0.2, 0.8), usualStep(0, 1), usualStep(0, 1000)]).toEqual([
    0.05, 0.1, 0.0005, 0.001, 1,
  ])
})
