import { isIPv6 } from 'node:net'
import type { Config } from './config.ts'

/** Addresses that a service listens on, and no client can call. */
const EVERY_ADDRESS: readonly string[] = ['0.0.0.0', '::', '*']

/**
 * The address of the service for links in mails and for the commands that its pages show: `BASE_URL`, or else where it
 * listens.
 */
export function publicUrl({ baseUrl, host, port }: Pick<Config, 'baseUrl' | 'host' | 'port'>): string {
  if (baseUrl !== '') return baseUrl
  const name = EVERY_ADDRESS.includes(host) ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}
