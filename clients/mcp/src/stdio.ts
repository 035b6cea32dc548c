import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createServer } from './server.ts'
import { connect } from './service.ts'

/** Serves the tools of the service at an address on standard input and output, until they close. */
export async function serveStdio(baseUrl: string): Promise<void> {
  const server = createServer(connect(baseUrl, (request) => fetch(request)))
  const transport = new StdioServerTransport()
  const closed = new Promise<void>((resolve) => process.stdin.once('end', resolve))
  await server.connect(transport)
  await closed
  await server.close()
}
