import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as sdk from '@pvyield/sdk'
import { snakeCase } from '../../codegen/python-text.ts'

const PYTHON = join(import.meta.dir, '..', '..', 'clients', 'python', 'src', 'pvyield')
const textOf = (name: string) => readFileSync(join(PYTHON, name), 'utf8')

/** Public methods and properties of a class in a Python source. */
function membersOf(source: string, name: string): string[] {
  const [, body = ''] = new RegExp(`^class ${name}\\b.*?:\\n(.*?)(?=^\\S|$(?![\\s\\S]))`, 'ms').exec(source) ?? []
  const members = [...body.matchAll(/^ {4}(?:(?:async )?def ([a-z]\w*)\(|([a-z]\w*): )/gm)]
  return members.map(([, method, property]) => method ?? property ?? '').sort()
}

/** What Python has and TypeScript does in another way: connections end by themselves, data frames are pandas'. */
const ONLY_PYTHON = ['close', 'to_dataframe']
const ONLY_TYPESCRIPT = ['length'] // len(series)

describe('the SDKs have the same names for the same things, in the spelling of their languages', () => {
  test.each(['Client', 'AsyncClient'])('methods of %s', (name) => {
    const operations = name.replace('Client', 'Operations')
    const python = [...membersOf(textOf('_client.py'), name), ...membersOf(textOf(join('generated', 'operations.py')), operations)]
    const typescript = Object.keys(sdk.createPvyield({ baseUrl: 'http://pv.test' })).map(snakeCase)
    expect(python.length).toBeGreaterThan(80)
    expect(python.filter((method) => !ONLY_PYTHON.includes(method)).sort()).toEqual(typescript.sort())
  })

  test('series', () => {
    const parts = { time: new Float64Array(0), stepMinutes: 60, timezone: 0, units: {}, labels: {}, legends: {}, columns: {} }
    const series = new sdk.RunSeries(parts)
    const typescript = [
      ...Object.keys(series),
      ...Object.getOwnPropertyNames(sdk.RunSeries.prototype).filter((name) => name !== 'constructor'),
      ...Object.getOwnPropertyNames(sdk.RunSeries).filter((name) => name.startsWith('from')),
    ].map(snakeCase)
    const python = membersOf(textOf('_series.py'), 'RunSeries').filter((name) => !ONLY_PYTHON.includes(name))
    expect(python).toEqual(typescript.filter((name) => !ONLY_TYPESCRIPT.includes(name)).sort())
  })

  test('errors, and what else the packages export', () => {
    const exported = [...textOf('__init__.py').matchAll(/^ {4}"(\w+)",$/gm)].map(([, name = '']) => name)
    const typescript = Object.keys(sdk).map((name) => ({ createPvyield: 'Client', verifyWebhook: 'verify_webhook' })[name] ?? name)
    // FileInput and outcomes are types in TypeScript; runs that were cancelled have the reason of their signal there.
    const types = ['AsyncClient', 'BatchRow', 'FileInput', 'RunOutcome', 'RunProgress', 'PvyieldCancelledError']
    expect(exported.sort()).toEqual([...typescript, ...types].sort())
  })

  test('members of a refusal', () => {
    const problem = { status: 404, code: 'none', field: null, errors: [], detail: '', request_id: null }
    const own = Object.keys(new sdk.ProblemError(problem, 1)).filter((name) => name !== 'name')
    const python = membersOf(textOf('_errors.py'), 'ProblemError')
    expect(own.map((name) => snakeCase(name).replace('retry_after_s', 'retry_after')).sort()).toEqual(python) // Python names no units
  })
})
