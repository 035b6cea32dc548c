import { fixed, percent } from '../pictures/number-text.ts'
import { bifacialRatio } from './bifacial-ratio.ts'
import type { Cover, Fact, ReportDocument } from './blocks.ts'
import { clipped, FieldWords } from './fields.ts'
import { noticesOf } from './notices.ts'
import { periodOf } from './period.ts'
import type { ReportRun } from './report-run.ts'
import type { Section } from './section.ts'
import { availabilitySection } from './sections/availability.ts'
import { comparisonSection } from './sections/comparison.ts'
import { componentSections, ofPart } from './sections/components.ts'
import { diagramSection } from './sections/diagram.ts'
import { enteredSection } from './sections/entered.ts'
import { evidenceSections } from './sections/evidence.ts'
import { monthsSection } from './sections/months.ts'
import { partLossesSection } from './sections/part-losses.ts'
import { probabilitySection } from './sections/probability.ts'
import { sceneSection } from './sections/scene.ts'
import { seriesSection } from './sections/series.ts'
import { siteSection } from './sections/site.ts'
import { storageSection } from './sections/storage.ts'
import { summarySection } from './sections/summary.ts'
import { EN, type Texts } from './texts/en.ts'

const SECTIONS: readonly Section[] = [
  summarySection,
  siteSection,
  componentSections,
  sceneSection,
  enteredSection,
  monthsSection,
  diagramSection,
  partLossesSection,
  availabilitySection,
  probabilitySection,
  storageSection,
  seriesSection,
  comparisonSection,
  evidenceSections,
]

/** The report of a run. Every number in it is one of the answer or of the request, rounded. */
export function reportOf(sent: ReportRun, texts: Texts = EN): ReportDocument {
  const run = withSolePart(sent)
  const words = new FieldWords(texts, run.answer.defaults_applied ?? [])
  const { provenance } = run.answer.summary
  return {
    language: texts.language,
    date: run.details.date ?? run.date,
    cover: coverOf(run, texts),
    blocks: SECTIONS.flatMap((section) => section(run, texts, words)),
    foot: texts.foot(provenance.engine_version, provenance.request_sha256.slice(0, 12)),
  }
}

/** A plant of one part is that part. */
function withSolePart(run: ReportRun): ReportRun {
  const parts = run.figures.parts()
  const [sole] = parts
  return sole === undefined || parts.length > 1 ? run : ofPart(run, sole)
}

function coverOf({ answer, request, details, profile, runId, date }: ReportRun, texts: Texts): Cover {
  const { summary } = answer
  const { site } = request
  const racking = texts.rackings[summary.racking] ?? summary.racking
  const facts: readonly (readonly [string, string | undefined | null])[] = [
    [texts.cover.client, details.client],
    [texts.cover.author, details.author ?? profile?.name],
    [texts.cover.revision, details.revision],
    [texts.cover.date, details.date ?? date],
    [texts.cover.site, `${fixed(site.latitude, 4)}, ${fixed(site.longitude, 4)}, ${fixed(site.elevation, 0)} m`],
    [texts.cover.plant, `${fixed(summary.dc_kwp, 1)} kWp, ${fixed(summary.ac_kw, 1)} kW AC, ${racking}`],
    [texts.cover.run, runId],
    [texts.cover.engine, summary.provenance.engine_version],
    [texts.cover.logo, profile?.logo_fault && texts.logoLeftOut(profile.logo_fault)],
  ]
  return {
    title: clipped(details.project ?? texts.title, 120),
    subtitle: details.project === undefined ? '' : texts.title,
    business: clipped(profile?.business_name ?? '', 120),
    logo: profile?.logo ?? null,
    headlines: [
      { name: texts.headlines.energy, value: fixed(summary.e_grid_kwh, 0), unit: periodOf(summary, texts).unit },
      { name: texts.headlines.yield, value: fixed(summary.specific_yield_kwh_per_kwp, 0), unit: 'kWh/kWp' },
      {
        name: texts.headlines.ratio,
        value: percent(summary.performance_ratio, 2),
        unit: bifacialRatio(answer, request) === null ? '' : texts.cover.frontOnly,
      },
      summary.exceedance === null
        ? { name: texts.headlines.capacity, value: percent(summary.capacity_factor, 2), unit: '' }
        : { name: texts.headlines.p90, value: fixed(summary.exceedance.p90_kwh, 0), unit: 'kWh/a' },
    ],
    notices: noticesOf(answer, texts),
    facts: facts.flatMap(([name, value]): Fact[] => (value ? [[name, clipped(value, 200)]] : [])),
  }
}
