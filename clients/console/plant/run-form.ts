import type { FormSection } from './form-entries.ts'
import { schemaOf } from './schema.ts'

const forms = new Map<string, Promise<readonly FormSection[]>>()

/** The form of a run request of this service; it is read once. Fails: Error when the service does not answer. */
export function runForm(root: string): Promise<readonly FormSection[]> {
  const known = forms.get(root)
  if (known !== undefined) return known
  // What makes forms is loaded with the first of them: the start has none.
  const made = Promise.all([schemaOf(root, 'run'), import('./form.ts')]).then(([schema, { formOf }]) => formOf(schema))
  forms.set(root, made)
  made.catch(() => forms.delete(root))
  return made
}
