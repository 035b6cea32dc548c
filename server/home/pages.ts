import { preferredType } from '../http/media-type.ts'
import type { Page } from '../http/mount-options.ts'
import { pagePolicy } from '../http/page-policy.ts'
import { Problem } from '../http/problem.ts'
import { FOR_EVER } from '../pages/pages.ts'
import { consoleFiles } from './console-files.ts'
import { consolePage, type Offer, plainHome } from './page.ts'

const CACHED_FOR_A_DAY = { 'cache-control': 'public, max-age=86400' }

/** A sun above a module. */
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="11" cy="5" r="3.5" fill="#f5a623"/><path d="M1 14 4 8h8l3 6z" fill="#1f4e79"/></svg>
`

/** Search engines may index the pages, but not the answers of the API. */
const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /v1/
Disallow: /metrics
`

/** The page runs scripts of this server alone. Pictures are drawn on a canvas by way of a blob. */
const POLICY = ["default-src 'self'", "img-src 'self' blob:"]
/** A worker has the policy of its own script. */
const OF_WORKER = { 'content-security-policy': "default-src 'self'" }
/** Only who names HTML gets it: programs send any type, or none. */
const OFFERED = ['text/plain', 'text/html']

/** The console at `/` with its files, and the files that browsers and crawlers request from every server. */
export function homePages(offer: Offer): readonly Page[] {
  return [
    {
      path: '/',
      answer: async (_part, _encoding, accept) => {
        const contentType = preferredType(accept, OFFERED)
        const headers = { vary: 'accept, accept-encoding' }
        if (contentType === 'text/plain') return { status: 200, contentType: 'text/plain; charset=utf-8', body: plainHome(offer), headers }
        const { names } = await consoleFiles()
        const body = consolePage(names, offer)
        return { status: 200, contentType, body, headers: { ...headers, ...pagePolicy(body, POLICY) } }
      },
    },
    {
      path: '/console/:name',
      answer: async (name, encoding) => {
        const found = await (await consoleFiles()).find(name, encoding)
        if (found === null) throw new Problem('not_found', 'The console has other files now: load the page again')
        const { contentType, bytes } = found
        return { status: 200, contentType, written: { bytes, contentEncoding: encoding }, headers: { ...FOR_EVER, ...OF_WORKER } }
      },
    },
    { path: '/favicon.ico', answer: () => ({ status: 200, contentType: 'image/svg+xml', body: ICON, headers: CACHED_FOR_A_DAY }) },
    { path: '/robots.txt', answer: () => ({ status: 200, contentType: 'text/plain', body: ROBOTS, headers: CACHED_FOR_A_DAY }) },
  ]
}
