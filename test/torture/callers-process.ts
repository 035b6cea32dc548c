/**
 * Callers in a process of their own, so that the work of an attacker does not count as waiting of
 * the others. Started by callers.ts; writes one line for each answer: caller, status, milliseconds.
 */
import { hourlyPlant } from './plants.ts'

type Request = readonly [path: string, init?: RequestInit]

const [url = '', kind = '', count = '1', pauseMillis = '0'] = process.argv.slice(2)
const JSON_TYPE = { 'content-type': 'application/json' }
const fullBody = JSON.stringify(hourlyPlant(0))
const simpleBody = JSON.stringify({ latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 })

const requestOf: Record<string, (caller: number, turn: number) => Request> = {
  health: () => ['/api/health'],
  innocent: (caller, turn) => {
    const headers = { ...JSON_TYPE, 'x-forwarded-for': `198.51.100.${caller + 1}` }
    const isFull = (caller + turn) % 2 === 1
    return [isFull ? '/api/run' : '/api/run/simple', { method: 'POST', headers, body: isFull ? fullBody : simpleBody }]
  },
}

let isStopping = false
process.stdin.on('end', () => {
  isStopping = true
})
process.stdin.resume()

await Promise.all(Array.from({ length: Number(count) }, (_, caller) => call(caller)))
process.exit(0)

async function call(caller: number): Promise<void> {
  for (let turn = 0; !isStopping; turn++) {
    const [path, init = {}] = requestOf[kind]?.(caller, turn) ?? ['/api/health']
    const begun = performance.now()
    const status = await statusOf(path, init)
    process.stdout.write(`${caller} ${status} ${(performance.now() - begun).toFixed(2)}\n`)
    await Bun.sleep(Number(pauseMillis))
  }
}

/** 0 when there is no answer. */
async function statusOf(path: string, init: RequestInit): Promise<number> {
  try {
    const answer = await fetch(`${url}${path}`, init)
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}
