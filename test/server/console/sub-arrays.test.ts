import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { deflateSync } from 'fflate'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { accessibilityViolations, faultsOfLooks } from '../axe.ts'
import { chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

/** Four roofs, two modules, three inverters. */
const PLANT = {
  site: { latitude: 48.1, longitude: 11.6, elevation: 533, timezone: 1 },
  module: { id: 'pan_longi_lr5_72hbd_540m' },
  inverter: { id: 'ond_sma_sunny_tripower_60_10_app02' },
  array: { track_mode: 'rooftop', tilt_deg: 30, modules_per_string: 17, strings_per_inverter: 8 },
  bifacial: null,
  sub_arrays: [
    { id: 'barn', label: 'Barn' },
    { id: 'hall', label: 'Hall', array: { tilt_deg: 10, modules_per_string: 16, strings_per_inverter: 4 } },
    { id: 'east', label: 'East roof', array: { tilt_deg: 18, azimuth_deg: 90, strings_per_inverter: 3 } },
    { id: 'west', array: { tilt_deg: 18, azimuth_deg: 270, strings_per_inverter: 3 }, shares_inverter_with: 'east' },
  ],
  ac_losses: { grid_poi_limit_kw: 110, mv_transformers: [{ kva: 160, no_load_kw: 0.189, load_loss_kw: 1.75 }] },
  storage: { capacity_kwh: 100, strategy: 'grid_limit' },
} as const

type Part = Record<string, unknown>
type Body = Record<string, unknown> & { sub_arrays?: Part[] }

interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly minItems?: number
  readonly minimum?: number
}

/** A value of a schema with every field that it can have; of several forms, the last. */
function everyField(schema: Schema, defs: Readonly<Record<string, Schema>>): unknown {
  if (schema.$ref !== undefined) return everyField(defs[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {}, defs)
  const last = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(({ type }) => type !== 'null').at(-1)
  if (last !== undefined) return everyField(last, defs)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum.at(-1)
  if (schema.properties !== undefined)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, each]) => [key, everyField(each, defs)]))
  const [own] = [schema.type ?? 'object'].flat().filter((name) => name !== 'null')
  if (own === 'array') return Array.from({ length: Math.max(2, schema.minItems ?? 0) }, () => everyField(schema.items ?? {}, defs))
  return { number: 0.125, integer: 3, boolean: true, string: 'text' }[own ?? ''] ?? { any: [1, { deep: null }] }
}

describe.skipIf(chromium === null)('a plant of parts in Chromium', () => {
  let shown: ConsolePage
  let weather: { id: string }
  let body: Body
  beforeAll(async () => {
    shown = await openConsole()
    const year = await shown.service.request('/api/weather/tmy?latitude=48.1&longitude=11.6&source=embedded&fields=meta')
    weather = { id: ((await year.json()) as { meta: { id: string } }).meta.id }
    body = { ...structuredClone(PLANT), weather } as unknown as Body
  }, HANG_LIMIT_MILLIS)
  afterAll(() => shown.close())

  const value = <T>(expression: string) => shown.page.value<T>(expression)
  const until = (expression: string) => shown.page.until(expression)
  const inField = (path: string, selector: string) => `document.querySelector('[data-field="${path}"] ${selector}')`
  const hashOf = (plant: object, view: string) => {
    const state = { plant: { kind: 'full', body: plant }, place: '', view, pins: [], files: [] }
    return `state=${Buffer.from(deflateSync(new TextEncoder().encode(JSON.stringify(state)))).toString('base64url')}`
  }
  const open = async (plant: object, view = 'plant') => {
    await shown.page.goTo('about:blank')
    await shown.page.goTo(`${shown.origin}/#${hashOf(plant, view)}`)
    await until(view === 'plant' ? "document.querySelector('[data-section=sub_arrays] .opener')" : "document.querySelector('.parts-table')")
  }
  const request = () => value<string>("document.querySelector('.editor textarea').value").then((text) => JSON.parse(text) as Body)
  const parts = async () => (await request()).sub_arrays ?? []
  /** Presses a button by all of its text, with what only a screen reader reads. */
  const press = (label: string) =>
    value(`[...document.querySelectorAll('button')].find((one) => one.textContent === ${JSON.stringify(label)}).click()`)
  const opener = (at: number) => `document.querySelector('[data-part="${at}"] .opener')`
  const openPart = async (at: number) => {
    await value(`${opener(at)}.ariaExpanded === 'true' || ${opener(at)}.click()`)
    await until(`document.querySelector('[data-part="${at}"] .part-section')`)
  }
  const write = async (path: string, text: string) => {
    await value(`(() => { const box = ${inField(path, 'input')}; box.focus(); box.select() })()`)
    await shown.page.write(text)
  }
  const choose = (selector: string, option: string) =>
    value(
      `(() => { const box = document.querySelector(${JSON.stringify(selector)}); box.value = ${JSON.stringify(option)}; box.dispatchEvent(new Event('change', { bubbles: true })) })()`,
    )

  test(
    'what a part sets differs to the eye from what it takes; the parts of the page are those of the service, and one is chosen',
    async () => {
      await open(body)
      const words = (at: number) => value<string>(`document.querySelector('[data-part="${at}"] .own-words').textContent`)
      expect(await words(0)).toBe('As the plant in everything.')
      expect(await words(3)).toStartWith('At the inverters of East roof')
      for (const own of ['Tilt 18 deg', 'Azimuth 270 deg', 'Strings per inverter 3', 'The rest as the plant.'])
        expect(await words(3)).toContain(own)
      await openPart(1)
      const box = (path: string, what: string) => value<string>(`${inField(path, 'input')}.${what}`)
      expect(await box('sub_arrays.1.array.tilt_deg', 'value')).toBe('10')
      expect(await box('sub_arrays.1.array.azimuth_deg', 'value')).toBe('')
      expect(await value<boolean>(`${inField('sub_arrays.1.array.tilt_deg', 'input')}.closest('.entry').matches('.own')`)).toBe(true)
      expect(await value<string>(`${inField('sub_arrays.1.array.azimuth_deg', '.below .state')}.textContent`)).toBe('as the plant')

      await open(body, 'start')
      const service = (await (await shown.service.post('/api/run', body)).json()) as {
        summary: { dc_ac_ratio: number }
        sub_arrays: {
          label: string | null
          dc_kwp: number
          specific_yield_kwh_per_kwp: number
          loss_diagram: { key: string; value: number }[]
        }[]
      }
      const rows = await value<string[][]>(
        "[...document.querySelectorAll('.parts-table tbody tr')].map(({ cells }) => [...cells].map((one) => one.textContent))",
      )
      expect(rows.map(([name, dc, , , , , yields]) => [name, dc, yields])).toEqual([
        ...service.sub_arrays.map(({ label, dc_kwp, specific_yield_kwh_per_kwp: yields }) => [
          label ?? 'west',
          dc_kwp.toFixed(1),
          Math.round(yields).toLocaleString('en-US'),
        ]),
        ['Plant', expect.any(String), expect.any(String)],
      ])
      const ratios = rows.map(([, , , ratio]) => ratio)
      // East and west are at one inverter of 60 kW.
      const east = service.sub_arrays.slice(2).reduce((sum, { dc_kwp }) => sum + dc_kwp, 0) / 60
      expect(ratios.slice(2)).toEqual([east.toFixed(2), '', service.summary.dc_ac_ratio.toFixed(2)])
      await choose('.part-choice select', 'west')
      await until(
        "[...document.querySelectorAll('figcaption h2')].some((one) => one.textContent === 'west: from the light to the inverters')",
      )
      const at = (key: string) => service.sub_arrays[3]?.loss_diagram.find((row) => row.key === key)?.value ?? Number.NaN
      const table = await value<string>(
        "[...document.querySelectorAll('details')].find((one) => one.textContent.startsWith('Table of losses')).textContent",
      )
      for (const key of ['e_array_mpp', 'e_inverter_output']) expect(table).toContain(Math.round(at(key)).toLocaleString('en-US'))
      expect(await faultsOfLooks(shown.page)).toEqual([])
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'parts are added, copied, moved, renamed and removed, and those that share inverters follow',
    async () => {
      const { sub_arrays: _, ...whole } = body
      await open(whole)
      await value("document.querySelector('[data-section=sub_arrays] .opener').click()")
      await until("document.querySelector('[data-action=add-part]')")
      await shown.page.click('[data-action=add-part]')
      await until('document.querySelector(\'[data-part="0"] .part-section\')')
      expect(await parts()).toEqual([{ id: 'part_1' }])

      await open(body)
      await press('Copy Hall')
      await until(`${opener(2)}.textContent.startsWith('Hall, copy')`)
      expect((await parts())[2]).toEqual({ ...PLANT.sub_arrays[1], id: 'hall_2', label: 'Hall, copy' })
      await press('Up: Hall, copy')
      await until(`${opener(1)}.textContent.startsWith('Hall, copy')`)
      expect(await value<string>('document.activeElement.textContent')).toBe('Up: Hall, copy')
      await press('Remove Hall, copy')
      await until(`${opener(1)}.textContent.startsWith('Hall')`)
      expect(await parts()).toEqual(structuredClone(PLANT.sub_arrays) as unknown as Part[])

      await openPart(2)
      await write('sub_arrays.2.id', 'morning')
      await until(`document.querySelector('.editor textarea').value.includes('"shares_inverter_with": "morning"')`)
      expect((await parts())[2]?.id).toBe('morning')
      // Others feed its inverters, so that it keeps them.
      expect(await value<boolean>(`${inField('sub_arrays.2.shares_inverter_with', 'select')}.disabled`)).toBe(true)
      await press('Remove East roof')
      await until("document.querySelectorAll('[data-part]').length === 3")
      const { shares_inverter_with: __, ...west } = PLANT.sub_arrays[3]
      expect((await parts())[2]).toEqual(west as unknown as Part)

      // Inverters are chosen by the name of a part; what would be refused with them goes.
      await openPart(1)
      await write('sub_arrays.1.array.n_inverters', '2')
      await until("document.querySelector('.editor textarea').value.includes('n_inverters')")
      await choose('[data-field="sub_arrays.1.shares_inverter_with"] select', 'barn')
      await until('document.querySelector(\'[data-part="1"] [value=parallel]\')')
      expect((await parts())[1]).toEqual({ ...PLANT.sub_arrays[1], shares_inverter_with: 'barn' })
      await shown.page.click('[data-part="1"] [value=parallel]')
      await until("document.querySelector('.editor textarea').value.includes('parallel')")
      await until("document.querySelector('.plant [aria-busy=false]')")
      expect(await value<number>("document.querySelectorAll('.problems .error').length")).toBe(0)
      // A field that is reset is the plant's again, and a section without fields goes.
      await press('reset Modules in a string to that of the plant')
      await until(`!document.querySelector('.editor textarea').value.includes('"modules_per_string": 16')`)
      expect((await parts())[1]?.array).toEqual({ tilt_deg: 10, strings_per_inverter: 4 })
      expect(await accessibilityViolations(shown.page)).toEqual([])
      expect(shown.page.complaints).toEqual([])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'what is wrong with a part is said at its field, in each of its places',
    async () => {
      const wrong = structuredClone(body)
      const [, hall, , west] = wrong.sub_arrays as [Part, Part, Part, Part]
      Object.assign(hall, { thermal: { u_c: -3 }, module: { id: 'no_such_module' } })
      Object.assign(west, { array: { tilt_deg: 120 }, shares_inverter_with: 'nowhere' })
      await open({ ...wrong })
      await until("document.querySelector('.part.error')")
      expect(await value<string[]>("[...document.querySelectorAll('.part.error')].map((one) => one.dataset.part)")).toEqual(['1', '3'])
      await until(`${inField('sub_arrays.1.thermal.u_c', '.problems .error')}?.checkVisibility()`) // the first is open
      await openPart(3)
      await until(`${inField('sub_arrays.3.array.tilt_deg', '.problems .error')}?.checkVisibility()`)
      await press('Show the fields with messages')
      await until(`${inField('sub_arrays.1.thermal.u_c', '.problems .error')}?.checkVisibility()`)
      expect(await value<number>("document.querySelectorAll('[data-part]').length")).toBe(2)
      expect(await faultsOfLooks(shown.page)).toEqual([])
      // What stands behind a check of its own is said when the fields are right.
      await write('sub_arrays.1.thermal.u_c', '29')
      await write('sub_arrays.3.array.tilt_deg', '18')
      const said = '[data-part="1"] .problems .error'
      await until(`document.querySelector('${said}')?.textContent.includes('no_such_module')`)
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'pinned plants are compared by the ids of their parts; pictures in which parts differ are none of the plant',
    async () => {
      const [barn, hall, ...stable] = structuredClone(PLANT.sub_arrays) as unknown as [Part, Part, ...Part[]]
      // The barn comes last, which is no difference.
      const flatter = { ...body, sub_arrays: [{ ...hall, array: { ...(hall.array as object), tilt_deg: 5 } }, ...stable, barn] }
      const plant = (each: object) => ({ kind: 'full', body: each })
      const state = { plant: plant(flatter), place: '', view: 'compare', pins: [{ name: 'Before', plant: plant(body) }], files: [] }
      await shown.page.goTo('about:blank')
      await shown.page.goTo(
        `${shown.origin}/#state=${Buffer.from(deflateSync(new TextEncoder().encode(JSON.stringify(state)))).toString('base64url')}`,
      )
      const cells = (label: string) =>
        `[...(document.querySelector('[aria-label="${label}"] tbody')?.rows ?? [])].map(({ cells }) => [...cells].map((one) => one.textContent))`
      await until(`${cells('Table of fields that differ')}.length > 0`)
      expect(await value<string[][]>(cells('Table of fields that differ'))).toEqual([
        ['Tilt sub_arrays.hall.array.tilt_deg', '10 deg', '5 deg'],
      ])
      const rows = await value<string[][]>(cells('Table of parts of the variants'))
      expect(rows.map(([name, , , , , difference]) => [name, difference === '0.00'])).toEqual([
        ['Barn', true],
        ['Hall', false],
        ['East roof', true],
        ['west', true],
      ])
      await open({ ...body, sub_arrays: [barn, { ...hall, inverter: { model: 'flat', p_ac_nom_kw: 40 } }] }, 'start')
      const disabled = "[...document.querySelectorAll('.picture-tabs input:disabled')].map((one) => one.value)"
      expect(await value<string[]>(disabled)).toEqual(['inverter', 'side', 'exceedance', 'lifetime'])
    },
    HANG_LIMIT_MILLIS,
  )

  test(
    'a request that is opened, edited and taken back loses nothing, whatever fields it has',
    async () => {
      const schema = (await (await shown.service.request('/api/schema/run.json')).json()) as Schema
      const every = everyField(schema, schema.$defs ?? {}) as Body
      await open(every)
      expect(await request()).toEqual(every)
      await write('site.latitude', '47.5')
      await until("document.querySelector('.editor textarea').value.includes('47.5')")
      const site = { ...(every.site as object), latitude: 47.5 }
      expect(await request()).toEqual({ ...every, site })
      await openPart(1)
      const before = await value<string>('location.hash')
      await write('sub_arrays.1.label', 'Roof')
      await until("document.querySelector('.editor textarea').value.includes('Roof')")
      const [first, second] = every.sub_arrays as [Part, Part]
      expect(await request()).toEqual({ ...every, site, sub_arrays: [first, { ...second, label: 'Roof' }] })
      await until(`location.hash !== '${before}'`)
      const link = await value<string>('location.href')
      await shown.page.goTo('about:blank')
      await shown.page.goTo(link)
      await until("document.querySelector('.editor textarea')")
      expect(await request()).toEqual({ ...every, site, sub_arrays: [first, { ...second, label: 'Roof' }] })
    },
    HANG_LIMIT_MILLIS,
  )
})
