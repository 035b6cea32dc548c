import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SIMPLE } from '../server/answers.ts'
import { DatabaseServer } from '../server/db/database-server.ts'
import { startTestService } from '../server/service.ts'
import { ROOT, read } from './deploy-files.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}

interface Panel {
  readonly title: string
  readonly targets: readonly { readonly expr: string }[]
}

const { groups } = Bun.YAML.parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(read('deploy/grafana/pvyield.json')) as { panels: Panel[] }
const PROMTOOL = process.env.PROMTOOL ?? Bun.which('promtool')
const NO_PROMTOOL = PROMTOOL === null ? ' (skipped: set PROMTOOL or PATH to promtool, of the Debian package prometheus)' : ''

/** What servers with different settings show: a local store that is metered and traced, and a shared one with Redis and objects. */
let texts: string[]
/** Every metric of them by its name, with its samples. */
let text: string

beforeAll(async () => {
  const store = new DatabaseServer(() => 'answered')
  const nobody = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', REDIS_URL: 'redis://127.0.0.1:9' }
  const nobodysObjects = { OBJECTS_URL: 'http://127.0.0.1:9/bucket', S3_ACCESS_KEY_ID: 'nobody', S3_SECRET_ACCESS_KEY: 'nothing' }
  const services = await Promise.all([
    startTestService({
      ACCOUNTS: 'metered',
      PAYMENTS: 'test',
      MAIL: 'log',
      OTEL_EXPORTER_OTLP_ENDPOINT: nobody.OTEL_EXPORTER_OTLP_ENDPOINT,
    }),
    startTestService({ DATABASE_URL: store.url, REDIS_URL: nobody.REDIS_URL, ...nobodysObjects }),
  ])
  texts = []
  for (const service of services) {
    writeFileSync(join(service.dataDir, 'last-audit.json'), JSON.stringify({ atMillis: 1_700_000_000_500, isFailed: true }))
    for (const path of ['/api/pricing', '/api/nothing', '/docs', '/api/runs/run_unknown']) await (await service.request(path)).arrayBuffer()
    await (await service.post('/api/run/simple', SIMPLE)).arrayBuffer()
    texts.push(await (await service.request('/metrics')).text())
  }
  text = texts.join('\n')
  await Promise.all(services.map((service) => service.stop()))
  store.stop()
})

/** Names of metrics in an expression: what stands where a label may be is none. */
function metricsIn(expression: string): string[] {
  return [...expression.matchAll(/\b(?:pvyield|process)_\w+/g)].map(([name]) => name)
}

function isShown(name: string): boolean {
  return [name, name.replace(/_(bucket|sum|count)$/, '')].some((family) => new RegExp(`^# TYPE ${family} `, 'm').test(text))
}

describe('the dashboard', () => {
  test('shows what operators look at, with metrics that the service has', () => {
    const used = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)))
    expect(used.length).toBeGreaterThan(30)
    expect(used.filter((name) => !isShown(name))).toEqual([])
    for (const { title, targets } of panels) expect([title, targets.length > 0]).toEqual([title, true])
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
  })
})

describe('an alert', () => {
  test('asks for metrics that the service has', () => {
    expect(rules.flatMap(({ expr }) => metricsIn(expr)).filter((name) => !isShown(name))).toEqual([])
    for (const { alert, expr } of rules) expect([alert, metricsIn(expr).length > 0 || expr.startsWith('up{')]).toEqual([alert, true])
  })

  test('has its paragraph in the runbook, and the runbook has no other', () => {
    const headings = [...read('docs/runbook.md').matchAll(/^## (\w+)\n\n\S/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(rules.map(({ alert }) => alert))
    for (const { alert, annotations, labels } of rules) {
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
      expect([alert, ['critical', 'warning']]).toEqual([alert, expect.arrayContaining([labels.severity])])
    }
  })
})

test('the alerts of servers that are away cover Prometheus alone, its operator, and no server at all', () => {
  const of = (name: string) => rules.find(({ alert }) => alert === name)?.expr ?? ''
  const job = new RegExp(`^(?:${/job=~"(.*?)"\}/.exec(of('PvyieldServerAway'))?.[1]})$`)
  expect(['pvyield', 'energy/pvyield', 'other', 'pvyield-db'].filter((name) => job.test(name))).toEqual(['pvyield', 'energy/pvyield'])
  expect(of('PvyieldNoServer')).toBe('absent(pvyield_build_info)')
})

test('an alert comes before the limit of memory kills a server, and the guide names the same values', () => {
  const above = (name: string) => Number(/> ([\d.e]+)$/.exec(rules.find(({ alert }) => alert === name)?.expr ?? '')?.[1])
  const memory = above('PvyieldMemoryHigh')
  const [, limitMib] = /limits:[^}]*memory: (\d+)Mi/.exec(read('deploy/kubernetes/pvyield.yaml')) ?? []
  expect(memory).toBeLessThan(0.8 * Number(limitMib) * 2 ** 20)
  const guide = read('docs/operations.md')
  expect(guide).toContain(`at ${memory / 1e9} GB`)
  expect(guide).toContain(`of ${above('PvyieldEventLoopLate')} s\n`)
})

describe('the metrics', () => {
  test('say what runs, for how long, and what an operator ran next to it', () => {
    expect(text).toMatch(/^pvyield_build_info\{version="[\d.]+",engine="[\d.]+",role="all"\} 1$/m)
    expect(Number(/^process_start_time_seconds (\S+)$/m.exec(text)?.[1])).toBeLessThanOrEqual(Date.now() / 1000)
    expect(text).toContain('pvyield_program_end_timestamp_seconds{program="audit"} 1700000000.5')
    expect(text).toContain('pvyield_program_failed{program="audit"} 1')
    expect(texts[1]).toContain('\npvyield_redis_up 0\n')
    expect(texts[0]).not.toContain('pvyield_redis_up')
    expect(texts[1]).toContain('\npvyield_members_given_up_total 0\n')
  })

  test('have a route of the document as their label, and nothing that a client makes up', () => {
    const labels = [...text.matchAll(/^pvyield_route_seconds_count(\{.*\}) \d+$/gm)].map(([, found]) => found)
    expect(labels).toContain('{method="GET",route="/api/pricing"}')
    expect(labels).toContain('{method="GET",route="/api/runs/{run_id}"}')
    expect(labels).toContain('{method="other",route="none"}')
    expect(text).not.toMatch(/nothing|run_unknown/)
  })

  test('of a run, the threads and the store count what was done', () => {
    const value = (sample: string) =>
      Number(
        texts[1]
          ?.split('\n')
          .find((line) => line.startsWith(`${sample} `))
          ?.split(' ')
          .at(-1),
      )
    expect(value('pvyield_runs_total{kind="simple",outcome="complete"}')).toBe(1)
    for (const sample of [
      'pvyield_task_wait_seconds_count',
      'pvyield_store_seconds_count{operation="read"}',
      'pvyield_store_seconds_count{operation="write"}',
    ])
      expect([sample, value(sample) > 0]).toEqual([sample, true])
    expect(value('pvyield_threads_busy{kind="small"}')).toBe(0)
  })

  test('are in the operations guide or the README of the server, every one', () => {
    const described = `${read('server/README.md')}${read('docs/operations.md')}`
    const names = [...new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name))]
    expect(names.length).toBeGreaterThan(35)
    expect(names.filter((name) => !described.includes(name))).toEqual([])
  })
})

describe.skipIf(PROMTOOL === null)(`promtool${NO_PROMTOOL}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-promtool-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const promtool = (args: string[], input = '') => {
    const { exitCode, stdout, stderr } = Bun.spawnSync([PROMTOOL ?? '', ...args], { stdin: Buffer.from(input) })
    return [exitCode, exitCode === 0 ? '' : `${stdout}${stderr}`]
  }

  test('takes the metrics', () => {
    for (const shown of texts) expect(promtool(['check', 'metrics'], shown)).toEqual([0, ''])
  })

  test('takes the alerts, and every expression of the dashboard', () => {
    expect(promtool(['check', 'rules', join(ROOT, 'deploy/prometheus/alerts.yaml')])).toEqual([0, ''])
    const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')))
    const file = join(folder, 'dashboard.yaml')
    writeFileSync(
      file,
      JSON.stringify({ groups: [{ name: 'dashboard', rules: expressions.map((expr, k) => ({ record: `panel_${k}`, expr })) }] }),
    )
    expect(promtool(['check', 'rules', file])).toEqual([0, ''])
  })
})
