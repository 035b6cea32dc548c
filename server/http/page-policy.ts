import { createHash } from 'node:crypto'

/**
 * Content-Security-Policy of a page: style blocks that are in `html` now, and nothing that somebody
 * manages to add to it. No script, and no frame around it.
 * @param more  directives for what else the page loads, such as "script-src 'self'"
 */
export function pagePolicy(html: string, more: readonly string[] = []): { readonly 'content-security-policy': string } {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => `'sha256-${sha256(style)}'`)
  const directives = [
    "default-src 'none'",
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...more,
  ]
  return { 'content-security-policy': directives.join('; ') }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
