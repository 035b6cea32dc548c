/** Takes the pictures of the console that the pages show: `bun run test/server/console/make-screens.ts [name...]`, all without names. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'fflate'
import { WITH_3D } from '../chromium.ts'
import { openConsole } from './console-page.ts'

const FOLDER = join(import.meta.dir, '..', '..', '..', 'docs', 'pages', 'screens')
/** The plant of the page: trackers near Almeria. */
const PLANT =
  'latitude=36.84&longitude=-2.46&weather_source=embedded&system_capacity_kw=50000&racking=single_axis&gcr=0.38&bifaciality=0.7&uncertainty=0.08&place=Almer%C3%ADa%2C+Andalusia%2C+Spain'

const shown = await openConsole(WITH_3D)
const { page } = shown
const see = (selector: string) => page.value(`document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'start' })`)
const press = async (text: string) => {
  const button = `[...document.querySelectorAll('button')].find((one) => one.checkVisibility() && !one.disabled && one.textContent.startsWith(${JSON.stringify(text)}))`
  await page.until(button)
  await page.value(`${button}.click()`)
}
const openView = async (view: string, ready: string) => {
  await page.goTo('about:blank')
  await page.goTo(`${shown.origin}/#${PLANT}&view=${view}`)
  await page.until(`document.querySelector(${JSON.stringify(ready)})`)
}

async function showPlant(): Promise<void> {
  await shown.open(PLANT)
  await page.until("document.querySelector('#place-title').textContent.startsWith('Almer')")
}

async function showPicture(): Promise<void> {
  await shown.open(`${PLANT}&picture=heatmap`)
  await page.until("document.querySelector('.results figure')")
  await page.value("scrollBy(0, document.querySelector('.results figure').getBoundingClientRect().bottom - innerHeight + 16)")
}

async function showCurves(): Promise<void> {
  await openView('plant', '[data-action=make-full]:enabled')
  await page.click('[data-action=make-full]')
  await page.click('[data-section=module] .opener')
  await page.type('[data-section=module] .library input', 'jinko 720')
  await press('Curves of ')
  await page.until("document.querySelectorAll('[data-section=module] .library li .curves svg').length > 1")
  await see('[data-section=module]')
}

async function showScene(): Promise<void> {
  await openView('scene', '[data-example=ground_fixed]')
  await page.click('[data-example=ground_fixed]')
  await page.until("document.querySelector('.day-numbers')")
  await press('21 December')
  await page.until("document.querySelector('.day-player').textContent.includes('-12-21')")
  await page.value(
    "(() => { const time = document.querySelectorAll('.day-field input')[1]; time.value = 17; time.dispatchEvent(new Event('input', { bubbles: true })) })()",
  )
  await press('Select')
  await page.until("document.querySelector('.table-facts')")
  await page.value('scrollTo(0, 0)')
}

/** The plant of the guide of a real plant, in the typical year of its place. */
async function openFarm(view: string, ready: string): Promise<void> {
  const request = JSON.parse(readFileSync(join(FOLDER, '..', 'plants', 'farm.json'), 'utf8')) as object
  const year = await shown.service.request('/api/weather/tmy?latitude=48.1&longitude=11.6&source=embedded&fields=meta')
  const { meta } = (await year.json()) as { meta: { id: string } }
  const plant = { kind: 'full', body: { ...request, weather: { id: meta.id } } }
  const state = JSON.stringify({ plant, place: '', view, pins: [], files: [] })
  await page.goTo('about:blank')
  await page.goTo(`${shown.origin}/#state=${Buffer.from(deflateSync(new TextEncoder().encode(state))).toString('base64url')}`)
  await page.until(`document.querySelector(${JSON.stringify(ready)})`)
}

async function showParts(): Promise<void> {
  await openFarm('plant', '[data-section=sub_arrays] .part')
  await page.value(`document.querySelector('[data-part="1"] .opener').click()`)
  await page.until("document.querySelector('.part-section') && document.querySelector('.plant [aria-busy=false]')")
  await page.value("scrollBy(0, document.querySelector('[data-section=sub_arrays]').getBoundingClientRect().top - 66)")
}

async function showPartsYear(): Promise<void> {
  await openFarm('start', '.parts-table')
  const choose =
    "(() => { const box = document.querySelector('.part-choice select'); box.value = 'stable_west'; box.dispatchEvent(new Event('change', { bubbles: true })) })()"
  await page.value(choose)
  await page.until("document.querySelector('figure.card svg')")
  await page.value("scrollBy(0, document.querySelector('.parts-table').closest('section').getBoundingClientRect().top - 66)")
}

const DESK = { width: 1280, height: 860, colours: 'light' } as const
const SCREENS = [
  { ...DESK, name: 'plant', show: showPlant },
  { ...DESK, name: 'plant_dark', colours: 'dark', show: showPlant },
  { ...DESK, name: 'plant_phone', width: 390, height: 844, show: showPlant },
  { ...DESK, name: 'picture', height: 700, show: showPicture },
  { ...DESK, name: 'curves', height: 700, show: showCurves },
  { ...DESK, name: 'scene', show: showScene },
  { ...DESK, name: 'parts', height: 640, show: showParts },
  { ...DESK, name: 'parts_year', height: 620, show: showPartsYear },
] as const

const wanted = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
for (const { name, width, height, colours, show } of SCREENS.filter((screen) => wanted.length === 0 || wanted.includes(screen.name))) {
  await page.resize(width, height)
  await page.prefer(colours)
  await show()
  await Bun.sleep(700) // the outlines of the map and the turning of a picture come after the answer
  writeFileSync(join(FOLDER, `${name}.webp`), await page.screen())
}
await shown.close()
