/** Worker for the tests of the pool. */
import { Problem } from '../../../server/http/problem.ts'
import { problemCodec } from '../../../server/http/problem-codec.ts'
import { serve } from '../../../server/workers/serve.ts'

interface TestHost {
  weather(id: string): Promise<string>
}

function makeTasks(host: TestHost) {
  let lastMade = new Float64Array()
  return {
    double: async (column: Float64Array) => column.map((value) => 2 * value),
    make: async (length: number) => {
      lastMade = new Float64Array(length)
      return { columns: [lastMade] }
    },
    lengthOfLastMade: async (_: null) => lastMade.length,
    ask: async (id: string) => host.weather(id),
    fail: async (how: 'problem' | 'fault'): Promise<never> => {
      throw how === 'problem' ? new Problem('run_failed', 'cannot be') : new Error('out of order')
    },
    die: async (_: null): Promise<never> => process.exit(1),
    wait: async (millis: number) => {
      await Bun.sleep(millis)
      return null
    },
  }
}

export type TestTasks = ReturnType<typeof makeTasks>

serve<TestHost>(problemCodec, ['weather'], makeTasks)
