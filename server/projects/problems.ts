import { Problem } from '../http/problem.ts'
import { PROJECT_LIMITS } from './store.ts'

export function changedMeanwhile(revision: number): Problem {
  return Problem.ofField(
    'changed_meanwhile',
    'revision',
    `It was changed since it was read, and has the revision ${revision} now. Nothing was changed: read it again, then send the change with its revision`,
  )
}

export function locked(fix: string): Problem {
  return Problem.ofField('variant_locked', 'locked', `The variant is locked: ${fix}`)
}

export const FULL = `A project has at most ${PROJECT_LIMITS.variants} variants, and the requests of an account take at most ${PROJECT_LIMITS.bytes / 1e6} MB compressed`

export function noRoom(what: string): Problem {
  return new Problem('quota_exceeded', `${what}: delete projects or variants that you no longer need`)
}

export function unknownProject(id: string): Problem {
  return Problem.ofField('not_found', 'project_id', `The account has no project '${id.slice(0, 100)}'`)
}

export function unknownVariant(id: string, field = 'variant_id'): Problem {
  return Problem.ofField('not_found', field, `The project has no variant '${id.slice(0, 100)}'`)
}
