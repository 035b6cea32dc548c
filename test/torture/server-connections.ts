import { readFileSync } from 'node:fs'

const ESTABLISHED = '01'

/**
 * Number of connections that a server on this port holds, as the kernel counts them: a client that
 * reads nothing does not notice the end of its own.
 */
export function connectionsOf(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(local) && fields[3] === ESTABLISHED).length
}
