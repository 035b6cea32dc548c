/**
 * A reader of component files that shares no code with the engine: regular expressions over the
 * lines. The tests take their expected values from it.
 */

/** The text of a file, one character a byte, so that only its ASCII part has a meaning. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

/** The first value of a key, from any block; undefined when there is none. */
export function textOf(text: string, key: string): string | undefined {
  return new RegExp(`^[ \\t]*${key}[ \\t]*=[ \\t]*(.*?)[ \\t\\r]*$`, 'im').exec(text)?.[1]
}

/** The first value as a number; NaN when there is none. */
export function numberOf(text: string, key: string): number {
  return Number.parseFloat(textOf(text, key) ?? '')
}

/** The used points of a profile; empty when the file does not have it. */
export function pointsOf(text: string, name: string): [number, number][] {
  const body = new RegExp(`^[ \\t]*${name}=TCubicProfile([^]*?)End of TCubicProfile`, 'm').exec(text)?.[1]
  if (body === undefined) return []
  const used = Number.parseInt(/NPtsEff=(\d+)/.exec(body)?.[1] ?? '', 10)
  return [...body.matchAll(/Point_\d+=([-\d.]+),([-\d.]+)/g)].slice(0, used).map(([, x, y]) => [Number(x), Number(y)])
}

/** Values of a list such as `939.0,1061.0,`. */
export function listOf(text: string, key: string): number[] {
  return (textOf(text, key) ?? '')
    .split(',')
    .filter((cell) => cell !== '')
    .map(Number)
}
