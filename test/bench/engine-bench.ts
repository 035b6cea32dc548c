import { run, STAGES, scoreTree } from '../../engine/index.ts'
import { inFreshProcess } from './child.ts'
import { engineCases } from './engine-cases.ts'
import { nativeSha256 } from './native-digest.ts'
import { completed, fixedPlant, HOURS_OF_A_YEAR, trackerPlant } from './plants.ts'
import { millis, perSecond, printTable } from './print.ts'
import { quantile, timeInterleaved, type Variant } from './timing.ts'

const WARM_ROUNDS = 25
const COLD_PROCESSES = 5
const CURVE_ROUNDS = 9
const TREE_ROUNDS = 9
const TREE_TARGET_MS = 150
const MINUTE_YEAR_TARGET_MS = 350
const MINUTE_YEAR_TARGET_MIB = 600

/** Hourly years, with warm and cold times next to each other. */
export function benchYears(rounds: number): void {
  const warm = timeInterleaved(engineCases, WARM_ROUNDS, rounds)
  const rows = engineCases.map(({ name, targetMs }, k) => {
    const cold = Array.from({ length: COLD_PROCESSES }, (_, seed) =>
      inFreshProcess<{ loadMs: number; firstMs: number }>('cold.ts', name, String(seed)),
    )
    const { medianMs, leastMs, checksum } = warm[k]
    return [
      name,
      millis(medianMs),
      millis(leastMs),
      perSecond(medianMs),
      targetMs === null ? '' : `<= ${targetMs} ms`,
      millis(
        quantile(
          cold.map(({ firstMs }) => firstMs),
          0.5,
        ),
      ),
      millis(
        quantile(
          cold.map(({ loadMs }) => loadMs),
          0.5,
        ),
      ),
      checksum.toExponential(9),
    ]
  })
  printTable(
    `A year of hours on one core: run(request), fresh site, weather and plant every time (${WARM_ROUNDS} warm-up rounds, ${rounds} counted; cold: first run of ${COLD_PROCESSES} fresh processes)`,
    ['case', 'warm median', 'minimum', 'runs', 'target', 'cold first', 'cold load', 'checksum'],
    rows,
  )
}

/** A year of one-minute rows in its own process, to measure the peak memory. */
export function benchMinuteYear(): void {
  const { firstMs, leastMs, peakMib, checksum } = inFreshProcess<{ firstMs: number; leastMs: number; peakMib: number; checksum: number }>(
    'minute-year.ts',
  )
  printTable(
    'A year of one-minute rows (525,600), fixed, full chain; memory includes the request that the bench makes',
    ['', 'first', 'minimum of 3', 'target', 'peak memory', 'target', 'checksum'],
    [
      [
        'fixed',
        millis(firstMs),
        millis(leastMs),
        `<= ${MINUTE_YEAR_TARGET_MS} ms`,
        `${Math.round(peakMib)} MiB`,
        `<= ${MINUTE_YEAR_TARGET_MIB} MiB`,
        checksum.toExponential(9),
      ],
    ],
  )
}

/** Run time by number of rows: hourly weather of one day to ten years. */
export function benchCurve(): void {
  const sizes = [24, 168, 730, 2190, HOURS_OF_A_YEAR, 3 * HOURS_OF_A_YEAR, 10 * HOURS_OF_A_YEAR]
  const variants = sizes.map(
    (hours): Variant => ({
      name: hours.toLocaleString('en-US'),
      prepare(seed) {
        const request = completed(fixedPlant(seed, 60, hours))
        return () => run(request, { withSeries: false, sha256: nativeSha256 }).answer.summary.e_grid_kwh
      },
    }),
  )
  const rows = timeInterleaved(variants, 2, CURVE_ROUNDS).map(({ name, medianMs, leastMs }, k) => [
    name,
    millis(medianMs),
    millis(leastMs),
    `${((1000 * medianMs) / sizes[k]).toFixed(2)} us`,
  ])
  printTable('Cost against rows: fixed, full chain, hours', ['rows', 'median', 'least', 'per row'], rows)
}

/** Every option of every stage, for the plant with the longest run time. */
export function benchTrees(): void {
  const variants = STAGES.map(
    (stage): Variant => ({
      name: stage,
      prepare(seed) {
        const request = completed(trackerPlant(seed))
        return () => countRuns(scoreTree(request, stage, { now: () => performance.now() }))
      },
    }),
  )
  const rows = timeInterleaved(variants, 2, TREE_ROUNDS).map(({ name, medianMs, leastMs, checksum }) => [
    name,
    millis(medianMs),
    millis(leastMs),
    `<= ${TREE_TARGET_MS} ms`,
    (checksum / TREE_ROUNDS).toFixed(0),
  ])
  printTable(
    'Trees: every option of a stage scored, tracker, backtracking, bifacial',
    ['stage', 'median', 'minimum', 'target', 'options'],
    rows,
  )
}

function countRuns({ steps }: ReturnType<typeof scoreTree>): number {
  return steps.reduce((runs, { options }) => runs + options.filter(({ applies }) => applies).length, 0)
}
