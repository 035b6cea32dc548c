import { type FormSection, formOf } from './form.ts'
import { schemaOf } from './schema.ts'

const forms = new Map<string, Promise<readonly FormSection[]>>()

/** The form of a run request of this service; it is read once. Fails: Error when the service does not answer. */
export function runForm(root: string): Promise<readonly FormSection[]> {
  const known = forms.get(root)
  if (known !== undefined) return known
  const made = schemaOf(root, 'run').then(formOf)
  forms.set(root, made)
  made.catch(() => forms.delete(root))
  return made
}
