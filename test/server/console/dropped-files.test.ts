import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stateOf } from '../../../clients/console/state/address.ts'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

const SAMPLES = join(import.meta.dir, '..', '..', '..', '..', 'shared', 'samples')
const SIT = join(SAMPLES, 'sites', 'California_from_PRJ.SIT')
const VARIANT = join(SAMPLES, 'vc', 'Microgrid_trimmed.VC0')
const PAN = join(SAMPLES, 'pan', 'TrinaSolar_TSM-375DE14A(II)_APP.PAN')
const OND = join(SAMPLES, 'ond', 'Sungrow_SG125HV_APP.OND')
const hasSamples = existsSync(SAMPLES)
const skipped = hasSamples ? '' : ' (skipped: ../shared/samples is not on this machine)'

type Body = Record<string, Record<string, unknown>>

describe.skipIf(chromium === null || !hasSamples)(`files that are dropped on the first plant${skipped}`, () => {
  let shown: ConsolePage
  beforeAll(async () => {
    shown = await openConsole()
  }, HANG_LIMIT_MILLIS)
  afterAll(() => shown.close())

  const value = <T>(expression: string) => shown.page.value<T>(expression)

  async function drop(file: string): Promise<string> {
    const [name, bytes] = [file.slice(file.lastIndexOf('/') + 1), readFileSync(file)]
    await value(`(() => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(atob('${bytes.toString('base64')}'), (one) => one.charCodeAt(0))], ${JSON.stringify(name)}))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    })()`)
    await shown.page.until(`document.querySelector('.file strong')?.textContent === ${JSON.stringify(name)}`)
    await shown.answered()
    return value<string>("document.querySelector('.file').textContent")
  }

  const state = async () => stateOf(await value<string>("(dispatchEvent(new Event('pagehide')), location.hash)"))
  const plant = async () => (await state()).plant.body as unknown as Body

  async function yearAt(latitude: number, longitude: number): Promise<string> {
    const answer = await shown.service.request(`/api/weather/tmy?latitude=${latitude}&longitude=${longitude}&source=embedded&fields=meta`)
    return ((await answer.json()) as { meta: { id: string } }).meta.id
  }

  /** What the service sizes for the plant. */
  async function sized(dc_kw: number): Promise<Body> {
    const { site = {}, array = {}, weather, module, inverter } = await plant()
    const { latitude, longitude, elevation } = site
    const { tilt_deg, azimuth_deg, gcr } = array
    const place = { latitude, longitude, tilt_deg, azimuth_deg, gcr, elevation }
    const answer = await shown.service.post('/api/size', { ...place, weather, module, inverter, dc_kw })
    const { array_patch, detail } = (await answer.json()) as { array_patch: Body; detail?: string }
    expect(detail).toBeUndefined()
    return array_patch
  }

  test(
    'the typical year of the plant moves with it to the site of a file, from a simple plant and from a full one',
    async () => {
      await shown.open()
      expect(await drop(SIT)).toContain('typical year of this place')
      // The file states Latitude=37.8357 and Longitude=-122.2866.
      expect((await plant()).site).toMatchObject({ latitude: 37.8357, longitude: -122.2866, elevation: 15 })
      expect((await plant()).weather).toEqual({ id: await yearAt(37.8357, -122.2866) })
      expect((await state()).place).toBe('')
      // Around San Francisco the sun gives about 1,800 kWh/m2 a year, in Munich 1,180: Munich's year gave 1,000 kWh/kWp.
      expect(Number((await shown.headline()).specific_yield_kwh_per_kwp?.replace(/[^\d]/g, ''))).toBeGreaterThan(1300)

      await drop(VARIANT)
      const { latitude, longitude } = (await plant()).site as { latitude: number; longitude: number }
      expect(latitude).toBeCloseTo(7.1186, 4)
      expect((await plant()).weather).toEqual({ id: await yearAt(latitude, longitude) })
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'strings are sized for a PAN and an OND in the first weather, and by a button for strings of someone; Undo brings them back',
    async () => {
      await shown.open()
      await drop(PAN)
      expect(await drop(OND)).toContain('Sized for 100 kW: ')
      const fit = await sized(100)
      expect((await plant()).array).toMatchObject(fit)

      // Strings of someone stay when another file comes, and the report says so.
      const own = {
        ...(await plant()),
        array: { ...(await plant()).array, modules_per_string: 100, strings_per_inverter: 4, n_inverters: 1 },
      }
      const data = JSON.stringify(own)
      await value(`(() => {
        const data = new DataTransfer()
        data.items.add(new File([${JSON.stringify(data)}], 'own.json'))
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
      })()`)
      await shown.page.until("document.querySelector('.file strong')?.textContent === 'own.json'")
      await shown.answered()
      expect(await drop(PAN)).toContain('Its strings are those of before')
      expect((await plant()).array).toMatchObject({ modules_per_string: 100, strings_per_inverter: 4 })

      await value("document.querySelector('[data-action=size-strings]').click()")
      // 400 modules of 375 W.
      await shown.page.until("document.querySelector('.inputs').textContent.includes('Sized for 150 kW: ')")
      await shown.answered()
      expect((await plant()).array).toMatchObject(await sized(150))
      await value("[...document.querySelectorAll('button')].find((one) => one.textContent === 'Undo').click()")
      await shown.answered()
      expect((await plant()).array).toMatchObject({ modules_per_string: 100, strings_per_inverter: 4 })
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )
})
