import { useState } from 'preact/hooks'
import type { ViewProps } from '../shell/view.ts'
import type { Plant } from '../state/console-state.ts'
import type { Json } from './paths.ts'
import { hasOwnStrings, SIZE_STRINGS, sizingOf } from './string-sizing.ts'

/** Sizes the strings of a full plant to its components, and says what it did. */
export function SizeStrings({ pool, store, state }: Pick<ViewProps, 'pool' | 'store' | 'state'>) {
  const [said, say] = useState<{ readonly body: unknown; readonly words: string }>({ body: null, words: '' })
  const { kind, body } = state.plant
  if (kind !== 'full' || hasOwnStrings(body as unknown as Json)) return null
  const size = async () => {
    try {
      const sized = await sizingOf(pool).size(body as unknown as Json)
      if (store.state.plant.body !== body) return
      store.change({ ...store.state, plant: { kind, body: sized.body } as unknown as Plant })
      say(sized)
    } catch (cause) {
      say({ body, words: cause instanceof Error ? cause.message : String(cause) })
    }
  }
  return (
    <>
      <p class="tools">
        <button type="button" data-action="size-strings" onClick={() => void size()}>
          {SIZE_STRINGS}
        </button>
      </p>
      <p class="help" role="status">
        {said.body === body ? said.words : ''}
      </p>
    </>
  )
}
