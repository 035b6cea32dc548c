import type { Handlers, ReplyHeaders, SentBody, Written, WrittenJson } from '@pvyield/contract/handlers'
import type { AcceptedRun, RunAnswer, SimpleRunAnswer } from '@pvyield/contract/schemas'
import type { Choices, RunKind } from '@pvyield/engine'
import type { Account } from '../http/account.ts'
import type { Context } from '../http/context.ts'
import { unauthorized } from '../http/credentials.ts'
import type { RepeatableAnswer } from '../idempotency/service.ts'
import type { AccountRuns } from './account-runs.ts'
import type { BackgroundRuns } from './background.ts'
import type { StoredDrawings } from './drawings.ts'
import { DRAWN_TYPES, type Drawing, type DrawnForm, drawnColumns, drawnFormOf, isDrawn } from './drawn-form.ts'
import type { SimpleExpansion } from './expansion.ts'
import { isAsync } from './prefer.ts'
import type { RunReader } from './reader.ts'
import { type AnswerForm, columnsIn, type SeriesWish } from './series-wish.ts'
import type { RunService } from './service.ts'
import { bodyOf, inAddressWords, withoutSession } from './simple-address.ts'

const ARROW = 'application/vnd.apache.arrow.stream'
/** Seconds until a client should ask again for a run that is not finished. */
const RETRY_AFTER = { 'retry-after': '1' }

/** The answer of a run: one without a key is sent once, so that no other request gets the same bytes. */
type ReplyOfRun = RepeatableAnswer & { readonly replayed: boolean; readonly isSentOnce: boolean }

interface RunInput {
  readonly body: SentBody
  readonly query: { readonly columns?: string; readonly preference: boolean } & Drawing
  readonly headers: { readonly 'idempotency-key'?: string; readonly prefer?: string }
  readonly context: Context
}

type RunOperation =
  | 'createRun'
  | 'createSimpleRun'
  | 'getSimpleRun'
  | 'expandSimpleRun'
  | 'cancelRun'
  | 'listRuns'
  | 'getRun'
  | 'labelRun'
  | 'deleteRun'
  | 'getRunSeriesCsv'
  | 'getRunSeriesArrow'
  | 'getRunReport'

/** @param requireTerms  of the account of a charged run; fails: Problem terms_required */
export function runRoutes(
  runs: RunService,
  reader: RunReader,
  accountRuns: AccountRuns,
  background: BackgroundRuns,
  expansion: SimpleExpansion,
  drawings: StoredDrawings,
  requireTerms: (account: Account) => void = () => undefined,
): Pick<Handlers<Context>, RunOperation> {
  const start = async (kind: RunKind, input: RunInput): Promise<ReplyOfRun> => {
    const { account } = input.context
    if (account !== null) requireTerms(account)
    const idempotencyKey = input.headers['idempotency-key']
    const wish = wishOf(kind, input)
    const isReport = wish.form === 'html' || wish.form === 'pdf'
    const answer = await runs.start({
      kind,
      body: input.body,
      wish,
      profile: isReport && account !== null ? await drawings.profileOf(account) : null,
      usesPreference: input.query.preference,
      respondAsync: isAsync(input.headers.prefer),
      idempotencyKey,
      caller: input.context.caller,
      owner: ownerOf(input.context),
      signal: input.context.signal,
      encoding: input.context.encoding,
      keepBody: input.context.keepBody,
      time: input.context.time,
    })
    return { ...answer, isSentOnce: idempotencyKey === undefined }
  }

  const drawn = async <Form extends DrawnForm>(form: Form, id: string, drawing: Drawing, columns: string | undefined, context: Context) => {
    const { account, caller, signal, encoding } = context
    const wish = { id, form, drawing: drawingIn(drawing), columns: columnsIn(columns).columns, account, caller, signal, encoding }
    const made = await drawings.draw(wish)
    if ('running' in made) return runningReply(made.running)
    const { headers, ...body } = made.complete
    return { status: 200, contentType: DRAWN_TYPES[form], body, headers } as const
  }

  return {
    createRun: async (input) => startedReply<RunAnswer>(await start('full', input), formOf(input.context)),
    createSimpleRun: async (input) => startedReply<SimpleRunAnswer>(await start('simple', input), formOf(input.context)),

    getSimpleRun: async ({ query: { columns, preference, picture, date, theme, width, ...address }, context: sent }) => {
      const context = withoutSession(sent)
      const query = { preference, picture, date, theme, width, ...(columns === undefined ? {} : { columns }) }
      const started = await inAddressWords(start('simple', { body: bodyOf(address), query, headers: {}, context }))
      const form = formOf(context)
      if (form === 'html') throw new Error('This operation offers no HTML')
      const reply = startedReply<SimpleRunAnswer, typeof form>(started, form)
      return { ...reply, headers: { ...reply.headers, 'cache-control': 'no-store' } }
    },

    expandSimpleRun: async ({ body, query, context: { account, caller, signal } }) => {
      const choices = query.preference ? preferredBy(account) : null
      return { status: 200, body: await expansion.expand({ body, choices, caller, signal }) }
    },

    listRuns: async ({ query, context }) => ({ status: 200, body: await accountRuns.page(requireOwner(context), query) }),

    cancelRun: async ({ params, context }) => {
      const { status, isCancelled } = await background.cancel(params.run_id, ownerOf(context), 'run')
      return { status: 200, body: { run_id: params.run_id, status, cancelled: isCancelled } }
    },

    labelRun: async ({ params, body, context }) => ({
      status: 200,
      body: await accountRuns.label(requireOwner(context), params.run_id, body.label),
    }),

    deleteRun: async ({ params, context }) => {
      await accountRuns.delete(requireOwner(context), params.run_id)
      return { status: 204 }
    },

    getRun: async ({ params, query, context }) => {
      const form = drawnFormOf(context.mediaType)
      if (form !== undefined) return drawn(form, params.run_id, query, query.columns, context)
      const read = await reader.run(params.run_id, query.include_series, columnsIn(query.columns).columns, ownerOf(context))
      return 'running' in read ? runningReply(read.running) : { status: 200, written: read.complete }
    },

    getRunReport: async ({ params, context }) => {
      const reply = await drawn('pdf', params.run_id, NO_PICTURE, undefined, context)
      if (reply.status === 202) return reply
      return { ...reply, headers: { ...reply.headers, ...inline(`${params.run_id}.pdf`) } }
    },

    getRunSeriesArrow: async ({ params, query, context }) => {
      const read = await reader.arrow(params.run_id, columnsIn(query.columns).columns, ownerOf(context))
      if ('running' in read) return runningReply(read.running)
      return {
        status: 200,
        contentType: ARROW,
        body: read.complete,
        headers: attachment(`${params.run_id}.arrow`),
      }
    },

    getRunSeriesCsv: async ({ params, query, context }) => {
      const read = await reader.csv(params.run_id, columnsIn(query.columns), ownerOf(context))
      if ('running' in read) return runningReply(read.running)
      return {
        status: 200,
        contentType: 'text/csv',
        body: read.complete,
        headers: { ...attachment(`${params.run_id}.csv`), ...zoneHeader(read.complete.zone) },
      }
    },
  }
}

function wishOf(kind: RunKind, input: RunInput): SeriesWish {
  const { columns, withZone } = columnsIn(input.query.columns)
  const form = formOf(input.context)
  const preference = preferenceIn(kind, input)
  if (isDrawn(form)) return { form, drawing: drawingIn(input.query), columns: drawnColumns(form, input.query, columns), ...preference }
  return { form, columns, ...(withZone && { withZone }), ...preference }
}

/** The path of the account, for a run that uses it. Fails: Problem unauthorized for a run that asks for it without an account. */
function preferenceIn(kind: RunKind, { query, context: { account } }: RunInput): Pick<SeriesWish, 'choices'> {
  if (!query.preference) return {}
  if (account === null && kind === 'full') throw unauthorized('preference=true needs an account: send an API key as Authorization: Bearer')
  const choices = preferredBy(account)
  return choices === null ? {} : { choices }
}

/** The path that an account prefers; null for none. */
function preferredBy(account: Account | null): Choices | null {
  const preference = account?.preference ?? null
  return preference === null ? null : (JSON.parse(preference) as { choices: Choices }).choices
}

function ownerOf({ account }: Context): string | null {
  return account?.id ?? null
}

/** The document says that the operation needs an account, so the request has one. */
function requireOwner({ account }: Context): string {
  if (account === null) throw new Error('An operation of accounts was called without one')
  return account.id
}

/** Stands for the picture of a report, which has none of its own. */
const NO_PICTURE = { picture: 'losses', date: '06-21', theme: 'light', width: 720 } as const

function drawingIn({ picture, date, theme, width }: Drawing): Drawing {
  return { picture, date, theme, width }
}

function inline(fileName: string): ReplyHeaders {
  return { 'content-disposition': `inline; filename="${fileName}"` }
}

function formOf({ mediaType }: Context): AnswerForm {
  const drawn = drawnFormOf(mediaType)
  if (drawn !== undefined) return drawn
  if (mediaType === ARROW) return 'arrow'
  return mediaType === 'text/csv' ? 'csv' : 'json'
}

function attachment(fileName: string): ReplyHeaders {
  return { 'content-disposition': `attachment; filename="${fileName}"` }
}

/** A CSV has no other place for the zone of its time stamps. */
function zoneHeader(zone: string | null): ReplyHeaders {
  return zone === null ? {} : { 'x-timezone': zone }
}

function startedReply<Body, Form extends AnswerForm = AnswerForm>(
  { outcome, replayed, bytes, contentEncoding, zone, isSentOnce }: ReplyOfRun,
  form: Form,
) {
  const headers: ReplyHeaders = { ...(replayed ? { 'idempotent-replayed': 'true' } : {}), ...zoneHeader(zone) }
  const body: Written = { bytes, contentEncoding, isSentOnce }
  if (outcome === 'complete' && form === 'csv') return { status: 200, contentType: 'text/csv', body, headers } as const
  if (outcome === 'complete' && form === 'arrow') return { status: 200, contentType: ARROW, body, headers } as const
  if (outcome === 'complete' && isDrawn(form)) return { status: 200, contentType: DRAWN_TYPES[form], body, headers } as const
  if (outcome === 'complete') return { status: 200, written: body as WrittenJson<Body>, headers } as const
  const written: WrittenJson<AcceptedRun> = { bytes, contentEncoding }
  return { status: 202, written, headers: { ...headers, ...RETRY_AFTER } } as const
}

function runningReply(running: AcceptedRun) {
  return { status: 202, body: running, headers: RETRY_AFTER } as const
}
