import type { Exceedance } from '../../answer.ts'
import { exceedancePicture, LEVELS } from '../../pictures/exceedance.ts'
import { oneYearName, sameTenYears, tenYearsName } from '../../pictures/exceedance-basis.ts'
import { lifetimePicture } from '../../pictures/lifetime.ts'
import { fixed, percent } from '../../pictures/number-text.ts'
import { type Block, facts, figure, heading, paragraph, table } from '../blocks.ts'
import type { FieldWords } from '../fields.ts'
import type { ReportRun } from '../report-run.ts'
import type { Section } from '../section.ts'
import type { Texts } from '../texts/en.ts'

const PRINT = { theme: 'print', heading: false } as const

/** The energies by probability with the budget behind them, and the years of operation. */
export const probabilitySection: Section = (run, texts, words): Block[] => {
  const { exceedance } = run.answer.summary
  return [...(exceedance === null ? [] : levelBlocks(exceedance, texts)), ...lifetimeBlocks(run, texts, words)]
}

function levelBlocks(exceedance: Exceedance, texts: Texts): Block[] {
  const { columns } = texts
  const same = sameTenYears(exceedance)
  const ofYears = same === null ? [exceedance, exceedance.ten_years] : [exceedance]
  return [
    heading(1, texts.headings.exceedance),
    table(
      texts.headings.exceedance,
      [
        { title: columns.probability, width: 2 },
        { title: `${oneYearName(exceedance)} kWh`, width: 2, isNumber: true },
        ...(same === null ? [{ title: `${tenYearsName(exceedance)} kWh`, width: 2, isNumber: true }] : []),
      ],
      LEVELS.map(([name, key]) => [name, ...ofYears.map((levels) => fixed(levels[key], 0))]),
    ),
    ...(same === null ? [] : [paragraph(`${same}.`)]),
    ...figure(texts.captions.exceedance, exceedancePicture(exceedance, PRINT)),
    budgetTable(exceedance, texts),
    paragraph(exceedance.method),
  ]
}

function budgetTable(exceedance: Exceedance, texts: Texts): Block {
  const { parts, uncertainty, ten_years } = exceedance
  const { columns, facts: words } = texts
  const combined = (years: string) => `${words.combined}, ${years.charAt(0).toLowerCase() + years.slice(1)}`
  const names = Object.entries(words.parts)
  return table(
    words.uncertainty,
    [
      { title: columns.part, width: 3 },
      { title: columns.deviation, width: 2, isNumber: true },
    ],
    [
      ...names.map(([key, name]) => [name, percent(parts[key as keyof typeof parts] ?? 0, 2)]),
      [combined(oneYearName(exceedance)), percent(uncertainty, 2)],
      [combined(tenYearsName(exceedance)), percent(ten_years.uncertainty, 2)],
    ],
    [names.length, names.length + 1],
  )
}

function lifetimeBlocks({ answer, request }: ReportRun, texts: Texts, words: FieldWords): Block[] {
  const { lifetime } = answer.summary
  if (lifetime === null) return []
  const { columns } = texts
  const ofYear = lifetime.exceedance
  const levels = ofYear === null ? [] : LEVELS.map(([name, key]) => [`${name} kWh`, ofYear[key]] as const)
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : fixed(value, 0))
  return [
    heading(1, texts.headings.lifetime),
    facts(texts.headings.lifetime, [
      [texts.facts.period30, texts.facts.yearsWords(lifetime.year.length)],
      [words.name('lifetime.dc_degradation_rate'), words.value('lifetime.dc_degradation_rate', request.lifetime.dc_degradation_rate)],
      [texts.facts.mean, `${fixed(lifetime.mean_kwh, 0)} kWh`],
      [texts.facts.total, `${fixed(lifetime.total_kwh, 0)} kWh`],
    ]),
    ...figure(texts.captions.lifetime, lifetimePicture(lifetime, { ...PRINT, height: 280 })),
    table(
      texts.headings.lifetime,
      [
        { title: columns.year, width: 1 },
        { title: columns.eGrid, width: 2, isNumber: true },
        ...levels.map(([title]) => ({ title, width: 2, isNumber: true })),
      ],
      lifetime.year.map((year, k) => [String(year), number(lifetime.e_grid_kwh[k]), ...levels.map(([, values]) => number(values[k]))]),
    ),
  ]
}
