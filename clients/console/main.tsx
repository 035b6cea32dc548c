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
import './scene/scene.css'
import './sub-arrays/sub-arrays.css'
import { pageHost } from './shell/host.ts'
import { keepStateAtHome } from './shell/keep-state-at-home.ts'
import { Store } from './state/store.ts'
import { openAddress } from './stored/open-address.ts'
import { WorkerPool } from './worker/pool.ts'

const place = document.getElementById('console')
if (place === null) throw new Error('The page has no element for the console')
const host = pageHost(place)
const pool = new WorkerPool(host.workerScript, host)
const fault = await openAddress(host.root, pool)
const store = new Store()
store.addressFault ??= fault
keepStateAtHome(store)
render(<App host={host} pool={pool} store={store} />, place)
