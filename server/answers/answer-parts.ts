/** A text that is stored packed. */
export interface PackedText {
  /** Reads it when the answer has come to it. */
  readonly packed: () => Promise<Uint8Array>
  /**
   * What is left out: the closing bracket of JSON to which members are added, or the byte order mark
   * that a body as sent may begin with.
   */
  readonly without: Left | null
}

export type Left = 'lastByte' | 'byteOrderMark'

/** A stored series, which the thread of the answers writes from what it reads. */
export interface SeriesPart<Wanted = never> {
  /** Facts about it that the thread needs. */
  readonly series: object
  /** Reads what the thread wants next. */
  readonly read: (wanted: Wanted) => Promise<readonly Uint8Array[]>
}

/** A part of an answer that is put together while it is sent: a text, a packed text, or a series. */
export type AnswerPart = string | PackedText | SeriesPart

/** A part as the thread that writes it knows it. It asks the main thread for the content. */
export type SentPart = string | Pick<PackedText, 'without'> | Pick<SeriesPart, 'series'>

export function sentPart(part: AnswerPart): SentPart {
  if (typeof part === 'string') return part
  return 'series' in part ? { series: part.series } : { without: part.without }
}

/** Content of a part that the thread has asked for; of a series, the wanted columns. */
export async function contentOf(part: AnswerPart | undefined, wanted: unknown): Promise<readonly Uint8Array[]> {
  if (part === undefined || typeof part === 'string') throw new Error('This part has no content')
  return 'packed' in part ? [await part.packed()] : part.read(wanted as never)
}
