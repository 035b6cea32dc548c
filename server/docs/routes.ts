import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { Page } from '../http/mount.ts'
import { pagePolicy } from '../http/page-policy.ts'
import { Problem, problemPagePath } from '../http/problem.ts'
import { Assets } from './assets.ts'
import { problemPage } from './problem-page.ts'
import { referencePage } from './reference-page.ts'

/** The page runs the scripts of this server, and sends the requests that a reader tries out. */
const REFERENCE_POLICY = pagePolicy(referencePage, ["script-src 'self'", "connect-src 'self'"])

export function docsRoutes(): Pick<Handlers<Context>, 'getReferencePage'> {
  return {
    getReferencePage: async () => ({ status: 200, contentType: 'text/html', body: referencePage, headers: REFERENCE_POLICY }),
  }
}

/** Documentation pages that are not operations of the API. */
export function docsPages(): readonly Page[] {
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
