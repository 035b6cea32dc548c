import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIMPLE } from '../answers.ts'
import { DatabaseServer } from '../db/database-server.ts'
import { Collector } from './collector.ts'

const ROOT = join(import.meta.dir, '..', '..', '..')
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'

interface Line {
  readonly event: string
  readonly port?: number
  readonly trace_id?: string
}

/** A server in its own process. */
async function startServer(environment: Record<string, string>) {
  const server = Bun.spawn([process.execPath, join(ROOT, 'server', 'main.ts')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', WORKERS: '1', WARM_UP: '0', ...environment },
    stdout: 'pipe',
  })
  const lines: Line[] = []
  const listening = Promise.withResolvers<number>()
  const read = (async () => {
    let rest = ''
    for await (const text of server.stdout.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      for (const line of parts.map((part) => JSON.parse(part) as Line)) {
        lines.push(line)
        if (line.event === 'listening') listening.resolve(line.port ?? 0)
      }
    }
    listening.reject(new Error(`The server ended: ${JSON.stringify(lines)}`))
  })()
  const url = `http://127.0.0.1:${await listening.promise}`
  return {
    url,
    lines,
    stop: async () => {
      server.kill('SIGTERM')
      const code = await server.exited
      await read
      return code
    },
  }
}

test('one trace goes from a client through the server that answers to the one that makes the run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
  const store = new DatabaseServer(() => 'answered')
  const collector = new Collector()
  const shared = { DATABASE_URL: store.url, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'pv' }
  try {
    const api = await startServer({ ...shared, ROLE: 'api', DATA_DIR: join(folder, 'api') })
    const worker = await startServer({ ...shared, ROLE: 'worker', DATA_DIR: join(folder, 'worker') })
    const answer = await fetch(`${api.url}/api/run/simple`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'respond-async', traceparent: `00-${TRACE}-00f067aa0ba902b7-01` },
      body: JSON.stringify(SIMPLE),
    })
    const { run_id: id } = (await answer.json()) as { run_id: string }
    const statusOf = async () => ((await (await fetch(`${api.url}/api/runs/${id}`)).json()) as { status: string }).status
    while ((await statusOf()) === 'running') await Bun.sleep(50)
    expect(await statusOf()).toBe('complete')
    expect([await worker.stop(), await api.stop()]).toEqual([0, 0])

    const own = collector.spans.filter(({ traceId }) => traceId === TRACE)
    const by = (role: string, name: string) => own.find((span) => span.server['pvyield.role'] === role && span.name === name)
    const [request, sent, made] = [by('api', 'POST /api/run/simple'), by('api', 'send pvyield-runs'), by('worker', 'process pvyield-runs')]
    expect([request?.parentSpanId, sent?.parentSpanId, made?.parentSpanId]).toEqual(['00f067aa0ba902b7', request?.spanId, sent?.spanId])
    expect(by('worker', 'work in a thread')?.parentSpanId).toBe(made?.spanId as string)
    expect(own.map(({ spanId }) => spanId)).toContain(by('worker', 'write of the store')?.parentSpanId as string)
    expect(new Set(own.map(({ server }) => server['service.name']))).toEqual(new Set(['pv']))
    expect(api.lines.filter(({ trace_id: trace }) => trace === TRACE).map(({ event }) => event)).toEqual(['request'])
  } finally {
    await collector.stop()
    store.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a server without the setting loads nothing of OpenTelemetry', async () => {
  const importing = (name: RegExp) =>
    [...new Bun.Glob('server/**/*.ts').scanSync({ cwd: ROOT, followSymlinks: false })]
      .filter((path) => !path.includes('node_modules'))
      .flatMap(async (path) => {
        const transpiler = new Bun.Transpiler({ loader: 'ts' })
        const found = transpiler.scanImports(await Bun.file(join(ROOT, path)).text()).find(({ path: to }) => name.test(to))
        return found === undefined ? [] : [[path, found.kind]]
      })
  const found = async (name: RegExp) => (await Promise.all(importing(name))).flat().sort()
  expect(await found(/^@opentelemetry\//)).toEqual([
    ['server/tracing/bounded-export.ts', 'import-statement'],
    ['server/tracing/otlp.ts', 'import-statement'],
  ])
  expect(await found(/\/otlp\.ts$/)).toEqual([['server/tracing/open.ts', 'dynamic-import']])
  expect(await found(/\/bounded-export\.ts$/)).toEqual([['server/tracing/otlp.ts', 'import-statement']])
})
