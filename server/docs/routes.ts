import { readFileSync } from 'node:fs'
import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { Page } from '../http/mount.ts'
import { Problem, problemPagePath } from '../http/problem.ts'
import { problemPage } from './problem-page.ts'
import { referencePage } from './reference-page.ts'

/** Files of the reference page, read from the installed package. */
const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
}

export function docsRoutes(): Pick<Handlers<Context>, 'getReferencePage'> {
  return { getReferencePage: async () => ({ status: 200, contentType: 'text/html', body: referencePage }) }
}

/** Documentation pages that are not operations of the API. */
export function docsPages(): readonly Page[] {
  const assets = new Map<string, Uint8Array>()
  return [
    {
      path: '/docs/assets/:name',
      answer: (name) => {
        const contentType = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined
        if (contentType === undefined) throw new Problem('not_found', `The reference page has no file named ${name.slice(0, 100)}`)
        const bytes = assets.get(name) ?? new Uint8Array(readFileSync(Bun.resolveSync(`swagger-ui-dist/${name}`, import.meta.dir)))
        assets.set(name, bytes)
        return { status: 200, contentType, body: bytes, headers: { 'cache-control': 'public, max-age=86400' } }
      },
    },
    {
      path: problemPagePath(':code'),
      answer: (code) => {
        const page = problemPage(code)
        if (page === null)
          throw new Problem('not_found', `Unknown problem code ${code.slice(0, 100)}: ${problemPagePath('not_found')} lists all codes`)
        return { status: 200, contentType: 'text/html', body: page }
      },
    },
  ]
}
