import './bundled-threads.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openService, type Service } from '../../server/assembly/app.ts'
import { readConfig } from '../../server/config.ts'
import { listen } from '../../server/http/listen.ts'
import { jsonLog, type Log } from '../../server/log.ts'
import { checked } from '../contract/answer-check.ts'

/** A service in this process, with its own store, whose answers are checked against openapi.json. */
export interface TestService {
  request(path: string, init?: RequestInit): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** Serves on a port of this machine, a free one by default, which it returns. Until then, requests need no socket. */
  listen(port?: number): Promise<number>
  /** Folder of the store. */
  readonly dataDir: string
  /** Faults in the log. */
  readonly faults: readonly string[]
  /** All log lines. */
  readonly lines: readonly string[]
  /** Starts a new service on the same store, as after a restart. */
  restart(environment?: Record<string, string>): Promise<TestService>
  /** The service is about to stop. */
  leave(): Promise<void>
  /** @param graceMillis  how long what is under way may take */
  stop(graceMillis?: number): Promise<void>
}

/** Callers and calls wait for as long as it takes: no test fails because the machine is slow. */
const PATIENT = {
  WORKERS: '1',
  SYNC_WAIT_MS: '86400000',
  WORK_WAIT_MS: '86400000',
  PLACES_WAIT_MS: '86400000',
  UPSTREAM_TIMEOUT_MS: '120000',
}

/** A stop takes as long as the work that is under way. */
const STOP_GRACE_MILLIS = 600_000

export async function startTestService(environment: Record<string, string> = {}): Promise<TestService> {
  return startIn(mkdtempSync(join(tmpdir(), 'pvyield-test-')), environment)
}

async function startIn(dataDir: string, environment: Record<string, string>): Promise<TestService> {
  const faults: string[] = []
  const lines: string[] = []
  const { info, warn, error } = jsonLog((line) => void lines.push(line))
  const log: Log = {
    info,
    warn,
    error: (event, cause, fields) => {
      faults.push(`${event}: ${String(cause)}`)
      error(event, cause, fields)
    },
  }
  const service: Service = await openService(readConfig({ DATA_DIR: dataDir, ...PATIENT, ...environment }), log)
  let server: ReturnType<typeof listen> | null = null
  // An answer that no test reads would stay under way, and the stop would wait for it.
  const unread = new Set<Response>()
  const stop = async (graceMillis = STOP_GRACE_MILLIS) => {
    for (const answer of unread) if (!answer.bodyUsed && !answer.body?.locked) await answer.body?.cancel()
    await server?.stop(true)
    await service.stop(graceMillis)
  }
  const request = async (path: string, init?: RequestInit) => {
    const request = new Request(`http://localhost${path}`, init)
    const answer = checked(request, await service.app.handle(request))
    unread.add(answer)
    return answer
  }
  return {
    request,
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    listen: async (port = 0) => {
      const { app } = service
      const fetch = async (request: Request) => checked(request, await app.fetch(request))
      const checkedApp = {
        fetch,
        get server() {
          return app.server
        },
        set server(bound) {
          app.server = bound
        },
      }
      server = listen(checkedApp, { host: '127.0.0.1', port, baseUrl: '', log })
      if (server.port === undefined) throw new Error('The server has no port')
      return server.port
    },
    dataDir,
    faults,
    lines,
    restart: async (changed = environment) => {
      await stop()
      return startIn(dataDir, changed)
    },
    leave: () => service.leave(),
    stop: async (graceMillis) => {
      await stop(graceMillis)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
