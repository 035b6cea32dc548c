import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server of the S3 protocol that checks signatures, when there is one: docs/architecture.md says where it comes from. */
export const S3S = process.env.S3S ?? Bun.which('s3s-fs')

/** Such a server in its own process, with a bucket of its own. */
export interface S3Server {
  readonly url: string
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  /** Starts it again on its bucket, at the same address. */
  start(): Promise<void>
  /** Ends it and deletes its bucket. */
  stop(): Promise<void>
}

/** It has to be percent-encoded in an address. */
const SECRET = 'se/cr+et:@%'

export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-s3-'))
  mkdirSync(join(folder, 'bucket'))
  const free = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const port = String(free.port)
  await free.stop(true)
  const keys = ['--access-key', 'key', '--secret-key', SECRET]
  const spawn = () => Bun.spawn([S3S ?? '', '--host', '127.0.0.1', '--port', port, ...keys, folder], { stdout: 'ignore', stderr: 'ignore' })
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
  let server = spawn()
  const start = async () => {
    while (!(await isUp())) await Bun.sleep(20)
  }
  await start()
  const kill = async () => {
    server.kill('SIGKILL')
    await server.exited
  }
  return {
    url: `http://key:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/bucket/some/prefix`,
    kill,
    start: async () => {
      server = spawn()
      await start()
    },
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
