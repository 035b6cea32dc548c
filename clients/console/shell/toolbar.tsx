import { useEffect } from 'preact/hooks'
import { CopyButton } from '../parts/copy-button.tsx'
import type { ConsoleState } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import { VIEWS } from './views.ts'

/** The views, undoing, and the link to what is shown. */
export function Toolbar(props: { readonly store: Store; readonly state: ConsoleState; readonly view: string }) {
  const { store, view } = props
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event)
      if (action === null || isWriting(event.target)) return
      event.preventDefault()
      if (action === 'undo') store.undoOnce()
      else store.redoOnce()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [store])
  return (
    <div class="toolbar">
      {VIEWS.length < 2 ? null : (
        <nav aria-label="Views">
          {VIEWS.map(({ id, title }) => (
            <button key={id} type="button" class="tab" aria-current={id === view ? 'page' : undefined} onClick={() => store.show(id)}>
              {title}
            </button>
          ))}
        </nav>
      )}
      <span class="tools">
        <button type="button" onClick={() => store.undoOnce()} disabled={!store.canUndo}>
          Undo
        </button>
        <button type="button" onClick={() => store.redoOnce()} disabled={!store.canRedo}>
          Redo
        </button>
        {store.tooLongLink === null ? <CopyButton label="Copy link" text={() => store.link()} /> : null}
      </span>
    </div>
  )
}

function actionOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!ctrlKey && !metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' ? 'redo' : null
}

/** Whether the browser's own undo is meant: of the text in a box. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !['range', 'radio'].includes(target.type))
}
