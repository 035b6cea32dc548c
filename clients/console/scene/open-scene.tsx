import type { SceneExample } from '@pvyield/sdk'
import { useEffect, useId, useState } from 'preact/hooks'
import { shown } from '../parts/numbers.ts'
import { valueAt } from '../plant/paths.ts'
import { askedOf } from '../plant/service.ts'
import type { ConsoleState } from '../state/console-state.ts'
import { firstScene } from './new-item.ts'
import { openExample, openScene } from './open-plant.ts'

interface OpenSceneProps {
  readonly root: string
  readonly state: ConsoleState
  readonly hasScene: boolean
  readonly onOpened: (state: ConsoleState, notes: readonly string[]) => void
}

/** Opens an example, or a scene to begin with. Files are opened by dropping them. */
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
      <p>
        This plant has no scene: it stands in endless rows on level ground, and nothing else shades it. With a scene, every table has its
        place, and trees and buildings their shadows.
      </p>
      <Choices {...props} />
    </section>
  )
}

function Choices({ root, state, hasScene, onOpened }: OpenSceneProps) {
  const { examples, fault: listFault } = useExamples(root)
  const [status, setStatus] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const open = (name: string, opening: () => Promise<{ readonly state: ConsoleState; readonly notes: readonly string[] }>) => {
    setFault(null)
    setStatus(`Opening ${name} …`)
    opening()
      .then(
        ({ state, notes }) => onOpened(state, notes),
        (cause: Error) => setFault(cause.message),
      )
      .finally(() => setStatus(''))
  }
  return (
    <>
      <p class="tools">
        <button
          type="button"
          data-action="first-table"
          onClick={() => open('a table', () => openScene(root, state, firstScene(latitudeOf(state))))}
        >
          Begin with one table
        </button>
      </p>
      <p class="hint">
        Or drop a file on the page: a scene or a run request as JSON, or a PVsyst variant (VCx), scene (SHD) or project (PRJ). Or open an
        example, which replaces the plant. Undo brings it back.
      </p>
      <div class="examples">
        {examples.map((example) => (
          <Example
            key={example.id}
            example={example}
            isShort={hasScene}
            onOpen={() => open(example.label, () => openExample(root, state, example))}
          />
        ))}
      </div>
      <p class="hint" role="status">
        {status}
      </p>
      <Faults faults={[listFault, fault]} />
    </>
  )
}

function Faults({ faults }: { readonly faults: readonly (string | null)[] }) {
  return (
    <>
      {faults.map((fault) =>
        fault === null ? null : (
          <p key={fault} class="refusal" role="alert">
            {fault}
          </p>
        ),
      )}
    </>
  )
}

function latitudeOf({ plant }: ConsoleState): number {
  return Number(valueAt(plant.body, 'latitude') ?? valueAt(plant.body, 'site.latitude'))
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

function useExamples(root: string): { readonly examples: readonly SceneExample[]; readonly fault: string | null } {
  const [found, setFound] = useState<{ examples: readonly SceneExample[]; fault: string | null }>({ examples: [], fault: null })
  useEffect(() => {
    askedOf<SceneExample[]>(`${root}api/scene-examples`).then(
      (examples) => setFound({ examples, fault: null }),
      (cause: Error) => setFound({ examples: [], fault: cause.message }),
    )
  }, [root])
  return found
}
