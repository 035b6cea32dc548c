import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { RunEntry, RunPage, StoredRun } from '@pvyield/contract/schemas'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { SIMPLE } from '../answers.ts'
import { faultsOfLooks } from '../axe.ts'
import { BrowserPage, chromium } from '../chromium.ts'
import { startTestService, type TestService } from '../service.ts'
import { type Person, signIn } from './person.ts'

/** One more than a page of the list, and one that is made after it. */
const RUNS = 26

describe.skipIf(chromium === null)('the page of the runs in Chromium', () => {
  let service: TestService
  let url: string
  let page: BrowserPage
  let ada: Person
  let newest: string
  beforeAll(async () => {
    service = await startTestService()
    url = `http://127.0.0.1:${await service.listen()}`
    ada = await signIn(service, 'ada@example.com')
    for (let k = 1; k <= RUNS; k++) {
      newest = await stored('/api/run/simple', { ...SIMPLE, system_capacity_kw: k, racking: k % 2 === 0 ? 'single_axis' : 'fixed' })
      await label(newest, `Variant ${k}`)
    }
    page = await BrowserPage.open(chromium ?? '')
    await page.setCookie(url, ada.cookie)
  }, HANG_LIMIT_MILLIS)
  afterAll(async () => {
    await page?.close()
    await service.stop()
    expect(service.faults).toEqual([])
  })

  async function stored(path: string, body: object): Promise<string> {
    const answer = await ada.call('POST', path, body)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { links: { run: string } }).links.run.split('/').at(-1) ?? ''
  }

  const label = (id: string, text: string) => ada.call('PATCH', `/api/runs/${id}`, { label: text })
  const listed = async (query = '') => ((await (await ada.call('GET', `/api/runs${query}`)).json()) as RunPage).runs
  const names = () => page.value<string[]>("[...document.querySelectorAll('#runs tbody bdi')].map((name) => name.textContent)")
  const answered = (count: number) => page.until(`document.querySelectorAll('#runs tbody tr').length === ${count}`)
  const row = (name: string) =>
    `[...document.querySelectorAll('#runs tbody tr')].find((row) => row.querySelector('bdi').textContent === ${JSON.stringify(name)})`

  async function open(query = ''): Promise<void> {
    await page.goTo('about:blank')
    await page.goTo(`${url}/account/runs${query}`)
  }

  test(
    'lists every run once, page by page, with the results that the service lists',
    async () => {
      await open()
      await answered(25)
      await page.click('#more-runs')
      await answered(RUNS)
      expect(await names()).toEqual(Array.from({ length: RUNS }, (_, k) => `Variant ${RUNS - k}`))
      expect(await page.value<boolean>("document.getElementById('more-runs').hidden")).toBe(true)
      const [first] = (await listed('?limit=1')) as [RunEntry]
      const cells = await page.value<string[]>(`[...${row(`Variant ${RUNS}`)}.cells].slice(2, 5).map((cell) => cell.textContent)`)
      const { e_grid_kwh, specific_yield_kwh_per_kwp, performance_ratio } = first
      expect(cells.map((text) => text.replaceAll(',', ''))).toEqual([
        (Number(e_grid_kwh) / 1000).toFixed(1),
        Number(specific_yield_kwh_per_kwp).toFixed(0),
        (Number(performance_ratio) * 100).toFixed(1),
      ])
      expect(page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'finds runs by words, keeps them in the address, and says when there is none',
    async () => {
      await open()
      await page.type('#find-runs input', 'SINGLE_axis variant')
      await page.press('Enter')
      await answered(RUNS / 2)
      expect(new URL(await page.value<string>('location.href')).searchParams.get('q')).toBe('SINGLE_axis variant')
      await open('?q=variant+26')
      await answered(1)
      await open(`?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
      await page.until("document.getElementById('no-runs').textContent.includes('<img src=x onerror=alert(1)>')")
      expect(page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a late answer to an earlier search does not enter the list',
    async () => {
      await open()
      await answered(25)
      // The first search is answered only when the second one has been.
      await page.value(`{
        const ask = window.fetch
        const second = new Promise((resolve) => { window.secondAnswered = resolve })
        window.fetch = async (address, options) => {
          if (String(address).includes('fixed')) await second
          return ask(address, options)
        }
      }`)
      const find = (words: string) =>
        page.value(
          `{ const form = document.getElementById('find-runs'); form.elements.namedItem('q').value = '${words}'; form.requestSubmit() }`,
        )
      await find('fixed')
      await find('variant 26')
      await answered(1)
      await page.value('window.secondAnswered()')
      await page.value(`fetch('/api/runs?limit=1').then((answer) => answer.text())`)
      expect(await names()).toEqual([`Variant ${RUNS}`])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a run is renamed and deleted by keyboard, and the focus stays near',
    async () => {
      const id = await stored('/api/run/simple', SIMPLE)
      await open()
      await answered(25)
      const plant = '100 kWp fixed at 48.1, 11.6'
      await page.value(`${row(plant)}.querySelector('button').focus()`)
      await page.press('Enter')
      await page.until("document.activeElement.name === 'label'")
      await page.write('Hillside, option B')
      await page.press('Enter')
      await page.until(`${row('Hillside, option B')} && document.activeElement.textContent === 'Rename'`)
      expect((await listed('?limit=1'))[0]).toMatchObject({ run_id: id, label: 'Hillside, option B', plant })
      expect(await page.value<string>(`${row('Hillside, option B')}.cells[0].textContent`)).toBe(`Hillside, option B${plant}`)
      await page.press('Tab')
      await page.press('Enter') // the question is answered with yes
      await page.until(`!${row('Hillside, option B')}`)
      expect((await ada.call('GET', `/api/runs/${id}`)).status).toBe(404)
      expect(await page.value<boolean>("document.activeElement.closest('#runs') !== null")).toBe(true)
      expect(page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a simple and a full run open in the console and give the stored energy there',
    async () => {
      const full = await stored('/api/run', smallPlant())
      await label(full, 'One day')
      for (const [id, name] of [
        [newest, `Variant ${RUNS}`],
        [full, 'One day'],
      ]) {
        await open(`?q=${id}`)
        await page.click('#runs tbody a')
        await page.until("document.querySelector('.stored')?.textContent.includes('The plant shown gives the same.')")
        expect(await page.value<string>("document.querySelector('.stored bdi').textContent")).toBe(name ?? '')
        const answer = (await (await ada.call('GET', `/api/runs/${id}`)).json()) as StoredRun
        expect(await page.value<string>("document.querySelector('.stored').textContent")).toContain(
          `engine ${answer.response.summary.provenance.engine_version}`,
        )
      }
      // A reload shows the same, from the address alone.
      await page.reload()
      await page.until("document.querySelector('.stored')?.textContent.includes('The plant shown gives the same.')")
      // Weather that was sent with the run stays in the browser: the address is short.
      expect(await page.value<number>('location.href.length')).toBeLessThan(2500)
      expect(page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a run that nobody has is refused in words',
    async () => {
      await page.goTo('about:blank')
      await page.goTo(`${url}/#run=run_00000000000000000000000000`)
      await page.until("document.querySelector('.refusal')?.textContent.includes('No run is stored under')")
      page.complaints.length = 0 // Chromium reports every 404
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'on a phone and a desk, in light and dark: nothing to scroll sideways, axe finds nothing, also while a name is written',
    async () => {
      await label(newest, `A name with the ${'very'.repeat(30)}long word`)
      await open()
      await answered(25)
      expect(await faultsOfLooks(page)).toEqual([])
      await page.click('#runs tbody button')
      expect(await faultsOfLooks(page)).toEqual([])
      await label(newest, `Variant ${RUNS}`)
      expect(page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )
})
