/** Main thread of the server. */
export const SERVER = 'server/main.ts'
/** The modules that it starts as threads. A new one needs its line here, which `test/scripts/server-programs.test.ts` checks. */
export const THREADS = ['server/worker.ts', 'server/db/worker.ts', 'server/answer-thread.ts']
/** What an operator runs next to the server. */
export const TOOLS = ['server/backup.ts', 'server/audit.ts']

/** A thread that a module starts by its file, without `.ts`. */
const STARTED = /new URL\('(\.[^']*)\.ts', import\.meta\.url\)/g

/** The threads that a source starts, as it names them. */
export function startedIn(source: string): string[] {
  return [...source.matchAll(STARTED)].map(([, module = '']) => module)
}

/**
 * The source of a module for a bundle, which stands elsewhere: its references to its own place are replaced.
 * @param dir      expression for the folder of the source
 * @param program  expression for the address of a bundled thread, by its path from the source
 */
export function moved(source: string, dir: string, program: (module: string) => string): string {
  return source.replaceAll(STARTED, (_, module: string) => program(module)).replaceAll('import.meta.dir', dir)
}
