import { addressOf } from '../state/address.ts'
import type { WorkerPool } from '../worker/pool.ts'
import { runIdIn, stateOfRun } from './stored-run.ts'

/**
 * Puts the plant of the stored run that the address asks for in its place. Other addresses stay as they are.
 * @returns why it cannot be opened; null when it can
 */
export async function openAddress(root: string, pool: WorkerPool): Promise<string | null> {
  addEventListener('hashchange', () => {
    if (runIdIn(location.hash) !== null) location.reload()
  })
  const id = runIdIn(location.hash)
  if (id === null) return null
  try {
    history.replaceState(null, '', `#${addressOf(await stateOfRun(id, root, pool))}`)
    return null
  } catch (cause) {
    history.replaceState(null, '', location.pathname)
    return cause instanceof Error ? cause.message : String(cause)
  }
}
