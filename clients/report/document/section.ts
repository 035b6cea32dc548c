import type { Block } from './blocks.ts'
import type { FieldWords } from './fields.ts'
import type { ReportRun } from './report-run.ts'
import type { Texts } from './texts/en.ts'

/** A section of the report: none where the run has nothing to say. */
export type Section = (run: ReportRun, texts: Texts, words: FieldWords) => readonly Block[]
