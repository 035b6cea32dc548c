import type { Finding, Scene } from '@pvyield/sdk'
import type { List } from './edit-scene.ts'
import type { ListForm } from './scene-forms.ts'
import type { SceneFailure } from './use-validation.ts'

/** What a list of the scene and its rows get. */
export interface ItemsProps {
  readonly list: List
  readonly form: ListForm
  readonly scene: Scene
  readonly failures: readonly SceneFailure[]
  readonly findings: readonly Finding[]
  /** Ids that a field may have, by its key. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** Null where nothing is. */
  readonly selected: number | null
  /** Absent for a list of which nothing is selected in the picture. */
  readonly onSelect?: (at: number) => void
  readonly onScene: (scene: Scene) => void
}
