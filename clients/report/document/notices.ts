import type { Answer } from '../answer.ts'
import type { Notice } from './blocks.ts'
import type { Texts } from './texts/en.ts'

/** How far the numbers of a run can be trusted: its warnings, and weather that nobody measured. */
export function noticesOf({ summary: { findings = [] }, weather_meta: meta }: Answer, { notices, headings }: Texts): Notice[] {
  const warnings = findings.filter(({ level }) => level === 'warning').length
  return [
    ...(warnings === 0 ? [] : [{ text: notices.warnings(warnings), section: headings.findings }]),
    ...(meta?.source === 'embedded' ? [{ text: notices.synthetic, section: null }] : []),
  ]
}

/** A notice where pages have no numbers. */
export function noticeText({ text, section }: Notice, { notices }: Texts): string {
  return section === null ? text : notices.seeSection(text, section)
}
