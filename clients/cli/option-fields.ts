import type { Call } from './command.ts'

/** Fields of the request that the numbers of a call set. */
export function numbersOf<Field extends string>({ command, values }: Pick<Call, 'command' | 'values'>): { [name in Field]?: number } {
  const given = Object.entries(command.options).flatMap(([name, { field, isNumber }]) =>
    field === undefined || isNumber !== true || values[name] === undefined ? [] : [[field, Number(values[name])] as const],
  )
  return Object.fromEntries(given) as { [name in Field]?: number }
}
