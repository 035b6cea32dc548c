import type { PictureName } from './choice.ts'

/** Why a run may lack a picture, and what gives it. */
export const LACKING: Readonly<Partial<Record<PictureName, string>>> = {
  module: 'its module model has no I-V curve',
  inverter: 'its inverter has no curve',
  side: 'it does not stand in rows, or has a scene, whose picture is plan',
  plan: 'it has no scene',
  normalized: 'its weather is not a whole year, or it has no energy',
  exceedance:
    'it has no uncertainty, or its weather is not a whole year: send uncertainty_parts, in a full request lifetime.uncertainty_parts',
  lifetime: 'it has one year, or its weather is not a whole year: a full request with lifetime.analysis_period_years has more',
}
