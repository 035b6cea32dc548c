import type { RunKind } from '@pvyield/engine/quick'

/** What is stored: a run, by what its body describes, or a study. */
export type StoredKind = RunKind | StudyKind

/** A study: many runs of a plant, or of many plants, which are accepted, charged, queued and stored as one run is. */
export type StudyKind = 'sweep' | 'optimise' | 'uncertainty' | 'batch'

export const STUDIES: readonly StudyKind[] = ['sweep', 'optimise', 'uncertainty', 'batch']

export function isStudy(kind: StoredKind): kind is StudyKind {
  return STUDIES.some((study) => study === kind)
}
