import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Problem } from '@pvyield/contract/schemas'
import { SIMPLE } from '../server/answers.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-production-'))
let server: ServerProcess
beforeAll(async () => {
  server = await startServer(dataDir)
})
afterAll(async () => {
  await server.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

const JSON_TYPE = { 'content-type': 'application/json' }
const MEBIBYTE = 1024 * 1024

async function refused(path: string, init: RequestInit): Promise<Problem & { size: number }> {
  const answer = await fetch(`${server.url}${path}`, init)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const text = await answer.text()
  return { ...(JSON.parse(text) as Problem), size: text.length }
}

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = JSON_TYPE): RequestInit => ({
  method: 'POST',
  headers,
  body,
})

describe('a server in production, over its socket', () => {
  test('reports failures of a request as in development', async () => {
    expect(await refused('/api/run', post('{"site": '))).toMatchObject({ status: 400, code: 'malformed_json' })
    expect(await refused('/nothing', {})).toMatchObject({ status: 404, code: 'not_found' })
    expect(await refused('/api/run', { method: 'DELETE' })).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect(await refused('/api/run', post(new Uint8Array(6 * MEBIBYTE + 1)))).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(await refused('/api/run', post('a=1', { 'content-type': 'text/plain' }))).toMatchObject({ status: 415 })
    expect(await refused('/api/run', post('{}'))).toMatchObject({ status: 422, code: 'validation_error', field: 'site' })
    expect(await refused('/api/runs/%E0%A4%A', {})).toMatchObject({ status: 404 })
  })

  test('an endless chunked body is rejected at 6 MB', async () => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('POST /api/run HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n')
    const chunk = `${MEBIBYTE.toString(16)}\r\n${' '.repeat(MEBIBYTE)}\r\n`
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())))
    socket.on('error', () => undefined)
    for (let k = 0; k < 7; k++) socket.write(chunk)
    expect(await answer).toStartWith('HTTP/1.1 413')
    socket.destroy()
  })

  test.each([
    ['a million bad items', `{"site":{"latitude":1,"longitude":1,"albedo_monthly":[${'"x",'.repeat(1_490_000)}"x"]}}`],
    ['a million unknown keys', `{${Array.from({ length: 480_000 }, (_, k) => `"k${k}":0`).join(',')}}`],
    ['a million nested lists', `{"site":${'['.repeat(3_000_000)}${']'.repeat(3_000_000)}}`],
    ['a million NaN', `{"site":{"latitude":1,"albedo_monthly":[${'NaN,'.repeat(1_490_000)}NaN]}}`],
    [
      'a million bad rows',
      `{"latitude":1,"longitude":1,"weather":{"timezone":0,"step_minutes":60,"temp_air_c":[${'1e4,'.repeat(1_400_000)}0]}}`,
    ],
  ])('%s in 6 MB are rejected with a small answer', async (_, text) => {
    expect(text.length).toBeGreaterThan(5_000_000)
    for (const path of ['/api/run', '/api/run/simple']) {
      const problem = await refused(path, post(text))
      expect([problem.status, problem.code]).toEqual([422, 'validation_error'])
      expect(problem.errors.length).toBeLessThanOrEqual(1000)
      expect(problem.size).toBeLessThan(200_000)
    }
  })

  test('a client that disconnects while it waits causes no fault', async () => {
    const leaving = new AbortController()
    const gone = fetch(`${server.url}/api/run/simple`, { ...post(JSON.stringify(SIMPLE)), signal: leaving.signal }).catch(() => 'gone')
    leaving.abort()
    expect(await gone).toBe('gone')
    expect((await fetch(`${server.url}/api/run/simple`, post(JSON.stringify(SIMPLE)))).status).toBe(200)
  })

  test('writes one JSON line per request, without bodies, and exits normally', async () => {
    await fetch(
      `${server.url}/api/run/simple`,
      post(JSON.stringify({ ...SIMPLE, latitude: 48.123456 }), { ...JSON_TYPE, authorization: 'Bearer pvk_live_secret' }),
    )
    expect(await server.terminate()).toBe(0)
    const lines = (await server.output).trimEnd().split('\n')
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(entries.filter(({ event }) => event === 'request').length).toBeGreaterThan(10)
    expect(entries.filter(({ level }) => level === 'error')).toEqual([])
    for (const secret of ['48.123456', 'pvk_live']) expect(lines.join('')).not.toContain(secret)
    expect(entries.at(-1)).toMatchObject({ event: 'stopped' })
  })
})
