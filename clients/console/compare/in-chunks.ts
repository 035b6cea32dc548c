/** How many points a job has at most. A job cannot be stopped: a small one ends soon, a large one shares more work. */
const CHUNK_MAX = 40

/**
 * Works through items in chunks, as many at a time as there are lanes.
 * @param onDone  called after each chunk with the number of items that are done
 * @param signal  no chunk begins after it has aborted
 * Fails: the signal's reason; as `work`.
 */
export async function inChunks<Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (chunk: readonly Item[]) => Promise<readonly Result[]>,
  { onDone, signal }: { readonly onDone?: (count: number) => void; readonly signal?: AbortSignal } = {},
): Promise<Result[]> {
  const size = Math.max(1, Math.min(CHUNK_MAX, Math.ceil(items.length / lanes)))
  const results = new Array<Result>(items.length)
  let begun = 0
  let done = 0
  const lane = async () => {
    while (begun < items.length) {
      signal?.throwIfAborted()
      const at = begun
      const chunk = items.slice(at, at + size)
      begun += chunk.length
      const found = await work(chunk)
      signal?.throwIfAborted()
      found.forEach((result, k) => {
        results[at + k] = result
      })
      done += chunk.length
      onDone?.(done)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
