import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { DIAGRAM } from '@pvyield/engine/quick'
import type { RunRequest } from '@pvyield/sdk'
import { fileName } from '../../../clients/console/pictures/run-picture.ts'
import { rowSentences } from '../../../clients/console/start/row-sentences.ts'
import { addressOf } from '../../../clients/console/state/address.ts'
import { type ChosenName, type ChosenPicture, PICTURE_TITLES, pictureIn } from '../../../clients/console/state/chosen-picture.ts'
import { FIRST_STATE } from '../../../clients/console/state/console-state.ts'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { docsPlant } from '../../report/made-run.ts'
import { accessibilityViolations, faultsOfLooks } from '../axe.ts'
import { chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

/** With trackers, a rear side and P-values: what a simple plant can have. */
const PLANT = {
  latitude: 37.4,
  longitude: -5.9,
  weather_source: 'embedded',
  system_capacity_kw: 500,
  racking: 'single_axis',
  bifaciality: 0.7,
  uncertainty: 0.07,
}

/** Pictures with their part of an address and of a query, which are the same. */
const SHOWN = [
  'picture=normalized',
  'picture=heatmap',
  'picture=heatmap&columns=GlobInc',
  'picture=duration&columns=TArray',
  'picture=day',
  'picture=day&columns=T_Amb%2CWindVel&date=12-21',
  'picture=daily',
  'picture=horizon',
  'picture=iam',
  'picture=inverter',
  'picture=side',
  'picture=single_line',
  'picture=exceedance',
]

/** Texts of the pictures that reach beyond their picture, and pairs that overlap by more than the space around their letters. */
const TEXT_FAULTS = `[...document.querySelectorAll('.drawing svg')].flatMap((svg) => {
  const frame = svg.getBoundingClientRect()
  const texts = [...svg.querySelectorAll('text')].filter((one) => one.textContent !== '').map((one) => [one.textContent, one.getBoundingClientRect()])
  const beyond = texts.filter(([, { left, right, top, bottom }]) => left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1)
  const pairs = texts.flatMap(([name, one], k) => texts.slice(k + 1).filter(([, other]) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 5).map(([also]) => name + ' on ' + also))
  return [...beyond.map(([name]) => name + ' is cut'), ...pairs]
})`

/** Those that the plant is offered: it has no scene, no module with a curve, and one year. */
const NAMES = (Object.keys(PICTURE_TITLES) as ChosenName[]).filter((name) => !['plan', 'module', 'lifetime'].includes(name))

describe.skipIf(chromium === null)('pictures of a plant in Chromium', () => {
  let shown: ConsolePage
  beforeAll(async () => {
    shown = await openConsole()
  }, HANG_LIMIT_MILLIS)
  afterAll(() => shown.close())

  const value = <T>(expression: string) => shown.page.value<T>(expression)
  const address = (plant: object) =>
    new URLSearchParams(Object.entries(plant).map(([key, one]): [string, string] => [key, String(one)])).toString()
  const HERE = "document.querySelector('.picture')"
  /** Waits until the picture of this file name is that of the newest run. */
  const pictureShown = (name: string) =>
    shown.page.until(`${HERE}?.dataset.picture === ${JSON.stringify(name)} && ${HERE}.getAttribute('aria-busy') === 'false'`)
  const choose = async (name: ChosenName) => {
    await value(`document.querySelector('.picture-tabs [value=${name}]').click()`)
    await pictureShown(fileName({ name }))
  }
  const openPicture = async (query: string, plant: object = PLANT) => {
    await shown.open(`${address(plant)}&${query}`)
    await shown.page.until(`${HERE}?.getAttribute('aria-busy') === 'false'`)
  }
  /** What a button saves: a headless browser has no folder for downloads. */
  const saved = async (label: string, type: string) => {
    const text = await value<string>(`(async () => {
      const make = URL.createObjectURL
      const given = new Promise((done) => { URL.createObjectURL = (blob) => { if (blob.type === '${type}') done(blob); return make.call(URL, blob) } })
      HTMLAnchorElement.prototype.click = () => {}
      ;[...document.querySelectorAll('.picture button')].find((one) => one.textContent.startsWith('${label}')).click()
      const blob = await given
      URL.createObjectURL = make
      return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''))
    })()`)
    return Buffer.from(text, 'base64')
  }
  const savedSvg = async () => (await saved('SVG', 'image/svg+xml')).toString()
  const drawnByService = async (query: string, body: object = PLANT, path = '/api/run/simple') =>
    (await shown.service.post(`${path}?${query}&width=960`, body, { accept: 'image/svg+xml' })).text()

  test(
    'each is that of the service, letter by letter, when it is saved',
    async () => {
      await shown.open(address(PLANT))
      for (const query of SHOWN) {
        await value(`location.hash = '${address(PLANT)}&${query}'`)
        await pictureShown(fileName(pictureIn(Object.fromEntries(new URLSearchParams(query))) as ChosenPicture))
        expect([query, await savedSvg()]).toEqual([query, await drawnByService(query)])
      }
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test('those that the plant cannot have are greyed, and the page says why', async () => {
    const greyed = () => value<string[]>("[...document.querySelectorAll('.picture-tabs input:disabled')].map((one) => one.value)")
    await shown.open(address(PLANT))
    expect(await greyed()).toEqual(['module', 'lifetime'])
    const said = await value<string>("document.querySelector('.picture-tabs .lacking').textContent")
    expect(said).toContain('Module: its module model has no I-V curve.')
    expect(said).toContain('Lifetime: it has one year')
    const { uncertainty: _, bifaciality: __, ...roof } = PLANT
    await shown.open(address({ ...roof, racking: 'rooftop' }))
    expect(await greyed()).toEqual(['module', 'side', 'exceedance', 'lifetime'])
    // The service has none of them either.
    for (const picture of await greyed()) {
      const answer = await shown.service.post(
        `/api/run/simple?picture=${picture}`,
        { ...roof, racking: 'rooftop' },
        { accept: 'image/svg+xml' },
      )
      expect([picture, answer.status]).toEqual([picture, 422])
    }
  })

  test('PNG is a picture of twice the pixels', async () => {
    await openPicture('picture=iam')
    const png = await saved('PNG', 'image/png')
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 1920])
  })

  test('the hours of a picture are those of series.csv', async () => {
    await openPicture('picture=day&columns=GlobInc%2CE_Grid&date=03-21')
    const lines = (await saved('CSV', 'text/csv')).toString().trim().split('\r\n')
    expect(lines[0]).toBe('time,GlobInc (W/m2),E_Grid (kWh)')
    const csv = await (await shown.service.post('/api/run/simple?columns=GlobInc,E_Grid', PLANT, { accept: 'text/csv' })).text()
    const wanted = csv.split('\n').filter((line) => /^\d{4}-03-21/.test(line))
    expect(lines).toHaveLength(25)
    for (const [k, line] of wanted.entries()) {
      const [time = '', ...values] = line.split(',')
      const [ownTime = '', ...own] = lines[k + 1]?.split(',') ?? []
      expect(ownTime).toBe(time.slice(0, 16).replace(' ', 'T'))
      for (const [at, one] of values.entries()) expect(Number(own[at])).toBeCloseTo(Number(one), 8)
    }
  })

  test(
    'each at 390 and 1,440 px, light and dark: nothing to scroll sideways, axe finds nothing',
    async () => {
      await shown.open(address(PLANT))
      for (const name of NAMES) {
        await choose(name)
        await value("for (const one of document.querySelectorAll('.picture details')) one.open = true")
        expect([name, await faultsOfLooks(shown.page)]).toEqual([name, []])
      }
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test('on a phone no text of a picture is cut by its edge, or lies on another one', async () => {
    await shown.page.resize(390)
    await shown.open(address(PLANT))
    const faults = await value<string[]>(TEXT_FAULTS)
    for (const name of NAMES) {
      await choose(name)
      faults.push(...(await value<string[]>(TEXT_FAULTS)).map((fault) => `${name}: ${fault}`))
    }
    await shown.page.resize(1440)
    expect(faults).toEqual([])
  })

  test.each([
    ['module', 'racks'],
    ['lifetime', 'racks'],
    ['plan', 'yard'],
  ] as const)(
    '%s of a full plant is that of the service, letter by letter',
    async (name, plant) => {
      const { request } = (await (await shown.service.post('/api/run/simple/request', PLANT)).json()) as { request: RunRequest }
      const { site, weather } = request
      const body: RunRequest = {
        ...(await docsPlant(plant)),
        site,
        weather,
        lifetime: { analysis_period_years: 20, dc_degradation_rate: 0.005 },
      }
      await shown.open(addressOf({ ...FIRST_STATE, plant: { kind: 'full', body }, picture: { name } }))
      await pictureShown(name)
      expect(await savedSvg()).toEqual(await drawnByService(`picture=${name}`, body, '/api/run'))
    },
    HANG_LIMIT_MILLIS,
  )

  test('one is chosen by keyboard, with its series and its day; the address has them, and opens the same', async () => {
    await shown.open(address(PLANT))
    await value(`document.querySelector('.picture-tabs [value=year]').focus()`)
    await shown.page.press('ArrowRight')
    await pictureShown('normalized')
    await shown.page.press('ArrowRight')
    await pictureShown('heatmap-E_Grid')
    await value(
      "(() => { const list = document.querySelector('.series-field select'); list.value = 'PhiAng'; list.dispatchEvent(new Event('change', { bubbles: true })) })()",
    )
    await pictureShown('heatmap-PhiAng')
    await shown.page.until("location.hash.endsWith('&picture=heatmap&columns=PhiAng')")
    await value(`document.querySelector('.picture-tabs [value=day]').click()`)
    await pictureShown('day-PhiAng-06-21')
    await value("document.querySelector('.day-field [type=range]').focus()")
    await shown.page.press('ArrowRight')
    await pictureShown('day-PhiAng-06-22')
    await shown.page.until("location.hash.endsWith('&picture=day&columns=PhiAng&date=06-22')")
    const title = await value<string>(`${HERE}.querySelector('desc').textContent`)
    await shown.open((await value<string>('location.hash')).slice(1))
    await pictureShown('day-PhiAng-06-22')
    expect(await value<string>(`${HERE}.querySelector('desc').textContent`)).toBe(title)
  })

  test('what the plant lacks is said in words, and its numbers stay', async () => {
    await openPicture('picture=heatmap&columns=PhiAng', { ...PLANT, racking: 'fixed' })
    expect(await value<string>(`${HERE}.textContent`)).toContain('its run has no series PhiAng')
    await openPicture('picture=lifetime')
    expect(await value<string>(`${HERE}.textContent`)).toContain(
      'it has one year, or its weather is not a whole year: a full request with lifetime.analysis_period_years has more',
    )
    expect(Object.values(await shown.headline()).every((text) => text !== '–')).toBe(true)
  })

  test('the code of the pictures comes with the first of them', async () => {
    await shown.page.goTo('about:blank')
    await shown.page.goTo(`${shown.origin}/#${address(PLANT)}`)
    await shown.answered()
    const scripts = () => value<number>("performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length")
    const before = await scripts()
    expect(await value<boolean>(`${HERE} === null`)).toBe(true)
    await choose('duration')
    expect(await scripts()).toBeGreaterThan(before)
  })

  test('a stored run opens with its pictures, those of the service', async () => {
    const body = smallPlant()
    const accepted = await shown.service.post('/api/run', { ...body, include_series: true }, { prefer: 'respond-async' })
    const { run_id: id } = (await accepted.json()) as { run_id: string }
    while ((await shown.service.request(`/api/runs/${id}`)).status === 202) await Bun.sleep(25)
    await shown.open(`run=${id}`)
    await shown.page.until("document.querySelector('.stored')")
    for (const name of ['side', 'duration'] as const) {
      await choose(name)
      const stored = await shown.service.request(`/api/runs/${id}?picture=${name}&width=960`, { headers: { accept: 'image/svg+xml' } })
      expect(await savedSvg()).toBe(await stored.text())
    }
  })

  test('a row of the losses is explained when it is pointed at, and when the keyboard comes to it', async () => {
    await shown.page.resize(1440)
    await shown.open(address(PLANT))
    const explained = "document.querySelector('.explained').textContent"
    await value("document.querySelector('.drawing [data-key=soiling]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))")
    await shown.page.until(`${explained}.includes('The light that dirt on the glass takes.')`)
    await value("document.querySelector('.drawing [data-key=soiling]').focus()")
    await shown.page.press('ArrowDown')
    await shown.page.until(`${explained}.includes('reflects because it comes in at an angle')`)
    expect(await value<string>('document.activeElement.dataset.key')).toBe('iam')
    expect(await value<string>("document.querySelector('.explained a').getAttribute('href')")).toEndWith('/docs/row.iam')
    expect(await value<number>('document.querySelectorAll(\'.drawing [data-key][tabindex="0"]\').length')).toBe(1)
    expect(await accessibilityViolations(shown.page)).toEqual([])
    expect(shown.page.complaints).toEqual([])
  })
})

test('the guide has a sentence for every row of the diagram, in its order', async () => {
  const guide = await Bun.file(new URL('../../../docs/pages/guides/loss_diagram.md', import.meta.url)).text()
  const sentences = rowSentences(guide)
  expect([...sentences.keys()]).toEqual(DIAGRAM.map(({ key }) => key))
  for (const sentence of sentences.values()) expect(sentence).toMatch(/^[A-Z].*\.$/)
})
