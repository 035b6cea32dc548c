/** A place for contents that are too large for a row. A content is written once and never changed. */
export interface Objects {
  /** Fails: Problem storage_unavailable, after tries of its own. */
  put(key: string, content: Uint8Array): Promise<void>
  /**
   * A part of a content.
   * @returns null when there is no such object, or when it ends before the part does
   * Fails: as `put`.
   */
  get(key: string, from: number, bytes: number): Promise<Uint8Array | null>
  /** Deletes a content, also one that is not there. Fails: as `put`. */
  remove(key: string): Promise<void>
}
