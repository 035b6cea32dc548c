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

/** The same for weather that was made of other weather. @param rest  the other keys of the answer, to its end */
export function derivedParts(read: ReadSection, meta: string, rest: string): AnswerPart[] {
  return ['{"weather":', ...sectionParts(read, meta), `,"meta":${meta}${rest}`]
}

/** The answer of the weather operations: the section, and its metadata again. */
export function weatherParts(read: ReadSection, meta: string): AnswerPart[] {
  return ['{"weather":', ...sectionParts(read, meta), `,"meta":${meta}}`]
}
