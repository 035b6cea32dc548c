import { render } from 'preact'
import { App } from './shell/app.tsx'
import './shell/console.css'
import './parts/fields.css'
import './start/start.css'
import './stored/stored.css'
import './compare/compare.css'
import './plant/drop.css'
import './plant/form.css'
import './plant/json.css'
import './plant/library.css'
import './pictures/pictures.css'
import './plant/plant.css'
import './projects/projects.css'
import './scene/scene.css'
import './sub-arrays/sub-arrays.css'
import { sharedToken } from './projects/shared-address.ts'
import { pageHost } from './shell/host.ts'
import { keepStateAtHome } from './shell/keep-state-at-home.ts'
import { takeQuery } from './state/query.ts'
import { Store } from './state/store.ts'
import { openAddress } from './stored/open-address.ts'
import { WorkerPool } from './worker/pool.ts'

const place = document.getElementById('console')
if (place === null) throw new Error('The page has no element for the console')
const host = pageHost(place)
takeQuery()
const token = sharedToken(location.hash)
addEventListener('hashchange', () => {
  if (sharedToken(location.hash) !== token) location.reload()
})
if (token === null) await showConsole(place)
else {
  const { SharedPage } = await import('./projects/shared-page.tsx')
  render(<SharedPage root={host.root} token={token} />, place)
}

async function showConsole(place: HTMLElement): Promise<void> {
  const pool = new WorkerPool(host.workerScript, host)
  const fault = await openAddress(host.root, pool)
  const store = new Store()
  store.addressFault ??= fault
  keepStateAtHome(store)
  render(<App host={host} pool={pool} store={store} />, place)
}
