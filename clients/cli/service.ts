import type { Pvyield } from '@pvyield/sdk'
import { readNamed } from './input-file.ts'
import { UsageError } from './usage-error.ts'

/** A client of the service at an address. Fails: UsageError for an address that is none. */
export async function connectTo(address: string): Promise<Pvyield> {
  const { createPvyield } = await import('@pvyield/sdk')
  const { PVYIELD_API_KEY: apiKey = '' } = process.env
  try {
    return createPvyield({ baseUrl: address, ...(apiKey !== '' && { apiKey }) })
  } catch (error) {
    throw new UsageError(`--server ${address}: ${(error as Error).message}`)
  }
}

/** A file as the SDK sends it. */
export function uploadOf(path: string): File {
  const { name, bytes } = readNamed(path)
  return new File([new Uint8Array(bytes)], name)
}
