import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Redis or Valkey server, when there is one: both are packages of Debian. */
export const REDIS = process.env.REDIS_SERVER ?? Bun.which('redis-server') ?? Bun.which('valkey-server')

/** A Redis server in its own process, which writes what it knows to a folder of its own. */
export interface RedisServer {
  readonly url: string
  /** Its process, which `kill` and `start` change. */
  readonly pid: number
  /** Sends it a command, in a line. Returns the first line of the answer. */
  command(line: string): Promise<string>
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  /** Starts it again on its folder, at the same address. */
  start(): Promise<void>
  /** Ends it and deletes its folder. */
  stop(): Promise<void>
}

export async function startRedis(): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pvyield-redis-'))
  const free = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const port = free.port ?? 0
  await free.stop(true)
  const spawn = () =>
    Bun.spawn(
      [
        REDIS ?? '',
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--dir',
        folder,
        '--appendonly',
        'yes',
        '--maxmemory-policy',
        'noeviction',
      ],
      {
        stdout: 'ignore',
        stderr: 'ignore',
      },
    )
  let server = spawn()
  const start = async () => {
    if (server.exitCode !== null || server.signalCode !== null) server = spawn()
    while (!(await answers(port))) await Bun.sleep(20)
  }
  const kill = async () => {
    server.kill('SIGKILL')
    await server.exited
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return server.pid
    },
    command: (line) => answerOf(port, line),
    kill,
    start,
    stop: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether a server answers PING: while it reads its folder it says that it is loading. */
async function answers(port: number): Promise<boolean> {
  return (await answerOf(port, 'PING').catch(() => '')) === '+PONG'
}

function answerOf(port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.on('error', reject)
    socket.on('data', (data) => {
      socket.destroy()
      resolve(data.toString().split('\r\n')[0] ?? '')
    })
    socket.write(`${command}\r\n`)
  })
}
