import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { addressOf } from '../../../clients/console/state/address.ts'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { faultsOfLooks } from '../axe.ts'
import { BrowserPage, chromium } from '../chromium.ts'
import { startTestService, type TestService } from '../service.ts'

const PLANT = { latitude: 48.14, longitude: 11.58, weather_source: 'embedded', system_capacity_kw: 100 }
const GCRS = [0.3, 0.45, 0.6]
const TILTS = [15, 30, 45, 60]

describe.skipIf(chromium === null)('compare in Chromium', () => {
  let service: TestService
  let page: BrowserPage
  let origin: string
  beforeAll(async () => {
    service = await startTestService()
    origin = `http://127.0.0.1:${await service.listen()}`
    page = await BrowserPage.open(chromium ?? '')
  }, HANG_LIMIT_MILLIS)
  afterAll(async () => {
    await page.close()
    await service.stop()
  })

  const address = (fields: object) => `${origin}/#${new URLSearchParams({ ...fields, view: 'compare' } as Record<string, string>)}`
  const open = async (fields: object = PLANT) => {
    await page.goTo('about:blank')
    await page.goTo(address(fields))
    await page.until("document.querySelector('.compare')")
  }
  const button = (text: string) =>
    `[...document.querySelectorAll('.compare button')].find((one) => one.checkVisibility() && !one.disabled && one.textContent.startsWith(${JSON.stringify(text)}))`
  const press = async (text: string) => {
    await page.until(button(text))
    await page.value(`${button(text)}.click()`)
  }
  const choose = (select: string, option: string) =>
    page.value(
      `{ const one = ${select}; one.value = ${JSON.stringify(option)}; one.dispatchEvent(new Event('change', { bubbles: true })) }`,
    )
  const write = (input: string, text: string) =>
    page.value(`{ const one = ${input}; one.value = ${JSON.stringify(text)}; one.dispatchEvent(new Event('input', { bubbles: true })) }`)
  const axis = (k: number, what: string) => `document.querySelectorAll('.axis')[${k}].querySelectorAll('select, input')[${what}]`
  const setAxis = async (k: number, field: string, [from, to, count]: readonly [number, number, number]) => {
    await choose(axis(k, '0'), field)
    await page.until(`${axis(k, '3')} !== undefined`)
    await write(axis(k, '1'), String(from))
    await write(axis(k, '2'), String(to))
    await write(axis(k, '3'), String(count))
  }
  const energyOf = async (body: object) =>
    (
      (await (await service.post('/api/run/simple', body)).json()) as {
        summary: { e_grid_kwh: number; specific_yield_kwh_per_kwp: number }
      }
    ).summary
  const number = (text: string) => Number(text.replaceAll(',', '').replace('\u2212', '-'))
  const nothingWrong = async () => {
    expect(await faultsOfLooks(page)).toEqual([])
    expect(page.complaints).toEqual([])
  }

  test(
    'two plants are pinned: their energies are those of the service, and the shown rows add up to the difference',
    async () => {
      await open()
      await press('Pin this plant')
      // The plant that is shown is the pin: it is not repeated.
      await page.until("document.querySelectorAll('.variants tbody tr').length === 1 && document.querySelector('.variants .now')")
      await press('Sweep')
      // Another plant by the way that the page offers: the best of a sweep.
      await setAxis(0, 'tilt_deg', [35, 50, 2])
      await choose(axis(1, '0'), '')
      await press('Run 2 variants')
      await press('Use these values')
      await press('Variants')
      await press('Pin this plant')
      await page.until(
        "document.querySelectorAll('.variants [data-figure=e_grid_kwh]').length === 2 && document.querySelector('.differences')",
      )
      const [first, second] = await Promise.all([energyOf(PLANT), energyOf({ ...PLANT, tilt_deg: 35 })])
      const energies = await page.value<string[]>(
        "[...document.querySelectorAll('.variants [data-figure=e_grid_kwh]')].map((one) => one.textContent)",
      )
      expect(energies.map(number)).toEqual([first, second].map(({ e_grid_kwh }) => Math.round(e_grid_kwh)))
      const columnOf = async (rows: string) =>
        (
          await page.value<string[]>(`[...document.querySelectorAll('.differences ${rows}')].map((one) => one.children[1].textContent)`)
        ).map(number)
      const [, ...rows] = await columnOf('tbody tr')
      const [sum, difference] = await columnOf('tfoot tr')
      expect(rows.length).toBeGreaterThan(8)
      expect(difference).toBeCloseTo(second.e_grid_kwh - first.e_grid_kwh, 1)
      expect(sum).toBe(difference as number)
      // Each row is rounded to 0.1 kWh.
      expect(Math.abs(rows.reduce((total, row) => total + row, 0) - (difference as number))).toBeLessThanOrEqual(0.05 * (rows.length + 1))
      expect(
        await page.value(
          "[...document.querySelectorAll('h2')].find((one) => one.textContent === 'Fields that differ').closest('section').querySelector('tbody').innerText",
        ),
      ).toMatch(/Tilt tilt_deg\s+20 deg default\s+35 deg/)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a pinned plant whose weather file is missing says which file, and what to do',
    async () => {
      const id = 'met_dropped_0123456789abcdef01234567'
      const plant = { kind: 'simple', body: PLANT } as const
      const pinned = { kind: 'simple', body: { latitude: 48.14, longitude: 11.58, system_capacity_kw: 100, weather: { id } } } as const
      const files = [{ id, name: 'own.csv', rows: 8760 }]
      await page.goTo('about:blank')
      await page.goTo(
        `${origin}/#${addressOf({ plant, place: '', view: 'compare', pins: [{ name: 'Pinned', plant: pinned }], files } as never)}`,
      )
      await page.until("document.querySelector('.variants .fault')")
      expect(await page.value<string>("document.querySelector('.variants .fault').textContent")).toBe(
        'The weather file own.csv (8,760 rows) is not in this browser: drop it on the page, or use the typical year of the place',
      )
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the best of a sweep over ground cover and tilt is the best of single runs of the service',
    async () => {
      await open()
      await press('Sweep')
      await setAxis(0, 'gcr', [0.3, 0.6, GCRS.length])
      await setAxis(1, 'tilt_deg', [15, 60, TILTS.length])
      await press('Run 12 variants')
      await page.until("document.querySelector('[data-figure=best]')")
      const runs = await Promise.all(
        TILTS.flatMap((tilt_deg) => GCRS.map(async (gcr) => ({ gcr, tilt_deg, ...(await energyOf({ ...PLANT, gcr, tilt_deg })) }))),
      )
      const best = runs.reduce((one, other) => (other.specific_yield_kwh_per_kwp > one.specific_yield_kwh_per_kwp ? other : one))
      const shown = (name: string) => page.value<string>(`document.querySelector('[data-figure=${name}]').textContent`)
      expect(number(await shown('best'))).toBe(Number(best.specific_yield_kwh_per_kwp.toFixed(1)))
      expect([number(await shown('best-x')), number(await shown('best-y'))]).toEqual([best.gcr, best.tilt_deg])
      const cells = await page.value<string[]>("[...document.querySelectorAll('table.sweep td')].map((one) => one.textContent)")
      expect(cells.map(number)).toEqual(runs.map(({ specific_yield_kwh_per_kwp: value }) => Number(value.toFixed(1))))
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a sweep is cancelled, and the next one runs',
    async () => {
      await open()
      await press('Sweep')
      await setAxis(0, 'gcr', [0.2, 0.8, 50])
      await setAxis(1, 'tilt_deg', [0, 60, 50])
      await press('Run 2,500 variants')
      await page.until("document.querySelector('.run progress')")
      await press('Cancel')
      await page.until("/^Cancelled after [0-9]+ of 2500 variants$/.test(document.querySelector('.run [role=status]').textContent)")
      await choose(axis(1, '0'), '')
      await write(axis(0, '3'), '5')
      await press('Run 5 variants')
      await page.until("document.querySelector('.run [role=status]').textContent.startsWith('5 variants in')")
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'more variants than a page takes are a study of the server: the same figures, its progress, and gone when it is cancelled',
    async () => {
      await open()
      await press('Sweep')
      await setAxis(0, 'inverter_efficiency', [92, 99, 51])
      await setAxis(1, 'temperature_coefficient', [-0.5, -0.2, 50])
      await press('Run 2,550 variants on the server')
      await page.until("document.querySelector('[data-figure=best]')")
      expect(await page.value<string>("document.querySelector('.run [role=status]').textContent")).toMatch(
        /^2,550 variants in .* s on the server$/,
      )
      const { specific_yield_kwh_per_kwp: yielded } = await energyOf({
        ...PLANT,
        inverter_efficiency: 0.99,
        temperature_coefficient: -0.005,
      })
      const figure = (name: string) => page.value<string>(`document.querySelector('[data-figure=${name}]').textContent`)
      expect([number(await figure('best')), number(await figure('best-x')), number(await figure('best-y'))]).toEqual([
        Number(yielded.toFixed(1)),
        99,
        -0.5,
      ])
      await page.value("for (const one of document.querySelectorAll('.compare details')) one.open = true")
      await nothingWrong()
      await write(axis(0, '3'), '200')
      await write(axis(1, '3'), '100')
      await press('Run 20,000 variants on the server')
      await page.until("document.querySelector('.run progress')?.value > 0")
      await press('Cancel')
      await page.until("/^Cancelled after [0-9]+ of 20000 variants$/.test(document.querySelector('.run [role=status]').textContent)")
      while (!/^pvyield_runs_running 0$/m.test(await (await service.request('/metrics')).text())) await Bun.sleep(20)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the steps of ten fields and the models of a stage are those of the service',
    async () => {
      await open()
      await press('Sensitivity')
      await page.until("document.querySelectorAll('table.steps tbody tr').length === 10")
      await press('Models')
      await page.until("document.querySelector('table.models')")
      const { request } = (await (await service.post('/api/run/simple', PLANT)).json()) as { request: { weather: object } }
      const tree = (await (await service.post('/api/tree/irradiance', request)).json()) as {
        steps: { options: { option: string; difference: number | null; source: string }[] }[]
      }
      const options = tree.steps.flatMap(({ options }) => options)
      const rows = await page.value<string[][]>(
        "[...document.querySelectorAll('table.models tbody tr')].map((one) => [one.querySelector('code').textContent, one.children[2].textContent, [...one.children].at(-1).textContent])",
      )
      expect(rows.map(([option, , source]) => [option, source])).toEqual(options.map(({ option, source }) => [option, source]))
      expect(options.filter(({ difference }) => difference !== null).length).toBeGreaterThan(8)
      options.forEach(({ difference }, k) => {
        if (difference !== null) expect(number(rows[k]?.[1] ?? '')).toBeCloseTo(100 * difference, 3)
      })
      // Soiling of 2 % to 1 %: all light, and nearly all energy, is 0.99 / 0.98 of what it was.
      await press('Sensitivity')
      const soiling = await page.value<string>(
        "[...document.querySelectorAll('table.steps tbody tr')].find((one) => one.textContent.startsWith('Soiling')).children[3].textContent",
      )
      expect(number(soiling)).toBeGreaterThan(0.95 * 1.0204)
      expect(number(soiling)).toBeLessThan(1.0204)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'on a phone and a desk, in light and dark: nothing to scroll sideways, axe finds nothing in any part',
    async () => {
      await open({ ...PLANT, tilt_deg: 30 })
      await press('Pin this plant')
      await press('Sweep')
      await setAxis(0, 'tilt_deg', [0, 45, 2])
      await choose(axis(1, '0'), '')
      await press('Run 2 variants')
      await press('Use these values')
      await choose(axis(1, '0'), 'gcr')
      await press('Run')
      await page.until("document.querySelector('.run [role=status]').textContent.includes('40 variants in')")
      await page.value("for (const one of document.querySelectorAll('.compare details')) one.open = true")
      await nothingWrong()
      await press('Variants')
      await page.until("document.querySelector('.differences')")
      await page.value("for (const one of document.querySelectorAll('.compare details')) one.open = true")
      await nothingWrong()
      await press('Sensitivity')
      await page.until("document.querySelector('table.steps')")
      await nothingWrong()
      await press('Models')
      await page.until("document.querySelector('table.models')")
      await nothingWrong()
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the keyboard reaches the parts, names a variant, runs a sweep',
    async () => {
      await open()
      const focused = () =>
        page.value<string>('document.activeElement.textContent.trim() || document.activeElement.getAttribute("aria-label") || ""')
      const tabTo = async (text: string) => {
        for (let k = 0; k < 80 && !(await focused()).startsWith(text); k++) await page.press('Tab')
        expect(await focused()).toStartWith(text)
      }
      await tabTo('Pin this plant')
      await page.press('Enter')
      await page.until("document.querySelector('.variants input')")
      await tabTo('Name of variant 1')
      await page.write(' <b>north</b>')
      await page.until("document.querySelector('.variants input').value.includes('<b>north</b>')")
      expect(await page.value("document.querySelector('.compare b')")).toBeNull()
      await page.press('Tab', { shift: true })
      await tabTo('Base')
      await page.value("document.querySelector('.parts button').focus()")
      await tabTo('Sweep')
      await page.press(' ')
      await tabTo('Run 400 variants')
      await page.press('Enter')
      await page.until("document.querySelector('.run [role=status]').textContent.startsWith('400 variants in')")
      expect(page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )
})
