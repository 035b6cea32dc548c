import type { SubhourlyClippingOption } from './option.ts'

export const none: SubhourlyClippingOption = {
  title: 'None: every row is clipped as its mean',
  source: 'Definition of the power limit',
  needsYear: false,
  isSkyEnhanced: false,
  prepare: () => null,
}
