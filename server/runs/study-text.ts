import type { OptimiseAnswer } from '@pvyield/contract/schemas'
import type { AnswerForm } from './series-wish.ts'
import type { StudyAnswer } from './study-answer.ts'
import { sweepBytes } from './sweep-text.ts'
import { levelsTable } from './uncertainty-text.ts'

/** The answer of a study in a form. */
export function studyBytes(answer: StudyAnswer, form: AnswerForm): Uint8Array<ArrayBuffer> {
  if (form === 'json') return new TextEncoder().encode(JSON.stringify(answer))
  if ('optimum' in answer) return sweepBytes(form === 'arrow' ? { ...answer, points: numbersIn(answer.points) } : answer, form)
  return sweepBytes('horizons' in answer ? levelsTable(answer) : answer, form)
}

/** The base of an optimisation may not state a field, which has numbers. */
function numbersIn(points: OptimiseAnswer['points']): Record<string, number[]> {
  return Object.fromEntries(Object.entries(points).map(([path, values]) => [path, values.map((value) => value ?? Number.NaN)]))
}
