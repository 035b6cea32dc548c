import { unknownProject, unknownVariant } from './problems.ts'
import type { ListedVariant, ProjectRow, ProjectStore } from './store.ts'

/** The project of an account. Fails: Problem not_found. */
export async function projectRow(store: ProjectStore, owner: string, id: string): Promise<ProjectRow> {
  const row = await store.project(owner, id)
  if (row === undefined) throw unknownProject(id)
  return row
}

/** A variant of the project of an account. Fails: Problem not_found. */
export async function variantRow(
  store: ProjectStore,
  owner: string,
  projectId: string,
  id: string,
  field?: string,
): Promise<ListedVariant> {
  const variant = await store.variant(owner, projectId, id)
  if (variant === undefined) throw unknownVariant(id, field)
  return variant
}
