import type { AnswerPart } from '../answers/answer-parts.ts'

/** A stored weather section without its metadata, JSON, packed. */
export type ReadSection = () => Promise<Uint8Array>

/**
 * A stored weather section as JSON.
 * @param meta  JSON
 */
export function sectionParts(read: ReadSection, meta: string): AnswerPart[] {
  return [{ packed: read, without: 'lastByte' }, `,"meta":${meta}}`]
}

/** The answer of the weather operations: the section, and its metadata again. */
export function weatherParts(read: ReadSection, meta: string): AnswerPart[] {
  return ['{"weather":', ...sectionParts(read, meta), `,"meta":${meta}}`]
}
