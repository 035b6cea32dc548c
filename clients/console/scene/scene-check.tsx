import { shown } from '../parts/numbers.ts'
import { useFieldWords } from '../plant/use-field-words.ts'
import { itemIn } from './edit-scene.ts'
import type { Validation } from './use-validation.ts'

/** What the service says of the scene, except what stands at the rows of its placements. */
export function SceneCheck({
  root,
  validation,
  isNew,
  notes,
}: {
  readonly root: string
  readonly validation: Validation
  readonly isNew: boolean
  readonly notes: readonly string[]
}) {
  const { valid, failures } = validation
  const elsewhere = failures.filter(({ field }) => itemIn(field) === null)
  const said = [...(valid?.findings ?? []).map(({ message }) => message), ...(valid?.notes ?? []), ...notes]
  const words = useFieldWords(root, [...said, ...elsewhere.map(({ field, message }) => `${field} ${message}`)])
  return (
    <section class="card" aria-labelledby="check-title">
      <h2 id="check-title">Check</h2>
      <p role="status" class={failures.length > 0 ? 'fault' : 'hint'}>
        {isNew ? inWords(validation) : 'Checking …'}
      </p>
      {elsewhere.map(({ field, message }) => (
        <p key={`${field} ${message}`} class="fault">
          {field === null ? words(message) : `${words(field)}: ${words(message)}`}
        </p>
      ))}
      {failures.length > 0 ? null : (
        <ul>
          {said.map((message) => (
            <li key={message}>{words(message)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function inWords({ failures, valid, busySeconds }: Validation): string {
  if (busySeconds !== null)
    return `The service is busy: it is asked again in ${busySeconds} s. The picture shows the scene as it was before.`
  if (failures.length > 0)
    return `${failures.length === 1 ? 'One fault' : `${shown(failures.length)} faults`}: the picture shows the scene as it was before. Correct the marked fields, or undo.`
  if (valid === null) return ''
  const { placements, objects, modules, orientation_bins } = valid.counts
  return `The scene is valid: ${counted(placements, 'placement')}, ${counted(objects, 'object')}, ${counted(modules, 'module')}, ${counted(orientation_bins, 'orientation bin')}.`
}

function counted(count: number, word: string): string {
  return `${shown(count)} ${word}${count === 1 ? '' : 's'}`
}
