import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { createServer } from './server.ts'
import { connect, type Fetch, type OpenApi } from './service.ts'

/** Requests of tools stay in the process: the address is only a form. */
const SAME_PROCESS = 'http://localhost'

/** Answers MCP messages over HTTP, without sessions: each message has its own server. */
export class McpOverHttp {
  private readonly documents: { kept?: Promise<OpenApi> } = {}

  /**
   * @param message  parsed body of the request
   * @param fetch  sends the requests of the tools
   */
  async answer(request: Request, message: unknown, fetch: Fetch): Promise<Response> {
    const server = createServer(connect(SAME_PROCESS, fetch, this.documents))
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    try {
      return await transport.handleRequest(request, { parsedBody: message })
    } finally {
      await server.close()
    }
  }
}
