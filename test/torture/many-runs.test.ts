import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { loadRun, type MixName } from '../bench/load/load-run.ts'
import { IS_LONG, rounds } from '../rounds.ts'
import { AS_DELIVERED, LIMITS } from './limits.ts'
import { residentMb } from './memory-watch.ts'
import { reportBelow } from './report.ts'
import { startServer } from './server-process.ts'

const STEPS = 5
/** Until then the threads compile what they run, and caches fill. */
const WARM_STEPS = 2
const SLACK_MB = 60

const cases: readonly [mix: MixName, step: number][] = [
  ['simple', rounds(40, 10_000)],
  ['accepted', rounds(20, 1000)],
]

test.each(cases)(
  'distinct runs leave the memory of the server as it was: %s, 5 times %d',
  async (mix, step) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-runs-'))
    const server = await startServer(dataDir, AS_DELIVERED)
    try {
      const mb: number[] = []
      for (let k = 0; k < STEPS; k++) {
        const run = await loadRun({
          mix,
          urls: [server.url],
          servers: [{ url: server.url, pids: [server.pid] }],
          first: k * step,
          loop: { seconds: 600, atOnce: 8, perSecond: null, requests: step },
        })
        expect(run.kinds[mix]).toMatchObject({ requests: step, errors: {} })
        mb.push(residentMb(server.pid))
      }
      // The short form is over before the threads have compiled everything.
      const growthMb = (mb.at(-1) ?? 0) - Math.max(...mb.slice(0, WARM_STEPS))
      if (IS_LONG) reportBelow('many-runs', `growth of memory, ${mix}`, growthMb, SLACK_MB, 'MB')
      reportBelow('many-runs', `memory, ${mix}`, Math.max(...mb), LIMITS.rssMb, 'MB')
    } finally {
      await server.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  HANG_LIMIT_MILLIS,
)
