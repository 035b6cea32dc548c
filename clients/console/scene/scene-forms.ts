import type { Scene } from '@pvyield/sdk'
import { useEffect, useState } from 'preact/hooks'
import { itemForms, withoutUnit } from '../plant/form.ts'
import { type Alternative, type FormField, isField } from '../plant/form-entries.ts'
import { labelOf } from '../plant/key-words.ts'
import { type Schema, schemaOf } from '../plant/schema.ts'
import { itemsOf, type List } from './edit-scene.ts'

/** A list of the scene, as the document of the service describes it. */
export interface ListForm {
  readonly help: string
  readonly max: number
  /** An entry has one of them. */
  readonly forms: readonly Alternative[]
  /** The fields of all forms. */
  readonly columns: readonly Column[]
}

/** A field of an entry that is one text or number. */
export interface Column extends FormField {
  readonly head: string
}

export type SceneForms = Readonly<Record<List, ListForm>>

/** Direction of an axis, such as east. */
type Axes = Readonly<Record<string, string>>

/** The lists of a scene, by the schema of a scene. */
export function sceneForms(schema: Schema): SceneForms {
  const directions = Object.entries(schema.$defs?.SceneAxes?.properties ?? {}).map(([axis, { const: to }]) => [axis, String(to)])
  const axes: Axes = Object.fromEntries(directions)
  const formOf = (list: List): ListForm => {
    const forms = itemForms(schema, list)
    const { description: help = '', maxItems: max = Number.POSITIVE_INFINITY } = schema.properties?.[list] ?? {}
    return { help, max, forms, columns: columnsOf(forms, axes) }
  }
  return { placements: formOf('placements'), types: formOf('types'), objects: formOf('objects') }
}

/** The forms of this service's scenes, read once a view; null until they are there. */
export function useSceneForms(root: string): SceneForms | null {
  const [forms, setForms] = useState<SceneForms | null>(null)
  useEffect(() => {
    schemaOf(root, 'scene').then(
      (schema) => setForms(sceneForms(schema)),
      () => setForms(null),
    )
  }, [root])
  return forms
}

/** Which lists have more entries than a scene may have, in words; empty for none. */
export function tooMany(scene: Scene, forms: SceneForms): readonly string[] {
  return (Object.keys(forms) as List[]).flatMap((list) => {
    const { length } = itemsOf(scene, list)
    const { max } = forms[list]
    return length <= max ? [] : [`The scene has ${inWords(length)} ${list}; at most ${inWords(max)} are allowed: split it`]
  })
}

function inWords(count: number): string {
  return count.toLocaleString('en-US')
}

function columnsOf(forms: readonly Alternative[], axes: Axes): Column[] {
  const found = new Map<string, Column>()
  for (const field of forms.flatMap(({ entries }) => entries).filter(isField)) {
    if (field.kind === 'json' || found.has(field.path)) continue
    found.set(field.path, { ...field, head: labelOf(axes[field.path] ?? withoutUnit(field.path, field.unit)) })
  }
  return [...found.values()]
}
