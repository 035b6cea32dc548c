import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const REQUESTS = 60
const MAIN = join(import.meta.dir, '..', '..', 'server', 'main.ts')

interface Line {
  readonly event: string
  readonly port?: number
  readonly request_id?: string
}

test('SIGTERM right after many requests loses no line of the log', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pvyield-test-'))
  const server = Bun.spawn([process.execPath, MAIN], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, WORKERS: '1' },
    stdout: 'pipe',
  })
  try {
    const lines: Line[] = []
    let rest = ''
    const listening = Promise.withResolvers<number>()
    const read = (async () => {
      for await (const text of server.stdout.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + text).split('\n')
        rest = parts.pop() ?? ''
        for (const part of parts) {
          const line = JSON.parse(part) as Line
          lines.push(line)
          if (line.event === 'listening') listening.resolve(line.port ?? 0)
        }
      }
    })()
    const address = `http://127.0.0.1:${await listening.promise}/api/health`
    const ids = Array.from({ length: REQUESTS }, (_, k) => `request-${k}`)
    await Promise.all(ids.map(async (id) => (await fetch(address, { headers: { 'x-request-id': id } })).arrayBuffer()))
    server.kill('SIGTERM')
    expect(await server.exited).toBe(0)
    await read
    expect(
      lines
        .filter(({ event }) => event === 'request')
        .map((line) => line.request_id ?? '')
        .sort(),
    ).toEqual(ids.sort())
    expect([lines.at(-1), rest]).toMatchObject([{ event: 'stopped', signal: 'SIGTERM' }, ''])
  } finally {
    server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
})
