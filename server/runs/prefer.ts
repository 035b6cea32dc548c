/** Whether the list of preferences (RFC 7240) contains `respond-async`. */
export function isAsync(prefer: string | undefined): boolean {
  return (prefer ?? '').split(',').some((preference) => preference.split(';')[0]?.trim().toLowerCase() === 'respond-async')
}
