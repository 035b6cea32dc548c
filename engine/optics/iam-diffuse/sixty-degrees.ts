import type { DiffuseIamOption } from './option.ts'

/** Cosine of the incidence angle of all diffuse light. */
const AOI_COS = 0.5

export const sixtyDegrees: DiffuseIamOption = {
  title: 'The beam curve at 60 deg',
  source: 'Convention of ASHRAE and CASSYS: diffuse light arrives at 60 deg',
  prepare(beam) {
    const factor = beam(AOI_COS)
    return { sky: () => factor, ground: () => factor }
  },
}
