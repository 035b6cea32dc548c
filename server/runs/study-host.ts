/** How far a study is, in variants. */
export interface StudyProgress {
  readonly done: number
  readonly of: number
}

/** What the worker of a study asks of the main thread. */
export interface StudyHost {
  /** The chunks that an earlier attempt has left, packed. */
  storedChunks(): Promise<readonly Uint8Array[]>
  /** Keeps a finished chunk, so that an attempt after a crash goes on behind it. Fails: Problem storage_unavailable. */
  keepChunk(chunk: number, packed: Uint8Array, progress: StudyProgress): Promise<void>
}
