/** Hosts of this machine, as `URL` writes them. */
const LOOPBACK = /^(127(\.\d+){3}|\[::1\]|localhost)$/

/**
 * The address of a server on this machine, without a slash at its end.
 * Fails: Error for another host: a load of requests is an attack on a machine whose owner did not ask for it.
 */
export function loopbackUrl(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol === 'http:' && LOOPBACK.test(url.hostname)) return url.origin
  throw new Error(`The load goes to servers on this machine only, such as http://127.0.0.1:8080, and not to ${JSON.stringify(text)}`)
}
