import { join } from 'node:path'
import { benchFolder, peerPython } from '../bench/peers/venv.ts'
import type { MeasuredRows, MeasuredSet } from './measured-set.ts'
import { clearDay, stripsOf } from './shape.ts'
import type { ShapePlant } from './shape-plants.ts'
import { hasStage, STAGES, type Stage } from './stages.ts'

export interface ReadSet {
  readonly set: MeasuredSet
  readonly rows: MeasuredRows
}

export type PeerColumns = Readonly<Record<string, Partial<Record<Stage, Float64Array>>>>

type Missing = { readonly missing: string }
type Column = (number | null)[]

/** Columns of pvlib, by set and stage; or the reason why there are none. */
export async function pvlibColumns(sets: readonly ReadSet[]): Promise<PeerColumns | Missing> {
  const answers = await answersOf<Partial<Record<Stage, Column>>>('pvlib_stages.py', sets.map(jobOf))
  if ('missing' in answers) return { missing: String(answers.missing) }
  return Object.fromEntries(
    Object.entries(answers).map(([name, stages]) => [
      name,
      Object.fromEntries(Object.entries(stages).map(([stage, values]) => [stage, numbersOf(values)])),
    ]),
  )
}

/** Power of clear days by pvlib, by plant, up to a factor; or the reason why there is none. */
export async function pvlibShapes(plants: readonly ShapePlant[]): Promise<Readonly<Record<string, Float64Array>> | Missing> {
  const jobs = plants.map((plant) => {
    const { ghi, dni, dhi } = clearDay(plant)
    return { ...plant, power: null, blocks: stripsOf(plant), ghi: [...ghi], dni: [...dni], dhi: [...dhi] }
  })
  const answers = await answersOf<Column>('pvlib_shapes.py', jobs)
  if ('missing' in answers) return { missing: String(answers.missing) }
  return Object.fromEntries(Object.entries(answers).map(([name, values]) => [name, numbersOf(values)]))
}

/** Runs a script of this folder with pvlib. */
async function answersOf<T>(script: string, jobs: readonly object[]): Promise<Record<string, T> | Missing> {
  const found = peerPython()
  if ('missing' in found) return found
  const job = join(benchFolder(), 'reality.json')
  await Bun.write(job, JSON.stringify(jobs))
  const { exitCode, stdout, stderr } = Bun.spawnSync([found.python, join(import.meta.dir, script), job], { stdout: 'pipe', stderr: 'pipe' })
  if (exitCode !== 0) return { missing: `${script} failed: ${stderr.toString().trim().slice(-500)}` }
  return JSON.parse(stdout.toString()) as Record<string, T>
}

function numbersOf(values: Column): Float64Array {
  return Float64Array.from(values, (value) => value ?? Number.NaN)
}

function jobOf({ set, rows }: ReadSet): object {
  const { name, site, plane, rear, mount, module, modules, losses, inverter } = set
  return {
    name,
    site,
    plane,
    rear,
    mount,
    module,
    modules,
    losses,
    inverter,
    time: rows.time,
    stages: STAGES.filter((stage) => hasStage(set, rows, stage)),
    columns: {
      ghi: wire(rows.ghiWm2),
      dni: wire(rows.dniWm2),
      dhi: wire(rows.dhiWm2),
      poa: wire(rows.poaWm2),
      air: wire(rows.airC),
      wind: wire(rows.windMps),
      module: wire(rows.moduleC),
      dc: wire(rows.dcW),
      albedo: wire(rows.albedo ?? null),
    },
  }
}

function wire(column: Float64Array | null): (number | null)[] | null {
  return column === null ? null : Array.from(column, (value) => (Number.isNaN(value) ? null : value))
}
