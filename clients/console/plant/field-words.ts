import { NUMBERS } from '../start/fields.ts'
import { type FormSection, isField } from './form-entries.ts'

/** A field in a message, as `weather.timezone`, `terrain.heights`, `tilt_deg`, with or without backquotes. */
const FIELD = /`?\b(?:[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)+|[a-z][a-z0-9]*(?:_[a-z0-9]+)+)\b`?/g

/** Whether a message names a field of the request. */
export function namesField(message: string): boolean {
  return new RegExp(FIELD.source).test(message)
}

/** Names of fields in a message as the form has them: “Heights” under Scene. What has no label stays as it is. */
export type FieldWords = (message: string) => string

/** @param form  of the full request */
export function fieldWords(form: readonly FormSection[]): FieldWords {
  const words = new Map<string, string>()
  const unclear = new Set<string>()
  const add = (name: string, text: string) => {
    if (words.has(name) && words.get(name) !== text) unclear.add(name)
    else words.set(name, text)
  }
  const addSection = ({ path: own, label: name, alternatives }: FormSection, above: string) => {
    const place = own === '' ? '' : above === '' ? ` under ${name}` : `${above}, ${name}`
    for (const entry of alternatives.flatMap(({ entries }) => entries)) {
      if (!isField(entry)) addSection(entry, place)
      else {
        const keys = entry.path.split('.')
        for (let from = 0; from < keys.length - 1; from++) add(keys.slice(from).join('.'), `“${entry.label}”${place}`)
        add(keys.at(-1) ?? '', `“${entry.label}”`)
      }
    }
  }
  for (const section of form) addSection(section, '')
  // What a slider is called is what it is called without a section.
  for (const { key, label } of NUMBERS) {
    words.set(key, `“${label.replace(/,.*/, '')}”`)
    unclear.delete(key)
  }
  const named = (text: string) => {
    const name = text.replaceAll('`', '').replace(/^sub_arrays\.\d+\./, '')
    return unclear.has(name) ? text : (words.get(name) ?? text)
  }
  return (message) => message.replace(FIELD, named)
}
