import type { Handlers, ReplyHeaders, WrittenJson } from '@pvyield/contract/handlers'
import type { Variant, VariantDifference, VariantEntry } from '@pvyield/contract/schemas'
import type { Account } from '../http/account.ts'
import type { Context } from '../http/context.ts'
import type { ProjectRunning } from './running.ts'
import type { ProjectService } from './service.ts'
import type { ProjectSharing } from './sharing.ts'
import type { VariantService } from './variants.ts'

type ProjectOperation =
  | 'createProject'
  | 'listProjects'
  | 'getProject'
  | 'changeProject'
  | 'deleteProject'
  | 'addVariant'
  | 'getVariant'
  | 'changeVariant'
  | 'deleteVariant'
  | 'compareVariants'
  | 'runProject'
  | 'shareProject'
  | 'unshareProject'
  | 'getSharedProject'
  | 'getSharedVariant'

/** Compares stored runs of an account. Returns the answer of `POST /api/compare`, JSON. */
export type CompareRuns = (runs: readonly { readonly id: string; readonly name: string }[], context: Context) => Promise<string>

export interface ProjectServices {
  readonly projects: ProjectService
  readonly variants: VariantService
  readonly running: ProjectRunning
  readonly sharing: ProjectSharing
  readonly compare: CompareRuns
  /** Of the account of a charged run. Fails: Problem terms_required. */
  readonly requireTerms: (account: Account) => void
}

/** A page of a link is in no list of a search engine, and its address goes to no other site. */
const UNLISTED: ReplyHeaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }

export function projectRoutes(services: ProjectServices): Pick<Handlers<Context>, ProjectOperation> {
  return { ...ofProjects(services), ...ofVariants(services), ...ofLinks(services) }
}

function ofProjects({ projects, running, requireTerms }: ProjectServices) {
  return {
    createProject: async ({ body, context }) => ({ status: 200, body: await projects.create(sentIn(body, context)) }),
    listProjects: async ({ query, context }) => ({ status: 200, body: await projects.page(ownerOf(context), query) }),
    getProject: async ({ params, context }) => ({ status: 200, body: await projects.project(ownerOf(context), params.project_id) }),
    changeProject: async ({ params, body, context }) => ({
      status: 200,
      body: await projects.change(ownerOf(context), params.project_id, body),
    }),
    deleteProject: async ({ params, context }) => {
      await projects.delete(ownerOf(context), params.project_id)
      return { status: 204 }
    },
    runProject: async ({ params, headers, body, context }) => {
      const { account, signal } = context
      if (account !== null) requireTerms(account)
      const asking = { owner: ownerOf(context), projectId: params.project_id, key: headers['idempotency-key'], signal }
      const { runs, replayed } = await running.run(asking, body)
      const sent: ReplyHeaders = replayed ? { 'idempotent-replayed': 'true' } : {}
      return { status: 200, body: runs, headers: sent }
    },
  } satisfies Partial<Handlers<Context>>
}

function ofVariants({ variants, compare }: ProjectServices) {
  return {
    addVariant: async ({ params, body, context }) => ({
      status: 200,
      written: (await variants.add(params.project_id, sentIn(body, context))) as WrittenJson<Variant>,
    }),
    getVariant: async ({ params: { project_id, variant_id }, context }) => ({
      status: 200,
      written: (await variants.variant(ownerOf(context), project_id, variant_id)) as WrittenJson<Variant>,
    }),
    changeVariant: async ({ params: { project_id, variant_id }, body, context }) => ({
      status: 200,
      written: (await variants.change(project_id, variant_id, sentIn(body, context))) as WrittenJson<Variant>,
    }),
    deleteVariant: async ({ params: { project_id, variant_id }, context }) => {
      await variants.delete(ownerOf(context), project_id, variant_id)
      return { status: 204 }
    },

    compareVariants: async ({ params, query: { a, b }, context }) => {
      const difference = await variants.difference(ownerOf(context), params.project_id, [a, b], context.signal)
      const runs = [completeRun(difference.a), completeRun(difference.b)].filter((run) => run !== null)
      const comparison = runs.length === 2 ? await compare(runs, context) : 'null'
      const written = `${JSON.stringify(difference).slice(0, -1)},"comparison":${comparison}}`
      const reply: WrittenJson<VariantDifference> = { bytes: new TextEncoder().encode(written), contentEncoding: null }
      return { status: 200, written: reply }
    },
  } satisfies Partial<Handlers<Context>>
}

function ofLinks({ sharing }: ProjectServices) {
  return {
    shareProject: async ({ params, body, context }) => ({
      status: 200,
      body: await sharing.share(ownerOf(context), params.project_id, body.days),
    }),
    unshareProject: async ({ params, context }) => {
      await sharing.unshare(ownerOf(context), params.project_id)
      return { status: 204 }
    },
    getSharedProject: async ({ query, context: { caller: reader, signal } }) => ({
      status: 200,
      body: await sharing.project(query.token, { reader, signal }),
      headers: UNLISTED,
    }),
    getSharedVariant: async ({ query, context: { caller: reader, signal } }) => ({
      status: 200,
      written: await sharing.request(query.token, query.variant, { reader, signal }),
      headers: UNLISTED,
    }),
  } satisfies Partial<Handlers<Context>>
}

function completeRun({ name, run }: VariantEntry) {
  return run?.status === 'complete' ? { id: run.run_id, name } : null
}

function sentIn<Body>(body: Body, context: Context) {
  return { body, owner: ownerOf(context), signal: context.signal }
}

/** The document says that these operations need an account, so the request has one. */
function ownerOf({ account }: Context): string {
  if (account === null) throw new Error('An operation of accounts was called without one')
  return account.id
}
