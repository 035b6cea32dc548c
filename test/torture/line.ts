import { connect, createServer } from 'node:net'
import { freePort } from './server-process.ts'

/** A way to a server, in its own process, which can be stopped as a network that does not answer. */
export interface Line {
  readonly url: string
  readonly pid: number
  cut(): Promise<void>
}

export async function openLine(to: string): Promise<Line> {
  const port = await freePort()
  const target = new URL(to).port
  const line = Bun.spawn([process.execPath, 'run', import.meta.path, String(port), target], { stdout: 'pipe', stderr: 'inherit' })
  await line.stdout.getReader().read() // it listens
  return {
    url: `http://127.0.0.1:${port}`,
    pid: line.pid,
    cut: async () => {
      line.kill('SIGKILL')
      await line.exited
    },
  }
}

if (import.meta.main) {
  const [port, target] = process.argv.slice(2).map(Number)
  const server = createServer((from) => {
    const to = connect(target ?? 0, '127.0.0.1')
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  server.listen(port, '127.0.0.1', () => console.log('listens'))
}
