import { createHash } from 'node:crypto'

/**
 * Content-Security-Policy of a page: style blocks that are in `html` now, and nothing that somebody
 * manages to add to it. No script, and no frame around it.
 * @param more  directives for what else the page loads or does, such as "script-src 'self'"; they
 *              replace those of the same name
 */
export function pagePolicy(html: string, more: readonly string[] = []): { readonly 'content-security-policy': string } {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => `'sha256-${sha256(style)}'`)
  const given = new Set(more.map((directive) => directive.split(' ')[0]))
  const directives = [
    "default-src 'none'",
    `style-src 'self' ${styles.join(' ')}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].filter((directive) => !given.has(directive.split(' ')[0]))
  return { 'content-security-policy': [...directives, ...more].join('; ') }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
