import type { SkyStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { prepareCircumsolarNormal } from './circumsolar-normal.ts'
import { TRANSPOSITIONS } from './transposition/index.ts'
import type { TranspositionOption } from './transposition/option.ts'

/**
 * What the planes read of the sky alone: how bright it is around the sun and along the horizon, and with a rear side the
 * circumsolar light that reaches the ground. It is the same for all planes, and for all variants of a plane.
 */
export function prepareBrightness(request: Resolved): SkyStage<'transposition'> {
  const { brighten }: TranspositionOption = TRANSPOSITIONS[request.site.transposition]
  const findCircumsolar = prepareCircumsolarNormal(request)
  return (frame) => {
    brighten?.(frame)
    findCircumsolar(frame)
  }
}
