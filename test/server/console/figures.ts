/**
 * `bun run test/server/console/figures.ts`: how fast the console is, by Chromium's own clock. The machine decides, so no
 * test asserts it.
 */
import { openConsole } from './console-page.ts'

const MOVES = 60

const shown = await openConsole()
const { page } = shown

/** Starts a clock at the first input of each move, and reads it in the frame after the chart has changed. */
const MEASURE = `(async (label, from, to, moves) => {
  const slider = document.querySelector('[aria-label="' + label + ', slider"]')
  const chart = document.querySelector('.drawing')
  const times = []
  for (let k = 0; k < moves; k++) {
    const painted = new Promise((done) => {
      const watch = new MutationObserver(() => { watch.disconnect(); requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => done(performance.now()); port2.postMessage(0) }) })
      watch.observe(chart, { subtree: true, attributes: true, childList: true, characterData: true })
    })
    const begun = performance.now()
    slider.value = from + ((to - from) * ((k * 7) % moves)) / moves
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    times.push((await painted) - begun)
    await new Promise((go) => setTimeout(go, 20))
  }
  times.sort((a, b) => a - b)
  return { p50: times[Math.floor(moves / 2)], p95: times[Math.floor(moves * 0.95)] }
})`

const PLANTS = [
  ['fixed racks, tilt', 'system_capacity_kw=100&latitude=48.14&longitude=11.58&weather_source=embedded', 'Tilt', 5, 55],
  [
    'trackers, ground cover',
    'system_capacity_kw=100&latitude=48.14&longitude=11.58&weather_source=embedded&racking=single_axis',
    'Ground cover ratio',
    0.2,
    0.7,
  ],
] as const

for (const state of ['cold', 'warm'] as const) {
  await page.goTo('about:blank')
  await page.goTo(`${shown.origin}/`)
  await page.until("document.querySelector('.drawing svg rect')")
  const [loaded, chart] = await page.value<[number, number]>(
    "new Promise((done) => requestAnimationFrame(() => { const [nav] = performance.getEntriesByType('navigation'); done([nav.domContentLoadedEventEnd, performance.now()]) }))",
  )
  console.log(`first chart, ${state} cache: ${Math.round(chart)} ms after the address (document loaded ${Math.round(loaded)} ms)`)
}
const paths = new Set(shown.service.lines.map((line) => (JSON.parse(line) as { path?: string }).path ?? ''))
let bytes = 0
for (const path of paths) {
  if (!/^\/(console|pages)\//.test(path) || path.includes('/climate-')) continue
  bytes += (await (await shown.service.request(path, { headers: { 'accept-encoding': 'gzip' } })).arrayBuffer()).byteLength
}
console.log(`first load: ${(bytes / 1e3).toFixed(0)} kB gzip without the climate table`)
for (const [name, address, label, from, to] of PLANTS) {
  await shown.open(address)
  const { p50, p95 } = await page.value<{ p50: number; p95: number }>(`${MEASURE}(${JSON.stringify(label)}, ${from}, ${to}, ${MOVES})`)
  console.log(`${name}: slider to paint p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`)
}
await shown.close()
