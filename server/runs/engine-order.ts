import { ENGINE_VERSION } from '@pvyield/engine/quick'

/** A version as a number: that of a later version is larger. */
export function orderOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return (major * 1000 + minor) * 1000 + patch
}

export const ENGINE_ORDER = orderOf(ENGINE_VERSION)
