import { fixed } from '../../pictures/number-text.ts'
import { type Block, type Fact, facts, heading, table } from '../blocks.ts'
import { numberText } from '../fields.ts'
import type { ReportRun } from '../report-run.ts'
import type { Section } from '../section.ts'
import type { Texts } from '../texts/en.ts'
import { fieldFacts } from './components.ts'

const FIELDS = [
  'strategy',
  'coupling',
  'sub_array',
  'capacity_kwh',
  'charge_max_kw',
  'discharge_max_kw',
  'efficiency_charge',
  'efficiency_discharge',
  'dc_converter_efficiency',
  'dc_converter_kw',
  'soc_min',
  'soc_max',
  'reserve',
  'standby_w',
  'soc_start',
]

export const storageSection: Section = ({ answer, request }, texts, words): Block[] => {
  const { storage } = answer.summary
  if (!storage || request.storage === null) return []
  const results = Object.entries(texts.storage).flatMap(([key, [name, unit]]): Fact[] => {
    const value = storage[key as keyof typeof storage]
    return typeof value === 'number' ? [[name, numberText(unit === 'kWh' ? Math.round(value) : value, unit)]] : []
  })
  return [
    heading(1, texts.headings.storage),
    facts(texts.headings.storage, fieldFacts(words, 'storage', request.storage, FIELDS)),
    facts(texts.facts.storageResults, results),
    ...ageingBlocks({ answer, request }, texts),
  ]
}

/** How the battery ages, and its capacity in each year of operation. */
function ageingBlocks({ answer, request }: Pick<ReportRun, 'answer' | 'request'>, texts: Texts): Block[] {
  const ageing = request.storage?.ageing ?? null
  if (ageing === null) return []
  const { facts: words, columns } = texts
  const years = answer.summary.storage?.ageing ?? null
  return [
    facts(words.ageingSettings, [
      [words.calendarLoss, numberText(ageing.calendar_loss_per_year, 'fraction')],
      [words.cycleLoss, numberText(ageing.cycle_loss_per_cycle, 'fraction')],
      [words.lifeEnd, numberText(ageing.end_of_life, 'fraction')],
      [words.replace, ageing.replace ? texts.yes : texts.no],
      years === null ? null : [words.replacements, years.replacement_years.join(', ') || texts.none],
      years === null ? null : [words.endOfLife, years.end_of_life_year === null ? texts.none : String(years.end_of_life_year)],
    ]),
    ...(years === null
      ? []
      : [
          table(
            words.ageing,
            [
              { title: columns.year, width: 1 },
              { title: columns.capacity, width: 2, isNumber: true },
              { title: columns.cycles, width: 2, isNumber: true },
            ],
            years.year.map((year, k) => [
              String(year),
              fixed(years.capacity_kwh[k] ?? 0, 1),
              fixed(years.equivalent_full_cycles[k] ?? 0, 1),
            ]),
          ),
        ]),
  ]
}
