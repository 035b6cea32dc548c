import type { Endpoint } from '../http/mount-options.ts'

/**
 * `POST /mcp`: the tools of the Model Context Protocol, without sessions. Its tools send ordinary
 * requests to this service, which count against the limits of the client. The code of the protocol
 * is loaded with the first message: it takes 8 MB of memory.
 */
export function mcpEndpoint(): Endpoint {
  let loading: Promise<InstanceType<typeof import('@pvyield/mcp').McpOverHttp>> | undefined
  return {
    path: '/mcp',
    answer: async (request, message, fetch) => {
      loading ??= import('@pvyield/mcp').then(({ McpOverHttp }) => new McpOverHttp())
      return (await loading).answer(request, message, fetch)
    },
  }
}
