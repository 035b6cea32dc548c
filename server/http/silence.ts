/** Time for the bytes that have arrived to be read, ms. */
const LAST_LOOK_MILLIS = 10

/**
 * Calls a function when a client has done nothing for a time. What came while this thread had no turn,
 * because the machine was busy or stood still, is read before that.
 * @returns ends the wait
 */
export function afterSilence(millis: number, call: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(call, LAST_LOOK_MILLIS)
  }, millis)
  return () => clearTimeout(timer)
}
