import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NGINX } from '../../scripts/proxy.ts'
import { read } from './deploy-files.ts'

/** The samples of nginx, as nginx reads them, and what callers get while servers behind it restart. */

const SKIPPED = NGINX === null ? ' (skipped: set NGINX or PATH to nginx, of the Debian package nginx)' : ''

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pvyield-nginx-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A sample with TLS taken out, on a port of this machine, with all files of nginx in a folder. */
function settings(sample: string, name: string, port: number): string {
  const own = join(folder, name)
  mkdirSync(own)
  const plain = read(`docs/samples/${sample}`)
    .replaceAll(/^\s*ssl_.*\n/gm, '')
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`).join(' ')
  const file = join(own, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${own}/pid; events { } http { access_log off; client_body_buffer_size 6m; ${temporary}\n${plain} }`,
  )
  return file
}

test.skipIf(NGINX === null).each(['nginx.conf', 'nginx-several.conf'])(`%s is what nginx takes${SKIPPED}`, async (sample) => {
  const file = settings(sample, `checked-${sample}`, await freePort())
  const { stderr, exitCode } = Bun.spawnSync([NGINX as string, '-t', '-c', file, '-e', join(folder, 'log')], { stderr: 'pipe' })
  expect([exitCode, exitCode === 0 ? '' : stderr.toString()]).toEqual([0, ''])
})

const answering = (port: number) =>
  Bun.serve({ port, hostname: '127.0.0.1', reusePort: false, fetch: async (request) => new Response(await request.text()) })

test.skipIf(NGINX === null)(`nginx-several.conf: two servers restart one after the other and no POST is 502${SKIPPED}`, async () => {
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const
  const file = settings('nginx-several.conf', 'several', port)
  const named = /127\.0\.0\.1:(8091|8092)/g
  writeFileSync(
    file,
    (await Bun.file(file).text()).replaceAll(named, (_, one) => `127.0.0.1:${ports[Number(one) - 8091]}`),
  )
  const servers = ports.map(answering)
  const nginx = Bun.spawn([NGINX as string, '-c', file, '-e', join(folder, 'log')], { stdout: 'ignore', stderr: 'ignore' })
  try {
    const post = () => fetch(`http://127.0.0.1:${port}/api/run/simple`, { method: 'POST', body: 'a run' })
    for (;;) {
      if (
        await post()
          .then((answer) => answer.ok)
          .catch(() => false)
      )
        break
      await Bun.sleep(50)
    }
    const statuses: number[] = []
    for (const [at, own] of ports.entries()) {
      await servers[at]?.stop(true)
      for (let sent = 0; sent < 5; sent++) statuses.push((await post()).status)
      servers[at] = answering(own)
    }
    expect(statuses).toEqual(Array(10).fill(200))
  } finally {
    nginx.kill()
    await nginx.exited
    await Promise.all(servers.map((server) => server.stop(true)))
  }
})
