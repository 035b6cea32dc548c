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
 * @param rules    the only rules that are asked; all by default
 * @param known    rules that are not asked
 */
export async function accessibilityViolations(
  page: BrowserPage,
  exclude: readonly string[] = [],
  { rules, known = [] }: { rules?: readonly string[]; known?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.value<boolean>('"axe" in window'))) await page.value(`${AXE}; undefined`)
  const context = JSON.stringify({ include: ['html'], exclude })
  const unasked = Object.fromEntries(known.map((rule) => [rule, { enabled: false }]))
  const options = JSON.stringify({ resultTypes: ['violations'], rules: unasked, ...(rules !== undefined && { runOnly: rules }) })
  const violations = await page.value<Violation[]>(`axe.run(${context}, ${options}).then(({ violations }) => violations)`)
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`)
    return `${id} (${help}) ${places.join('; ')}`
  })
}

/** The widths of a phone and of a desk, px. */
const WIDTHS = [390, 1440] as const
/** Draws the page as it is now, also what waits for its width. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))'

/**
 * What is wrong with the page on a phone and on a desk, in light and in dark: something to scroll
 * sideways, or a finding of axe. The page is not loaded again, and the second colours of a width are
 * asked about their contrast only: colours change nothing else. Ends on a desk, in light.
 */
export async function faultsOfLooks(
  page: BrowserPage,
  { exclude, widths = WIDTHS }: { exclude?: readonly string[]; widths?: readonly number[] } = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.resize(width, 1000)
    for (const colours of ['dark', 'light'] as const) {
      await page.prefer(colours)
      await page.value(DRAWN)
      const shown = await page.value<number>('document.documentElement.scrollWidth')
      const found = await accessibilityViolations(page, exclude, colours === 'dark' ? {} : { rules: ['color-contrast'] })
      if (shown > width) found.push(`is ${shown} px wide`)
      faults.push(...found.map((fault) => `${width} px, ${colours}: ${fault}`))
    }
  }
  return faults
}
