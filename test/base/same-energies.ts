/**
 * `bun run same:energies COMMIT [--plants 2000] [--seed 1] [--with FIELD=VALUE ...]`: runs generated
 * plants through the engine of a commit and through this one, and names every plant whose results
 * are further apart than a faster form of the same physics may be. `--with` states an option with
 * which this engine does what the commit did, for a change of physics that is meant.
 */
import { parseArgs } from 'node:util'
import type { Resolved, RunOutcome } from '@pvyield/engine'
import * as engine from '@pvyield/engine'
import { plantBodies } from '../engine/properties/generated-plants.ts'
import { type Engine, engineOf } from './base-engine.ts'
import { commonRequest } from './common-request.ts'
import { BOUNDS, type Compared, type Distance, distancesOf } from './distance.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    plants: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    with: { type: 'string', multiple: true, default: [] },
  },
})
const [commit] = positionals
if (commit === undefined) throw new Error('Name the commit to compare with, for example HEAD~1')
const settings = new Map(values.with.map((setting) => pathAndValue(setting)))

const base = await engineOf(commit)
const compared: { name: string; distances: Record<Compared, Distance> }[] = []
const dropped = new Map<string, number>()
const refused = new Map<string, number>()
/** Plants that run in one of the engines alone. */
const oneSided: string[] = []

for (const { name, body } of plantBodies(Number(values.seed))) {
  if (compared.length === Number(values.plants)) break
  const requests = commonRequest(base, engine, body, settings, (path) => count(dropped, path))
  if ('failures' in requests) for (const { field, message } of requests.failures) count(refused, `${field}: ${message}`)
  else {
    const before = runWith(base, requests.before)
    const now = runWith(engine, requests.now)
    if (typeof before === 'string' && typeof now === 'string') count(refused, before)
    else if (typeof before === 'string' || typeof now === 'string')
      oneSided.push(`${name}: ${typeof before === 'string' ? `only now runs; before: ${before}` : `no longer runs: ${now}`}`)
    else compared.push({ name, distances: distancesOf(before, now) })
  }
}

console.log(`${compared.length} plants, engine ${base.ENGINE_VERSION} of ${commit} and ${engine.ENGINE_VERSION}`)
for (const what of Object.keys(BOUNDS) as Compared[]) {
  const distances = compared.map((plant) => plant.distances[what].value).sort((a, b) => a - b)
  const quantile = (share: number): string => (distances[Math.ceil(share * distances.length) - 1] ?? 0).toExponential(1)
  const beyond = distances.filter((value) => value > BOUNDS[what]).length
  console.log(
    `${what.padEnd(8)} half within ${quantile(0.5)}, 99 % within ${quantile(0.99)}, worst ${quantile(1)}; beyond ${BOUNDS[what]}: ${beyond}`,
  )
}
for (const { name, distances } of compared) {
  const beyond = (Object.keys(BOUNDS) as Compared[]).filter((what) => distances[what].value > BOUNDS[what])
  if (beyond.length === 0) continue
  process.exitCode = 1
  console.log(`${name}: ${beyond.map((what) => `${what} ${distances[what].value.toExponential(1)} (${distances[what].at})`).join(', ')}`)
}
for (const line of oneSided) {
  process.exitCode = 1
  console.log(line)
}
for (const [path, plants] of dropped) console.log(`removed from ${plants} plants, which the commit does not know: ${path}`)
for (const [reason, plants] of refused) console.log(`refused by the commit, ${plants} plants: ${reason}`)

/** The outcome of a run, or why it was refused. */
function runWith({ run, EngineError }: Engine, request: Resolved): RunOutcome | string {
  try {
    return run(request, { withSeries: true })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return error.message
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** A value as JSON, or else as text. */
function pathAndValue(setting: string): [path: string, value: unknown] {
  const at = setting.indexOf('=')
  const text = setting.slice(at + 1)
  try {
    return [setting.slice(0, at), JSON.parse(text)]
  } catch {
    return [setting.slice(0, at), text]
  }
}
