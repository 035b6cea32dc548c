import type { Finding, FindingCode } from '@pvyield/contract/schemas'
import { CATALOGUE, type ValuesOf } from './catalogue.ts'
import type { Entry, Names, Values } from './entry.ts'

export type { Finding, FindingCode }

/** The fields of the full request, as they are. */
const fullNames: Names = (path) => path

/**
 * A finding with its text.
 * @param field  dot path in the full request; null for the request as a whole
 */
export function findingOf<Code extends FindingCode>(code: Code, field: string | null, values: ValuesOf<Code>): Finding {
  const { level, text } = entryOf(code)
  return { code, level, field, message: text(values as Values, fullNames), values: values as Finding['values'] }
}

/** The same in the words of another reader. A code that a newer service has and this catalogue has not keeps its text. */
export function inWords(finding: Finding, name: Names): Finding {
  const { code, field, values } = finding
  if (!Object.hasOwn(CATALOGUE, code)) return finding
  return { ...finding, field: field === null ? null : name(field), message: entryOf(code).text(values, name) }
}

/** What was found, without what to do about it. */
export function factOf({ code, values, message }: Finding): string {
  return entryOf(code).fact?.(values, fullNames) ?? message
}

function entryOf(code: FindingCode): Entry<Values> {
  return CATALOGUE[code] as unknown as Entry<Values>
}
