import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VERSION = 'v0.203.0'

/** Stripe's own mock of its API, which checks every request against Stripe's document. */
export interface StripeMock {
  readonly baseUrl: string
  stop(): void
}

/** Why there is no mock on this machine; null when there is one. */
export const NO_STRIPE_MOCK =
  program() === null
    ? `set STRIPE_MOCK or PATH to stripe-mock: go install github.com/stripe/stripe-mock@${VERSION} (with Go, the module cache is enough)`
    : null

/** Starts the mock on a port that the system chooses; it takes seconds, and minutes on a busy machine. */
export async function startStripeMock(): Promise<StripeMock> {
  const path = program()
  if (path === null) throw new Error(String(NO_STRIPE_MOCK))
  const said = join(mkdtempSync(join(tmpdir(), 'pvyield-stripe-mock-')), 'said')
  const addresses = ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0']
  const mock = Bun.spawn([path, ...addresses], { stdout: Bun.file(said), stderr: 'inherit' })
  for (; mock.exitCode === null; await Bun.sleep(20)) {
    const address = /HTTP at address: (\S+)\n/.exec(readFileSync(said, 'utf8'))?.[1]
    if (address !== undefined) return { baseUrl: `http://${address}`, stop: () => mock.kill() }
  }
  throw new Error(`stripe-mock did not start: ${readFileSync(said, 'utf8')}`)
}

/** The mock where it is installed, or built from the module cache; without the network. */
function program(): string | null {
  const installed = process.env.STRIPE_MOCK || Bun.which('stripe-mock')
  if (installed) return existsSync(installed) ? installed : null
  if (Bun.which('go') === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-stripe-mock-'))
  const environment = { ...process.env, GOBIN: folder, GOPROXY: 'off', GOFLAGS: '-mod=mod' }
  const { status } = spawnSync('go', ['install', `github.com/stripe/stripe-mock@${VERSION}`], { env: environment })
  return status === 0 ? join(folder, 'stripe-mock') : null
}
