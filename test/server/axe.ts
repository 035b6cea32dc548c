import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrowserPage } from './chromium.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[]
}

/**
 * Breaches of WCAG 2.2 A and AA, and of axe's best practices, that axe finds on the page as it looks
 * now; one text for each rule. The browser's debugging protocol brings axe in, so the page's
 * Content-Security-Policy stays as it is.
 * @param exclude  selectors of parts that are not ours
 */
export async function accessibilityViolations(page: BrowserPage, exclude: readonly string[] = []): Promise<string[]> {
  await page.value(`${AXE}; undefined`)
  const context = JSON.stringify({ include: ['html'], exclude })
  const violations = await page.value<Violation[]>(`axe.run(${context}).then(({ violations }) => violations)`)
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`)
    return `${id} (${help}) ${places.join('; ')}`
  })
}
