import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { energy, shown as numberText, percent } from '../../../clients/console/parts/numbers.ts'
import { stateOf } from '../../../clients/console/state/address.ts'
import type { RunAnswer, SceneDay, Weather } from '../../../clients/typescript/src/index.ts'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { pdfText } from '../../report/pdf-text.ts'
import { chromium, WITH_3D } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

/** A folder for a picture of each step, for people to look at. */
const { NEWCOMER_PICTURES } = process.env

const SAMPLES = join(import.meta.dir, '..', '..', '..', '..', 'shared', 'samples')
const EPW = join(SAMPLES, 'weather', 'NLD_Amsterdam062400_IWEC.epw')
const PAN = join(SAMPLES, 'pan', 'TrinaSolar_TSM-375DE14A(II)_APP.PAN')
const OND = join(SAMPLES, 'ond', 'Sungrow_SG125HV_APP.OND')
const hasSamples = existsSync(SAMPLES)

type Body = Record<string, unknown>

describe.skipIf(chromium === null)("a newcomer's path in Chromium", () => {
  let shown: ConsolePage
  let folder: string
  /** Weather that the page keeps to itself, as the service read it from the same file. */
  let weather: Weather | undefined
  beforeAll(async () => {
    shown = await openConsole(WITH_3D)
    folder = mkdtempSync(join(tmpdir(), 'pvyield-newcomer-'))
    await shown.page.resize(1440, 900)
  }, HANG_LIMIT_MILLIS)
  afterAll(async () => {
    await shown.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const value = <T>(expression: string) => shown.page.value<T>(expression)
  const until = (expression: string) => shown.page.until(expression)
  const button = (text: string) =>
    `[...document.querySelectorAll('button')].find((one) => one.checkVisibility() && !one.disabled && one.textContent.startsWith(${JSON.stringify(text)}))`
  const press = async (text: string) => {
    await until(button(text))
    await value(`${button(text)}.click()`)
  }

  /** Keeps a picture of a step. A browser that draws 3D in software says so, which is no complaint. */
  async function look(step: string): Promise<void> {
    expect([step, shown.page.complaints.filter((text) => !text.includes('GL Driver Message'))]).toEqual([step, []])
    if (NEWCOMER_PICTURES === undefined) return
    mkdirSync(NEWCOMER_PICTURES, { recursive: true })
    writeFileSync(join(NEWCOMER_PICTURES, `${step}.png`), await shown.page.picture())
  }

  async function drop(file: string): Promise<void> {
    const [name, bytes] = [file.slice(file.lastIndexOf('/') + 1), readFileSync(file)]
    await value(`(() => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob('${bytes.toString('base64')}'), (one) => one.charCodeAt(0))], ${JSON.stringify(name)}))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    })()`)
    await until(`document.querySelector('.file strong')?.textContent === ${JSON.stringify(name)}`)
    expect(await value<string>("document.querySelector('.file').className")).toBe('note file')
  }

  /** The plant that the page shows, as it would be sent; the service does not have the weather that the page keeps. */
  async function plant(): Promise<{ readonly path: string; readonly body: Body }> {
    const hash = await value<string>("(dispatchEvent(new Event('pagehide')), location.hash)")
    const { kind, body } = stateOf(hash).plant
    const sent = 'weather' in body && weather !== undefined ? { ...body, weather } : body
    return { path: kind === 'full' ? '/api/run' : '/api/run/simple', body: sent as Body }
  }

  async function ofService({ path, body }: { readonly path: string; readonly body: Body }): Promise<RunAnswer['summary']> {
    const answer = await shown.service.post(path, body)
    const { summary, detail } = (await answer.json()) as RunAnswer & { detail?: string }
    expect([answer.status, detail]).toEqual([200, undefined])
    return summary
  }

  const inWords = ({ specific_yield_kwh_per_kwp: yields, e_grid_kwh, performance_ratio: ratio }: RunAnswer['summary']) => ({
    specific_yield_kwh_per_kwp: `${numberText(yields)} kWh/kWp`,
    e_grid_kwh: Object.values(energy(e_grid_kwh)).join(' '),
    performance_ratio: Object.values(percent(ratio ?? Number.NaN)).join(' '),
  })

  /** The numbers on the page are those of the service for the plant that the page shows. */
  async function expectSameNumbers(): Promise<void> {
    await shown.answered()
    expect(await shown.headline()).toMatchObject(inWords(await ofService(await plant())))
  }

  /** The bytes of the file that a button saves: a headless browser has no folder for downloads. */
  async function saved(label: string): Promise<Buffer> {
    await until(button(label))
    return Buffer.from(
      await value<string>(`new Promise((resolve, reject) => {
        const { createObjectURL } = URL
        const { click } = HTMLAnchorElement.prototype
        HTMLAnchorElement.prototype.click = () => {}
        URL.createObjectURL = (blob) => {
          Object.assign(URL, { createObjectURL })
          HTMLAnchorElement.prototype.click = click
          const reader = new FileReader()
          reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(',') + 1))
          reader.readAsDataURL(blob)
          return createObjectURL.call(URL, new Blob([]))
        }
        const said = document.querySelector('.take .fault')
        new MutationObserver(() => said.textContent === '' || reject(new Error(said.textContent))).observe(said, { childList: true, subtree: true, characterData: true })
        const pressed = ${button(label)}
        pressed.click()
      })`),
      'base64',
    )
  }

  /** What a shell answers to the command that the page shows. */
  async function pasted(): Promise<RunAnswer['summary']> {
    const command = await value<string>("document.querySelector('.take pre').textContent")
    expect(command).toStartWith('curl ')
    const shell = Bun.spawn(['sh', '-c', command], { cwd: folder, stdout: 'pipe', stderr: 'pipe' })
    return ((await new Response(shell.stdout).json()) as RunAnswer).summary
  }

  test(
    'opens the page, searches a place, changes the tilt, and gets the same number from the copied curl',
    async () => {
      const { page } = shown
      await shown.open()
      const first = await shown.headline()
      await look('01-open')

      await page.type('.place-search input', 'Almeria')
      await until("document.querySelector('.place-search li')?.checkVisibility()")
      await look('02-search')
      await page.press('ArrowDown')
      await page.press('Enter')
      await until("document.getElementById('place-title').textContent.startsWith('Almer')")
      await shown.answered()
      const there = await shown.headline()
      expect(there).not.toEqual(first)

      const tilt =
        "[...document.querySelectorAll('.field')].find((one) => one.querySelector('label').textContent === 'Tilt').querySelector('[type=number]')"
      await value(`${tilt}.focus(); ${tilt}.select()`)
      await page.write('35')
      await page.press('Tab')
      await until("location.hash.includes('tilt_deg=35')")
      await shown.answered()
      expect(await shown.headline()).not.toEqual(there)
      await expectSameNumbers()
      if (Bun.which('curl') !== null) expect(await shown.headline()).toMatchObject(inWords(await pasted()))
      await look('03-tilt')
    },
    HANG_LIMIT_MILLIS,
  )

  test.skipIf(!hasSamples)(
    `drops a weather file, a PAN and an OND${hasSamples ? '' : ' (skipped: ../shared/samples is not on this machine)'}`,
    async () => {
      const form = new FormData()
      form.append('file', new Blob([readFileSync(EPW)]), 'amsterdam.epw')
      const read = await shown.service.request('/api/parse-weather', { method: 'POST', body: form })
      weather = ((await read.json()) as { weather: Weather }).weather
      await drop(EPW)
      await shown.answered()
      const chosen = "[...document.querySelectorAll('.choice input:checked + span')].map((one) => one.textContent)"
      expect(await value<string[]>(chosen)).toContain('Own file')
      expect(await value<string>("document.querySelector('.weather-file').textContent")).toBe('NLD_Amsterdam062400_IWEC.epw (8,760 rows)')
      // The place of the file is offered; the name of the place before goes with its coordinates.
      await press('Apply this too')
      await until("document.getElementById('place-title').textContent === 'Place'")
      await expectSameNumbers()
      await look('04-weather')

      await drop(PAN)
      await drop(OND)
      const { body } = await plant()
      // The files state PNom=375.0 and PNomConv=125.000.
      expect([body.module, body.inverter]).toMatchObject([{ p_nom_w: 375 }, { p_ac_nom_kw: 125 }])
      // Strings for these two, of the 100 kW that were chosen, as the service sizes them.
      const { latitude, longitude } = body.site as Body
      const { tilt_deg, azimuth_deg, gcr } = body.array as Body
      const place = { latitude, longitude, tilt_deg, azimuth_deg, gcr, weather, elevation: (body.site as Body).elevation }
      const sized = await shown.service.post('/api/size', { ...place, module: body.module, inverter: body.inverter, dc_kw: 100 })
      expect(body.array).toMatchObject(((await sized.json()) as { array_patch: Body }).array_patch)
      expect(await value<string>("document.querySelector('.file').textContent")).toContain('Sized for 100 kW: ')
      await expectSameNumbers()
      await look('05-pan-ond')
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'opens the tracker example, plays a day, compares two, downloads the report, and gets the same number from the copied curl',
    async () => {
      const before = await ofService(await plant())
      await press('Compare')
      await press('Pin this plant')
      await press('Scene')
      await shown.page.click('[data-example=ground_tracker]')
      await until("document.querySelector('.day-numbers')")
      const { request } = (await (await shown.service.request('/api/demos/ground_tracker?columns=E_Grid')).json()) as { request: Body }
      weather = request.weather as Weather
      await look('06-tracker')

      // In the page: a row is shown for 0.4 s, or for a frame where frames are slow, which a question from here would miss.
      const stopped = await value<string>(`new Promise((end) => {
        const play = document.querySelector('.play')
        const pause = () => {
          if (document.querySelectorAll('.day-field output')[1].textContent === '12:00') return requestAnimationFrame(pause)
          end(play.textContent)
          play.click()
        }
        play.click()
        pause()
      })`)
      expect(stopped).toBe('Pause')
      await look('07-day')
      const { steps } = (await (await shown.service.post('/api/demos/ground_tracker/day?date=06-21', {})).json()) as SceneDay
      const time = await value<string>("document.querySelectorAll('.day-field output')[1].textContent")
      const { poa_wm2 } = steps.find((step) => step.time.slice(11, 16) === time) as { poa_wm2: number }
      expect(await value<string>("document.querySelector('.day-numbers').textContent")).toContain(
        `Plane of array${numberText(poa_wm2)} W/m²`,
      )

      await press('Compare')
      await until("document.querySelectorAll('.variants [data-figure=e_grid_kwh]').length === 2 && document.querySelector('.differences')")
      const now = await ofService(await plant())
      expect(
        await value<string[]>("[...document.querySelectorAll('.variants [data-figure=e_grid_kwh]')].map((one) => one.textContent)"),
      ).toEqual([before, now].map(({ e_grid_kwh }) => numberText(e_grid_kwh)))
      await look('08-compare')

      // The link of the header, which once opened the console anew, without the plant.
      await value("document.querySelector('header.site nav a').click()")
      await expectSameNumbers()
      const report = await saved('Report as PDF')
      expect(report.subarray(0, 5).toString()).toBe('%PDF-')
      const text = await pdfText(report)
      if (text !== null) expect(text).toContain(numberText(now.specific_yield_kwh_per_kwp))
      await look('09-report')

      writeFileSync(join(folder, 'plant.json'), await saved('Save plant.json'))
      if (Bun.which('curl') !== null) expect(await shown.headline()).toMatchObject(inWords(await pasted()))
      await look('10-curl')
    },
    HANG_LIMIT_MILLIS,
  )
})
