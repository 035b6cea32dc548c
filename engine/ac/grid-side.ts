import type { GridSide } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import { busForExportW } from './chain.ts'
import { GRID_LIMITS, gridLimit } from './grid-limit.ts'
import { readChains } from './read-chain.ts'

/** The plant between its AC bus and the injection point, for the storage and the grid limit. */
export function prepareGridSide(request: Resolved): GridSide {
  const chains = readChains(request)
  const curtail = GRID_LIMITS[request.ac_losses.grid_limit_at]
  const limit = gridLimit(request)
  const availableFrac = 1 - request.ac_losses.unavailability_loss
  const admittedW: GridSide['admittedW'] = (busW, loadW, isUp, row) => {
    const limitW = limit === null ? Number.POSITIVE_INFINITY : limit(row)
    return busW > limitW ? curtail(chains.at(row, isUp), busW, limitW, loadW) : busW
  }
  return {
    admittedW,
    busForLoadW(loadW, fromW, isUp, row) {
      const neededW = busForExportW(chains.at(row, isUp), loadW === 0 ? 0 : loadW / availableFrac, fromW)
      return admittedW(neededW, loadW, isUp, row)
    },
  }
}
