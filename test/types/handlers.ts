import type { Handlers } from '@pvyield/contract/handlers'

/** What does not compile: answers that the document does not state. */

type Own = Handlers<object>

export const ready: Own['getReady'] = async () => ({ status: 200, body: { status: 'ready' } })

// @ts-expect-error a member is missing
export const empty: Own['getReady'] = async () => ({ status: 200, body: {} })

// @ts-expect-error the status has another word
export const otherWord: Own['getReady'] = async () => ({ status: 200, body: { status: 'fine' } })

// @ts-expect-error the document states no 201
export const otherStatus: Own['getReady'] = async () => ({ status: 201, body: { status: 'ready' } })

// @ts-expect-error a failure is thrown, not returned
export const failure: Own['getReady'] = async () => ({ status: 503, body: { status: 'ready' } })

// @ts-expect-error an operation that the document does not have
export type Unknown = Own['getNothing']

// @ts-expect-error the drawing is SVG
export const drawing: Own['drawSceneExample'] = async () => ({ status: 200, contentType: 'text/html', body: '' })
