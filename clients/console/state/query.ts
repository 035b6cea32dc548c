/** The plant that a query states, as what follows # in an address of this page; null for a query without a place. */
export function addressInQuery(search: string): string | null {
  const values = new URLSearchParams(search)
  return values.has('latitude') && values.has('longitude') ? `#${search.slice(1)}` : null
}

/** An address with a plant in its query, as a person or another page writes it, becomes the address of this page. */
export function takeQuery(): void {
  const address = location.hash.length > 1 ? null : addressInQuery(location.search)
  if (address !== null) history.replaceState(null, '', `${location.pathname}${address}`)
}
