import { useState } from 'preact/hooks'
import type { ViewProps } from '../shell/view.ts'

/** Keeps the pinned plants as a project, with one click. */
export function SaveButton({ host, store, state }: Pick<ViewProps, 'host' | 'store' | 'state'>) {
  const [fault, setFault] = useState('')
  const keep = async () => {
    setFault('')
    store.openProject(await (await import('./save-pins.ts')).savePins(host.root, state))
  }
  return (
    <>
      <button
        type="button"
        onClick={() => void keep().catch((cause: unknown) => setFault(cause instanceof Error ? cause.message : String(cause)))}
      >
        Save the pins as a project
      </button>
      <span class="fault" role="status">
        {fault}
      </span>
    </>
  )
}
