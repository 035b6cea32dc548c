import type { AcceptedStudy, Study, StudyEvent, SweepAnswer, SweepRequest } from '@pvyield/sdk'
import { askedOf } from '../plant/service.ts'
import type { SweptFigures } from './objectives.ts'
import { fieldValue } from './sweep-fields.ts'
import { type Axis, axisValues } from './sweep-plan.ts'

const SUMMARY = ['e_grid_kwh', 'specific_yield_kwh_per_kwp', 'performance_ratio'] as const
/** Before a server that has no room for another stream is asked again. */
const PAUSE_MILLIS = 2000

interface Watching {
  readonly signal: AbortSignal
  readonly onDone: (count: number) => void
}

/**
 * The points of a sweep as a study of the service, in the order of `sweepPoints`. When the signal aborts, the study is
 * cancelled and deleted.
 * Fails: Error with what the service says.
 */
export async function sweptThere(
  base: object,
  [x, y]: readonly [Axis, Axis | null],
  root: string,
  watching: Watching,
): Promise<(SweptFigures | string)[]> {
  const { signal } = watching
  const axes = (y === null ? [x] : [y, x]).map((axis) => ({
    path: axis.field.path,
    values: axisValues(axis).map((value) => fieldValue(axis.field, value)),
  }))
  const request = { base, axes, results: { summary: [...SUMMARY] } } as unknown as SweepRequest
  const headers = { 'content-type': 'application/json', prefer: 'respond-async' }
  // Not ended by the signal: an accepted study would go on unseen.
  const { study_id } = await askedOf<AcceptedStudy>(`${root}api/sweep`, { method: 'POST', headers, body: JSON.stringify(request) })
  const address = `${root}api/studies/${study_id}`
  try {
    return pointsOf(await ended(address, watching))
  } catch (cause) {
    if (signal.aborted) void fetch(address, { method: 'DELETE' }).catch(() => undefined)
    throw cause
  }
}

async function ended(address: string, watching: Watching): Promise<SweepAnswer> {
  for (;;) {
    await followed(`${address}/events`, watching)
    const { result, failure } = await askedOf<Study>(address, { signal: watching.signal })
    if (failure !== null) throw new Error(failure.detail)
    if (result !== null) return result as SweepAnswer
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLIS))
  }
}

/** Settles at the end of the study, or when the service refuses to tell: the study itself says how it is. */
function followed(url: string, { signal, onDone }: Watching): Promise<void> {
  return new Promise((resolve, reject) => {
    const source = new EventSource(url)
    const leave = () => {
      source.close()
      signal.removeEventListener('abort', cancel)
    }
    const cancel = () => {
      leave()
      reject(signal.reason)
    }
    const end = () => {
      leave()
      resolve()
    }
    if (signal.aborted) return cancel()
    signal.addEventListener('abort', cancel)
    source.addEventListener('progress', ({ data }) => onDone((JSON.parse(data) as StudyEvent).done ?? 0))
    source.addEventListener('end', end)
    // A stream that is cut is opened again by the browser.
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && end())
  })
}

function pointsOf({ count, columns, failed }: SweepAnswer): (SweptFigures | string)[] {
  const refused = new Map(failed.map(({ variant, errors }) => [variant, errors[0]?.message ?? 'refused']))
  const at = (name: (typeof SUMMARY)[number], k: number) => (columns[name]?.[k] as number | null | undefined) ?? null
  return Array.from(
    { length: count },
    (_, k) =>
      refused.get(k) ?? {
        e_grid_kwh: at('e_grid_kwh', k) ?? 0,
        specific_yield_kwh_per_kwp: at('specific_yield_kwh_per_kwp', k) ?? 0,
        performance_ratio: at('performance_ratio', k),
      },
  )
}
