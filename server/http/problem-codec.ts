import type { ProblemItem } from '@pvyield/contract/schemas'
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

/** Passes problems between threads. Every other error is a fault of the service. */
export const problemCodec = {
  encode: (error: unknown) => (error instanceof Problem ? problemData(error) : null),
  decode: (data: unknown) => problemFrom(data as ProblemData),
}
