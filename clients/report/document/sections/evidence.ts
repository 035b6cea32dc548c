import { type Block, facts, heading, paragraph, table } from '../blocks.ts'
import { clipped } from '../fields.ts'
import type { Section } from '../section.ts'

const FINDINGS_SHOWN = 100
const ASSUMPTIONS_SHOWN = 100
const DEFAULTS_SHOWN = 250

/** A default of the document, with nothing more to say about it. */
function isPlain({ source }: { readonly source: string }): boolean {
  return /^default( of [^,]*)?$/.test(source)
}

/** What a reader needs to trust the numbers, or to make them again. */
export const evidenceSections: Section = ({ answer, runId }, texts, words): Block[] => {
  const { columns } = texts
  const { provenance, findings = [] } = answer.summary
  const assumed = answer.defaults_applied ?? []
  const [plain, reasoned] = [assumed.filter(isPlain), assumed.filter((one) => !isPlain(one))]
  const lines = answer.not_counted ?? []
  return [
    heading(1, texts.headings.models),
    table(
      texts.headings.models,
      [
        { title: columns.step, width: 2.4 },
        { title: columns.model, width: 2.4 },
        { title: columns.source, width: 5 },
      ],
      (answer.models ?? []).map(({ title, label, source }) => [title, label, source]),
    ),
    heading(1, texts.headings.findings),
    findings.length === 0
      ? paragraph(texts.nothing)
      : table(
          texts.headings.findings,
          [
            { title: columns.level, width: 1.2 },
            { title: columns.field, width: 2.4 },
            { title: columns.finding, width: 6 },
          ],
          [
            ...findings.slice(0, FINDINGS_SHOWN).map(({ level, field, message }) => [level, field ?? '', clipped(message, 1000)]),
            ...(findings.length > FINDINGS_SHOWN ? [['', '', texts.more(findings.length - FINDINGS_SHOWN)]] : []),
          ],
        ),
    heading(1, texts.headings.notCounted),
    lines.length === 0 ? paragraph(texts.nothing) : { kind: 'list', items: lines.map((line) => clipped(line, 500)) },
    heading(1, texts.headings.assumptions),
    ...(reasoned.length === 0
      ? []
      : [
          table(
            texts.headings.assumptions,
            [
              { title: columns.field, width: 3.2 },
              { title: columns.value, width: 2.2 },
              { title: columns.source, width: 4 },
            ],
            reasoned
              .slice(0, ASSUMPTIONS_SHOWN)
              .map(({ field, value, source }) => [field, words.value(field, value), clipped(source, 400)]),
          ),
        ]),
    paragraph(
      plain.length === 0
        ? texts.noDefaults
        : `${texts.defaults}: ${plain
            .slice(0, DEFAULTS_SHOWN)
            .map(({ field, value }) => `${field} ${words.value(field, value)}`)
            .join('; ')}${plain.length > DEFAULTS_SHOWN ? `; ${texts.more(plain.length - DEFAULTS_SHOWN)}` : ''}.`,
    ),
    heading(1, texts.headings.provenance),
    facts(texts.facts.hashes, [
      [texts.facts.engine, provenance.engine_version],
      [texts.facts.request, provenance.request_sha256],
      [texts.facts.weather, provenance.weather_sha256],
      [texts.facts.module, provenance.module_sha256],
      [texts.facts.inverter, provenance.inverter_sha256],
      runId === null ? null : [texts.facts.run, runId],
    ]),
    paragraph(texts.again),
  ]
}
