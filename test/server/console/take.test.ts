import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '../../../clients/console/take/commands.ts'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { BrowserPage, chromium } from '../chromium.ts'
import { type ConsolePage, openConsole } from './console-page.ts'

const ROOT = join(import.meta.dir, '..', '..', '..')
/** With a quote, which a shell and both languages have marks for. */
const PLANT =
  "latitude=37.4&longitude=-5.99&system_capacity_kw=2500&racking=single_axis&gcr=0.33&losses_percent=9.5&weather_source=embedded&place=Seville's+north"

/** A package of the name that writes what it is asked for: the text is run as Python, without the service. */
const PYTHON_CLIENT = `
import json
class Client:
    def __init__(self, url): self.url = url
    def __enter__(self): return self
    def __exit__(self, *_): pass
    def run_simple(self, body):
        print(json.dumps({"url": self.url, "body": body}))
        return {"summary": {"e_grid_kwh": 0}}
`

describe.skipIf(chromium === null)('what the page gives away, in Chromium', () => {
  let shown: ConsolePage
  let folder: string
  beforeAll(async () => {
    shown = await openConsole()
    folder = mkdtempSync(join(tmpdir(), 'pvyield-take-'))
    await shown.open(PLANT)
  }, HANG_LIMIT_MILLIS)
  afterAll(async () => {
    await shown.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const textOf = async (label: string) => {
    await shown.page.value(`[...document.querySelectorAll('[role=tab]')].find((one) => one.textContent === '${label}').click()`)
    await shown.page.until(`document.querySelector('[aria-selected=true][role=tab]').textContent === '${label}'`)
    return shown.page.value<string>("document.querySelector('.take code').textContent")
  }
  const sh = async (command: readonly string[], env: Record<string, string> = {}) => {
    const child = Bun.spawn([...command], { cwd: ROOT, env: { ...process.env, ...env }, stdout: 'pipe', stderr: 'pipe' })
    const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
    if ((await child.exited) !== 0) throw new Error(err)
    return out
  }
  /** Energy as the page shows it, with four digits. */
  const shownEnergy = async () => (await shown.headline()).e_grid_kwh
  const asShown = (kwh: number) =>
    `${Math.round(kwh / 1e3)
      .toString()
      .replace(/\B(?=(\d{3})+$)/g, ',')} MWh`

  test.skipIf(Bun.which('curl') === null)('curl in a shell gives the number that is shown', async () => {
    const { summary } = JSON.parse(await sh(['sh', '-c', await textOf('curl')])) as { summary: { e_grid_kwh: number } }
    expect(asShown(summary.e_grid_kwh)).toBe((await shownEnergy()) ?? '')
  })

  test('TypeScript gives the number that is shown', async () => {
    expect(asShown(Number(await sh([process.execPath, '-e', await textOf('TypeScript')])))).toBe((await shownEnergy()) ?? '')
  })

  test('the command line gives the number that is shown', async () => {
    const text = (await textOf('Command line')).replace('pvyield run', `${process.execPath} ${join(ROOT, 'clients', 'cli', 'main.ts')} run`)
    const { summary } = JSON.parse(await sh(['sh', '-c', `cd ${folder} && ${text}`])) as { summary: { e_grid_kwh: number } }
    expect(asShown(summary.e_grid_kwh)).toBe((await shownEnergy()) ?? '')
  })

  test.skipIf(Bun.which('python3') === null)('Python asks the service for the same request as curl', async () => {
    writeFileSync(join(folder, 'pvyield.py'), PYTHON_CLIENT)
    const [asked = ''] = (await sh(['python3', '-c', await textOf('Python')], { PYTHONPATH: folder })).split('\n')
    const [, body = ''] = /-d '(.*)'$/.exec(await textOf('curl')) ?? []
    expect(JSON.parse(asked)).toEqual({ url: shown.origin, body: JSON.parse(body) })
  })

  test('a picture can be saved as SVG and PNG, the months as CSV, the hours as the service writes them', async () => {
    // What would be saved, by name: a headless browser has no folder for downloads.
    await shown.page.value(
      'window.saved = {}; HTMLAnchorElement.prototype.click = function () { const { download, href } = this; window.pending = fetch === undefined ? null : (window.blobs.get(href)).arrayBuffer().then((bytes) => { window.saved[download] = [...new Uint8Array(bytes)] }) }; window.blobs = new Map(); const make = URL.createObjectURL; URL.createObjectURL = (blob) => { const url = make.call(URL, blob); window.blobs.set(url, blob); return url }',
    )
    const save = async (label: string, name: string) => {
      await shown.page.value(
        `[...document.querySelectorAll('details')].forEach((one) => { one.open = true }); [...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('${label}')).click()`,
      )
      await shown.page.until(`window.saved['${name}']`)
      return Buffer.from(await shown.page.value<number[]>(`window.saved['${name}']`))
    }
    const svg = (await save('SVG', 'months.svg')).toString()
    expect(svg).toStartWith('<svg xmlns="http://www.w3.org/2000/svg"')
    expect(svg).not.toMatch(/style=|<script|href=/)
    const png = await save('PNG', 'months.png')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1920, expect.any(Number)])
    const months = (await save('Save as CSV', 'months.csv')).toString().split('\r\n')
    const rows = months.slice(1, 13).map((line) => Number(line.split(',')[5]))
    expect(months[0]).toContain('e_grid_kwh')
    expect(asShown(rows.reduce((sum, kwh) => sum + kwh, 0))).toBe((await shownEnergy()) ?? '')
    const hours = (await save('Hours as series.csv', 'series.csv')).toString()
    expect(
      hours
        .trim()
        .split('\n')
        .filter((line) => /^\d{4}-/.test(line)),
    ).toHaveLength(8760)
    expect(shown.page.complaints).toEqual([])
  })

  test('a link opens the same plant in another browser', async () => {
    const other = await BrowserPage.open(chromium ?? '')
    await other.goTo(`${shown.origin}/#${PLANT}`)
    await other.until("document.querySelector('.results')?.getAttribute('aria-busy') === 'false'")
    expect(await other.value<string>("document.querySelector('[data-figure=e_grid_kwh] dd').textContent.trim()")).toBe(
      (await shownEnergy()) ?? '',
    )
    expect(await other.value<string>("document.querySelector('#place-title').textContent")).toBe('37.4, -5.99')
    await other.close()
  })
})

test('a full plant is asked of the other operation, in every language', () => {
  const state = {
    plant: { kind: 'full', body: { site: { name: "it's" } } as never },
    place: '',
    view: 'start',
    pins: [],
    files: [],
  } as const
  const texts = LANGUAGES.map(({ text }) => text(state, 'http://127.0.0.1:8080'))
  expect(texts[0]).toBe(`curl -sS http://127.0.0.1:8080/api/run -H 'content-type: application/json' -d '{"site":{"name":"it'\\''s"}}'`)
  expect(texts[1]).toContain('pvyield.run({')
  expect(texts[2]).toContain('pvyield.run({')
})

test('a plant that a command cannot contain is read from a file, in every language', () => {
  const site = { latitude: 48, longitude: 11, system_capacity_kw: 5 }
  const textsOf = (body: object, kind = 'simple') =>
    LANGUAGES.map(({ text }) =>
      text({ plant: { kind, body } as never, place: '', view: 'start', pins: [], files: [] }, 'http://127.0.0.1:8080'),
    )
  const own = textsOf({ ...site, weather: { id: 'met_dropped_1' } })
  expect(own[0]).toBe("curl -sS http://127.0.0.1:8080/api/run/simple -H 'content-type: application/json' -d @plant.json")
  expect(own[1]).toContain("pvyield.runSimple(JSON.parse(readFileSync('plant.json', 'utf8')))")
  expect(own[2]).toContain('pvyield.run_simple(json.load(open("plant.json")))')
  expect(own[3]).toBe('pvyield run plant.json --server http://127.0.0.1:8080 --json')
  // A shell refuses a word of 128 kB.
  const long = textsOf({ site, scene: { placements: Array.from({ length: 9000 }, (_, k) => ({ x: k, y: 0 })) } }, 'full')
  for (const text of long) expect(text).toContain('plant.json')
  expect(Math.max(...long.map((text) => text.length))).toBeLessThan(400)
  for (const text of textsOf({ ...site, weather: { id: 'met_1' } }).slice(0, 3)) expect(text).not.toContain('plant.json')
})
