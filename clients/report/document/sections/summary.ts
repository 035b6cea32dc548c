import { hoursOf } from '../../normalized.ts'
import { monthsPicture } from '../../pictures/months.ts'
import { fixed, percent, signed, signedPercent } from '../../pictures/number-text.ts'
import { bifacialRatio } from '../bifacial-ratio.ts'
import { type Block, type Fact, facts, figure, heading, paragraph, table } from '../blocks.ts'
import { clipped, trimmed } from '../fields.ts'
import { noticesOf, noticeText } from '../notices.ts'
import { periodOf } from '../period.ts'
import type { ReportRun } from '../report-run.ts'
import type { Section } from '../section.ts'
import type { Texts } from '../texts/en.ts'

const MAIN_LOSSES = 8

export const summarySection: Section = ({ answer, request, details }, texts): Block[] => {
  const { summary } = answer
  const hours = hoursOf(summary)
  const notices = noticesOf(answer, texts)
  return [
    heading(1, texts.headings.summary),
    ...(notices.length === 0 ? [] : [{ kind: 'list' as const, items: notices.map((notice) => noticeText(notice, texts)) }]),
    ...clipped(details.notes ?? '', 2000)
      .split(/\n+/)
      .flatMap((lines) => (lines.trim() === '' ? [] : [paragraph(lines)])),
    facts(periodOf(summary, texts).results, [
      periodOf(summary, texts) === texts.wholeYear || hours === null ? null : [texts.facts.covered, texts.facts.days(fixed(hours / 24, 1))],
      [texts.headlines.energy, `${fixed(summary.e_grid_kwh, 0)} kWh`],
      [texts.facts.export, `${fixed(summary.e_export_kwh, 0)} kWh`],
      [texts.facts.import, `${fixed(summary.e_import_kwh, 0)} kWh`],
      [texts.headlines.yield, `${fixed(summary.specific_yield_kwh_per_kwp, 1)} kWh/kWp`],
      ...ratioFacts(answer, request, texts),
      [texts.headlines.capacity, texts.facts.capacityWords(percent(summary.capacity_factor, 2))],
      summary.exceedance === null ? null : [texts.headlines.p90, `${fixed(summary.exceedance.p90_kwh, 0)} kWh`],
      [texts.facts.dcPower, `${fixed(summary.dc_kwp, 2)} kWp`],
      [texts.facts.acPower, `${fixed(summary.ac_kw, 2)} kW`],
      [texts.facts.ratio, fixed(summary.dc_ac_ratio, 3)],
      [texts.facts.modules, fixed(summary.modules, 0)],
      [texts.facts.racking, texts.rackings[summary.racking] ?? summary.racking],
    ]),
    ...figure(
      texts.captions.months + texts.meanOf(summary.years?.year.length ?? 1),
      monthsPicture(summary.monthly, { theme: 'print', heading: false, height: 260 }),
    ),
    table(
      texts.facts.mainLosses,
      [
        { title: texts.columns.change, width: 4 },
        { title: texts.columns.kwh, width: 2, isNumber: true },
        { title: texts.columns.ofEntered, width: 2, isNumber: true },
      ],
      (summary.main_losses ?? [])
        .slice(0, MAIN_LOSSES)
        .map(({ label, loss_kwh, fraction }) => [label, signed(-loss_kwh, 0), fraction === null ? '' : signedPercent(-fraction)]),
    ),
    paragraph(texts.mainLossesLegend),
  ]
}

/** The ratio, and of a bifacial plant what it divides by and the one that counts both sides. */
function ratioFacts(answer: ReportRun['answer'], request: ReportRun['request'], texts: Texts): Fact[] {
  const front = percent(answer.summary.performance_ratio, 2)
  const both = bifacialRatio(answer, request)
  if (both === null) return [[texts.headlines.ratio, front]]
  const { ratio, frontKwhm2, bifaciality, rearKwhm2 } = both
  return [
    [texts.headlines.ratio, texts.facts.frontRatio(front)],
    [
      texts.headlines.bifacialRatio,
      texts.facts.bifacialWords(percent(ratio, 2), fixed(frontKwhm2, 1), trimmed(bifaciality, 4), fixed(rearKwhm2, 1)),
    ],
  ]
}
