import { loadScenes, run } from '@pvyield/engine'
import { EngineError, perform, type Sources } from '@pvyield/engine/work'
import { patched } from '../../engine/variants/patch.ts'
import { planSweep } from '../../engine/work/plan-sweep.ts'
import { cpuMicros } from './cpu-clock.ts'
import { nativeSha256 } from './native-digest.ts'
import { printTable } from './print.ts'
import { flatSweeps, type SweepCase, sceneSweeps } from './sweep-cases.ts'
import { quantile } from './timing.ts'

const [STEPS, SCENE_STEPS, TRACKERS] = [400, 40, 100]
/** Runs of a round that the sweep is compared with. */
const SINGLES = 12
const RESULTS = { summary: ['e_grid_kwh', 'specific_yield_kwh_per_kwp', 'performance_ratio'] }

const none = (): never => {
  throw new EngineError([{ code: 'not_found', field: null, message: 'The bodies of the bench name nothing' }])
}
const SOURCES: Sources = { weather: none, module: none, inverter: none, typicalYear: none, sha256: nativeSha256 }

/** CPU time of the thread, us. */
interface Sample {
  /** A run of a checked request, and of a body. */
  readonly run: number
  readonly performed: number
  readonly variant: number
}

/** What a variant of a sweep costs in single runs of the same bodies, by what the variants change: CPU time of the thread. */
export async function benchSweeps(rounds: number, only = ''): Promise<void> {
  await loadScenes()
  const cases = [...flatSweeps(STEPS), ...sceneSweeps(SCENE_STEPS, TRACKERS)].filter(({ name }) => name.includes(only))
  const rows: string[][] = []
  for (const each of cases) {
    const base = { ...each.base, weather: Object.freeze({ ...(each.base as { weather: object }).weather }) }
    const samples: Sample[] = []
    for (let round = -1; round < rounds; round++) {
      const sample = await roundOf({ ...each, base })
      if (round >= 0) samples.push(sample)
    }
    rows.push(rowOf(each, samples))
  }
  printTable(
    `Sweeps of ${STEPS} plants, and of ${SCENE_STEPS} scenes of ${TRACKERS} trackers, under kept weather: CPU time of a variant against single runs of the same requests (medians of ${rounds} interleaved rounds)`,
    ['varies', 'run', 'perform', 'variant', 'of a run', 'of a perform', 'target'],
    rows,
  )
}

async function roundOf({ base, axes }: SweepCase): Promise<Sample> {
  const begun = cpuMicros()
  const plan = await planSweep({ body: { base, axes, results: RESULTS } }, SOURCES)
  const table = plan.table()
  for (let chunk = 0; chunk < plan.chunks; chunk++) table.add(await plan.run(chunk))
  plan.answer(table)
  const variant = (cpuMicros() - begun) / plan.grid.count
  const [runs, performed]: number[][] = [[], []]
  for (let k = 0; k < SINGLES; k++) {
    const body = patched(base as never, plan.grid.pointOf(Math.floor(((k + 0.5) * plan.grid.count) / SINGLES)))
    const from = cpuMicros()
    const { resolved } = await perform({ kind: 'full', body }, SOURCES)
    const between = cpuMicros()
    run(resolved, { withSeries: false, sha256: nativeSha256 })
    performed.push(between - from)
    runs.push(cpuMicros() - between)
  }
  return { variant, run: quantile(runs, 0.5), performed: quantile(performed, 0.5) }
}

function rowOf({ name, target }: SweepCase, samples: readonly Sample[]): string[] {
  const median = (of: (sample: Sample) => number): number => quantile(samples.map(of), 0.5)
  return [
    name,
    `${median((sample) => sample.run).toFixed(0)} us`,
    `${median(({ performed }) => performed).toFixed(0)} us`,
    `${median(({ variant }) => variant).toFixed(0)} us`,
    median((sample) => sample.variant / sample.run).toFixed(3),
    median(({ variant, performed }) => variant / performed).toFixed(3),
    `<= ${target}`,
  ]
}
