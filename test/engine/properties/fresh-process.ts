/**
 * Child of kept-frame.test.ts: runs the plants that it reads as JSON, each as the first run of a
 * process when it gets only one, and prints a digest of answer and series of each.
 */
import { loadGround, loadScenes, run } from '@pvyield/engine'

/** Digest of everything that a run returns, to the last bit. */
export function digestOf({ answer, series }: ReturnType<typeof run>): string {
  const hash = new Bun.CryptoHasher('sha256').update(JSON.stringify(answer))
  for (const column of series?.columns ?? []) hash.update(column)
  return hash.digest('hex')
}

if (import.meta.main) {
  await Promise.all([loadGround(), loadScenes()])
  console.log(digestOf(run(await Bun.stdin.json(), { withSeries: true })))
}
