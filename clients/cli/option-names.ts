import { type Names, simpleNames } from '@pvyield/engine'
import type { Command } from './command.ts'

/** Fields by the options of a command that set them; others as a simple request names them. */
export function optionNames({ options }: Pick<Command, 'options'>): Names {
  const named = new Map(Object.entries(options).flatMap(([name, { field }]) => (field === undefined ? [] : [[field, `--${name}`]])))
  return (path) => {
    const field = simpleNames(path)
    return named.get(field) ?? field
  }
}
