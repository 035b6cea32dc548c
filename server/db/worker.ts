/** The thread of the store: does one task after another. */
import { freeBuffer } from '../memory/free-buffer.ts'
import { Connection } from './connection.ts'
import { faultOf } from './fault.ts'
import { storeFile } from './file.ts'
import { type FromStore, type SqlStatement, type StoreTask, type ToStore, transferable } from './protocol.ts'

declare const self: Worker

let connection: Connection | null = null
let isRemote = false
let last: Promise<unknown> = Promise.resolve()

self.onmessage = ({ data }: MessageEvent<ToStore>) => {
  const arrived = performance.now()
  last = last.then(() => answer(data, arrived))
}

async function answer({ id, task }: ToStore, arrived: number): Promise<void> {
  const { message, transfer } = await done(id, task, arrived)
  self.postMessage(message, transfer)
}

async function done(id: number, task: StoreTask, arrived: number): Promise<{ message: FromStore; transfer: ArrayBuffer[] }> {
  try {
    const value = await doTask(task, arrived)
    if (task.type === 'write') freeContents(task.batch)
    return { message: { id, value }, transfer: task.type === 'read' ? transferable((value as unknown[][]).flat()) : [] }
  } catch (cause) {
    const fault = faultOf(cause, isRemote)
    if (fault === null) return { message: { id, error: cause instanceof Error ? cause.message : String(cause) }, transfer: [] }
    const returned = task.type === 'write' && task.isReturned ? task.batch : []
    const message = { id, fault: { kind: fault.kind, cause: fault.message }, returned }
    return { message, transfer: transferable(returned.flatMap(({ args }) => args)) }
  }
}

/** A long series is written in many batches; the collector of this thread would keep their contents. */
function freeContents(batch: readonly SqlStatement[]): void {
  for (const { args } of batch) for (const value of args) if (value instanceof Uint8Array) freeBuffer(value)
}

async function doTask(task: StoreTask, arrived: number): Promise<unknown> {
  if (task.type === 'open') {
    isRemote = storeFile(task.opening.url) === null
    connection = new Connection(task.opening)
    const { role, opened } = task.opening
    if (role === 'writer' && opened === null) return connection.prepare()
    await connection.connected()
    return opened
  }
  if (connection === null) throw new Error('The store is not open')
  switch (task.type) {
    case 'read':
      return connection.read(task.statement, arrived)
    case 'write':
      return connection.write(task.batch, task.limitMillis, arrived)
    case 'probe':
      return connection.probe(task.bytes)
    case 'close':
      return connection.close()
  }
}
