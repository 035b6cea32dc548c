import type { NewApiKey } from '@pvyield/contract/schemas'
import type { TestService } from '../service.ts'

export const ORIGIN = 'http://localhost'
export const TERMS_VERSION = '2026-11-23'

/** Someone who is signed in to a service that writes its mails to the log. */
export interface Person {
  readonly email: string
  /** Header Cookie of the session. */
  readonly cookie: string
  /** As a page of the server, with the session. */
  call(method: string, path: string, body?: unknown): Promise<Response>
  /** As a program, with the key. */
  callWith(key: string, method: string, path: string, body?: unknown): Promise<Response>
  makeKey(label?: string): Promise<NewApiKey>
}

export async function askForLink(service: TestService, email: string): Promise<string> {
  const before = service.lines.length
  const answer = await service.post('/api/auth/start', { email, accept_terms: true, terms_version: TERMS_VERSION })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  const line = service.lines.slice(before).find((text) => text.includes('mail_not_sent'))
  return new URL((JSON.parse(line ?? '{}') as { link: string }).link).searchParams.get('token') ?? ''
}

export function useLink(service: TestService, token: string, headers: Record<string, string> = {}): Promise<Response> {
  return service.request(`/api/auth/verify?token=${token}`, { method: 'POST', headers: { origin: ORIGIN, ...headers } })
}

/** The first pair of Set-Cookie, which the browser sends back. */
export function cookieIn(answer: Response): string {
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

export async function signIn(service: TestService, email: string): Promise<Person> {
  const answer = await useLink(service, await askForLink(service, email))
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  const cookie = cookieIn(answer)
  const send = (headers: Record<string, string>, method: string, path: string, body: unknown) =>
    service.request(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const call: Person['call'] = (method, path, body) => send({ cookie, origin: ORIGIN }, method, path, body)
  return {
    email,
    cookie,
    call,
    callWith: (key, method, path, body) => send({ authorization: `Bearer ${key}` }, method, path, body),
    makeKey: async (label = 'test') => (await call('POST', '/api/keys', { label })).json() as Promise<NewApiKey>,
  }
}
