import type { Sources } from './sources.ts'

/** What work calls between its blocks. Fails: the reason of the host's signal; as its `onProgress`. */
export function progressOf(sources: Pick<Sources, 'onProgress' | 'signal'>): (doneFrac?: number) => void {
  return (doneFrac = 0) => {
    sources.signal?.throwIfAborted()
    sources.onProgress?.(doneFrac)
  }
}
