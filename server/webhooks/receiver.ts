import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Where webhooks may go. `public`: to https addresses of the public internet. `any`: also to http and to
 * addresses of the operator's own network. `off`: nowhere, and none is made.
 */
export type WebhookReach = 'public' | 'any' | 'off'

/** Ports on which receivers listen. Others would let an account look for services of somebody else. */
const PORTS = ['', '8443']
/** Names that no public resolver knows, whatever those of this machine say. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa)$/

export type Resolve = (host: string) => Promise<readonly string[]>

/** Time for the look-up of a name. */
const LOOKUP_MILLIS = 5000

/** Looks up all addresses of a name. */
export const resolveName: Resolve = async (host) => (await lookup(host, { all: true })).map(({ address }) => address)

/** An address that a webhook may not have. The message says why, and ends without a period. */
export class ReceiverRefused extends Error {}

/** Reads the address of a webhook. Fails: ReceiverRefused. */
export function receiverUrl(text: string, reach: WebhookReach): URL {
  const refuse = (reason: string): never => {
    throw new ReceiverRefused(reason)
  }
  const url = URL.parse(text.trim()) ?? refuse('this is no address: give one such as https://hooks.example.com/pvyield')
  const isAnywhere = reach === 'any'
  if (url.protocol !== 'https:' && !(isAnywhere && url.protocol === 'http:')) refuse('the address has to begin with https://')
  if (url.username !== '' || url.password !== '')
    refuse('the address has a user or password: put a secret into the path or the query, or check the signature instead')
  if (url.hash !== '') refuse('the address has a part after #, which is never sent: leave it out')
  if (isAnywhere) return url
  if (!PORTS.includes(url.port)) refuse(`port ${url.port} is not allowed: receivers listen on 443 or 8443`)
  const host = hostOf(url)
  if (isIP(host) === 0 ? !host.includes('.') || LOCAL_NAME.test(host) : !isPublicAddress(host))
    refuse(`${host} is of a local network: give an address of the public internet`)
  return url
}

/**
 * An address, as digits, of the machine that receives: the one that is connected to, so that a name which
 * changes in between leads nowhere else. All that a name has must be public.
 * Fails: ReceiverRefused; as `resolve` does.
 */
export async function receiverAddress(url: URL, reach: WebhookReach, resolve: Resolve): Promise<string> {
  const host = hostOf(url)
  const addresses = isIP(host) === 0 ? await inTime(resolve(host), host) : [host]
  if (reach !== 'any' && !addresses.every(isPublicAddress))
    throw new ReceiverRefused(`${host} leads to an address that is not of the public internet`)
  const [first] = addresses.toSorted((a, b) => isIP(a) - isIP(b)) // IPv4 first: some networks have no IPv6
  if (first === undefined) throw new ReceiverRefused(`${host} has no address`)
  return first
}

/** Host without brackets and without the dot at the end. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$|\.$/g, '')
}

/** A look-up cannot be stopped: nobody waits for it any longer. */
async function inTime<T>(looking: Promise<T>, host: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ReceiverRefused(`the look-up of ${host} takes too long`)), LOOKUP_MILLIS)
  return Promise.race([looking, promise]).finally(() => clearTimeout(timer))
}
