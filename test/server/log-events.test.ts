import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const ROOT = join(import.meta.dir, '..', '..')

/** Names of events in the code: first argument of `log.info`, `log.warn`, `log.error` and of what is passed on to them. */
const events = [...new Glob('server/**/*.ts').scanSync({ cwd: ROOT, followSymlinks: false })]
  .filter((path) => !path.includes('node_modules'))
  .flatMap((path) => [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\b[lL]og\??\.(?:info|warn|error)\(\s*('[a-z_]+'|[^)\s,]+)/g)])
  .map(([, name = '']) => name)

test('the operations guide names every event of the log, and none that does not exist', () => {
  const guide = readFileSync(join(ROOT, 'docs', 'operations.md'), 'utf8')
  const [logs = ''] = /^## Logs\n.*?(?=^## )/ms.exec(guide) ?? []
  const [list = ''] = /Events are.*?\./s.exec(logs) ?? []
  const named = [...list.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name)
  const used = new Set(events.filter((name) => name.startsWith("'")).map((name) => name.slice(1, -1)))
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => !named.includes(name)).sort()).toEqual([])
  expect(named.filter((name) => !used.has(name))).toEqual([])
})

test('an event has its name where it is logged', () => {
  expect(events.filter((name) => !name.startsWith("'"))).toEqual([])
})
