import type { Page } from '../http/mount-options.ts'
import { Problem } from '../http/problem.ts'
import { STYLE, STYLE_NAME } from './style.ts'

/** What browsers may keep for ever: its name changes with its content. */
export const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }

/** The styles of all pages. */
export const stylePages: readonly Page[] = [
  {
    path: '/pages/:name',
    answer: (name) => {
      if (name !== STYLE_NAME) throw new Problem('not_found', 'The styles have another name now: load the page again')
      return { status: 200, contentType: 'text/css; charset=utf-8', body: STYLE, headers: FOR_EVER }
    },
  },
]
