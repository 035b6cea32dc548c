import type { DocsEntry } from '@pvyield/contract/schemas'
import { DIAGRAM, FINDING_CODES, QUANTITIES, STAGES } from '@pvyield/engine/quick'
import { PROBLEMS } from '../http/problem.ts'
import { GUIDES } from './guides.ts'
import { type DocumentField, fieldsOf } from './request-keys.ts'

/** A key of the documentation. */
export interface DocsKey {
  readonly key: string
  readonly kind: DocsEntry['kind']
  /** What it is, in a few words: from the table or the document that defines it. */
  readonly title: string
  /** The description of a field in the document; null for keys of other kinds. */
  readonly field: DocumentField | null
  /** The field whose page explains an option; null for other kinds. */
  readonly of: string | null
}

const STAGE_TITLES: Readonly<Record<string, string>> = {
  sun: 'Position of the sun',
  irradiance: 'Irradiance on the plane',
  orientation: 'Planes and trackers',
  horizon: 'Shade of the horizon',
  shading: 'Shade of rows and objects',
  optics: 'Soiling, snow, incidence angle and spectrum',
  rear: 'Light on the rear side',
  thermal: 'Cell temperature',
  module: 'Power of a module',
  dc: 'DC losses',
  inverter: 'Inverters',
  ac: 'AC losses, storage and grid',
}

/** Every key that must have a page, by key, in the order of the documentation. */
export function makeManifest(): ReadonlyMap<string, DocsKey> {
  const other = (kind: DocsKey['kind'], key: string, title: string): DocsKey => ({ key, kind, title, field: null, of: null })
  const all = [
    ...Object.entries(GUIDES).map(([key, title]) => other('guide', key, title)),
    ...STAGES.map((stage) => other('stage', `stage.${stage}`, STAGE_TITLES[stage] ?? stage)),
    ...fieldsOf('RunRequest').flatMap((field) => keysOf(field, field.isSection ? 'section' : 'field')),
    ...fieldsOf('SimpleRunRequest', 'simple_run.', false).flatMap((field) => keysOf(field, 'field')),
    ...DIAGRAM.map(({ key, label }) => other('row', `row.${key}`, label)),
    ...Object.entries(QUANTITIES).map(([name, { label }]) => other('series', name, label)),
    ...fieldsOf('RunSummary', 'summary.').flatMap((field) => keysOf({ ...field, options: [] }, 'summary')),
    ...Object.entries(PROBLEMS).map(([code, { title }]) => other('error', `error.${code}`, title)),
    ...FINDING_CODES.map((code) => other('finding', `finding.${code}`, code.replaceAll('_', ' '))),
  ]
  return new Map(all.map((entry) => [entry.key, entry]))
}

function keysOf(field: DocumentField, kind: DocsKey['kind']): DocsKey[] {
  const { key, schema, options } = field
  const own: DocsKey = { key, kind, title: firstSentence(schema.description, key), field, of: null }
  if (options.length < 2) return [own]
  return [own, ...options.map((value): DocsKey => ({ key: `${key}.${value}`, kind: 'option', title: value, field: null, of: key }))]
}

function firstSentence(description: unknown, key: string): string {
  const [first = ''] = String(description ?? '').split(/[.:;] |[.]$/)
  return first === '' ? key : first
}
