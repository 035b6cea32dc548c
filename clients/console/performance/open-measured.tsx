import { useRef, useState } from 'preact/hooks'
import type { Store } from '../state/store.ts'
import { takeMeasured } from './take-measured.ts'

/** Opens a file as measured rows, whatever its columns look like. */
export function OpenMeasured(props: { readonly store: Store; readonly label: string; readonly isMain?: boolean }) {
  const { store, label, isMain = false } = props
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      await takeMeasured(file.name, new Uint8Array(await file.arrayBuffer()), store)
      setFault('')
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : String(cause))
    }
  }
  return (
    <>
      <button type="button" class={isMain ? 'main' : undefined} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          void take(file)
          currentTarget.value = '' // so that the same file can be opened again
        }}
      />
      {fault === '' ? null : (
        <span class="fault" role="alert">
          {fault}
        </span>
      )}
    </>
  )
}
