import { completeScene, describeScene, findSceneFailures } from '../../engine/index.ts'
import { inFreshProcess } from './child.ts'
import { millis, printTable } from './print.ts'
import { rollingTrackers } from './scenes.ts'
import { timeInterleaved } from './timing.ts'

interface SceneRun {
  firstMs: number
  leastMs: number
  peakMib: number
  checksum: number
}

/** Trackers of the runs with a target. */
const TRACKERS = 2000
const YEARS = [
  { model: 'shading_table', targetMs: 1000, runs: 3 },
  { model: 'projection', targetMs: 10_000, runs: 2 },
  { model: 'rows', targetMs: null, runs: 3 },
] as const
const CURVE = [
  [100, 0],
  [500, 0],
  [2000, 0],
  [5000, 0],
  [20_000, 0],
  [2000, 50],
  [2000, 500],
] as const
const PLACEMENTS = 5000
const VALIDATE_TARGET_MS = 20
const [WARM_ROUNDS, ROUNDS] = [3, 9]

const oneRun = (trackers: number, objects: number, model: string, runs: number): SceneRun =>
  inFreshProcess<SceneRun>('scene-run.ts', `${trackers}`, `${objects}`, model, `${runs}`)

/** Years with a scene, each in a process of its own, to measure the peak memory. */
export function benchScenes(): void {
  const rows = YEARS.map(({ model, targetMs, runs }) => {
    const { firstMs, leastMs, peakMib, checksum } = oneRun(TRACKERS, 0, model, runs)
    const target = targetMs === null ? '' : `<= ${millis(targetMs)}`
    return [model, millis(firstMs), millis(leastMs), target, `${Math.round(peakMib)} MiB`, checksum.toExponential(9)]
  })
  printTable(
    `A year of hours with ${TRACKERS.toLocaleString('en-US')} trackers on rolling ground, in a fresh process`,
    ['array.row_model', 'first', 'minimum', 'target', 'peak memory', 'checksum'],
    rows,
  )
  benchValidate()
  benchSceneCurve()
}

/** The check of a scene and its description, without reading its JSON. */
function benchValidate(): void {
  const sent = rollingTrackers(PLACEMENTS)
  const variant = {
    name: `${PLACEMENTS.toLocaleString('en-US')} placements`,
    prepare: () => {
      const scene = completeScene(structuredClone(sent))
      return () => findSceneFailures(scene).failures.length + describeScene(scene).counts.orientation_bins
    },
  }
  const [{ name, medianMs, leastMs, checksum }] = timeInterleaved([variant], WARM_ROUNDS, ROUNDS)
  printTable(
    'Check and description of a scene',
    ['', 'median', 'minimum', 'target', 'checksum'],
    [[name, millis(medianMs), millis(leastMs), `<= ${VALIDATE_TARGET_MS} ms`, `${checksum}`]],
  )
}

/** Run time and memory by number of tables and of objects. */
function benchSceneCurve(): void {
  const rows = CURVE.map(([trackers, objects]) => {
    const { firstMs, peakMib } = oneRun(trackers, objects, 'shading_table', 1)
    const each = `${((1000 * firstMs) / trackers).toFixed(0)} us`
    return [trackers.toLocaleString('en-US'), `${objects}`, millis(firstMs), each, `${Math.round(peakMib)} MiB`]
  })
  printTable(
    'Cost against tables and objects: trackers on rolling ground, shading_table, first year of a fresh process',
    ['tables', 'objects', 'year', 'per table', 'peak memory'],
    rows,
  )
}
