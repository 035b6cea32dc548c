import { outputAt, type StrategyOption } from './option.ts'

export const gridLimit: StrategyOption = {
  title: 'Recover what limits curtail',
  source: 'Own rule: charge with what limits curtail, discharge below the limit',
  check({ ac_losses, storage }, sink) {
    // one at the DC side also stores what the inverters clip
    if (storage?.coupling !== 'dc' && ac_losses.grid_poi_limit_kw === 0 && ac_losses.grid_limit_series === null) {
      sink.fail(
        'storage.strategy',
        'The grid_limit strategy stores what a grid limit curtails, but no grid limit is set: send ac_losses.grid_poi_limit_kw or grid_limit_series, or choose another strategy',
      )
    }
  },
  prepare:
    (_storage, grid) =>
    ({ n, first, ac, sky }) => {
      for (let row = 0; row < n; row++) {
        const outputW = outputAt(ac, row)
        const keptW = grid.admittedW(outputW, ac.loadW[row], sky.isUp[row], first + row)
        ac.busTargetW[row] = keptW < outputW ? keptW : Number.POSITIVE_INFINITY
      }
    },
}
