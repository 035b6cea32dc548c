import type { GridSide } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import { busForExportW } from './chain.ts'
import { GRID_LIMITS, gridLimitW } from './grid-limit.ts'
import { readChains } from './read-chain.ts'

/** The plant between its AC bus and the injection point, for the storage and the grid limit. */
export function prepareGridSide(request: Resolved): GridSide {
  const { day, night } = readChains(request)
  const curtail = GRID_LIMITS[request.ac_losses.grid_limit_at]
  const limitW = gridLimitW(request)
  const availableFrac = 1 - request.ac_losses.unavailability_loss
  const admittedW: GridSide['admittedW'] = (busW, loadW, isUp) =>
    busW > limitW ? curtail(isUp === 0 ? night : day, busW, limitW, loadW) : busW
  return {
    admittedW,
    busForLoadW(loadW, fromW, isUp) {
      const neededW = busForExportW(isUp === 0 ? night : day, loadW === 0 ? 0 : loadW / availableFrac, fromW)
      return admittedW(neededW, loadW, isUp)
    },
  }
}
