import type { Resolved } from '@pvyield/engine'
import type { Answer } from '../answer.ts'

/** The performance ratio that counts the light on both sides, with what it divides by. */
export interface BifacialRatio {
  readonly ratio: number
  readonly frontKwhm2: number
  readonly rearKwhm2: number
  readonly bifaciality: number
}

/**
 * Delivered energy over the DC power and the light on the front plus the bifaciality times the light on the rear side.
 * Null for a plant without a rear side, without light, and with parts that differ in their rear side or module.
 * Checked by: test/report/plain-words.test.ts
 */
export function bifacialRatio(
  { summary, loss_diagram }: Pick<Answer, 'summary' | 'loss_diagram'>,
  { bifacial, module, sub_arrays: parts }: Pick<Resolved, 'bifacial' | 'module' | 'sub_arrays'>,
): BifacialRatio | null {
  const level = (key: string) => loss_diagram.find((row) => row.key === key)?.value
  const [frontKwhm2, rearKwhm2] = [level('glob_inc'), level('glob_rear')]
  if (parts?.some((part) => part.bifacial !== undefined || part.module !== null)) return null
  if (bifacial === null || !frontKwhm2 || rearKwhm2 === undefined) return null
  const bifaciality = bifacial.bifaciality ?? module.bifaciality
  const ratio = (summary.performance_ratio * frontKwhm2) / (frontKwhm2 + bifaciality * rearKwhm2)
  return { ratio, frontKwhm2, rearKwhm2, bifaciality }
}
