import { join } from 'node:path'
import { unpackedService } from './embedded-service.ts'

/** The programs of the service: itself, and what its operator runs next to it. */
export type ServerProgram = 'main' | 'backup' | 'audit'

/** How a program of the service is started: a command, and what its environment has besides. */
export interface ServerCommand {
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

/** The command that starts a program of the service. @param root  folder of the repository */
export function serverCommand(root: string, program: ServerProgram = 'main'): ServerCommand {
  const service = unpackedService()
  if (service === null) return { command: [process.execPath, 'run', join(root, 'server', `${program}.ts`)], environment: {} }
  // The binary is a Bun too, which runs the service from its files.
  return {
    command: [process.execPath, join(service, 'server', `${program}.js`)],
    environment: { BUN_BE_BUN: '1', PVYIELD_SERVICE_ROOT: service },
  }
}
