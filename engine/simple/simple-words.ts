import { FED_BY } from './full-sources.ts'

/** Fields of the full request, and the simple fields that feed them. */
const WORDS: readonly { readonly path: RegExp; readonly field: string }[] = Object.entries(FED_BY).flatMap(([path, field]) =>
  path.includes('.') && field !== undefined ? [{ path: new RegExp(`\\b${path.replace('.', '\\.')}\\b`, 'g'), field }] : [],
)

/** Those outside the module and the inverter that a request names: it can send their fields. */
const OUTSIDE_COMPONENTS = WORDS.filter(({ path }) => !/^\\b(module|inverter)/.test(path.source))

/** A warning of a simple run with the fields that its caller can send. */
export function inSimpleWords(warning: string): string {
  return WORDS.reduce((text, { path, field }) => text.replace(path, field), warning)
}

/** The same for a request that names its module and inverter. */
export function inComponentWords(warning: string): string {
  return OUTSIDE_COMPONENTS.reduce((text, { path, field }) => text.replace(path, field), warning)
}
