/** Worker for the tests of the pool. */
import { existsSync, writeFileSync } from 'node:fs'
import { Problem } from '../../../server/http/problem.ts'
import { problemCodec } from '../../../server/http/problem-codec.ts'
import type { TaskCost } from '../../../server/workers/protocol.ts'
import { serve, type TaskGuard } from '../../../server/workers/serve.ts'

interface TestHost {
  weather(id: string): Promise<string>
  /** Settles when the test says so. */
  gate(name: string): Promise<void>
}

let warmSteps = 0
/** Processor time of this thread as the pool sees it, ms: it passes when a task says so. */
let processorMillis = 0

/** Never ends by itself. */
async function* warmUp(): AsyncGenerator<void> {
  for (;;) {
    warmSteps++
    yield
  }
}

function makeTasks(host: TestHost, guard: TaskGuard) {
  let lastMade = new Float64Array()
  let lastKept = new Uint8Array()
  return {
    double: async (column: Float64Array) => column.map((value) => 2 * value),
    make: async (length: number) => {
      lastMade = new Float64Array(length)
      return { columns: [lastMade] }
    },
    warmSteps: async (_: null) => warmSteps,
    lengthOfLastMade: async (_: null) => lastMade.length,
    /** Returns a copy of the bytes, and keeps them. */
    keep: async ({ body }: { body: { bytes: Uint8Array } }) => {
      lastKept = body.bytes as Uint8Array<ArrayBuffer>
      return body.bytes.slice()
    },
    keepWhenAdmitted: async ({ bytes, seconds }: { bytes: Uint8Array; seconds: number }) => {
      await guard.admit({ seconds, bytes: 0 })
      return bytes.slice()
    },
    lengthOfLastKept: async (_: null) => lastKept.length,
    /** Ends its worker, unless this was done before. */
    dieOnce: async ({ bytes, file }: { bytes: Uint8Array; file: string }) => {
      if (existsSync(file)) return bytes
      writeFileSync(file, '')
      return process.exit(1)
    },
    ask: async (id: string) => host.weather(id),
    fail: async (how: 'problem' | 'fault'): Promise<never> => {
      throw how === 'problem' ? new Problem('run_failed', 'cannot be') : new Error('out of order')
    },
    die: async (_: null): Promise<never> => process.exit(1),
    /** Works until the test opens the gate. */
    pass: async (name: string) => {
      await host.gate(name)
      return name
    },
    admit: async (cost: TaskCost) => guard.admit(cost),
    /** Reads its cost first, then works until the test opens the gate. */
    weigh: async ({ name, seconds, bytes }: { name: string; seconds: number; bytes: number }) => {
      await host.gate(`${name} read`)
      await guard.admit({ seconds, bytes })
      await host.gate(name)
      return name
    },
    /** Checks, states that it has, then works, each until the test opens the gate. */
    check: async (name: string) => {
      await host.gate(`${name} checks`)
      guard.passChecks()
      await host.gate(name)
      return name
    },
    /** Computes for this time, and returns it. */
    compute: async ({ seconds, cost }: { seconds: number; cost?: TaskCost }) => {
      if (cost !== undefined) await guard.admit(cost)
      processorMillis += 1000 * seconds
      guard.checkpoint()
      return seconds
    },
    /** Works without end, with checkpoints. */
    spin: async (name: string): Promise<never> => {
      await host.gate(name)
      for (;;) guard.checkpoint()
    },
    /** Works without end and without checkpoints. */
    hang: async (name: string): Promise<never> => {
      await host.gate(name)
      for (;;) if (name === '') return undefined as never
    },
    wait: async (millis: number) => {
      await Bun.sleep(millis)
      return null
    },
  }
}

export type TestTasks = ReturnType<typeof makeTasks>

serve<TestHost>(
  problemCodec,
  ['weather', 'gate'],
  (host, guard) => ({ tasks: makeTasks(host, guard), warmUp }),
  () => processorMillis,
)
