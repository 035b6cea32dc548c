import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

/** A client of the protocol's own SDK, and how a model would use it. */
export async function connectClient(transport: Transport) {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  /** The text that a tool answers, and whether it is an error. */
  async function text(name: string, given: Record<string, unknown>): Promise<{ isError: boolean; text: string }> {
    const { content, isError } = (await client.callTool({ name, arguments: given }, undefined, { timeout: 600_000 })) as CallToolResult
    const [first] = content
    return { isError: isError === true, text: first?.type === 'text' ? first.text : '' }
  }
  /** The JSON that a tool answers. */
  async function call<Answer>(name: string, given: Record<string, unknown>): Promise<Answer> {
    const answer = await text(name, given)
    if (answer.isError) throw new Error(`${name}: ${answer.text}`)
    return JSON.parse(answer.text) as Answer
  }
  return { client, text, call, close: () => client.close() }
}
