import type { Route } from '@pvyield/contract/routes'
import { turns } from '../event-loop/turns.ts'
import type { Account } from './account.ts'
import type { AddressShare } from './address-share.ts'
import { acceptedEncoding } from './compression.ts'
import type { Context } from './context.ts'
import { isFromOtherSite, sentCredentials, unauthorized } from './credentials.ts'
import { mediaTypeOf, readInput } from './input.ts'
import { preferredType } from './media-type.ts'
import type { MountOptions } from './mount-options.ts'
import { networkOf } from './network.ts'
import { type AnyReply, writeReply } from './respond.ts'
import { refuseSpeculation } from './speculation.ts'
import { ALWAYS_ANSWERED, type Responder } from './visit.ts'

type AnyHandler = (input: { params: unknown; query: unknown; headers: unknown; body: unknown; context: Context }) => Promise<AnyReply>

/** Whether opening the address runs a plant. */
export function isRunOfAddress({ method, runLike }: Route): boolean {
  return method === 'get' && runLike
}

export function operation(route: Route, options: MountOptions, share: AddressShare): Responder {
  const { handlers, bodies, sending } = options
  const handler = handlers[route.handler] as AnyHandler
  const offered = route.responses[200] ?? []
  const vary = offered.length > 1 ? 'accept, accept-encoding' : 'accept-encoding'
  const isAlwaysAnswered = ALWAYS_ANSWERED.includes(route.handler)
  const hasTag = 304 in route.responses
  const respond: Responder = async (request, visit, params) => {
    const { requestId, address, path, begun, timings, limitSilence } = visit
    visit.route = route.path
    // From here on the body has its deadline (body-deadline.ts), and the work its own.
    limitSilence(0)
    if (isRunOfAddress(route)) refuseSpeculation(request)
    if (!isAlwaysAnswered) await turns.room()
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
    const time = (name: string, millis: number) => void timings.push(`${name};dur=${millis.toFixed(1)}`)
    const found = isAlwaysAnswered ? null : accountOf(request, options)
    // A known account costs no turn of the event loop.
    const account = found instanceof Promise ? await found : found
    requireAccount(route, account)
    const hold = bodies.hold()
    try {
      const input = await readInput(route, request, params, bodies, hold)
      time('read', performance.now() - begun)
      const mediaType = preferredType(request.headers.get('accept'), offered)
      const { signal } = request
      const authorization = request.headers.get('authorization')
      const caller = account?.id ?? networkOf(address)
      const fromOtherSite = () => isFromOtherSite(request, options.baseUrl)
      const context: Context = {
        requestId,
        address,
        account,
        caller,
        signal,
        authorization,
        isFromOtherSite: fromOtherSite,
        path,
        encoding,
        mediaType,
        sentType: mediaTypeOf(request.headers.get('content-type') ?? ''),
        keepBody: () => hold.keep(),
        time,
      }
      const asked = { vary, isHead: request.method === 'HEAD', ifNoneMatch: hasTag ? request.headers.get('if-none-match') : undefined }
      const reply = await handler(Object.assign(input, { context }))
      if (!isAlwaysAnswered) await turns.room()
      const response = await writeReply(reply, encoding, sending.to(caller), asked)
      if (account !== null) keepPrivate(response.headers)
      return response
    } finally {
      hold.release()
    }
  }
  if (isAlwaysAnswered) return respond
  return (request, visit, params) => share.run(networkOf(visit.address), () => respond(request, visit, params))
}

/** Fails: Problem unauthorized, forbidden, storage_unavailable. */
function accountOf(request: Request, { accounts, baseUrl }: MountOptions): Account | null | Promise<Account | null> {
  const credentials = sentCredentials(request, accounts.cookieName, baseUrl)
  return credentials === null ? null : accounts.accountOf(credentials)
}

function requireAccount({ auth }: Route, account: Account | null): void {
  if (auth === 'required' && account === null)
    throw unauthorized('This operation needs an account: send an API key as Authorization: Bearer, or sign in at /signin')
}

/** What an account gets is kept in no cache, and shown by no page of another site. */
function keepPrivate(headers: Headers): void {
  headers.set('cache-control', 'private, no-store')
  headers.set('cross-origin-resource-policy', 'same-origin')
}
