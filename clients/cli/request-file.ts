import { readJson } from './input-file.ts'
import { InputError } from './usage-error.ts'

const REQUEST_INSIDE = 'its field `request` is one: save that as a file of its own'

/** What a file is that people pass in place of another by mistake, and what to send instead. */
interface Mistaken {
  readonly has: readonly string[]
  readonly what: string
  readonly send: string
}

const FOR_REQUEST: readonly Mistaken[] = [
  {
    has: ['summary', 'loss_diagram', 'request'],
    what: 'an answer of pvyield',
    send: REQUEST_INSIDE,
  },
  {
    has: ['summary', 'loss_diagram'],
    what: 'an answer of pvyield',
    send: 'send the request that it answers, the file that was sent to POST /api/run',
  },
  { has: ['run_id', 'request', 'response'], what: 'a stored run of pvyield', send: REQUEST_INSIDE },
  {
    has: ['run_id', 'status', 'links'],
    what: 'an answer of pvyield',
    send: 'it names a run that was accepted: send the request of that run',
  },
  { has: ['request', 'result'], what: 'a demo of pvyield', send: REQUEST_INSIDE },
  {
    has: ['weather', 'meta'],
    what: 'an answer of pvyield',
    send: 'put its field `weather` into a request, or name the weather file with --weather',
  },
  {
    has: ['reference_series', 'meta'],
    what: 'an answer of pvyield',
    send: 'put its fields `reference_series` and `weather` into a request',
  },
  { has: ['module', 'meta', 'checks'], what: 'an answer of pvyield', send: 'put its field `module` into a request' },
  { has: ['inverter', 'meta', 'checks'], what: 'an answer of pvyield', send: 'put its field `inverter` into a request' },
  {
    has: ['array_patch', 'request_patch'],
    what: 'an answer of pvyield',
    send: '`pvyield import` makes a request of the project file, its module, inverter and weather',
  },
  { has: ['array_patch', 'limits', 'request'], what: 'an answer of pvyield', send: REQUEST_INSIDE },
  { has: ['array_patch', 'limits'], what: 'an answer of pvyield', send: 'merge its `array_patch` into the section `array` of a request' },
  { has: ['stage', 'steps'], what: 'an answer of pvyield', send: 'send the request that was compared' },
  { has: ['types', 'placements'], what: 'a scene', send: 'put it into a run request as the section `scene`' },
]
const SIMPLE: Mistaken = {
  has: ['latitude', 'longitude'],
  what: 'a simple request',
  send: 'send it to POST /api/run/simple, or use `pvyield run` or `pvyield simulate`',
}

const FOR_SCENE: readonly Mistaken[] = [
  { has: ['scene', 'counts'], what: 'an answer of pvyield', send: 'its field `scene` is one: save that as a file of its own' },
  { has: ['scene'], what: 'a request', send: 'its section `scene` is one: save that as a file of its own' },
  { has: ['site', 'array'], what: 'a run request', send: 'it has no section `scene`; `pvyield run` runs and checks it' },
]

/** The JSON value of a file that should be a run request. Fails: InputError; for an answer of the service it says what to send instead. */
export function readRequest(path: string): unknown {
  return readWanted(path, 'a request', [...FOR_REQUEST, SIMPLE])
}

/** As `readRequest`, but it may be a simple one too. */
export function readAnyRequest(path: string): unknown {
  return readWanted(path, 'a request', FOR_REQUEST)
}

/** Whether a request is a location and a size. */
export function isSimple(request: unknown): boolean {
  return typeof request === 'object' && request !== null && SIMPLE.has.every((key) => Object.hasOwn(request, key))
}

/** The JSON value of a file that should be a scene. Fails: InputError; for a run request it says what to send instead. */
export function readScene(path: string): unknown {
  return readWanted(path, 'a scene', FOR_SCENE)
}

function readWanted(path: string, wanted: string, mistaken: readonly Mistaken[]): unknown {
  const value = readJson(path)
  if (typeof value !== 'object' || value === null) return value
  const other = mistaken.find(({ has }) => has.every((key) => Object.hasOwn(value, key)))
  if (other === undefined) return value
  throw new InputError(`${path === '-' ? 'Standard input' : path} is ${other.what}, not ${wanted}: ${other.send}`)
}
