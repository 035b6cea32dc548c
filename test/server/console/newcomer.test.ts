import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

/** A folder for a picture of each step, for people to look at. */
const { NEWCOMER_PICTURES } = process.env

describe.skipIf(chromium === null)("a newcomer's path in Chromium", () => {
  let shown: ConsolePage
  beforeAll(async () => {
    shown = await openConsole()
  }, HANG_LIMIT_MILLIS)
  afterAll(() => shown.close())

  async function look(step: string): Promise<void> {
    expect([step, shown.page.complaints]).toEqual([step, []])
    if (NEWCOMER_PICTURES === undefined) return
    mkdirSync(NEWCOMER_PICTURES, { recursive: true })
    writeFileSync(join(NEWCOMER_PICTURES, `${step}.png`), await shown.page.picture())
  }

  test(
    'opens the page, searches a place, changes the tilt, and gets the same number from the copied curl',
    async () => {
      const { page } = shown
      await page.resize(1440, 900)
      await shown.open()
      const first = await shown.headline()
      await look('1-open')

      await page.type('.place-search input', 'Almeria')
      await page.until("document.querySelector('.place-search li')?.checkVisibility()")
      await look('2-search')
      await page.press('ArrowDown')
      await page.press('Enter')
      await page.until("document.getElementById('place-title').textContent.startsWith('Almer')")
      await shown.answered()
      const there = await shown.headline()
      expect(there).not.toEqual(first)
      await look('3-place')

      const tilt =
        "[...document.querySelectorAll('.field')].find((one) => one.querySelector('label').textContent === 'Tilt').querySelector('[type=number]')"
      await page.value(`${tilt}.focus(); ${tilt}.select()`)
      await page.write('35')
      await page.press('Tab')
      await shown.answered()
      await page.until("location.hash.includes('tilt_deg=35')")
      await shown.answered()
      expect(await shown.headline()).not.toEqual(there)
      await look('4-tilt')

      // What the page copies, pasted into a shell.
      const command = await page.value<string>("document.querySelector('.take pre').textContent")
      expect(command).toStartWith('curl ')
      const shell = Bun.spawn(['sh', '-c', command], { stdout: 'pipe', stderr: 'pipe' })
      const { summary } = (await new Response(shell.stdout).json()) as { summary: { specific_yield_kwh_per_kwp: number } }
      const pasted = summary.specific_yield_kwh_per_kwp.toFixed(0).replace(/\B(?=(\d{3})+$)/, ',')
      expect((await shown.headline()).specific_yield_kwh_per_kwp).toBe(`${pasted} kWh/kWp`)
      await look('5-curl')
    },
    HANG_LIMIT_MILLIS,
  )
})
