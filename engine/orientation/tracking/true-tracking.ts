import type { TrackingOption } from './option.ts'

export const trueTracking: TrackingOption = {
  title: 'True tracking',
  source: 'K. Anderson, M. Mikofski, NREL/TP-5K00-76626, 2020, eq. 5',
  turnsBack: false,
}
