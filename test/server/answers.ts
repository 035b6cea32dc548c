import type { Problem, RunAnswer, SimpleRunAnswer } from '@pvyield/contract/schemas'

export async function problemOf(answer: Response): Promise<Problem> {
  const type = answer.headers.get('content-type')
  if (type !== 'application/problem+json') throw new Error(`${answer.status} ${type}: ${await answer.text()}`)
  return (await answer.json()) as Problem
}

export async function runOf(answer: Response): Promise<RunAnswer> {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as RunAnswer
}

export async function simpleRunOf(answer: Response): Promise<SimpleRunAnswer> {
  return (await runOf(answer)) as SimpleRunAnswer
}

export const SIMPLE = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
