import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ondText, panText } from '../engine/component-files/component-text.ts'
import { ORIGIN, signIn } from '../server/accounts/person.ts'
import type { TestService } from '../server/service.ts'
import { documentExamples } from './document-examples.ts'
import { storeReadersWeather } from './readers-weather.ts'

const ROOT = join(import.meta.dir, '..', '..')

/** The answers that the reference page shows; `bun run test/contract/record-answers.ts` writes them. */
export const ANSWERS_FILE = join(ROOT, 'server', 'docs', 'reference', 'answers.json')

/** Longer lists and texts are cut. A list of twelve is a year of months. */
const MONTHS = 12
const ITEMS_MAX = 2
const TEXT_MAX = 240
const ENTRIES_MAX = 80
/** API keys and secrets of webhooks are shown as nobody's. */
const SECRET = /^\w{24,}$/
const SHOWN_SECRET = 'pvy_shown_once_keep_it_secret'
const SIMPLE = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
/** An operation that says what can be read in itself: an answer would be the document again. */
const NOT_SHOWN = /openapi\.json|\/schema\/|signout|\/me\/export/

/** Real JSON answers of a new service with status 200, shortened, by operation; and a `problem`. */
export async function recordAnswers(service: TestService): Promise<Record<string, unknown>> {
  const { cookie } = await signIn(service, 'reader@example.com')
  const answers: Record<string, unknown> = {}
  const record = async (name: string, answer: Response): Promise<unknown> => {
    if (answer.status !== 200 || answer.headers.get('content-type') !== 'application/json') return null
    const whole: unknown = await answer.json()
    answers[name] = shortened(whole)
    return whole
  }
  const headers = { cookie, origin: ORIGIN, 'content-type': 'application/json' }
  const examples = documentExamples().filter(({ name, path }) => !NOT_SHOWN.test(name) && !path.startsWith('/v1/'))
  // What is stored first is listed after it.
  examples.sort((a, b) => Number(a.method === 'get') - Number(b.method === 'get'))
  const run = await service.request('/api/run/simple', {
    method: 'POST',
    headers: { ...headers, prefer: 'respond-async' },
    body: JSON.stringify(SIMPLE),
  })
  const { run_id } = (await run.json()) as { run_id: string }
  const sweep = { base: SIMPLE, axes: [{ path: 'tilt_deg', values: [20, 30] }] }
  const study = await service.request('/api/sweep', {
    method: 'POST',
    headers: { ...headers, prefer: 'respond-async' },
    body: JSON.stringify(sweep),
  })
  const { study_id } = (await study.json()) as { study_id: string }
  const withReaders = await storeReadersWeather(service)
  for (const { name, method, address, body } of examples)
    await record(name, await service.request(address, { method, headers, body: withReaders(body) }))
  const project = (await (await service.request('/api/projects', { headers })).json()) as { projects: { project_id: string }[] }
  await record('get /api/projects/{project_id}', await service.request(`/api/projects/${project.projects[0]?.project_id}`, { headers }))
  for (let status = 202; status === 202; ) {
    const answer = await service.request(`/api/runs/${run_id}`, { headers })
    status = answer.status
    await record('get /api/runs/{run_id}', answer)
  }
  for (let status = 'running'; status === 'running'; ) {
    const answer = await record('get /api/studies/{study_id}', await service.request(`/api/studies/${study_id}`, { headers }))
    status = (answer as { status: string }).status
  }
  const epw = readFileSync(join(ROOT, 'test', 'fixtures', 'weather', 'epw.epw'), 'utf8')
  for (const [path, file, text] of [
    ['/api/parse-pan', 'module.PAN', panText()],
    ['/api/parse-ond', 'inverter.OND', ondText()],
    ['/api/parse-weather', 'year.epw', epw],
  ] as const) {
    const form = new FormData()
    form.append('file', new File([text], file))
    await record(`post ${path}`, await service.request(path, { method: 'POST', body: form }))
  }
  const refused = await service.post('/api/run/simple', { latitude: 95, longitud: 11.6, system_capacity_kw: 100 })
  answers.problem = shortened(await refused.json())
  return Object.fromEntries(Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > TEXT_MAX ? `${value.slice(0, TEXT_MAX)}...` : value
  if (Array.isArray(value)) {
    const isMonths = value.length === MONTHS && value.every((item) => typeof item !== 'object' || item === null)
    return (isMonths ? value : value.slice(0, ITEMS_MAX)).map(shortened)
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).slice(0, ENTRIES_MAX)
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      (key === 'key' && SECRET.test(String(inner))) || (key === 'secret' && typeof inner === 'string') ? SHOWN_SECRET : shortened(inner),
    ]),
  )
}

/** The names in an answer, without its values: times, ids and versions differ from run to run. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])]
  if (typeof value !== 'object' || value === null) return 'value'
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}
