import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Study } from '@pvyield/contract/schemas'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { everyLossPlant } from '../engine/chain/plant.ts'
import { smallPlant } from '../engine/small-plant.ts'
import { IS_LONG, rounds } from '../rounds.ts'
import { residentMb } from './memory-watch.ts'
import { report, reportBelow } from './report.ts'
import { startServer } from './server-process.ts'

/** What an allocator keeps or gives back from moment to moment. */
const SLACK_MB = 60
const VARIANT_KB = 50

/** 20,000 plants of a year in the long form, 1,200 of a day in the short one. */
const BASE = rounds<object>(smallPlant(), everyLossPlant({}))
const STEPS = rounds([40, 30], [200, 100])

const CASES: readonly [kind: string, paths: readonly [string, from: number, to: number][]][] = [
  ['planes', [['array.tilt_deg', 5, 45], ['array.azimuth_deg', 120, 240]]],
  ['losses', [['dc_losses.lid_loss', 0, 0.03], ['dc_losses.string_mismatch_loss', 0, 0.02]]],
] // biome-ignore format: a table

/** Runs a stored sweep, and returns the memory of the server by the share of the variants that is done. */
async function memoryOf(url: string, pid: number, axes: readonly object[]): Promise<{ doneFrac: number; mb: number }[]> {
  const headers = { 'content-type': 'application/json', prefer: 'respond-async' }
  const accepted = await fetch(`${url}/api/sweep`, { method: 'POST', headers, body: JSON.stringify({ base: BASE, axes }) })
  if (accepted.status !== 202) throw new Error(`${accepted.status}: ${await accepted.text()}`)
  const samples: { doneFrac: number; mb: number }[] = []
  for (;;) {
    const answer = await fetch(`${url}${accepted.headers.get('location')}`)
    const { status, done, of, failure } = (await answer.json()) as Study
    samples.push({ doneFrac: done === null || of === null ? 0 : done / of, mb: residentMb(pid) })
    if (status === 'complete') return samples
    if (status !== 'running') throw new Error(`${status}: ${failure?.detail}`)
    await Bun.sleep(50)
  }
}

test(
  'the memory of a server does not grow with the variants of a sweep',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-sweep-'))
    const server = await startServer(dataDir)
    try {
      for (const [kind, paths] of CASES) {
        const before = residentMb(server.pid)
        const axes = paths.map(([path, from, to], k) => ({ path, from, to, steps: STEPS[k] }))
        const count = (STEPS[0] ?? 0) * (STEPS[1] ?? 0)
        const samples = await memoryOf(server.url, server.pid, axes)
        const most = (from: number, to: number): number =>
          Math.max(...samples.filter(({ doneFrac }) => doneFrac >= from && doneFrac <= to).map(({ mb }) => mb))
        const [peak, early, late] = [most(0, 1), most(0, 0.5), most(0.5, 1)]
        report(
          'sweep-memory',
          `${count} variants of ${kind}, memory before and at its peak`,
          `${before.toFixed(0)} and ${peak.toFixed(0)} MB`,
        )
        reportBelow('sweep-memory', `growth in the second half of ${kind}`, late - early, SLACK_MB, 'MB')
        if (IS_LONG) reportBelow('sweep-memory', `memory of a variant of ${kind}`, (1000 * (peak - before)) / count, VARIANT_KB, 'kB')
      }
      expect(await server.terminate()).toBe(0)
    } finally {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  HANG_LIMIT_MILLIS,
)
