import type { Call } from '../command.ts'
import { serverCommand } from '../server-command.ts'

export async function serveAction({ values, root }: Call): Promise<void> {
  const { command, environment } = serverCommand(root)
  const server = Bun.spawn([...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment, ...(values.port && { PORT: values.port }), ...(values.data && { DATA_DIR: values.data }) },
  })
  // The service ends its work first; this program ends with it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  process.exitCode = await server.exited
}
