import { type Block, type Fact, facts, heading } from '../blocks.ts'
import type { ComparisonSection } from './compared.ts'

/** What each run was made of: its engine, its digests, and what it warns of. */
export const runsSection: ComparisonSection = ({ runs }, texts): Block[] => {
  const { headings, kinds, weather } = texts.comparison
  return [
    heading(1, headings.runs),
    ...runs.flatMap(({ name, kind, run_id, weather_source, warnings, provenance }) => [
      facts(name, [
        [texts.facts.request, kinds[kind]],
        run_id === null ? null : ([texts.facts.run, run_id] as Fact),
        weather_source === null ? null : ([weather, weather_source] as Fact),
        [texts.facts.engine, provenance.engine_version],
        [`${texts.facts.request}, SHA-256`, provenance.request_sha256],
        [`${texts.facts.weather}, SHA-256`, provenance.weather_sha256],
      ]),
      ...(warnings.length === 0 ? [] : [{ kind: 'list', items: warnings } as const]),
    ]),
  ]
}
