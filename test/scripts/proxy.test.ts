import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NGINX, nginxCommand, serveProxy } from '../../scripts/proxy.ts'

const ROOT = join(import.meta.dir, '..', '..')
const MIB = 1024 * 1024

/** A server behind the proxy, which says how much it was sent. */
const target = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const { pathname, search } = new URL(request.url)
    const bytes = (await request.arrayBuffer()).byteLength
    const sent = { pathname, query: search.length, header: request.headers.get('x-long')?.length ?? 0, bytes }
    return Response.json(sent, { status: bytes > 6 * MIB ? 413 : 200 })
  },
})

async function freePort(): Promise<number> {
  const free = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port = 0 } = free
  await free.stop(true)
  return port
}

/** The answer to a body in pieces of a length, each a chunk of its own. */
async function sendChunks(port: number, bytes: number, pieceBytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const answer = new Promise<string>((resolve, reject) => {
    let got = ''
    socket.on('data', (data) => {
      got += data
      if (/\r\n\r\n.*[}>]/s.test(got)) resolve(got)
    })
    socket.on('close', () => resolve(got))
    socket.on('error', reject)
  })
  socket.write('POST /body HTTP/1.1\r\nHost: pv\r\nTransfer-Encoding: chunked\r\n\r\n')
  socket.write(`${pieceBytes.toString(16)}\r\n${'x'.repeat(pieceBytes)}\r\n`.repeat(bytes / pieceBytes))
  socket.write('0\r\n\r\n')
  const got = await answer
  socket.destroy()
  return got
}

const PROXIES = {
  nginx: async (port: number, targets: readonly string[]) => {
    // As of the cluster: others may not enter it.
    const folder = mkdtempSync(join(tmpdir(), 'pvyield-proxy-'))
    const nginx = Bun.spawn(nginxCommand(NGINX ?? '', folder, port, targets), { stdout: 'ignore', stderr: 'ignore' })
    return async () => {
      nginx.kill()
      await nginx.exited
      rmSync(folder, { recursive: true })
    }
  },
  'the small one': async (port: number, targets: readonly string[]) => {
    const proxy = serveProxy(port, targets)
    return () => proxy.stop(true)
  },
}

afterAll(() => target.stop(true))

for (const [name, begin] of Object.entries(PROXIES)) {
  const isThere = name !== 'nginx' || NGINX !== null
  describe.skipIf(!isThere)(`the proxy of a cluster, ${name}${isThere ? '' : ' (skipped: set NGINX or PATH to nginx)'}`, () => {
    let port: number
    let end: () => Promise<void>
    const url = (path: string) => `http://127.0.0.1:${port}${path}`
    beforeAll(async () => {
      port = await freePort()
      // The first of them refuses connections.
      end = await begin(port, [`127.0.0.1:${await freePort()}`, `127.0.0.1:${target.port}`])
      const isUp = () =>
        fetch(url('/')).then(
          () => true,
          () => false,
        )
      while (!(await isUp())) await Bun.sleep(20)
    })
    afterAll(() => end())

    test.each([
      [3_000_000, 4],
      [6_000_000, 100],
      [100_000, 1],
    ])('passes %d bytes in chunks of %d on, to the next server when one refuses', async (bytes, pieceBytes) => {
      for (let k = 0; k < 3; k++) expect(await sendChunks(port, bytes, pieceBytes)).toContain(`"bytes":${bytes}}`)
    })

    test('lets the service refuse what is longer than its limits', async () => {
      const answer = await fetch(url('/body'), { method: 'POST', body: new Uint8Array(7 * MIB) })
      expect([answer.status, await answer.json()]).toEqual([413, { pathname: '/body', query: 0, header: 0, bytes: 7 * MIB }])
      const long = 'x'.repeat(15_000)
      expect(await (await fetch(url(`/a?${long}`))).json()).toMatchObject({ query: 15_001 })
      expect(await (await fetch(url('/a'), { headers: { 'x-long': long } })).json()).toMatchObject({ header: 15_000 })
      // Of Bun itself, without a body.
      const refused = await fetch(url('/a'), { headers: { 'x-long': 'x'.repeat(20_000) } })
      expect([refused.status, await refused.text()]).toEqual([431, ''])
    })

    test('shows no metrics', async () => {
      const answer = await fetch(url('/metrics'))
      expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('pathname')])
    })
  })
}

test('the samples have the limits of the cluster, and show no metrics', () => {
  const nginx = readFileSync(join(ROOT, 'docs/samples/nginx.conf'), 'utf8')
  for (const line of ['client_max_body_size 8m;', 'large_client_header_buffers 4 64k;', 'location = /metrics { return 404; }']) {
    expect(nginx).toContain(line)
    expect(readFileSync(join(ROOT, 'scripts/proxy.ts'), 'utf8')).toContain(line)
  }
  for (const file of ['docs/samples/Caddyfile', 'deploy/compose/Caddyfile']) {
    const caddy = readFileSync(join(ROOT, file), 'utf8')
    expect(caddy).toMatch(/request_body \{[^}]*max_size 8MiB\n/)
    expect(caddy).toContain('respond /metrics 404')
  }
})
