import type { AnswerForm } from './series-wish.ts'
import type { StudyAnswer } from './study-answer.ts'
import { sweepBytes } from './sweep-text.ts'
import { levelsTable } from './uncertainty-text.ts'

/** The answer of a study in a form. */
export function studyBytes(answer: StudyAnswer, form: AnswerForm): Uint8Array<ArrayBuffer> {
  if (form === 'json') return new TextEncoder().encode(JSON.stringify(answer))
  return sweepBytes('horizons' in answer ? levelsTable(answer) : answer, form)
}
