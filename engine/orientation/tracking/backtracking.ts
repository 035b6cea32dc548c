import type { TrackingOption } from './option.ts'

export const backtracking: TrackingOption = {
  title: 'Backtracking on the slope',
  source: 'K. Anderson, M. Mikofski, NREL/TP-5K00-76626, 2020, eq. 14 and 15',
  turnsBack: true,
}
