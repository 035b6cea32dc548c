/** The secret of the link that an address is; null for another address. What follows # is sent to no server. */
export function sharedToken(hash: string): string | null {
  return /^#shared=([\w-]{1,100})$/.exec(hash)?.[1] ?? null
}
