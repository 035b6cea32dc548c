import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { MADE, madeRows, PLACE } from '../../engine/performance/measurement.ts'
import { accessibilityViolations } from '../axe.ts'
import { chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

const PLANT = { ...PLACE, weather_source: 'embedded', system_capacity_kw: MADE.dcKwp } as const
const HASH = new URLSearchParams(Object.entries(PLANT).map(([key, value]) => [key, String(value)] as [string, string])).toString()

/** Twenty days of hours, with the power in W under a heading of one's choice. */
function tableOf(power: string): string {
  const { columns } = madeRows(60)
  const rows = columns.poa.map((poa, i) => {
    const stamp = new Date(Date.UTC(2024, 5, 3, i)).toISOString().slice(0, 16)
    return [stamp, poa, (columns.ac[i] ?? 0) * 1000, columns.air[i], columns.wind[i]].join(',')
  })
  return [`time,POA (W/m2),${power},air temperature (degC),wind speed (m/s)`, ...rows].join('\n')
}

describe.skipIf(chromium === null)('measured rows in the console', () => {
  let shown: ConsolePage
  beforeAll(async () => {
    shown = await openConsole()
    await shown.open(HASH)
  }, HANG_LIMIT_MILLIS)
  afterAll(() => shown.close())

  const value = <T>(expression: string) => shown.page.value<T>(expression)
  const until = (condition: string) => shown.page.until(condition)
  const hash = () => value<string>("(dispatchEvent(new Event('pagehide')), location.hash)")
  const press = (text: string) =>
    value(
      `[...document.querySelectorAll('button')].find((one) => one.checkVisibility() && one.textContent === ${JSON.stringify(text)}).click()`,
    )
  const drop = async (name: string, text: string) => {
    await value(`(() => {
      const data = new DataTransfer()
      data.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
    })()`)
    await until(`document.querySelector('.file strong')?.textContent === ${JSON.stringify(name)}`)
  }
  const figure = (name: string) => value<string>(`document.querySelector('[data-figure="${name}"] .value').textContent`)
  const choose = (label: string, which: number, option: string) =>
    value(`(() => {
      const role = [...document.querySelectorAll('.role')].find((one) => one.querySelector('label').textContent === ${JSON.stringify(label)})
      const select = role.querySelectorAll('select')[${which}]
      select.value = [...select.options].find((one) => one.textContent === ${JSON.stringify(option)}).value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)

  test(
    'a table of the plant is no weather: the plant is tested against it, with the figures of the service',
    async () => {
      const table = tableOf('AC power (W)')
      await drop('records.csv', table)
      expect(await value<string>("document.querySelector('.file').textContent")).toContain('measured rows of a plant')
      await press('Show the performance')
      await until("document.querySelector('.performance .results[aria-busy=false] .headline.tests')")
      const form = new FormData()
      form.set('file', new File([table], 'records.csv'))
      const parsed = await shown.service.request('/api/parse-measured?latitude=40&longitude=0', { method: 'POST', body: form })
      const { measured } = (await parsed.json()) as { measured: object }
      const answer = await shown.service.post('/api/performance', { measured, run: PLANT, weather: 'measured' })
      const tested = (await answer.json()) as Record<'measured' | 'capacity' | 'energy' | 'regression', never>
      const {
        measured: own,
        capacity,
        regression,
        energy,
      } = tested as unknown as {
        measured: { performance_ratio: number; performance_ratio_stc: number }
        capacity: { ratio: { value: number } }
        regression: { ratio: { value: number } }
        energy: { total: { ratio: number } }
      }
      const expected = {
        'Performance ratio': own.performance_ratio,
        'Ratio at 25 °C': own.performance_ratio_stc,
        'Regression ratio': regression.ratio.value,
        'Capacity ratio': capacity.ratio.value,
        'Energy ratio': energy.total.ratio,
      }
      for (const [name, ratio] of Object.entries(expected)) expect(await figure(name), name).toBe(ratio.toFixed(3))
      // The plant is as it was, and the file is named in the link, not contained.
      expect((await hash()).length).toBeLessThan(700)
      expect(await value<number>("document.querySelectorAll('.performance figure svg circle').length")).toBeGreaterThan(50)
      expect(await accessibilityViolations(shown.page)).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a number that is refused is named as on the page, and one that is decided replaces that of the run',
    async () => {
      const box = "[...document.querySelectorAll('.number')].find((one) => one.textContent.startsWith('DC power')).querySelector('input')"
      const write = (text: string) =>
        value(`(() => { const box = ${box}; box.value = '${text}'; box.dispatchEvent(new Event('input', { bubbles: true })) })()`)
      const before = Number(await figure('Performance ratio'))
      await write('-3')
      await until(
        "document.querySelector('.performance .refusal')?.textContent.includes('DC power: Input should be greater than or equal to 0.001')",
      )
      await write(String(MADE.dcKwp * 2))
      await until(`document.querySelector('[data-figure="Performance ratio"] .value')?.textContent === '${(before / 2).toFixed(3)}'`)
      await press('Undo')
      await until(`document.querySelector('[data-figure="Performance ratio"] .value')?.textContent === '${before.toFixed(3)}'`)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a table of other names is asked about, and columns and units are chosen',
    async () => {
      await press('Remove')
      await drop('odd.csv', tableOf('Meter total').replace('POA (W/m2)', 'Pyrano'))
      expect(await value<string>("document.querySelector('.file').textContent")).toContain('you can say which column is what')
      await press('Test the plant against it')
      await until("document.querySelector('.performance .refusal')?.textContent.includes('which column is what')")
      await choose('POA', 0, 'Pyrano')
      await until("document.querySelector('.performance .refusal')?.textContent.includes('No column is the AC power')")
      await choose('AC power', 0, 'Meter total')
      await until("document.querySelector('.performance .refusal')?.textContent.includes('it looks like W')")
      await choose('AC power', 1, 'W')
      await until('document.querySelector(\'[data-figure="Regression ratio"] .value\')')
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a weather file whose stamps are in another zone is read again, and Undo brings the reading before back',
    async () => {
      await press('Plant')
      // The light of a place two hours east of Greenwich.
      const rows = Array.from({ length: 48 }, (_, i) => {
        const light = Math.max(0, Math.sin((((i % 24) + 0.5 - 6) / 12) * Math.PI)) * 800
        return `${new Date(Date.UTC(2025, 5, 21, i + 2)).toISOString().slice(0, 16)},${light.toFixed(1)},20`
      })
      await drop('own.csv', ['time,GHI (W/m2),air temperature (degC)', ...rows].join('\n'))
      const zone = "document.querySelector('.stamps input')"
      await until(zone)
      expect(await value<string>("document.querySelector('.file').textContent")).toContain('choose the time zone next to the weather')
      await until("document.querySelector('.findings')?.textContent.includes('send “Wind speed at 10 m” if you have it')")
      await shown.answered()
      const energy = "document.querySelector('[data-figure=e_grid_kwh] .value').textContent"
      const before = await value<string>(energy)
      await value(`(() => { const box = ${zone}; box.value = '2'; box.dispatchEvent(new Event('change', { bubbles: true })) })()`)
      await until(`${energy} !== ${JSON.stringify(before)} && ${zone}.value === '2'`)
      await press('Undo')
      await until(`${energy} === ${JSON.stringify(before)} && ${zone}.value === ''`)
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )
})
