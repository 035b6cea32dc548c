import type { Finding, Scene } from '@pvyield/sdk'
import { labelOf } from '../plant/key-words.ts'
import { itemsOf, withCopy } from './edit-scene.ts'
import { ItemsTable } from './items-table.tsx'
import { withNew, withNewObject } from './new-item.ts'
import type { SceneForms } from './scene-forms.ts'
import type { SceneFailure } from './use-validation.ts'

interface TablesProps {
  readonly forms: SceneForms
  readonly scene: Scene
  readonly failures: readonly SceneFailure[]
  readonly findings: readonly Finding[]
  /** The placement that is selected in the picture. */
  readonly selected: number | null
  readonly onSelect: (at: number) => void
  readonly onScene: (scene: Scene) => void
}

/** The placements, types and objects of the scene. */
export function SceneTables(props: TablesProps) {
  return (
    <>
      <Placements {...props} />
      <Types {...props} />
      <Objects {...props} />
    </>
  )
}

function Placements(props: TablesProps) {
  const { forms, scene, selected, onScene } = props
  const isFull = itemsOf(scene, 'placements').length >= forms.placements.max
  const types = itemsOf(scene, 'types').map(({ id }) => String(id))
  return (
    <ItemsTable
      {...props}
      list="placements"
      title="Placements"
      form={forms.placements}
      choices={{ type: types }}
      tools={
        <>
          <button
            type="button"
            disabled={selected === null || isFull}
            onClick={() => onScene(withCopy(scene, 'placements', selected ?? 0))}
          >
            Copy the selected
          </button>
          <button type="button" disabled={isFull} onClick={() => onScene(withNew(scene, 'placements'))}>
            Add a placement
          </button>
        </>
      }
      hint="East, north and up are in metres, or all lengths in another unit. A tracker's height is that of its axis, a ridge's that of its top edges."
    />
  )
}

function Types(props: TablesProps) {
  const { forms, scene, onScene } = props
  return (
    <ItemsTable
      {...props}
      list="types"
      title="Table types"
      form={forms.types}
      selected={null}
      onSelect={undefined}
      tools={
        <button type="button" disabled={itemsOf(scene, 'types').length >= forms.types.max} onClick={() => onScene(withNew(scene, 'types'))}>
          Add a type
        </button>
      }
      hint="Placements name a type by its id, and follow it when the id changes. Lengths are in metres, or all in another unit."
    />
  )
}

function Objects(props: TablesProps) {
  const { forms, scene, onScene } = props
  const isFull = itemsOf(scene, 'objects').length >= forms.objects.max
  return (
    <ItemsTable
      {...props}
      list="objects"
      title="Objects"
      form={forms.objects}
      selected={null}
      onSelect={undefined}
      tools={forms.objects.forms.map(({ start }) => (
        <button key={String(start.kind)} type="button" disabled={isFull} onClick={() => onScene(withNewObject(scene, String(start.kind)))}>
          {`Add: ${labelOf(String(start.kind)).toLowerCase()}`}
        </button>
      ))}
      hint="What shades the tables: buildings, walls, trees, tanks. Lengths are in metres, or all in another unit."
    />
  )
}
