import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A real database server, when there is one: docs/architecture.md says where it comes from. */
export const SQLD = process.env.SQLD ?? Bun.which('sqld')

/** As `deploy/` starts it. */
export const CHECKPOINTS = ['--checkpoint-interval-s', '10']

/** A database server in its own process, with a store of its own. */
export interface Sqld {
  readonly url: string
  /** Its process, which `restart` changes. */
  readonly pid: number
  /** Kills it with SIGKILL and starts it again on its store, at the same address. */
  restart(): Promise<void>
  /** Ends it and deletes its store. */
  stop(): Promise<void>
}

export async function startSqld(): Promise<Sqld> {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-sqld-'))
  const free = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const url = `http://127.0.0.1:${free.port}`
  await free.stop(true)
  const spawn = () =>
    Bun.spawn([SQLD ?? '', '--http-listen-addr', url.slice('http://'.length), '-d', join(folder, 'db'), '--no-welcome', ...CHECKPOINTS], {
      stdout: 'ignore',
      stderr: 'ignore',
    })
  const isUp = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  let server = spawn()
  while (!(await isUp())) await Bun.sleep(20)
  return {
    url,
    get pid() {
      return server.pid
    },
    restart: async () => {
      server.kill('SIGKILL')
      await server.exited
      server = spawn()
      while (!(await isUp())) await Bun.sleep(20)
    },
    stop: async () => {
      server.kill()
      await server.exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
