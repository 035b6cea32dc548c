import type { Page } from '../http/mount.ts'
import { pagePolicy } from '../http/page-policy.ts'
import { homePage } from './page.ts'

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

/**
 * The home page, and the files that browsers and crawlers request from every server.
 * @param needsKey  whether runs need an account
 */
export function homePages(baseUrl: string, needsKey: boolean): readonly Page[] {
  const page = homePage(baseUrl, needsKey)
  const policy = pagePolicy(page)
  return [
    { path: '/', answer: () => ({ status: 200, contentType: 'text/html', body: page, headers: policy }) },
    { path: '/favicon.ico', answer: () => ({ status: 200, contentType: 'image/svg+xml', body: ICON, headers: CACHED_FOR_A_DAY }) },
    { path: '/robots.txt', answer: () => ({ status: 200, contentType: 'text/plain', body: ROBOTS, headers: CACHED_FOR_A_DAY }) },
  ]
}
