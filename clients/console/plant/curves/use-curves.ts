import { useEffect, useMemo, useState } from 'preact/hooks'
import { Newest } from '../../worker/newest.ts'
import { RequestFailures, type WorkerPool } from '../../worker/pool.ts'

/** What was made of sections; null before the first. */
export interface Made<Curves> {
  readonly curves: Curves | null
  /** Why there are none; empty when there are. */
  readonly fault: string
}

/** The curves of sections, made anew whenever the sections change. @param ask  the worker's job */
export function useCurves<Sections, Curves>(
  pool: WorkerPool,
  sections: Sections,
  ask: (pool: WorkerPool, sections: Sections) => Promise<Curves>,
): Made<Curves> {
  const [made, setMade] = useState<Made<Curves>>({ curves: null, fault: '' })
  const newest = useMemo(
    () =>
      new Newest<Sections, Curves>(
        (wanted) => ask(pool, wanted),
        (_, curves) => setMade({ curves, fault: '' }),
        (_, cause) => setMade({ curves: null, fault: faultOf(cause) }),
      ),
    [pool, ask],
  )
  const text = JSON.stringify(sections) // a change elsewhere in the plant is none of these sections
  useEffect(() => newest.want(JSON.parse(text) as Sections), [newest, text])
  return made
}

function faultOf(cause: unknown): string {
  if (cause instanceof RequestFailures)
    return cause.failures.map(({ field, message }) => (field === null ? message : `${field}: ${message}`)).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
