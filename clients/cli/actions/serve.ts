import type { Call } from '../command.ts'
import { serverCommand } from '../server-command.ts'

export async function serveAction({ values, root }: Call): Promise<void> {
  const server = Bun.spawn([...serverCommand(root)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(values.port && { PORT: values.port }), ...(values.data && { DATA_DIR: values.data }) },
  })
  // The service ends its work first; this program ends with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  process.exitCode = await server.exited
}
