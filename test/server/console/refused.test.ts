import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

const BIFACIAL = 'latitude=48.14&longitude=11.58&system_capacity_kw=100&bifaciality=0.7&uncertainty=0.08&weather_source=embedded'

describe.skipIf(chromium === null)('a plant that is refused, in Chromium', () => {
  let shown: ConsolePage
  beforeAll(async () => {
    shown = await openConsole()
  }, HANG_LIMIT_MILLIS)
  afterAll(() => shown.close())

  const value = <T>(expression: string) => shown.page.value<T>(expression)
  const alert = "document.querySelector('.results [role=alert]')"
  const buttons = () => value<string[]>("[...document.querySelectorAll('.results button')].map((one) => one.textContent)")
  const labels = () => value<string[]>("[...document.querySelectorAll('.field label')].map((one) => one.textContent)")
  const box = (label: string) =>
    `[...document.querySelectorAll('.field')].find((one) => one.querySelector('label').textContent === '${label}').querySelector('[type=number]')`
  const hash = () => value<string>("(dispatchEvent(new Event('pagehide')), location.hash)")

  async function choose(racking: string): Promise<void> {
    await value(`document.querySelector('input[type=radio][value=${racking}]').click()`)
    await shown.page.until(`document.querySelector('input[type=radio][value=${racking}]').checked`)
    await shown.answered()
  }

  async function write(label: string, number: number): Promise<void> {
    await value(`(() => {
      const box = ${box(label)}
      box.value = '${number}'
      box.dispatchEvent(new Event('input', { bubbles: true }))
      box.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)
    await shown.page.until(
      `document.querySelector('.results').getAttribute('aria-busy') === 'false' && ${box(label)}.value === '${number}'`,
    )
  }

  test(
    'shows dashes and what is wrong where its numbers would stand, and offers nothing of the plant before',
    async () => {
      await shown.open(BIFACIAL)
      expect((await shown.headline()).e_grid_kwh).toContain('MWh')
      expect((await buttons()).some((text) => text.startsWith('PNG'))).toBe(true)
      await write('Tilt', 95)
      await shown.page.until(`${alert} !== null`)
      expect(new Set(Object.values(await shown.headline()))).toEqual(new Set(['–']))
      expect(await value<string>(`${alert}.textContent`)).toContain('Tilt: ')
      // The message is next to its field too.
      expect(await value<string>(`${box('Tilt')}.getAttribute('aria-invalid')`)).toBe('true')
      expect(await buttons()).toEqual([])
      await write('Tilt', 25)
      await shown.page.until(`${alert} === null`)
      expect((await shown.headline()).e_grid_kwh).toContain('MWh')

      await shown.open(`${BIFACIAL}&racking=rooftop`)
      expect(new Set(Object.values(await shown.headline()))).toEqual(new Set(['–']))
      expect(await value<string>(`${alert}.textContent`)).toContain('Bifaciality: On a roof no light reaches the rear side')
      expect(await labels()).toContain('Bifaciality')
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'each racking keeps its tilt and azimuth; a roof has no ground cover and no bifaciality, and says so',
    async () => {
      await shown.open(`${BIFACIAL}&tilt_deg=33&azimuth_deg=170&gcr=0.55`)
      const before = await shown.headline()
      await choose('rooftop')
      expect((await shown.headline()).e_grid_kwh).toContain('MWh')
      expect(await hash()).not.toMatch(/bifaciality|gcr|tilt_deg|azimuth_deg/)
      expect(await labels()).not.toContain('Bifaciality')
      expect(await labels()).not.toContain('Ground cover ratio')
      expect(await value<string>("[...document.querySelectorAll('.hint')].map((one) => one.textContent).join()")).toContain('70 %')
      await write('Tilt', 12)
      await choose('single_axis')
      expect(await hash()).not.toContain('tilt_deg')
      expect(await hash()).toContain('bifaciality=0.7')
      await choose('rooftop')
      expect(await hash()).toContain('tilt_deg=12')
      await choose('fixed')
      expect(await shown.headline()).toEqual(before)
      for (const sent of ['tilt_deg=33', 'azimuth_deg=170', 'gcr=0.55', 'bifaciality=0.7']) expect(await hash()).toContain(sent)
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )
})
