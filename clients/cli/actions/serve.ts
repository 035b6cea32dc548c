import type { Call } from '../command.ts'
import { serverCommand } from '../server-command.ts'
import { exitCode, stopWords } from '../stop-words.ts'

/** The settings that options set, by the words of the service. */
const SETTINGS = { port: 'PORT', data: 'DATA_DIR' } as const

/** A text of the service with its environment variables replaced by the given options. */
export function inServeOptions(text: string, values: Call['values']): string {
  return Object.entries(SETTINGS).reduce((said, [option, setting]) => {
    if (values[option] === undefined) return said
    return said.replace(new RegExp(`^${setting}="([^"]*)"`, 'gm'), `--${option} $1`).replaceAll(`set ${setting} `, `set --${option} `)
  }, text)
}

export async function serveAction({ values, root }: Call): Promise<void> {
  const { command, environment } = serverCommand(root)
  const server = Bun.spawn([...command], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, ...environment, ...(values.port && { PORT: values.port }), ...(values.data && { DATA_DIR: values.data }) },
  })
  // The service ends its work first; this program ends with it.
  let asked: NodeJS.Signals | null = null
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      asked = signal
      server.kill(signal)
    })
  const decoder = new TextDecoder()
  for await (const bytes of server.stderr) process.stderr.write(inServeOptions(decoder.decode(bytes, { stream: true }), values))
  await server.exited
  const { exitCode: code } = server
  const signalCode = server.signalCode as NodeJS.Signals | null
  // Where the service could not start, it has said why.
  if (asked !== null || signalCode !== null) console.error(stopWords(asked, code, signalCode))
  process.exitCode = exitCode(code, signalCode)
}
