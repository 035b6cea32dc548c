import { join } from 'node:path'
import { unpackedService } from './embedded-service.ts'

/** How the service is started: a command, and what its environment has besides. */
export interface ServerCommand {
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

/** The command that starts a service. @param root  folder of the repository */
export function serverCommand(root: string): ServerCommand {
  const service = unpackedService()
  if (service === null) return { command: [process.execPath, 'run', join(root, 'server', 'main.ts')], environment: {} }
  // The binary is a Bun too, which runs the service from its files.
  return {
    command: [process.execPath, join(service, 'server', 'main.js')],
    environment: { BUN_BE_BUN: '1', PVYIELD_SERVICE_ROOT: service },
  }
}
