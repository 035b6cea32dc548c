import { serveStdio } from '@pvyield/mcp'
import { createPvyield } from '@pvyield/sdk'
import type { Call } from '../command.ts'
import { withOwnService } from '../own-service.ts'
import { UsageError } from '../usage-error.ts'

/**
 * The tools of the Model Context Protocol on standard input and output. Without an address it starts a
 * server of its own, with a store that it deletes at the end.
 */
export async function mcpAction({ values, root }: Call): Promise<void> {
  if (values.server !== undefined) await serveStdio(checked(values.server))
  else await withOwnService(root, process.env, (address, ended) => Promise.race([serveStdio(address), ended]))
}

function checked(address: string): string {
  try {
    createPvyield({ baseUrl: address })
  } catch (error) {
    throw new UsageError((error as Error).message) // it says what to write instead
  }
  return address.replace(/\/+$/, '')
}
