import type { Storage, StorageSchedule } from '@pvyield/contract/schemas'
import { MINUTES_PER_DAY } from '../../core/calendar.ts'
import { chargingTargetW } from './charging-target.ts'
import { outputAt, type StrategyOption } from './option.ts'

export const schedule: StrategyOption = {
  title: 'Daily schedule',
  source: 'Own rule: charge inside one daily window, from the plant or also from the grid, discharge inside another',
  check({ storage }, sink) {
    if (storage === null) return
    const windows = storage.schedule
    if (windows === null)
      sink.fail('storage.schedule', 'The schedule strategy needs two daily windows: send storage.schedule, or choose another strategy')
    else if (windowsOverlap(windows)) {
      sink.fail(
        'storage.schedule.discharge_start_h',
        'The charge and discharge windows overlap, but a battery cannot do both at once: set windows that do not overlap',
      )
    }
  },
  prepare({ schedule: windows }: Storage, grid) {
    if (windows === null) return () => undefined // the run stops because of the failure
    return ({ n, first, ac, sky, stepMinutes }) => {
      for (let row = 0; row < n; row++) {
        const outputW = outputAt(ac, row)
        const middleMinutes = sky.startMinutes[row] + stepMinutes / 2
        const hour = (middleMinutes - Math.floor(middleMinutes / MINUTES_PER_DAY) * MINUTES_PER_DAY) / 60
        if (isWithin(hour, windows.charge_start_h, windows.charge_end_h)) {
          ac.busTargetW[row] = chargingTargetW(grid, windows.charge_from_grid, outputW, sky.isUp[row], first + row)
        } else {
          const discharges = isWithin(hour, windows.discharge_start_h, windows.discharge_end_h)
          ac.busTargetW[row] = discharges ? Number.POSITIVE_INFINITY : outputW
        }
      }
    }
  },
}

/**
 * Whether an hour of the day is in a window. A window that ends before it starts crosses midnight;
 * a window whose ends are equal is empty.
 */
function isWithin(hour: number, startH: number, endH: number): boolean {
  return startH <= endH ? hour >= startH && hour < endH : hour >= startH || hour < endH
}

/**
 * Two windows overlap exactly when one contains the start of the other. An empty window overlaps
 * none.
 */
function windowsOverlap(windows: StorageSchedule): boolean {
  const { charge_start_h: chargeH, charge_end_h: chargeEndH, discharge_start_h: dischargeH, discharge_end_h: dischargeEndH } = windows
  if (chargeH === chargeEndH || dischargeH === dischargeEndH) return false
  return isWithin(dischargeH % 24, chargeH, chargeEndH) || isWithin(chargeH % 24, dischargeH, dischargeEndH)
}
