const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const IPV4_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$/
const BRACKETED = /^\[([^\]]*)\](?::\d+)?$/

/** An address without the port and brackets that some proxies write, and IPv4 as IPv4. */
export function plainAddress(written: string): string {
  if (!written.includes(':')) return written
  const address = IPV4_PORT.exec(written)?.[1] ?? BRACKETED.exec(written)?.[1] ?? written
  return IPV4_MAPPED.exec(address)?.[1] ?? address
}

/**
 * Who limits count for an address: itself, or the first 64 bits of IPv6. A connection gets at least
 * those (RFC 6177), so that one caller has 2^64 addresses and would never meet a limit.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':')
  // Enough zeros for the first four: what follows the `::` is behind them, or the zeros reach it.
  const behind = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length)
  const all = [...groups, ...new Array<string>(zeros).fill('0'), ...behind]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '') || '0')
    .join(':')}::/64`
}
