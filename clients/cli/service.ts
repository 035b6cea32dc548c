import type { Pvyield, PvyieldOptions } from '@pvyield/sdk'
import { readNamed } from './input-file.ts'
import { UsageError } from './usage-error.ts'

/** How a service is asked, where it is not as usual. */
export interface Asking {
  /** Time limit of a call. */
  readonly timeoutMs?: number
  /** Media type of the answers, where it is not JSON. */
  readonly accept?: string
}

/** A client of the service at an address. Fails: UsageError for an address that is none. */
export async function connectTo(address: string, asking: Asking = {}): Promise<Pvyield> {
  const { createPvyield } = await import('@pvyield/sdk')
  const { PVYIELD_API_KEY: apiKey = '' } = process.env
  try {
    return createPvyield({ baseUrl: address, ...(apiKey !== '' && { apiKey }), ...askingFor(asking) })
  } catch (error) {
    throw new UsageError(`--server ${address}: ${(error as Error).message}`)
  }
}

/** The options of a client that asks so. */
export function askingFor({ timeoutMs, accept }: Asking): Pick<PvyieldOptions, 'timeoutMs' | 'fetch'> {
  return { ...(timeoutMs !== undefined && { timeoutMs }), ...(accept !== undefined && { fetch: accepting(accept) }) }
}

function accepting(mediaType: string): typeof fetch {
  const ask = (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input as Request, init)
    request.headers.set('accept', mediaType)
    return fetch(request)
  }
  return ask as typeof fetch
}

/** A file as the SDK sends it. */
export function uploadOf(path: string): File {
  const { name, bytes } = readNamed(path)
  return new File([new Uint8Array(bytes)], name)
}
