import type { Action } from '../command.ts'
import { type ServerProgram, serverCommand } from '../server-command.ts'

/** Runs a program that its operator runs next to a service, with the settings of the service. */
export function operating(program: ServerProgram): Action {
  return async ({ root, positionals }) => {
    const { command, environment } = serverCommand(root, program)
    const running = Bun.spawn([...command, ...positionals], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    })
    process.exitCode = await running.exited
  }
}
