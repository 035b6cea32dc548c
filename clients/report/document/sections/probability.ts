import { exceedancePicture, LEVELS } from '../../pictures/exceedance.ts'
import { lifetimePicture } from '../../pictures/lifetime.ts'
import { fixed, percent } from '../../pictures/number-text.ts'
import { type Block, facts, figure, heading, paragraph, table } from '../blocks.ts'
import type { Section } from '../section.ts'

const PRINT = { theme: 'print', heading: false } as const

/** The energies by probability with the budget behind them, and the years of operation. */
export const probabilitySection: Section = (run, texts, words): Block[] => {
  const { exceedance, lifetime } = run.answer.summary
  const { columns } = texts
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : fixed(value, 0))
  const levels =
    exceedance === null
      ? []
      : [
          heading(1, texts.headings.exceedance),
          table(
            texts.headings.exceedance,
            [
              { title: columns.probability, width: 2 },
              { title: columns.oneYear, width: 2, isNumber: true },
              { title: columns.tenYears, width: 2, isNumber: true },
            ],
            LEVELS.map(([name, key]) => [name, fixed(exceedance[key], 0), fixed(exceedance.ten_years[key], 0)]),
          ),
          ...figure(texts.captions.exceedance, exceedancePicture(exceedance, PRINT)),
          table(
            texts.facts.uncertainty,
            [
              { title: columns.part, width: 3 },
              { title: columns.deviation, width: 2, isNumber: true },
            ],
            [
              ...Object.entries(texts.facts.parts).map(([key, name]) => [
                name,
                percent(exceedance.parts[key as keyof typeof exceedance.parts] ?? 0, 2),
              ]),
              [`${texts.facts.combined}, ${columns.oneYear.replace(' kWh', '')}`, percent(exceedance.uncertainty, 2)],
              [`${texts.facts.combined}, ${columns.tenYears.replace(' kWh', '')}`, percent(exceedance.ten_years.uncertainty, 2)],
            ],
            [4, 5],
          ),
          paragraph(exceedance.method),
        ]
  if (lifetime === null) return levels
  const ofYear = lifetime.exceedance
  return [
    ...levels,
    heading(1, texts.headings.lifetime),
    facts(texts.headings.lifetime, [
      [texts.facts.period30, texts.facts.yearsWords(lifetime.year.length)],
      [words.name('lifetime.dc_degradation_rate'), words.value('lifetime.dc_degradation_rate', run.request.lifetime.dc_degradation_rate)],
      [texts.facts.mean, `${fixed(lifetime.mean_kwh, 0)} kWh`],
      [texts.facts.total, `${fixed(lifetime.total_kwh, 0)} kWh`],
    ]),
    ...figure(texts.captions.lifetime, lifetimePicture(lifetime, { ...PRINT, height: 280 })),
    table(
      texts.headings.lifetime,
      [
        { title: columns.year, width: 1 },
        { title: columns.eGrid, width: 2, isNumber: true },
        ...(ofYear === null
          ? []
          : [
              { title: columns.p50, width: 2, isNumber: true },
              { title: columns.p90, width: 2, isNumber: true },
              { title: columns.p99, width: 2, isNumber: true },
            ]),
      ],
      lifetime.year.map((year, k) => [
        String(year),
        number(lifetime.e_grid_kwh[k]),
        ...(ofYear === null ? [] : [number(ofYear.p50_kwh[k]), number(ofYear.p90_kwh[k]), number(ofYear.p99_kwh[k])]),
      ]),
    ),
  ]
}
