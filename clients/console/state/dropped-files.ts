import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Weather } from '@pvyield/sdk'

/** Begins the ids of dropped files, so that no id of the service is taken for one. */
const PREFIX = 'met_dropped_'
/** The same of files that are kept as they are. */
const FILE_PREFIX = 'file_dropped_'
const DATABASE = 'pvyield-console'
const STORE = 'weather'
const ID_HEX_CHARS = 24

/** Whether a request names a file of this browser. */
export function isDropped(id: string): boolean {
  return id.startsWith(PREFIX)
}

/** Keeps a weather section in this browser. Returns its id, which follows from the content. */
export async function keepWeather(weather: Weather): Promise<string> {
  const id = idOf(PREFIX, new TextEncoder().encode(JSON.stringify(weather)))
  await keepAs(id, weather)
  return id
}

/** Keeps a file as it is in this browser. Returns its id, which follows from the content. */
export async function keepFile(bytes: Uint8Array): Promise<string> {
  const id = idOf(FILE_PREFIX, bytes)
  await inStore('readwrite', (store) => store.put(bytes, id))
  return id
}

/** A file that was kept as it is; null when this browser does not have it. */
export async function keptFile(id: string): Promise<Uint8Array | null> {
  const found = await inStore<Uint8Array | undefined>('readonly', (store) => store.get(id))
  return found ?? null
}

function idOf(prefix: string, bytes: Uint8Array): string {
  // The digest of the browser is there on secure addresses only.
  return prefix + bytesToHex(sha256(bytes)).slice(0, ID_HEX_CHARS)
}

/** Keeps a weather section under an id of the service. */
export async function keepAs(id: string, weather: Weather): Promise<void> {
  await inStore('readwrite', (store) => store.put(weather, id))
}

/** The weather section of an id; null when this browser does not have it. */
export async function keptWeather(id: string): Promise<Weather | null> {
  const found = await inStore<Weather | undefined>('readonly', (store) => store.get(id))
  return found ?? null
}

/** Whether this browser has the weather of an id. */
export async function hasWeather(id: string): Promise<boolean> {
  return (await inStore<number>('readonly', (store) => store.count(id))) > 0
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = (await settled(opening)) as IDBDatabase
  try {
    return (await settled(act(database.transaction(STORE, mode).objectStore(STORE)))) as T
  } finally {
    database.close()
  }
}

function settled(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}
