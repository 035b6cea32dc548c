import { type Comparison, energyDecimals } from '../comparison-figures.ts'
import { fixed } from '../pictures/number-text.ts'
import type { Cover, Fact, ReportDocument } from './blocks.ts'
import type { ComparisonSection } from './comparison/compared.ts'
import { differenceSection } from './comparison/differences.ts'
import { fieldsSection } from './comparison/fields.ts'
import { figuresSection } from './comparison/figures.ts'
import { comparedMonthsSection } from './comparison/months.ts'
import { partsSection } from './comparison/parts.ts'
import { runsSection } from './comparison/runs.ts'
import { clipped } from './fields.ts'
import type { ReportProfile } from './report-run.ts'
import { EN, type Texts } from './texts/en.ts'

const SECTIONS: readonly ComparisonSection[] = [
  figuresSection,
  differenceSection,
  fieldsSection,
  comparedMonthsSection,
  partsSection,
  runsSection,
]
/** More would not stand next to each other on the cover. */
const HEADLINES_MAX = 4

/** What the report of a comparison says of its maker. */
export interface ComparisonDetails {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly profile: ReportProfile | null
}

/** The report of a comparison. Every number in it is one of the answer, rounded. */
export function comparisonReport(answer: Comparison, details: ComparisonDetails, texts: Texts = EN): ReportDocument {
  const [base] = answer.runs
  return {
    language: texts.language,
    date: details.date,
    cover: coverOf(answer, details, texts),
    blocks: SECTIONS.flatMap((section) => section(answer, texts)),
    foot: texts.comparison.foot(base?.provenance.engine_version ?? ''),
  }
}

function coverOf({ runs, per, method }: Comparison, { date, profile }: ComparisonDetails, texts: Texts): Cover {
  const { comparison: words, cover } = texts
  const [base] = runs
  const decimals = energyDecimals(runs.map(({ e_grid_kwh }) => e_grid_kwh))
  const facts: readonly (readonly [string, string | undefined])[] = [
    [cover.author, profile?.name],
    [cover.date, date],
    [words.base, base?.name],
    [words.runs, runs.map(({ name }) => name).join(', ')],
    [words.differencesOf, words.per[per]],
    [words.method, method.name],
    [cover.logo, profile?.logo_fault && texts.logoLeftOut(profile.logo_fault)],
  ]
  const warnings = runs.reduce((sum, run) => sum + run.warnings.length, 0)
  const isSynthetic = runs.some(({ weather_source }) => weather_source === 'embedded')
  return {
    title: words.title,
    subtitle: '',
    business: clipped(profile?.business_name ?? '', 120),
    logo: profile?.logo ?? null,
    headlines: runs.slice(0, HEADLINES_MAX).map(({ name, e_grid_kwh }) => ({
      name: clipped(name, 22),
      value: fixed(e_grid_kwh, decimals),
      unit: 'kWh',
    })),
    notices: [
      ...(warnings === 0 ? [] : [{ text: texts.notices.warnings(warnings), section: words.headings.runs }]),
      ...(isSynthetic ? [{ text: texts.notices.synthetic, section: null }] : []),
    ],
    facts: facts.flatMap(([name, value]): Fact[] => (value ? [[name, clipped(value, 200)]] : [])),
  }
}
