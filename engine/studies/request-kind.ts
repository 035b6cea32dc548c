/** A run request has a site, and a simple request a latitude, as the document tells them apart. */
export function kindOf(request: object): 'simple' | 'full' {
  return ('latitude' in request || 'longitude' in request) && !('site' in request || 'array' in request) ? 'simple' : 'full'
}
