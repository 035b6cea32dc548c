import type { ProblemItem } from '@pvyield/contract/schemas'
import { NeedsPlace } from './needs-place.ts'
import { Problem, type ProblemCode } from './problem.ts'

/** A Problem as data: between threads, and in the store. */
export interface ProblemData {
  readonly code: ProblemCode
  readonly detail: string
  readonly errors: readonly ProblemItem[]
  readonly omitted: number
  readonly headers: Readonly<Record<string, string>>
}

export function problemData({ code, detail, errors, omitted, headers }: Problem): ProblemData {
  return { code, detail, errors, omitted, headers }
}

function problemFrom({ code, detail, errors, omitted, headers }: ProblemData): Problem {
  return new Problem(code, detail, { errors, omitted, headers })
}

const NEEDS_PLACE = 'needs_place'

/** Passes problems between threads. Every other error is a fault of the service. */
export const problemCodec = {
  encode: (error: unknown) => (error instanceof Problem ? problemData(error) : error instanceof NeedsPlace ? NEEDS_PLACE : null),
  decode: (data: unknown) => (data === NEEDS_PLACE ? new NeedsPlace() : problemFrom(data as ProblemData)),
}
