import type { AddressShare } from './address-share.ts'
import { MAIN_THREAD_MAX_BYTES, readSentBytes, sentBody } from './body.ts'
import { acceptedEncoding } from './compression.ts'
import { asInner } from './inner-request.ts'
import { requireJson } from './input.ts'
import { readJsonText } from './json-text.ts'
import { MEBIBYTE } from './mebibyte.ts'
import type { Endpoint, MountOptions, Page } from './mount-options.ts'
import { networkOf } from './network.ts'
import { Problem } from './problem.ts'
import { writeReply } from './respond.ts'
import type { Responder } from './visit.ts'

/** Endpoints read their messages on the main thread. */
const ENDPOINT_LIMITS = { maxBytes: MEBIBYTE, maxInflatedBytes: MEBIBYTE }

export function pageResponder({ answer, path }: Page, { sending }: MountOptions): Responder {
  const route = path.replaceAll(/:(\w+)/g, '{$1}')
  return async (request, visit, params) => {
    visit.route = route
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'))
    const reply = await answer(Object.values(params)[0] ?? '', encoding, request.headers.get('accept'))
    return writeReply(reply, encoding, sending.to(visit.address))
  }
}

export function endpointResponder(
  { answer, path }: Endpoint,
  { bodies }: MountOptions,
  share: AddressShare,
  send: (request: Request) => Promise<Response>,
): Responder {
  const respond: Responder = async (request, visit) => {
    const { address, limitSilence } = visit
    visit.route = path
    limitSilence(0)
    requireJson(request)
    const hold = bodies.hold()
    try {
      const body = sentBody(await readSentBytes(request, ENDPOINT_LIMITS, hold))
      if (!('text' in body))
        throw new Problem('payload_too_large', `A message may have ${MAIN_THREAD_MAX_BYTES / 1024} kB: name weather and components by id`)
      const inner = (sent: Request) => {
        // The client that leaves ends the work that it asked for.
        const signal = AbortSignal.any([sent.signal, request.signal])
        const own = new Request(sent, { signal })
        const authorization = request.headers.get('authorization')
        if (authorization !== null) own.headers.set('authorization', authorization)
        return send(asInner(own, address))
      }
      const { status, headers, body: content } = await answer(request, readJsonText(body.text).value, inner)
      return new Response(content, { status, headers })
    } finally {
      hold.release()
    }
  }
  return (request, visit, params) => share.run(networkOf(visit.address), () => respond(request, visit, params))
}
