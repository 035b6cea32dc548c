import type { AcStage } from '../core/frame.ts'
import type { Resolved } from '../core/option.ts'
import { requireRows } from '../core/rows-of-weather.ts'
import type { Sink } from '../core/sink.ts'

/**
 * Writes `ac.loadW`: the load at the injection point, after all AC losses, where users meter it.
 * Fails: `storage.load_kw` for a column whose length differs from that of the weather.
 */
export function prepareLoad({ storage, weather }: Resolved, sink: Sink): AcStage<'storage'> {
  const loadKw = storage?.load_kw ?? 0
  if (typeof loadKw === 'number') return ({ n, ac }) => void ac.loadW.fill(loadKw * 1000, 0, n)
  requireRows('storage.load_kw', 'load', loadKw, weather, sink)
  return ({ n, first, ac }) => {
    for (let row = 0; row < n; row++) ac.loadW[row] = loadKw[first + row] * 1000
  }
}
