/** Whether the long form runs, which `bun run torture` requests. */
export const IS_LONG = process.env.TORTURE === 'long'

/** Number of rounds of a torture test: few among the other tests, many in `bun run torture`. */
export function rounds<Value = number>(short: Value, long: Value): Value {
  return IS_LONG ? long : short
}
