import type { Storage } from '@pvyield/contract/schemas'
import { requireRows } from '../../core/rows-of-weather.ts'
import { chargingTargetW } from './charging-target.ts'
import { outputAt, type StrategyOption } from './option.ts'

export const price: StrategyOption = {
  title: 'Prices',
  source: 'Own rule: charge in rows whose price is below one threshold, discharge in rows whose price is above another',
  check({ storage, weather }, sink) {
    if (storage === null) return
    const { prices } = storage
    if (prices === null) {
      sink.fail('storage.prices', 'The price strategy needs prices and two thresholds: send storage.prices, or choose another strategy')
      return
    }
    const { price: values, charge_below, discharge_above } = prices
    requireRows('storage.prices.price', 'price', values, weather, sink)
    if (discharge_above < charge_below) {
      sink.fail(
        'storage.prices.discharge_above',
        `Prices between discharge_above ${discharge_above} and charge_below ${charge_below} would charge and discharge at once: raise discharge_above or lower charge_below`,
      )
    }
  },
  prepare({ prices }: Storage, grid) {
    if (prices === null) return () => undefined // the run stops because of the failure
    const values = Float64Array.from(prices.price)
    const { charge_below: chargeBelow, discharge_above: dischargeAbove, charge_from_grid: fromGrid } = prices
    return ({ n, first, ac, sky }) => {
      for (let row = 0; row < n; row++) {
        const outputW = outputAt(ac, row)
        const value = values[first + row]
        if (value < chargeBelow) ac.busTargetW[row] = chargingTargetW(grid, fromGrid, outputW, sky.isUp[row], first + row)
        else ac.busTargetW[row] = value > dischargeAbove ? Number.POSITIVE_INFINITY : outputW
      }
    }
  },
}
