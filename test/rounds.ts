/** The long form, which `bun run torture` asks for. */
const IS_LONG = process.env.TORTURE === 'long'

/** How often a torture test goes round: a few times among the other tests, often when it is run apart. */
export function rounds(short: number, long: number): number {
  return IS_LONG ? long : short
}
