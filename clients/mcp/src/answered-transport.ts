import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import type { JSONRPCMessage, RequestId } from '@modelcontextprotocol/sdk/types.js'

/** A transport that knows which requests have no answer yet. */
export class AnsweredTransport implements Transport {
  onmessage?: Transport['onmessage']
  onclose?: Transport['onclose']
  onerror?: Transport['onerror']
  private readonly open = new Set<RequestId>()
  private readonly waiting: (() => void)[] = []

  constructor(private readonly inner: Transport) {}

  async start(): Promise<void> {
    this.inner.onmessage = (message, extra) => {
      if ('method' in message && 'id' in message) this.open.add(message.id)
      else if ('method' in message && message.method === 'notifications/cancelled') this.settle(message.params?.requestId as RequestId)
      this.onmessage?.(message, extra)
    }
    this.inner.onclose = () => this.onclose?.()
    this.inner.onerror = (error) => this.onerror?.(error)
    await this.inner.start()
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.inner.send(message)
    if (!('method' in message) && message.id !== undefined) this.settle(message.id)
  }

  close(): Promise<void> {
    return this.inner.close()
  }

  /** Resolves when every request has been answered or cancelled. */
  async answered(): Promise<void> {
    if (this.open.size > 0) await new Promise<void>((resolve) => this.waiting.push(resolve))
  }

  private settle(id: RequestId): void {
    this.open.delete(id)
    if (this.open.size === 0) for (const resolve of this.waiting.splice(0)) resolve()
  }
}
