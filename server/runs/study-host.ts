/** How far a study is, in variants or requests. A study may note more. */
export interface StudyProgress {
  readonly done: number
  readonly of: number
}

/** What the worker of a study asks of the main thread. */
export interface StudyHost {
  /** The chunks that an earlier attempt has left, packed. */
  storedChunks(): Promise<readonly Uint8Array[]>
  /** How far an earlier attempt was, as it noted it, JSON; null when it has finished nothing. */
  storedProgress(): Promise<string | null>
  /**
   * Keeps a finished chunk, so that an attempt after a crash goes on behind it.
   * @param ends  of its columns in the packed bytes; default: one column
   * Fails: Problem storage_unavailable.
   */
  keepChunk(chunk: number, packed: Uint8Array, progress: StudyProgress, ends?: readonly number[]): Promise<void>
}
