/** Requests that a part of the service sends to itself, with the address of the client they are for. */
const addresses = new WeakMap<Request, string>()

/**
 * Marks a request as sent by the service itself on behalf of a client, whose limits it counts
 * against. It has no connection.
 */
export function asInner(request: Request, address: string): Request {
  addresses.set(request, address)
  return request
}

/** Address of the client that an inner request is for; undefined for a request that came by a socket. */
export function innerAddress(request: Request): string | undefined {
  return addresses.get(request)
}
