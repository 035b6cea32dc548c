import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { ProjectPage } from '@pvyield/contract/schemas'
import { askForLink } from '../accounts/person.ts'
import { accessibilityViolations } from '../axe.ts'
import { chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

describe.skipIf(chromium === null)('projects in the console', () => {
  let shown: ConsolePage
  const value = <Value>(expression: string) => shown.page.value<Value>(expression)
  const click = (text: string) =>
    value(`[...document.querySelectorAll('button')].find((one) => one.textContent.trim().startsWith(${JSON.stringify(text)})).click()`)
  /** On a phone all of a variant is in sight: the page is as wide as the screen, and its table too. */
  const expectNoWideTable = async () => {
    await shown.page.resize(390)
    const widths =
      "[document.documentElement, ...document.querySelectorAll('.scroll:has(.stacked)')].map((one) => one.scrollWidth - one.clientWidth)"
    expect(await value<number[]>(widths)).toEqual([0, 0])
    await shown.page.resize(1280)
  }
  beforeAll(async () => {
    shown = await openConsole()
  })
  afterAll(() => shown.close())

  test('without an account the view says to sign in, and saving pins says why not', async () => {
    await shown.open('latitude=48.1&longitude=11.6&system_capacity_kw=100&weather_source=embedded')
    await click('Projects')
    await shown.page.until("document.querySelector('.projects a[href$=signin]')")
  })

  test('pins become a project with one click, which runs, differs, and is shared to be read', async () => {
    const token = await askForLink(shown.service, 'ann@example.com')
    expect(await value<number>(`fetch('/api/auth/verify?token=${token}', { method: 'POST' }).then(({ status }) => status)`)).toBe(200)
    await click('Compare')
    await shown.page.until("document.querySelector('.compare')")
    await click('Pin this plant')
    await click('Pin this plant')
    // The plant that is shown is the pins: it stands there once a pin, and not for itself.
    await shown.page.until("document.querySelectorAll('.variants tbody tr').length === 2")
    expect(await value<number>("document.querySelectorAll('.variants .now').length")).toBe(2)
    await click('Save the pins')
    await shown.page.until("document.querySelectorAll('.projects .variants tbody tr').length === 2")
    // The project is the address: a reload and Back lead to it.
    const opened = await value<string>('location.hash')
    expect(opened).toContain('project=')
    await shown.page.reload()
    await shown.page.until("document.querySelectorAll('.projects .variants tbody tr').length === 2")
    await click('‹ All projects')
    await shown.page.until("document.querySelector('.project-list')")
    expect(await value<string>('location.hash')).not.toContain('project=')
    await value('history.back()')
    await shown.page.until("document.querySelectorAll('.projects .variants tbody tr').length === 2")
    expect(await value<string>('location.hash')).toBe(opened)
    expect(await value<string>("document.querySelector('.projects .variants').textContent")).toContain('Not run on the service yet')
    await click('Run Variant 1')
    await shown.page.until("document.querySelectorAll('.projects .variants td[data-label^=Energy]').length === 1")
    await click('Run all')
    await shown.page.until("!/Not run|Running/.test(document.querySelector('.projects').textContent)")
    expect(await value<string>("document.querySelector('.projects .variants tbody td:nth-of-type(2)').textContent")).toMatch(/^\d+,\d{3}$/)
    await click('Share by link')
    await shown.page.until("document.querySelector('.share-link code')")
    expect(await accessibilityViolations(shown.page)).toEqual([])
    // A new link ends the one that was sent, and says so first.
    await value('window.confirm = (text) => { window.asked = text; return false }')
    await click('New link')
    expect(await value<string>('window.asked')).toContain('ends at once')
    expect(await value<string>("document.querySelector('.share-link code').textContent")).toContain('#shared=')
    await expectNoWideTable()
    const link = await value<string>("document.querySelector('.share-link code').textContent")
    const answer = await value<ProjectPage>("fetch('/api/projects').then((answer) => answer.json())")
    expect(answer.projects).toMatchObject([{ variant_count: 2, shared: true }])
    await value("fetch('/api/auth/signout', { method: 'POST' }).then(({ status }) => status)")
    await shown.page.goTo('about:blank')
    await shown.page.goTo(`${shown.origin}/${new URL(link).hash}`)
    await shown.page.until("document.querySelectorAll('.projects .variants tbody tr').length === 2")
    await expectNoWideTable()
    expect(await value<string>("document.querySelector('.projects .hint').textContent")).toMatch(
      /Site at latitude [\d.-]+°, longitude [\d.-]+°\./,
    )
    expect(await value<string>('document.querySelector(\'[data-label="Size, kWp"]\').textContent')).toMatch(/^[\d,.]+$/)
    expect(await value<number>("document.querySelectorAll('.projects input, .projects textarea, .projects select').length")).toBe(0)
    expect(await accessibilityViolations(shown.page)).toEqual([])
  })
})
