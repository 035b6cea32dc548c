import { type Chain, prepareChain } from './chain.ts'
import { inBlocks } from './core/blocks.ts'
import { whereValid } from './core/invalid.ts'
import type { MeanYear } from './core/mean-year.ts'
import type { Resolved } from './core/option.ts'
import { Sink } from './core/sink.ts'
import type { WeatherTable } from './core/weather-table.ts'
import { subhourlyClipping } from './inverter/index.ts'
import { stretchesOf } from './report/totals.ts'
import { type SharedParts, Variant } from './variants/shared-parts.ts'

/**
 * Output of the inverters of the mean year without a power limit, for the plants whose inverters
 * read it, from a walk of its own; 0, with a warning, for part of a year.
 * @param parts  those of the chain, which the walk shares but for those that carry a state; null
 *   where `needsUnlimitedYear` is false
 */
export function findUnlimitedYear(
  request: Resolved,
  weather: WeatherTable,
  { isPart, monthWeights }: MeanYear,
  { unlimited, scene }: Chain,
  sink: Sink,
  parts: SharedParts | null,
): void {
  if (parts === null || !needsUnlimitedYear(request)) return
  if (isPart) {
    sink.warn('clipping_needs_year', 'ac_losses.subhourly_clipping', { option: request.ac_losses.subhourly_clipping })
    return
  }
  const again = new Variant(parts, request, new Sink(), 'without limit')
  const chain = prepareChain(request, weather, scene !== null, 'lit or up', again.part)
  const toInverters = chain.stages.slice(0, -2).filter(({ part }) => part !== 'clear sky')
  let sumW = 0
  inBlocks(weather, chain, (blocks) => {
    blocks.walk(toInverters, (frame) => {
      for (const { row, to, weight } of stretchesOf(frame, monthWeights)) {
        for (let i = row; i < to; i++) sumW += weight * frame.ac.unlimitedW[i]
      }
    })
  })
  unlimited.energyWh = (sumW * weather.stepMinutes) / 60
}

/** Whether the inverters of a plant read their year without a limit. */
export function needsUnlimitedYear(request: Resolved): boolean {
  return whereValid(() => subhourlyClipping(request).needsYear) === true
}
