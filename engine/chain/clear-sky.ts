import { alone, type ChainPart, type ChainStage } from '../chain-part.ts'
import { ClearFrame } from '../core/clear-frame.ts'
import type { Frame } from '../core/frame.ts'
import type { ModuleModel } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import { Sink } from '../core/sink.ts'
import { subhourlyClipping } from '../inverter/index.ts'
import { prepareClearSky } from '../irradiance/index.ts'
import { onEveryArray, prepareArray, solveEveryArray } from './modules.ts'

/** Parts that a clear sky does not change: where the planes face, and the snow on them. */
const OF_ANY_SKY: ReadonlySet<ChainPart> = new Set<ChainPart>(['orientation', 'plane input', 'snow cover'])

/**
 * The same plant under a clear sky, in a frame of its own. Its arrays are its own, because they keep
 * what they solved; faults and warnings are those of the plant itself.
 */
export function prepareUnderClearSky(
  request: Resolved,
  wired: readonly Resolved[],
  shares: readonly number[],
  light: readonly ChainStage[],
  module: ModuleModel,
  parts: Parts,
): { inFirstYear: ChainStage; inYear: (year: number) => ChainStage } {
  const sky = prepareClearSky(request, subhourlyClipping(request).isSkyEnhanced)
  const ofSky = light.filter(({ part }) => !OF_ANY_SKY.has(part))
  const arrays = wired.map((array) => prepareArray(array, module, alone(new Sink())))
  const solve = solveEveryArray(arrays.map((array) => array.solve))
  const losses = (year: number): ChainStage =>
    onEveryArray(
      arrays.map((array) => array.losses.inYear(year)),
      shares,
    )
  const ofFirstYear = losses(request.lifetime.year)
  const under = new ClearFrame(parts)
  const stage = (run: (frame: Frame) => void): ChainStage => ({ part: 'clear sky', writer: 'clear sky', run })
  return {
    inFirstYear: stage((frame) => {
      const clearFrame = under.stand(frame)
      sky(clearFrame)
      for (const { run } of ofSky) run(clearFrame)
      solve.run(clearFrame)
      ofFirstYear.run(clearFrame)
      under.report(frame)
    }),
    inYear: (year) => {
      const inYear = losses(year)
      return stage((frame) => {
        inYear.run(under.withoutArrays(frame))
        under.report(frame)
      })
    },
  }
}
