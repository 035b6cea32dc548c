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
  /** Seconds after which a busy service is asked again; null while it is not. */
  readonly busySeconds: number | null
}

/** A service that has no room for the scene now. */
interface Busy {
  readonly busySeconds: number
}

/** Sends the scene to the service's check whenever it changes. */
export function useValidation(root: string, scene: Scene | null): Validation {
  const [validation, setValidation] = useState<Validation>({ valid: null, of: null, failures: [], busySeconds: null })
  const newest = useMemo(
    () =>
      new Newest<Scene, SceneValidation | Busy | readonly SceneFailure[]>(
        (scene) => validated(root, scene),
        (of, answer) => setValidation(({ valid }) => ({ valid, of, failures: [], busySeconds: null, ...fieldsOf(answer) })),
        (of, cause) =>
          setValidation(({ valid }) => ({ valid, of, failures: [{ field: null, message: String(cause) }], busySeconds: null })),
      ),
    [root],
  )
  useEffect(() => {
    if (scene !== null) newest.want(scene)
  }, [newest, scene])
  useEffect(() => {
    const { of, busySeconds } = validation
    if (busySeconds === null || of === null || of !== scene) return undefined
    const timer = setTimeout(() => newest.want(of), busySeconds * 1000)
    return () => clearTimeout(timer)
  }, [newest, scene, validation])
  return validation
}

function fieldsOf(answer: SceneValidation | Busy | readonly SceneFailure[]): Partial<Validation> {
  return 'scene' in answer ? { valid: answer } : 'busySeconds' in answer ? answer : { failures: answer }
}

const BUSY_STATUS = [429, 503]
const BUSY_SECONDS = 5

async function validated(root: string, scene: Scene): Promise<SceneValidation | Busy | readonly SceneFailure[]> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${root}api/scene/validate`, { method: 'POST', headers, body: JSON.stringify(scene) }).catch(() => null)
  if (answer === null) return [{ field: null, message: 'The service does not answer: is it still running?' }]
  if (answer.ok) return (await answer.json()) as SceneValidation
  if (BUSY_STATUS.includes(answer.status)) return { busySeconds: Number(answer.headers.get('retry-after')) || BUSY_SECONDS }
  const { errors = [], detail, status } = (await answer.json().catch(() => ({}))) as Partial<Problem>
  if (errors.length > 0) return errors.map(({ field = null, message }) => ({ field, message }))
  return [{ field: null, message: detail ?? `HTTP ${status ?? answer.status}` }]
}
