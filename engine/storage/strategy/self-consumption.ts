import type { StrategyOption } from './option.ts'

export const selfConsumption: StrategyOption = {
  title: 'Self-consumption',
  source:
    'Own rule: the surplus over the load charges, a deficit discharges; nothing of the battery is exported, nothing of the grid is stored',
  check({ storage }, sink) {
    if (storage?.load_kw == null) {
      sink.fail('storage.load_kw', 'The self_consumption strategy needs a load: send one number of kW, or one for each row of the weather')
    }
  },
  prepare:
    (_storage, grid) =>
    ({ n, ac, sky }) => {
      for (let row = 0; row < n; row++) {
        const outputW = ac.inverterOutputW[row]
        const loadW = ac.loadW[row]
        const neededW = grid.busForLoadW(loadW, outputW, sky.isUp[row])
        ac.busTargetW[row] = loadW > 0 ? neededW : Math.min(neededW, outputW) // without a load the plant's own draw is none of the battery's business
      }
    },
}
