import { Problem } from '../http/problem.ts'

/** Why the store could not be used. */
export type FaultKind =
  | 'locked'
  | 'full'
  | 'read_only'
  | 'io'
  | 'missing'
  | 'damaged'
  | 'unreachable'
  | 'hung'
  | 'restarting'
  | 'taken'
  | 'too_big'

/** A failure of the store, as it crosses between threads. `cause` is for the log only. */
export interface Fault {
  readonly kind: FaultKind
  readonly cause: string
}

/** A failure of the store, in its thread. */
export class StoreFault extends Error {
  constructor(
    readonly kind: FaultKind,
    message: string,
  ) {
    super(message)
    this.name = 'StoreFault'
  }
}

const RETRY_AFTER_S = '5'

/** What happened and what the operator can do: the words of the answer and of the log. */
const MEANINGS: Readonly<Record<FaultKind, string>> = {
  locked: 'Another process has locked the store',
  full: 'The disk of the store is full; its operator has to free space or enlarge it',
  read_only: 'The store is read-only; its operator has to make its folder and files writable',
  io: 'The disk of the store failed to read or write; its operator has to check the disk',
  missing:
    'The file of the store was deleted or replaced while the service runs; its operator has to put it back, or restore a backup and start the service again',
  damaged: 'The store is damaged; its operator has to restore a backup',
  unreachable: 'The database server of the store cannot be reached; its operator has to check it and the network',
  hung: 'The database server answers reads, but no write gets through; its operator has to restart it',
  restarting: 'The store is being opened again after an internal failure',
  taken: 'The other servers have given this one up, and it ends',
  too_big: 'The database server of the store takes no value above 5 MB, and this request needs one',
}

/** Failures that may pass while the service runs, so that a write can be tried again. */
export function mayPass(kind: FaultKind): boolean {
  return kind !== 'damaged' && kind !== 'taken' && kind !== 'too_big'
}

/** The answer to a client whose request needed the store. */
export function faultProblem(kind: FaultKind): Problem {
  if (kind === 'too_big')
    return new Problem('payload_too_large', `${MEANINGS.too_big}: send weather with larger steps, or of a shorter time`)
  return new Problem(kind === 'locked' ? 'overloaded' : 'storage_unavailable', `${MEANINGS[kind]}: try again in ${RETRY_AFTER_S} s`, {
    headers: { 'retry-after': RETRY_AFTER_S },
  })
}

export function faultMeaning(kind: FaultKind): string {
  return MEANINGS[kind]
}

const KINDS: readonly (readonly [code: RegExp, kind: FaultKind])[] = [
  [/^SQLITE_READONLY_DBMOVED$/, 'missing'],
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'locked'],
  [/^SQLITE_FULL/, 'full'],
  [/^(SQLITE_(READONLY|PERM)|BLOCKED$)/, 'read_only'],
  [/^SQLITE_(IOERR|CANTOPEN|NOLFS)/, 'io'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
]

/**
 * The failure of the store behind an error of the driver; null for a fault of the statement.
 * @param isRemote  the store is a server, so an error without a code of SQLite is one of the network
 */
export function faultOf(error: unknown, isRemote: boolean): StoreFault | null {
  if (error instanceof StoreFault) return error
  const { code = '', extendedCode, message } = error as { code?: unknown; extendedCode?: unknown; message?: unknown }
  for (const written of [extendedCode, code]) {
    const kind = KINDS.find(([pattern]) => typeof written === 'string' && pattern.test(written))?.[1]
    if (kind !== undefined) return new StoreFault(kind, named(String(written), String(message)))
  }
  if (isRemote && /string or blob too big/.test(String(message))) return new StoreFault('too_big', String(message))
  if (!isRemote || /^SQL/.test(String(code))) return null
  return new StoreFault('unreachable', named(String(code), String(message)))
}

/** A message of the driver with its code, which most of them begin with. */
function named(code: string, message: string): string {
  return message.startsWith(code) ? message : `${code}: ${message}`
}
