/** Takes the pictures of the console that the pages show: `bun run test/server/console/make-screens.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openConsole } from './console-page.ts'

const FOLDER = join(import.meta.dir, '..', '..', '..', 'docs', 'pages', 'screens')
/** The plant of the page: trackers near Almeria. */
const PLANT =
  'latitude=36.84&longitude=-2.46&weather_source=embedded&system_capacity_kw=50000&racking=single_axis&gcr=0.38&bifaciality=0.7&uncertainty=0.08&place=Almer%C3%ADa%2C+Andalusia%2C+Spain'

const SCREENS = [
  { name: 'plant', address: PLANT, width: 1280, height: 860, colours: 'light' },
  { name: 'plant_dark', address: PLANT, width: 1280, height: 860, colours: 'dark' },
  { name: 'plant_phone', address: PLANT, width: 390, height: 844, colours: 'light' },
] as const

const shown = await openConsole()
mkdirSync(FOLDER, { recursive: true })
for (const { name, address, width, height, colours } of SCREENS) {
  await shown.page.resize(width, height)
  await shown.page.prefer(colours)
  await shown.open(address)
  await Bun.sleep(500) // the outlines of the map come after the answer
  writeFileSync(join(FOLDER, `${name}.webp`), await shown.page.screen())
}
await shown.close()
