import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { Page } from '../http/mount-options.ts'
import { pagePolicy } from '../http/page-policy.ts'
import { Problem, problemPagePath } from '../http/problem.ts'
import { Assets } from './assets.ts'
import { llmsFullText, llmsText } from './llms.ts'
import { problemPage } from './problem-page.ts'
import { referencePage } from './reference-page.ts'
import { screen } from './screens.ts'
import type { DocsService } from './service.ts'
import type { DocsSite } from './site.ts'

const TEXT = 'text/plain; charset=utf-8'

/** Beginning of this server's addresses, and whether runs need an account. */
export interface Offer {
  readonly baseUrl: string
  readonly needsKey: boolean
}

/** The page runs the scripts of this server, and sends the requests that a reader tries out. */
const REFERENCE_POLICY = pagePolicy(referencePage, ["script-src 'self'", "connect-src 'self'"])

type DocsOperation =
  | 'listDocs'
  | 'getDocs'
  | 'getDocsMarkdown'
  | 'getDocsFigure'
  | 'getPatchNotes'
  | 'getLlmsText'
  | 'getDocsHome'
  | 'getReferencePage'

export function docsRoutes(docs: DocsService, site: DocsSite, { baseUrl, needsKey }: Offer): Pick<Handlers<Context>, DocsOperation> {
  return {
    listDocs: async ({ query: { q } }) => ({ status: 200, body: await (q.trim() === '' ? docs.manifest() : docs.search(q)) }),
    getDocs: async ({ params }) => ({ status: 200, body: await docs.page(params.key) }),
    getDocsMarkdown: async ({ params }) => ({ status: 200, contentType: 'text/plain', body: await docs.markdown(params.key) }),
    getDocsFigure: async ({ params }) => {
      const body = await docs.figure(params.name)
      return { status: 200, contentType: 'image/svg+xml', body, headers: pagePolicy(body) }
    },
    getPatchNotes: async () => ({ status: 200, contentType: 'text/plain', body: await docs.patchNotes() }),
    getLlmsText: async () => ({ status: 200, contentType: 'text/plain', body: await llmsText(docs, baseUrl, needsKey) }),
    getDocsHome: async () => ({ status: 200, contentType: 'text/html', ...(await site.home()) }),
    getReferencePage: async () => ({ status: 200, contentType: 'text/html', body: referencePage, headers: REFERENCE_POLICY }),
  }
}

/** Documentation pages that are not operations of the API. */
export function docsPages(docs: DocsService, site: DocsSite, baseUrl: string): readonly Page[] {
  const assets = new Assets()
  return [
    {
      path: '/docs/assets/:name',
      answer: async (name, encoding) => {
        const asset = await assets.find(name, encoding)
        if (asset === null) throw new Problem('not_found', `The reference page has no file named ${name.slice(0, 100)}`)
        const { contentType, bytes } = asset
        const written = { bytes, contentEncoding: asset.encoding }
        return { status: 200, contentType, written, headers: { 'cache-control': 'public, max-age=86400' } }
      },
    },
    {
      path: '/docs/screens/:name',
      answer: async (name) => {
        const written = { bytes: await screen(name), contentEncoding: null }
        return { status: 200, contentType: 'image/webp', written, headers: { 'cache-control': 'public, max-age=86400' } }
      },
    },
    {
      path: '/docs/:key',
      answer: async (key) => ({ status: 200, contentType: 'text/html', ...(await site.page(key)) }),
    },
    { path: '/llms-full.txt', answer: async () => ({ status: 200, contentType: TEXT, body: await llmsFullText(docs, baseUrl) }) },
    {
      path: problemPagePath(':code'),
      answer: (code) => {
        const page = problemPage(code)
        if (page === null)
          throw new Problem('not_found', `Unknown problem code ${code.slice(0, 100)}: ${problemPagePath('not_found')} lists all codes`)
        return { status: 200, contentType: 'text/html', body: page, headers: pagePolicy(page) }
      },
    },
  ]
}
