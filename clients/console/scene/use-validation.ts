import type { Problem, Scene, SceneValidation } from '@pvyield/sdk'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Newest } from '../worker/newest.ts'

/** Something wrong with a field of the scene. */
export interface SceneFailure {
  /** Path in the scene; null for the scene as a whole. */
  readonly field: string | null
  readonly message: string
}

/** What the service says of the scene. */
export interface Validation {
  /** Of the newest scene that is valid. */
  readonly valid: SceneValidation | null
  /** The scene, as it was sent, that the failures or the validation are of. */
  readonly of: Scene | null
  /** Of the newest scene. */
  readonly failures: readonly SceneFailure[]
}

/** Sends the scene to the service's check whenever it changes. */
export function useValidation(root: string, scene: Scene | null): Validation {
  const [validation, setValidation] = useState<Validation>({ valid: null, of: null, failures: [] })
  const newest = useMemo(
    () =>
      new Newest<Scene, SceneValidation | readonly SceneFailure[]>(
        (scene) => validated(root, scene),
        (of, answer) =>
          setValidation(({ valid }) => ('scene' in answer ? { valid: answer, of, failures: [] } : { valid, of, failures: answer })),
        (of, cause) => setValidation(({ valid }) => ({ valid, of, failures: [{ field: null, message: String(cause) }] })),
      ),
    [root],
  )
  useEffect(() => {
    if (scene !== null) newest.want(scene)
  }, [newest, scene])
  return validation
}

async function validated(root: string, scene: Scene): Promise<SceneValidation | readonly SceneFailure[]> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${root}api/scene/validate`, { method: 'POST', headers, body: JSON.stringify(scene) }).catch(() => null)
  if (answer === null) return [{ field: null, message: 'The service does not answer: is it still running?' }]
  if (answer.ok) return (await answer.json()) as SceneValidation
  const { errors = [], detail, status } = (await answer.json().catch(() => ({}))) as Partial<Problem>
  if (errors.length > 0) return errors.map(({ field = null, message }) => ({ field, message }))
  return [{ field: null, message: detail ?? `HTTP ${status ?? answer.status}` }]
}
