/**
 * Entries of an Accept or Accept-Encoding header, in lower case, with their weights (RFC 9110,
 * 12.4.2): `q`, or 1 without it.
 */
export function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const entry of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  return weights
}
