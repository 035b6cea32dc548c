import {
  completeRunRequest,
  completeSimpleRequest,
  type Expanded,
  expandSimple,
  notCounted,
  type Resolved,
  type SimplePlace,
} from '@pvyield/engine'

export const MUNICH = { latitude: 48.1, longitude: 11.6 }

const TYPICAL_YEAR: SimplePlace = {
  weather: { id: 'met_test' },
  weatherSource: 'embedded typical year',
  timezoneH: 1,
  elevationM: 520,
}

/** An expanded simple request for Munich; its weather stays an id when the place gives one. */
export function expanded(
  sent: Record<string, unknown>,
  place = TYPICAL_YEAR,
): Omit<Expanded, 'request'> & { request: Resolved; notCounted: string[] } {
  const request = { ...MUNICH, ...sent }
  const found = expandSimple(completeSimpleRequest(request), new Set(Object.keys(request)), place)
  if ('failures' in found) throw new Error(found.failures.map(({ field, message }) => `${field}: ${message}`).join('; '))
  const full = completeRunRequest<Resolved>(found.request)
  return { ...found, request: full, notCounted: notCounted(full, 'simple') }
}
