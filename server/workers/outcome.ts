import { Problem } from '../http/problem.ts'
import type { Failed, Outcome, ProblemData } from './protocol.ts'

/** Runs work and turns what it throws into data that crosses threads. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { value: await work() }
  } catch (cause) {
    return failedBy(cause)
  }
}

export function failedBy(cause: unknown): Failed {
  if (cause instanceof Problem) return { problem: problemData(cause) }
  return { fault: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }
}

export function problemData({ code, detail, errors, omitted, headers }: Problem): ProblemData {
  return { code, detail, errors, omitted, headers }
}

export function problemFrom({ code, detail, errors, omitted, headers }: ProblemData): Problem {
  return new Problem(code, detail, { errors, omitted, headers })
}

/** The value of an outcome. Fails: the Problem it holds, or Error for a fault of the service. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if ('value' in outcome) return outcome.value
  if ('problem' in outcome) throw problemFrom(outcome.problem)
  throw new Error(`In a worker: ${outcome.fault}`)
}
