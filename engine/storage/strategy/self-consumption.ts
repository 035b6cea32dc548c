import { outputAt, type StrategyOption } from './option.ts'

export const selfConsumption: StrategyOption = {
  title: 'Self-consumption',
  source: 'Own rule: charge with the surplus over the load, discharge for a deficit; the battery neither exports nor charges from the grid',
  check({ storage }, sink) {
    if (storage?.load_kw == null) {
      sink.fail('storage.load_kw', 'The self_consumption strategy needs a load: send one number of kW, or one for each row of the weather')
    }
  },
  prepare:
    (_storage, grid) =>
    ({ n, first, ac, sky }) => {
      for (let row = 0; row < n; row++) {
        const outputW = outputAt(ac, row)
        const loadW = ac.loadW[row]
        const neededW = grid.busForLoadW(loadW, outputW, sky.isUp[row], first + row)
        ac.busTargetW[row] = loadW > 0 ? neededW : Math.min(neededW, outputW) // without a load, the battery does not supply the plant's own consumption
      }
    },
}
