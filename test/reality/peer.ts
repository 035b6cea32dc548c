import { join } from 'node:path'
import { benchFolder, peerPython } from '../bench/peers/venv.ts'
import type { MeasuredRows, MeasuredSet } from './measured-set.ts'
import { hasStage, STAGES, type Stage } from './stages.ts'

export interface ReadSet {
  readonly set: MeasuredSet
  readonly rows: MeasuredRows
}

export type PeerColumns = Readonly<Record<string, Partial<Record<Stage, Float64Array>>>>

/** Columns of pvlib, by set and stage; or the reason why there are none. */
export async function pvlibColumns(sets: readonly ReadSet[]): Promise<PeerColumns | { readonly missing: string }> {
  const found = peerPython()
  if ('missing' in found) return found
  const job = join(benchFolder(), 'reality.json')
  await Bun.write(job, JSON.stringify(sets.map(jobOf)))
  const { exitCode, stdout, stderr } = Bun.spawnSync([found.python, join(import.meta.dir, 'pvlib_stages.py'), job], {
    stdout: 'pipe',
    stderr: 'pipe',
  })
  if (exitCode !== 0) return { missing: `pvlib_stages.py failed: ${stderr.toString().trim().slice(-500)}` }
  const answers = JSON.parse(stdout.toString()) as Record<string, Partial<Record<Stage, (number | null)[]>>>
  return Object.fromEntries(
    Object.entries(answers).map(([name, stages]) => [
      name,
      Object.fromEntries(
        Object.entries(stages).map(([stage, values]) => [stage, Float64Array.from(values, (value) => value ?? Number.NaN)]),
      ),
    ]),
  )
}

function jobOf({ set, rows }: ReadSet): object {
  const { name, site, plane, mount, module, modules, losses } = set
  return {
    name,
    site,
    plane,
    mount,
    module,
    modules,
    losses,
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
    },
  }
}

function wire(column: Float64Array | null): (number | null)[] | null {
  return column === null ? null : Array.from(column, (value) => (Number.isNaN(value) ? null : value))
}
