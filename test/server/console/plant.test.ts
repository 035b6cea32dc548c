import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { accessibilityViolations, faultsOfLooks } from '../axe.ts'
import { chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

/** A year of clear days as CSV. @param peakWm2  at noon */
function csv(peakWm2: number): Uint8Array {
  const lines = Array.from({ length: 8760 }, (_, k) => {
    const stamp = new Date(Date.UTC(2023, 0, 1, k)).toISOString().slice(0, 16).replace('T', ' ')
    return `${stamp},${Math.max(0, Math.round(peakWm2 * Math.sin(((k % 24) - 6) * (Math.PI / 12))))},15`
  })
  return new TextEncoder().encode(['time,ghi,temp_air', ...lines].join('\n'))
}

const PAN = join(import.meta.dir, '..', '..', '..', '..', 'shared', 'samples', 'pan', 'Jinko_JKM_370M_72.PAN')

describe.skipIf(chromium === null)('the full plant in Chromium', () => {
  let shown: ConsolePage
  beforeAll(async () => {
    shown = await openConsole()
  }, HANG_LIMIT_MILLIS)
  afterAll(() => shown.close())

  const value = <T>(expression: string) => shown.page.value<T>(expression)
  const until = (expression: string) => shown.page.until(expression)
  const inField = (path: string, selector: string) => `document.querySelector('[data-field="${path}"] ${selector}')`
  const answered = () =>
    until(
      "document.querySelector('.plant [aria-busy=false]') && /\\d/.test(document.querySelector('[data-figure=e_grid_kwh] dd').textContent)",
    )
  /** The request that the page shows. */
  const request = () =>
    value<string>("document.querySelector('.editor textarea').value").then((text) => JSON.parse(text) as Record<string, unknown>)
  /** The energy that the page shows, and that of the service for the request that the page shows. */
  const energies = async () => {
    const body = await request()
    const { summary } = (await (await shown.service.post('/api/run', body)).json()) as {
      summary: { e_grid_kwh: number; specific_yield_kwh_per_kwp: number }
    }
    const { e_grid_kwh: energy, specific_yield_kwh_per_kwp: yields } = await shown.headline()
    return {
      page: [energy, yields],
      service: [
        `${(summary.e_grid_kwh / 1000).toFixed(1)} MWh`,
        `${Math.round(summary.specific_yield_kwh_per_kwp).toLocaleString('en-US')} kWh/kWp`,
      ],
    }
  }
  const write = async (path: string, text: string) => {
    await value(`(() => { const box = ${inField(path, 'input')}; box.focus(); box.select() })()`)
    await shown.page.write(text)
  }
  const press = (label: string) =>
    value(`[...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(label)}).click()`)
  const open = async (address = 'latitude=48.14&longitude=11.58&weather_source=embedded&system_capacity_kw=100&uncertainty=0.08') => {
    await shown.page.goTo('about:blank')
    await shown.page.goTo(`${shown.origin}/#${address}&view=plant`)
    await answered()
  }
  const makeFull = async () => {
    await until("document.querySelector('[data-action=make-full]:enabled')")
    await shown.page.click('[data-action=make-full]')
    await until("document.querySelector('[data-section=array]')")
    await answered()
  }
  /** Names of the files that buttons save. */
  const saved = (tools: string) =>
    value<string[]>(`(async () => {
      const names = []
      const { click } = HTMLAnchorElement.prototype
      HTMLAnchorElement.prototype.click = function () { names.push(this.download) }
      const buttons = document.querySelectorAll('${tools} button')
      for (const one of buttons) {
        const count = names.length
        one.click()
        while (names.length === count) await new Promise((resolve) => setTimeout(resolve, 10))
      }
      HTMLAnchorElement.prototype.click = click
      return names
    })()`)
  const drop = (name: string, bytes: Uint8Array) =>
    value(`(() => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob('${Buffer.from(bytes).toString('base64')}'), (one) => one.charCodeAt(0))], ${JSON.stringify(name)}))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    })()`)

  test(
    'the way: full, a field, a wrong value, undo, and the link',
    async () => {
      await open()
      const simple = await shown.headline()
      await makeFull()
      expect(await shown.headline()).toEqual(simple)
      expect((await request()).site).toMatchObject({ latitude: 48.14 })

      await write('array.gcr', '0.55')
      await until("document.querySelector('.editor textarea').value.includes('0.55')")
      await answered()
      const { page, service } = await energies()
      expect(page).toEqual(service)
      expect(page[0]).not.toBe(simple.e_grid_kwh ?? '')

      await write('array.gcr', '1.4')
      await until(`${inField('array.gcr', '.problems .error')}`)
      expect(await value<string>(`${inField('array.gcr', '.problems')}.textContent`)).toContain('less than or equal to 1')
      expect(await value<string>(`${inField('array.gcr', '.problems a')}.href`)).toBe(`${shown.origin}/docs/error.validation_error`)
      expect(await value<string>(`${inField('array.gcr', 'input')}.getAttribute('aria-invalid')`)).toBe('true')
      const line = JSON.parse(
        await value<string>(
          "JSON.stringify([document.querySelector('.gutter .error').textContent, document.querySelector('.editor textarea').value])",
        ),
      ) as [string, string]
      expect(line[1].split('\n')[Number(line[0]) - 1]).toContain('"gcr": 1.4')

      await write('array.gcr', '<img src=x onerror=alert(1)>')
      await until(`${inField('array.gcr', '.problems')}?.textContent.includes('number')`)
      expect(await value<number>("document.querySelectorAll('.console img').length")).toBe(0)

      await value(`${inField('array.gcr', 'input')}.blur()`)
      await press('Undo')
      await until("!document.querySelector('.editor textarea').value.includes('gcr')")
      await answered()
      expect(await shown.headline()).toEqual(simple)
      await press('Undo')
      await until("document.querySelector('[data-action=make-full]') && !location.hash.includes('state=')")
      await press('Redo')
      await until("location.hash.includes('state=')")
      const link = await value<string>('location.href')
      await shown.page.goTo('about:blank')
      await shown.page.goTo(link)
      await answered()
      expect(await shown.headline()).toEqual(simple)
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'what is written wrong is said at its field, in words, and the number that was meant is offered',
    async () => {
      await open()
      await makeFull()
      const field = async (path: string, text: string) => {
        const said = `${inField(path, '.problems .error')}?.textContent`
        await write(path, text)
        await until(said)
        return value<string>(said)
      }
      const right = async (path: string, text: string) => {
        await write(path, text)
        await until(`${inField(path, '.problems .error')} === null`)
      }
      for (const [path, good, wrong] of [
        [
          'array.gcr',
          '0.5',
          { abc: 'valid number', '0x1': 'valid number', '1,000': 'valid number', '-0.2': 'greater than 0', '1e999': 'valid number' },
        ],
        ['site.latitude', '48', { '91': 'less than or equal to 90', '48° 8′': 'valid number' }],
        ['array.n_rows', '8', { '3.5': 'integer', '0': 'greater than or equal to 1' }],
        ['array.modules_per_string', '100', { '': 'required' }],
        ['site.horizon_azimuths_deg', '', { '0; 90; x': 'valid number', '0, 400': 'less than or equal to 360' }],
      ] as const)
        for (const [text, words] of Object.entries(wrong)) {
          expect([path, text, await field(path, text)]).toEqual([path, text, expect.stringContaining(words)])
          await right(path, good)
        }
      for (const [text, meant] of [
        ['0,55', '0.55'],
        ['45 %', '0.45'],
        ['40', '0.4'],
      ] as const) {
        await field('array.gcr', text)
        await value(`${inField('array.gcr', 'input')}.blur()`)
        await press(`Write ${meant}`)
        await until(`${inField('array.gcr', 'input')}.value === '${meant}' && ${inField('array.gcr', '.problems .error')} === null`)
      }
      // A field that is shown because of its message stays while it is corrected.
      await field('array.gcr', '7')
      await press('Show the fields with messages')
      await until(`document.querySelector('[data-field="site.latitude"]') === null`)
      await right('array.gcr', '0.5')
      expect(await value<boolean>(`${inField('array.gcr', 'input')}.checkVisibility()`)).toBe(true)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'the JSON is the plant: a change of it, and a text that is none',
    async () => {
      await open()
      await makeFull()
      const area = "document.querySelector('.editor textarea')"
      const type = (text: string) =>
        value(
          `(() => { ${area}.focus(); ${area}.value = ${JSON.stringify(text)}; ${area}.dispatchEvent(new Event('input', { bubbles: true })) })()`,
        )
      const body = await request()
      await type(JSON.stringify({ ...body, thermal: { model: 'faiman', u_c: 25, u_v: 1.2 } }))
      await until(`document.querySelector('[data-section=thermal] .state').textContent === '3 decided'`)
      await answered()
      const { page, service } = await energies()
      expect(page).toEqual(service)
      await type('{\n  "site": {},\n}')
      await until("document.querySelector('.json .fault')?.textContent.includes('Remove the comma')")
      expect(await value<string>("document.querySelector('.gutter .error').textContent")).toBe('3')
      await press('Discard what was written')
      await until(`${area}.value.includes('faiman')`)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a module and an inverter of the library',
    async () => {
      await open()
      await makeFull()
      for (const [kind, query] of [
        ['module', 'jinko 720'],
        ['inverter', 'sma 60'],
      ] as const) {
        const section = `[data-section=${kind}]`
        await shown.page.click(`${section} .opener`)
        await shown.page.type(`${section} .library input`, query)
        await until(`document.querySelector('${section} .library li')`)
        // Its curves are seen before it is chosen.
        await press(`Curves of ${await value<string>(`document.querySelector('${section} .library b').textContent`)}`)
        await until(`document.querySelector('${section} .library li .curves svg')`)
        const before = await value<string>(`document.querySelector('${section} .library .numbers-table').textContent`)
        await shown.page.click(`${section} .library li button`)
        await until(`document.querySelector('${section} [data-field="${kind}.id"]')`)
        await until(`document.querySelector('${section} .numbers-table')?.textContent === ${JSON.stringify(before)}`)
        const [first] = (await (await fetch(`${shown.origin}/api/library/${kind}s?q=${encodeURIComponent(query)}&limit=1`)).json()) as {
          id: string
        }[]
        expect((await request())[kind] as object).toEqual({ id: first?.id })
        await until(`document.querySelector('${section} .library [role=status]').textContent.startsWith('Sized for 100 kW: ')`)
      }
      await answered()
      const { page, service } = await energies()
      expect(page).toEqual(service)
      await press('Edit its figures')
      await until(`document.querySelector('[data-field="module.p_nom_w"] input').value === '720'`)
      // Curves of other figures than those that are shown would be wrong.
      await write('module.p_nom_w', 'x')
      await until("document.querySelector('[data-section=module]').textContent.includes('No curves: module.p_nom_w: ')")
      await write('module.p_nom_w', '720')
      await until("document.querySelector('[data-section=module] .curves svg')")
      expect(await accessibilityViolations(shown.page)).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test.skipIf(!existsSync(PAN))(
    `a PAN that is dropped is the module, and a file with a hostile name is text${existsSync(PAN) ? '' : ' (skipped: ../shared/samples is not on this machine)'}`,
    async () => {
      await open()
      const simple = await shown.headline()
      await drop('Jinko.PAN', readFileSync(PAN))
      await until("document.querySelector('.file.note')")
      await answered()
      expect((await request()).module as object).toMatchObject({ manufacturer: 'Jinkosolar', p_nom_w: 370 })
      // The file states Isc 9.610 A, Voc 48.50 V, Imp 9.280 A and Vmp 39.90 V.
      await shown.page.click('[data-section=module] .opener')
      const cells =
        "[...document.querySelectorAll('[data-section=module] .numbers-table tbody tr')].slice(0, 2).map((row) => [...row.children].map((one) => one.textContent))"
      await until(`${cells}.length === 2`)
      const [datasheet, stc = []] = await value<string[][]>(cells)
      expect(datasheet).toEqual(['Datasheet', '9.61', '48.50', '9.28', '39.90', '370.3'])
      expect(stc.slice(0, 3)).toEqual(['1000 W/m², 25 °C', '9.61', '48.50'])
      expect(await saved(`[data-section=module] .curves figure:nth-of-type(1) .tools`)).toEqual([
        'module-iv.svg',
        'module-iv.png',
        'module-iv.csv',
      ])
      const { page, service } = await energies()
      expect(page).toEqual(service)
      await drop('<img src=x onerror=alert(1)>.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
      await until("document.querySelector('.file.refusal')")
      expect(await value<string>("document.querySelector('.file strong').textContent")).toBe('<img src=x onerror=alert(1)>.png')
      await press('Undo')
      await until("document.querySelector('[data-action=make-full]')")
      await answered()
      expect(await shown.headline()).toEqual(simple)
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'weather that is dropped stays in the browser, and the plant runs in it',
    async () => {
      await open()
      const before = await shown.headline()
      await drop('own.csv', csv(900))
      await until("document.querySelector('.file.note')")
      await answered()
      expect((await request()).weather as { id: string }).toEqual({ id: expect.stringMatching(/^met_dropped_/) })
      const inOwn = await shown.headline()
      expect(inOwn).not.toEqual(before)
      await until("location.hash.includes('state=')")
      const simpleHash = await value<string>('location.hash')
      await makeFull() // by the engine of the page: the service does not have the file
      expect(await shown.headline()).toEqual(inOwn)

      // The link in another browser, which has no file: one that has lost its own.
      await until(`location.hash !== ${JSON.stringify(simpleHash)}`)
      const link = await value<string>('location.href')
      const missing = "document.querySelector('.missing')"
      const openWithout = async () => {
        await shown.page.goTo(`${shown.origin}/docs/console`)
        await value("new Promise((resolve) => { indexedDB.deleteDatabase('pvyield-console').onsuccess = resolve })")
        await shown.page.goTo(link)
        await until(`${missing}?.checkVisibility()`)
      }
      await openWithout()
      expect(await value<string>(`${missing}.textContent`)).toStartWith('The weather file own.csv (8,760 rows) is missing.')
      await until("document.querySelector('[data-section=weather] .problems .error')?.textContent.includes('own.csv (8,760 rows)')")
      await drop('same.csv', csv(900)) // its content counts, not its name
      await until(`document.querySelector('.file.note')?.textContent.includes('It is the file that was missing') && !${missing}`)
      await answered()
      expect(await shown.headline()).toEqual(inOwn)
      await openWithout()
      await drop('other.csv', csv(800))
      await until(
        "document.querySelector('.file.note')?.textContent.includes('differs from the file that was missing, own.csv (8,760 rows)')",
      )
      await openWithout()
      await press('Use the typical year of the place')
      await until(`!${missing}`)
      await answered()
      const { page, service } = await energies()
      expect(page).toEqual(service)
      expect(await shown.headline()).not.toEqual(inOwn)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'on a phone and a desk, in light and dark, every section open: nothing to scroll sideways, and axe finds nothing',
    async () => {
      await open()
      await makeFull()
      await value("for (const one of document.querySelectorAll('.opener[aria-expanded=false]')) one.click()")
      await until("document.querySelector('[data-section=inverter] .library')")
      expect(await faultsOfLooks(shown.page)).toEqual([])
      expect(shown.page.complaints).toEqual([])

      // A narrow page shows the form, or the JSON in its place; a wide one both.
      const seen = (width: number, ...parts: string[]) =>
        until(
          `innerWidth === ${width} && ${JSON.stringify(parts)}.join() === ['.finder', '.editor', '.panes'].filter((one) => document.querySelector(one).checkVisibility()).join()`,
        )
      const widths = "[...new Set([...document.querySelectorAll('.plant > .form > .card')].map((one) => one.offsetWidth))]"
      await shown.page.resize(1440)
      await seen(1440, '.finder', '.editor')
      await shown.page.resize(390)
      await seen(390, '.finder', '.panes')
      expect((await value<number[]>(widths)).length).toBe(1)
      await shown.page.click('.panes [value=json]')
      await seen(390, '.editor', '.panes')
      expect(await accessibilityViolations(shown.page)).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )
})
