import type { SceneExample } from '@pvyield/sdk'
import { useEffect, useId, useState } from 'preact/hooks'
import { shown } from '../parts/numbers.ts'
import type { ConsoleState } from '../state/console-state.ts'
import { answerOf, type Opened, openExample, openFile } from './open-plant.ts'

interface OpenSceneProps {
  readonly root: string
  readonly state: ConsoleState
  readonly hasScene: boolean
  readonly onOpened: (opened: Opened) => void
}

/** Opens what is named. */
type Open = (name: string, opening: () => Promise<Opened>) => void

/** Opens an example, an own scene, or a scene of another program. */
export function OpenScene(props: OpenSceneProps) {
  const { hasScene } = props
  const id = useId()
  if (hasScene)
    return (
      <details class="card open-scene">
        <summary>Open another scene</summary>
        <Choices {...props} />
      </details>
    )
  return (
    <section class="card open-scene" aria-labelledby={id}>
      <h1 id={id}>Scene</h1>
      <p>The plant has no scene: it stands in endless rows on level ground. Open an example, or bring a scene of your own.</p>
      <Choices {...props} />
    </section>
  )
}

function Choices({ root, state, hasScene, onOpened }: OpenSceneProps) {
  const { examples, fault: listFault } = useExamples(root)
  const [status, setStatus] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const open: Open = (name, opening) => {
    setFault(null)
    setStatus(`Opening ${name} …`)
    opening()
      .then(onOpened, (cause: Error) => setFault(cause.message))
      .finally(() => setStatus(''))
  }
  return (
    <>
      <div class="examples">
        {examples.map((example) => (
          <Example
            key={example.id}
            example={example}
            isShort={hasScene}
            onOpen={() => open(example.label, () => openExample(root, state, example.id, example.notes))}
          />
        ))}
      </div>
      <OwnFile onFile={(file) => open(file.name, () => openFile(root, state, file))} />
      <p class="hint" role="status">
        {status}
      </p>
      {[listFault, fault].map((each) =>
        each === null ? null : (
          <p key={each} class="refusal" role="alert">
            {each}
          </p>
        ),
      )}
    </>
  )
}

function Example(props: { readonly example: SceneExample; readonly isShort: boolean; readonly onOpen: () => void }) {
  const { id, label, description, counts } = props.example
  return (
    <article class="example">
      <h2>{label}</h2>
      {props.isShort ? null : <p>{description}</p>}
      <p class="hint">{`${shown(counts.placements)} placements, ${shown(counts.modules)} modules`}</p>
      <button type="button" data-example={id} onClick={props.onOpen}>
        Open<span class="unseen"> {label}</span>
      </button>
    </article>
  )
}

const FILES = '.json,.vcx,.vc0,.vc1,.vc2,.vc3,.vc4,.vc5,.vc6,.vc7,.vc8,.vc9,.shd,.prj,.zip'

function OwnFile({ onFile }: { readonly onFile: (file: File) => void }) {
  const id = useId()
  return (
    <div class="own-file">
      <label for={id}>Own scene, or the file of another program</label>
      <input
        id={id}
        type="file"
        accept={FILES}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file !== undefined) onFile(file)
          currentTarget.value = ''
        }}
      />
      <p class="hint">
        A scene or a run request as JSON, or a PVsyst variant (.VCx), scene or project. It replaces the scene of the plant; Undo brings it
        back.
      </p>
    </div>
  )
}

function useExamples(root: string): { readonly examples: readonly SceneExample[]; readonly fault: string | null } {
  const [found, setFound] = useState<{ examples: readonly SceneExample[]; fault: string | null }>({ examples: [], fault: null })
  useEffect(() => {
    answerOf<SceneExample[]>(`${root}api/scene-examples`).then(
      (examples) => setFound({ examples, fault: null }),
      (cause: Error) => setFound({ examples: [], fault: cause.message }),
    )
  }, [root])
  return found
}
