import { EXIT } from './failures.ts'

/**
 * Writes a text and the end of its line to standard output. `console.log` is silent about a full disk and a
 * short write, and the program would end with 0.
 */
export function print(text: string): void {
  watchOutput()
  process.stdout.write(`${text}\n`)
}

/** Ends the program when its output is lost: silently where `| head` has enough, else with 1 and the reason. */
export function watchOutput(): void {
  if (process.stdout.listenerCount('error') > 0) return
  process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(EXIT.done)
    console.error(`Standard output cannot be written: ${message}`)
    process.exit(EXIT.failed)
  })
}

/** Settles when everything that was printed is written: an exit would cut off the rest of a pipe. */
export function printed(): Promise<void> {
  return new Promise((resolve) => process.stdout.write('', () => resolve()))
}
