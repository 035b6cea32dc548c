import type { DefaultApplied } from '../../answer.ts'
import { type Block, facts, heading, paragraph, table } from '../blocks.ts'
import { clipped, type FieldWords } from '../fields.ts'
import type { ReportRun } from '../report-run.ts'
import type { Section } from '../section.ts'
import type { Texts } from '../texts/en.ts'

const FINDINGS_SHOWN = 100
const ASSUMPTIONS_SHOWN = 100
const DEFAULTS_SHOWN = 250
const UNCERTAINTY = /(^|\.)uncertainty(_parts)?$/

/** A default of the document, with nothing more to say about it. */
function isPlain({ source }: { readonly source: string }): boolean {
  return /^default( of [^,]*)?$/.test(source)
}

/** What a reader needs to trust the numbers, or to make them again. */
export const evidenceSections: Section = (run, texts, words): Block[] => [
  heading(1, texts.headings.models),
  modelTable(run.answer, texts),
  heading(1, texts.headings.findings),
  findingTable(run.answer, texts),
  heading(1, texts.headings.notCounted),
  notCountedList(run.answer, texts),
  heading(1, texts.headings.assumptions),
  ...assumptions(run.answer, texts, words),
  ...libraryAssumptions(run, texts, words),
  heading(1, texts.headings.provenance),
  digests(run, texts),
  paragraph(texts.again),
]

function modelTable({ models = [] }: ReportRun['answer'], { headings, columns }: Texts): Block {
  return table(
    headings.models,
    [
      { title: columns.step, width: 2.4 },
      { title: columns.model, width: 2.4 },
      { title: columns.source, width: 5 },
    ],
    models.map(({ title, label, source }) => [title, label, source]),
  )
}

function findingTable({ summary: { findings = [] } }: ReportRun['answer'], texts: Texts): Block {
  if (findings.length === 0) return paragraph(texts.nothing)
  const { columns } = texts
  const left = findings.length - FINDINGS_SHOWN
  return table(
    texts.headings.findings,
    [
      { title: columns.level, width: 1.2 },
      { title: columns.field, width: 2.4 },
      { title: columns.finding, width: 6 },
    ],
    [
      ...findings.slice(0, FINDINGS_SHOWN).map(({ level, field, message }) => [level, field ?? '', clipped(message, 1000)]),
      ...(left > 0 ? [['', '', texts.more(left)]] : []),
    ],
  )
}

function notCountedList({ not_counted: lines = [] }: ReportRun['answer'], texts: Texts): Block {
  return lines.length === 0 ? paragraph(texts.nothing) : { kind: 'list', items: lines.map((line) => clipped(line, 500)) }
}

function assumptions({ summary, defaults_applied = [] }: ReportRun['answer'], texts: Texts, words: FieldWords): Block[] {
  const { columns } = texts
  // With P-values, the one of the two ways to state an uncertainty that was not taken assumes nothing.
  const isOtherWay = ({ field, value }: DefaultApplied) => summary.exceedance !== null && value === null && UNCERTAINTY.test(field)
  const applied = defaults_applied.filter((one) => !isOtherWay(one))
  const [plain, reasoned] = [applied.filter(isPlain), applied.filter((one) => !isPlain(one))]
  const rows = reasoned
    .slice(0, ASSUMPTIONS_SHOWN)
    .map(({ field, value, source }) => [field, words.value(field, value), clipped(source, 400)])
  const left = plain.length - DEFAULTS_SHOWN
  const listed = plain.slice(0, DEFAULTS_SHOWN).map(({ field, value }) => `${field} ${words.value(field, value)}`)
  return [
    ...(rows.length === 0
      ? []
      : [
          table(
            texts.headings.assumptions,
            [
              { title: columns.field, width: 3.2 },
              { title: columns.value, width: 2.2 },
              { title: columns.source, width: 4 },
            ],
            rows,
          ),
        ]),
    paragraph(
      plain.length === 0 ? texts.noDefaults : `${texts.defaults}: ${[...listed, ...(left > 0 ? [texts.more(left)] : [])].join('; ')}.`,
    ),
  ]
}

/** Values that neither the request nor a list states: the engine has them from the library. */
function libraryAssumptions({ unstated, request }: ReportRun, texts: Texts, words: FieldWords): Block[] {
  const listed = (['module', 'inverter'] as const).flatMap((kind) =>
    (unstated[kind]?.assumed ?? []).map((name) => {
      const value: unknown = request[kind][name as keyof (typeof request)[typeof kind]]
      return `${kind}.${name} ${words.value(`${kind}.${name}`, value)}`
    }),
  )
  return listed.length === 0 ? [] : [paragraph(texts.assumedFields(listed.join('; ')))]
}

function digests({ answer, runId }: ReportRun, { facts: words }: Texts): Block {
  const { provenance } = answer.summary
  return facts(words.hashes, [
    [words.engine, provenance.engine_version],
    [words.request, provenance.request_sha256],
    [words.weather, provenance.weather_sha256],
    [words.module, provenance.module_sha256],
    [words.inverter, provenance.inverter_sha256],
    runId === null ? null : [words.run, runId],
  ])
}
