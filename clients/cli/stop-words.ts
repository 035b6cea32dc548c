import { constants } from 'node:os'

/**
 * Why a service stopped, in one line.
 * @param asked  the signal that asked it to; null for none
 * @param code  with which it ended; null when a signal ended it
 */
export function stopWords(asked: NodeJS.Signals | null, code: number | null, signal: NodeJS.Signals | null): string {
  if (signal !== null && signal !== asked) return `The service was ended by ${signal} from outside. Accepted runs go on at its next start.`
  if (code !== null && code !== 0) return `The service stopped with exit code ${code}: see its messages above.`
  return asked === null ? 'The service stopped.' : `The service stopped: ${asked}${asked === 'SIGINT' ? ' (Ctrl-C)' : ''}.`
}

/** The exit code of a program that ends as its service did, as shells count signals. */
export function exitCode(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? (signal === null ? 0 : 128 + constants.signals[signal])
}
