import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { AnsweredTransport } from './answered-transport.ts'
import { createServer } from './server.ts'
import { connect } from './service.ts'

/**
 * Serves the tools of the service at an address on standard input and output, until the input ends and every request
 * that it had is answered.
 */
export async function serveStdio(baseUrl: string): Promise<void> {
  const server = createServer(connect(baseUrl, (request) => fetch(request)))
  const transport = new AnsweredTransport(new StdioServerTransport())
  const ended = new Promise<void>((resolve) => process.stdin.once('end', resolve))
  await server.connect(transport)
  await ended
  await transport.answered()
  await server.close()
}
