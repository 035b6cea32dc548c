import { isIPv6 } from 'node:net'
import { VERSION } from '../version.ts'
import { ReceiverRefused, type Resolve, receiverAddress, receiverUrl, resolveName, type WebhookReach } from './receiver.ts'

/** Time for an attempt, with the look-up of the name. */
export const ATTEMPT_MILLIS = 10_000
const AGENT = `pvyield-webhooks/${VERSION}`
const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the receiver refused the connection',
  ConnectionRefused: 'the receiver refused the connection',
  ECONNRESET: 'the receiver closed the connection',
  ConnectionClosed: 'the receiver closed the connection',
  ENOTFOUND: 'the name has no address',
  DNS_ENOTFOUND: 'the name has no address',
  ENODATA: 'the name has no address',
  DNS_ENODATA: 'the name has no address',
}

/** What became of an attempt. */
export interface Attempt {
  /** Null when there was no answer. */
  readonly status: number | null
  /** Why it failed; null for one that arrived. */
  readonly reason: string | null
  /** The pause that the receiver asks for. */
  readonly retryAfterMillis: number | null
  readonly millis: number
}

export interface PostOptions {
  readonly reach: WebhookReach
  readonly resolve?: Resolve
  /** Certificates that are trusted; those of the machine without. */
  readonly ca?: string
  readonly timeoutMillis?: number
  /** Ends the attempt early. */
  readonly signal?: AbortSignal
}

/**
 * Posts a message to an address that somebody chose, once. It connects to the address that was checked, follows
 * no redirect, reads nothing of the answer but its status, and ends in time. Never fails.
 */
export async function post(text: string, headers: Record<string, string>, body: string, options: PostOptions): Promise<Attempt> {
  const { reach, resolve = resolveName, ca, timeoutMillis = ATTEMPT_MILLIS } = options
  const begun = performance.now()
  const late = AbortSignal.timeout(timeoutMillis)
  const signal = options.signal === undefined ? late : AbortSignal.any([late, options.signal])
  const ended = (status: number | null, reason: string | null, retryAfterMillis: number | null = null): Attempt => ({
    status,
    reason,
    retryAfterMillis,
    millis: Math.round(performance.now() - begun),
  })
  try {
    const url = receiverUrl(text, reach)
    const address = await receiverAddress(url, reach, resolve)
    const { host, hostname } = url
    url.hostname = isIPv6(address) ? `[${address}]` : address
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: { ...headers, host, 'content-type': 'application/json', 'user-agent': AGENT, 'accept-encoding': 'identity' },
      redirect: 'manual',
      keepalive: false,
      decompress: false,
      signal,
      // The certificate has to be that of the name, which the address alone does not say.
      ...(url.protocol === 'https:' && { tls: { serverName: hostname.replace(/^\[|\]$|\.$/g, ''), ...(ca !== undefined && { ca }) } }),
    })
    void answer.body?.cancel().catch(() => undefined)
    return ended(answer.status, reasonOf(answer.status), retryAfter(answer.headers.get('retry-after')))
  } catch (cause) {
    if (cause instanceof ReceiverRefused) return ended(null, cause.message)
    if (late.aborted) return ended(null, `no answer within ${timeoutMillis / 1000} s`)
    if (signal.aborted) return ended(null, 'the service stopped')
    return ended(null, causeText(cause))
  }
}

/** Null for a message that arrived. */
function reasonOf(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `it redirects (HTTP ${status}), which is not followed: give the address that answers itself`
  return `it answered HTTP ${status}`
}

/** A cause without the address, which may have a secret. */
function causeText(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const known = CAUSES[code]
  if (known !== undefined) return known
  const isOfCertificate = /CERT|SIGNATURE|ISSUER/.test(code)
  return `${isOfCertificate ? 'the certificate of the receiver is not valid for its name' : 'the receiver cannot be reached'}${code === '' ? '' : ` (${code})`}`
}

/** Null for a date, which is unreliable because the clocks may differ. */
function retryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null
}
