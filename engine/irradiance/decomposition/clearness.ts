import { RAD_PER_DEG } from '../../core/angles.ts'

/**
 * Lower limit of the cosine of the zenith in the clearness index (3.7 deg of elevation): pvlib's
 * limit.
 */
const ZENITH_COS_MIN = 0.065
/** Below this cosine (87 deg of zenith) all light is diffuse: pvlib's limit. */
export const BEAM_ZENITH_COS_MIN = Math.cos(87 * RAD_PER_DEG)

/** Clearness index: global over extraterrestrial horizontal irradiance, at most 1. */
export function clearnessIndex(ghiWm2: number, zenithCos: number, extraNormalWm2: number): number {
  return Math.min(ghiWm2 / (extraNormalWm2 * Math.max(zenithCos, ZENITH_COS_MIN)), 1)
}
