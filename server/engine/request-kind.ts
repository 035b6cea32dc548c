import type { RunKind } from '@pvyield/engine/quick'

/** Which operation a request of a run is for: that of a full run has a site and an array, that of a simple one neither. */
export function kindOf(request: object): RunKind {
  return 'site' in request || 'array' in request ? 'full' : 'simple'
}
