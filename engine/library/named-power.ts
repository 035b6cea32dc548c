/** The numbers in a model name: 72 and 440 in `LR4-72HBD-440M`. Brackets hold voltages. */
export function namedNumbers(name: string): number[] {
  return [...withoutBrackets(name).matchAll(/(?<![\d.])\d{1,5}(?:\.\d+)?/g)].map(([digits]) => Number(digits))
}

/** The numbers in a model name that have the unit kW: 100 in `SE100KUS`. */
export function namedKilowatts(name: string): number[] {
  return [...withoutBrackets(name).matchAll(/(?<![\d.])(\d{1,5}(?:\.\d+)?)K/gi)].map(([, digits]) => Number(digits))
}

/** Whether a name's power differs from the listed one, but not so much that it is none. */
export function saysOtherwise(named: number, listed: number, within: { least: number; most: number }): boolean {
  const apart = Math.abs(listed / named - 1)
  return apart > within.least && apart < within.most
}

function withoutBrackets(name: string): string {
  return name.replace(/\[[^\]]*\]/g, '')
}
