import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { accessibilityViolations, faultsOfLooks } from '../axe.ts'
import { chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

const PLANTS = {
  'the first plant': { latitude: 48.14, longitude: 11.58, weather_source: 'embedded', system_capacity_kw: 100, uncertainty: 0.08 },
  'trackers in the south': {
    latitude: -33.4567,
    longitude: -70.6483,
    system_capacity_kw: 12_345,
    racking: 'single_axis',
    gcr: 0.35,
    dc_ac_ratio: 1.31,
    bifaciality: 0.7,
    uncertainty: 0.06,
  },
  'a roof without P-values': {
    latitude: 1.29,
    longitude: 103.85,
    system_capacity_kw: 3.3,
    racking: 'rooftop',
    tilt_deg: 7.5,
    azimuth_deg: 95,
  },
} as const

/** As the page should write the figures of an answer; by the browser's own numbers, not by the page's code. */
function headlineOf(summary: Record<string, never> & { exceedance: { p90_kwh: number } | null }): Record<string, string> {
  const fixed = (value: number, decimals: number) =>
    value.toFixed(decimals).replace(/\B(?=(\d{3})+(?!\d))/g, (_, __, at, text) => (text.includes('.') && at > text.indexOf('.') ? '' : ','))
  const energy = (kwh: number) =>
    kwh >= 1e7 ? `${fixed(kwh / 1e6, 1)} GWh` : kwh >= 1e4 ? `${fixed(kwh / 1e3, kwh >= 1e6 ? 0 : 1)} MWh` : `${fixed(kwh, 0)} kWh`
  return {
    specific_yield_kwh_per_kwp: `${fixed(Number(summary.specific_yield_kwh_per_kwp), 0)} kWh/kWp`,
    e_grid_kwh: energy(Number(summary.e_grid_kwh)),
    performance_ratio: `${fixed(100 * Number(summary.performance_ratio), 1)} %`,
    capacity_factor: `${fixed(100 * Number(summary.capacity_factor), 1)} %`,
    p90_kwh: summary.exceedance === null ? '–' : energy(summary.exceedance.p90_kwh),
  }
}

describe.skipIf(chromium === null)('the start in Chromium', () => {
  let shown: ConsolePage
  beforeAll(async () => {
    shown = await openConsole()
  }, HANG_LIMIT_MILLIS)
  afterAll(() => shown.close())

  const address = (plant: object) =>
    new URLSearchParams(Object.entries(plant).map(([key, value]): [string, string] => [key, String(value)])).toString()
  const answerOf = async (body: object) => (await (await shown.service.post('/api/run/simple', body)).json()) as { summary: never }
  const value = <T>(expression: string) => shown.page.value<T>(expression)
  const numberBox = (label: string) =>
    `[...document.querySelectorAll('.field')].find((one) => one.querySelector('label').textContent === ${JSON.stringify(label)}).querySelector('[type=number]')`

  test(
    'on a phone and a desk, in light and dark: nothing to scroll sideways, axe finds nothing, with every list closed and open',
    async () => {
      await shown.open()
      expect(await faultsOfLooks(shown.page)).toEqual([])
      await value("for (const one of document.querySelectorAll('details')) one.open = true")
      expect(await faultsOfLooks(shown.page)).toEqual([])
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test.each(Object.entries(PLANTS))(
    '%s: the numbers of the page are those of the service to the last digit shown',
    async (_name, plant) => {
      await shown.open(address(plant))
      expect(await shown.headline()).toEqual(headlineOf((await answerOf(plant)).summary))
      // No uncertainty is none, without P-values: an uncertainty of 0 would make each of them the P50.
      const uncertainty = await value<string[]>(
        `[${numberBox('Uncertainty, one sigma')}.value, document.querySelector('[aria-label="Uncertainty, one sigma, slider"]').ariaValueText]`,
      )
      const percent = 'uncertainty' in plant ? String(100 * plant.uncertainty) : null
      expect(uncertainty).toEqual(percent === null ? ['', 'none'] : [percent, `${percent} %`])
    },
    HANG_LIMIT_MILLIS,
  )

  test('the months and the assumptions of the page are those of the service, digit by digit', async () => {
    const plant = { ...PLANTS['trackers in the south'], weather_source: 'embedded' }
    await shown.open(address(plant))
    const { summary, defaults_applied, not_counted } = (await answerOf(plant)) as unknown as {
      summary: { monthly: { e_grid_kwh: number[] } }
      defaults_applied: { field: string; source: string }[]
      not_counted: string[]
    }
    const cells = await value<string[]>(
      "[...document.querySelectorAll('table.numbers tbody tr')].slice(0, 12).map((row) => row.cells[5].textContent)",
    )
    expect(cells.map((text) => Number(text.replaceAll(',', '')))).toEqual(summary.monthly.e_grid_kwh.map((kwh) => Math.round(kwh)))
    const listed = await value<string[]>("[...document.querySelectorAll('.results li')].map((one) => one.textContent)")
    expect(listed).toEqual(expect.arrayContaining(not_counted))
    const assumed = await value<string[][]>(
      '[...document.querySelectorAll(\'[aria-label="Assumed values"] tbody tr\')].map(({ cells }) => [cells[0].textContent, cells[2].textContent])',
    )
    expect(assumed).toEqual(defaults_applied.map(({ field, source }) => [field, source]))
  })

  const press = (name: string) => value(`[...document.querySelectorAll('button')].find((one) => one.textContent === '${name}').click()`)

  test('a slider by keyboard and by a drag: the number, the answer and the address follow; one undo for one drag', async () => {
    await shown.open()
    const slider = 'document.querySelector(\'[aria-label="Tilt, slider"]\')'
    await value(`${slider}.focus()`)
    await shown.page.press('ArrowRight')
    await shown.page.until(`${numberBox('Tilt')}.value === '20.5'`)
    await shown.answered()
    const before = await shown.headline()
    expect(before).toEqual(headlineOf((await answerOf({ ...PLANTS['the first plant'], tilt_deg: 20.5 })).summary))
    for (const [tilt, kind] of [
      [25, 'input'],
      [29, 'input'],
      [35, 'input'],
      [35, 'change'],
    ] as const)
      await value(`${slider}.value = ${tilt}; ${slider}.dispatchEvent(new Event('${kind}', { bubbles: true }))`)
    await shown.page.until(`${numberBox('Tilt')}.value === '35'`)
    await shown.answered()
    expect(await shown.headline()).toEqual(headlineOf((await answerOf({ ...PLANTS['the first plant'], tilt_deg: 35 })).summary))
    await shown.page.until("location.hash.includes('tilt_deg=35')")
    await press('Undo')
    await shown.page.until(`${numberBox('Tilt')}.value === '20.5'`)
    await shown.answered()
    expect(await shown.headline()).toEqual(before)
    await press('Redo')
    await shown.page.until(`${numberBox('Tilt')}.value === '35'`)
  })

  test('a place by search, on the map by keyboard, and by coordinates', async () => {
    await shown.open()
    await shown.page.type('.place-search input', 'Almeria')
    await shown.page.until("document.querySelector('[role=option]')")
    expect(await accessibilityViolations(shown.page)).toEqual([])
    await shown.page.press('Enter')
    await shown.page.until("document.querySelector('#place-title').textContent.startsWith('Almería')")
    await shown.page.until("location.hash.includes('latitude=36.8')")
    await value("document.querySelector('.map').focus()")
    await shown.page.press('ArrowUp')
    await shown.page.until("document.querySelector('#place-title').textContent === 'Place'")
    await shown.page.until("location.hash.includes('latitude=37.8')")
    await value(
      `(() => { const box = [...document.querySelectorAll('.narrow')].find((one) => one.textContent.startsWith('Latitude')).querySelector('input'); box.value = '-91'; box.dispatchEvent(new Event('change', { bubbles: true })) })()`,
    )
    await shown.page.until("document.querySelector('.narrow .fault')?.textContent === 'From -90 to 90'")
  })

  test('a click on the map chooses what is there', async () => {
    await shown.open()
    await shown.page.until("document.querySelector('.map .land').getAttribute('d')")
    // Longitude 0 is in the middle; the map begins at 84 deg north and is as wide as 360 deg.
    await value(
      "(() => { const map = document.querySelector('.map svg').getBoundingClientRect(); document.querySelector('.map').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: map.left + map.width / 2, clientY: map.top + map.width * (84 - 40) / 360 })) })()",
    )
    await shown.page.until("location.hash !== ''")
    const chosen = new URLSearchParams((await value<string>('location.hash')).slice(1))
    // A mouse is on whole pixels, of which each is a degree.
    expect(Math.abs(Number(chosen.get('latitude')) - 40)).toBeLessThan(1.5)
    expect(Math.abs(Number(chosen.get('longitude')))).toBeLessThan(1.5)
  })

  test('what the service would refuse is refused here, at its field', async () => {
    await shown.page.goTo('about:blank')
    await shown.page.goTo(`${shown.origin}/#${address({ ...PLANTS['the first plant'], gcr: 1.5, colour: 'red' })}`)
    await shown.page.until("document.querySelector('.field .fault')")
    const refused = (await (
      await shown.service.post('/api/run/simple', { ...PLANTS['the first plant'], gcr: 1.5, colour: 'red' })
    ).json()) as {
      errors: { field: string }[]
    }
    expect(refused.errors.map(({ field }) => field).sort()).toEqual(['colour', 'gcr'])
    expect(await value<string>("document.querySelector('.field.faulty label').textContent")).toBe('Ground cover ratio')
    const alert = await value<string>("document.querySelector('[role=alert]').textContent")
    for (const each of ['Ground cover ratio: ', 'colour: ']) expect(alert).toContain(each)
    expect(await accessibilityViolations(shown.page)).toEqual([])
  })

  test('what is loaded until the first answer is below 350 kB compressed, without the climate table', async () => {
    const asked = new Set(
      shown.service.lines
        .map((line) => (JSON.parse(line) as { path?: string }).path ?? '')
        .filter((path) => /^\/(console|pages)\//.test(path) && !path.includes('/climate-')),
    )
    expect([...asked].some((path) => path.includes('/worker-'))).toBe(true)
    let bytes = 0
    for (const path of asked) {
      const answer = await shown.service.request(path, { headers: { 'accept-encoding': 'gzip' } })
      bytes += (await answer.arrayBuffer()).byteLength
    }
    expect(bytes).toBeLessThan(350e3)
  })

  test('a link that is cut says so, and hostile names are text', async () => {
    await shown.open('state=abc')
    expect(await value<string>("document.querySelector('[role=alert]').textContent")).toBe(
      'The link is cut or was changed: open it again from where it was sent',
    )
    const name = '<img src=x onerror=document.title="bad">'
    await shown.open(`${address(PLANTS['the first plant'])}&place=${encodeURIComponent(name)}`)
    expect(await value<string>("document.querySelector('#place-title').textContent")).toBe('48.14, 11.58')
    await shown.open(`${address(PLANTS['the first plant'])}&place=Cairo`)
    expect(await value<string>("document.querySelector('#place-title').textContent")).toBe('48.14, 11.58')
    await shown.open(`${address({ ...PLANTS['the first plant'], latitude: 30.1, longitude: 31.2 })}&place=Cairo`)
    await shown.page.until("document.querySelector('#place-title').textContent === 'Cairo'")
    await shown.open('state=yyvNyQEA')
    expect(await value<string>("document.querySelector('[role=alert]').textContent")).toStartWith('The link contains no plant')
    expect(await value<string>('document.title')).toBe('pvyield')
    expect(shown.page.complaints).toEqual([])
  })

  test(
    'the keyboard reaches every control, and the one that has it is in sight',
    async () => {
      await shown.open()
      const controls = () =>
        value<number>(
          "(() => { const radios = new Set(); return [...document.querySelectorAll('a[href], button:not(:disabled), input, summary, [tabindex=\"0\"]')].filter((one) => { if (!one.checkVisibility()) return false; if (one.type !== 'radio') return true; if (radios.has(one.name)) return false; radios.add(one.name); return true }).length })()",
        )
      await value('document.activeElement.blur(); window.reached = new Set()')
      const stops = (await controls()) + 5
      for (let k = 0; k < stops; k++) {
        await shown.page.press('Tab')
        await value('document.activeElement !== document.body && window.reached.add(document.activeElement)')
      }
      // A row of the losses that had the focus is explained, with a link.
      expect(await value<number>('window.reached.size')).toBe(await controls())
    },
    HANG_LIMIT_MILLIS,
  )
})
