import { type Finding, inWords, type Names, simpleNames } from '@pvyield/engine'
import type { Command } from './command.ts'
import { inAdvice, inRowAdvice, optionOfField } from './option-advice.ts'

/** What was found, in the words of a command; the texts as they are of an older service, which has no findings. */
export function warningsInOptions(
  { warnings, findings }: { readonly warnings: readonly string[]; readonly findings?: readonly Finding[] },
  command: Pick<Command, 'options'>,
): readonly string[] {
  const name = optionNames(command)
  const texts = findings?.map((finding) => inWords(finding, name).message) ?? warnings
  // Who states no place in options has sent a request, whose weather may be a section with null.
  const advice = optionOfField('latitude', command.options) === null ? inAdvice : inRowAdvice
  return texts.map((text) => advice(text, command.options))
}

/** Fields by the options of a command that set them; others as a simple request names them. */
function optionNames({ options }: Pick<Command, 'options'>): Names {
  const named = new Map(Object.entries(options).flatMap(([name, { field }]) => (field === undefined ? [] : [[field, `--${name}`]])))
  return (path) => {
    const field = simpleNames(path)
    return named.get(field) ?? field
  }
}
