import { useEffect, useState } from 'preact/hooks'
import { type FieldWords, namesField } from './field-words.ts'
import { runForm } from './run-form.ts'

const AS_IT_IS: FieldWords = (message) => message

/** The words of the form for messages. The form is loaded with the first message that names a field. */
export function useFieldWords(root: string, messages: readonly string[]): FieldWords {
  const isWanted = messages.some(namesField)
  const [words, setWords] = useState<{ readonly of: FieldWords } | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    Promise.all([runForm(root), import('./field-words.ts')]).then(
      ([form, { fieldWords }]) => isCurrent && setWords({ of: fieldWords(form) }),
      () => undefined, // without the service messages stay as they are
    )
    return () => {
      isCurrent = false
    }
  }, [root, isWanted])
  return words?.of ?? AS_IT_IS
}
