import type { assessPerformance } from '@pvyield/engine/performance'
import { fixed } from '../pictures/number-text.ts'
import { powerScatterPicture } from '../pictures/power-scatter.ts'
import { ratioMonthsPicture } from '../pictures/ratio-months.ts'
import { type Block, type Cover, type Fact, figure, heading, paragraph, type ReportDocument, table } from './blocks.ts'
import type { ComparisonDetails } from './comparison-report.ts'
import { clipped } from './fields.ts'
import { subjectFacts, type TestSubject } from './tested-subject.ts'
import { EN, type Texts } from './texts/en.ts'
import { PERFORMANCE_EN as WORDS } from './texts/performance-en.ts'

export type PerformanceAnswer = ReturnType<typeof assessPerformance>

const SECTIONS = [findingsSection, ratiosSection, regressionSection, capacitySection, energySection, filtersSection, methodSection]
/** Points of a picture that a page still loads at once. */
const POINTS_MAX = 2000

/** What the report of a test says of its maker, and of what was tested. */
export interface PerformanceDetails extends ComparisonDetails {
  readonly subject?: TestSubject
}

/** The report of a measured plant against its run. Every number in it is one of the answer or of the request, rounded. */
export function performanceReport(answer: PerformanceAnswer, details: PerformanceDetails, texts: Texts = EN): ReportDocument {
  return {
    language: texts.language,
    date: details.date,
    cover: coverOf(answer, details, texts),
    blocks: SECTIONS.flatMap((section) => section(answer)),
    foot: WORDS.foot,
  }
}

const number = (value: number | null | undefined, decimals: number): string =>
  value === null || value === undefined ? WORDS.none : fixed(value, decimals)
const percent = (value: number | null): string => (value === null ? WORDS.none : `${fixed(100 * value, 1)} %`)

function coverOf(answer: PerformanceAnswer, { date, profile, subject }: PerformanceDetails, { cover }: Texts): Cover {
  const { period, plant, measured, regression, capacity, energy, findings } = answer
  const { ratio = null } = capacity ?? regression ?? {}
  const headlines: readonly (readonly [string, number | null | undefined, string])[] = [
    [WORDS.headlines.ratio, measured.performance_ratio, ''],
    [WORDS.headlines.corrected, measured.performance_ratio_stc, ''],
    [
      capacity === null ? WORDS.headlines.regression : WORDS.headlines.capacity,
      ratio?.value,
      ratio === null ? '' : WORDS.interval(fixed(ratio.low, 3), fixed(ratio.high, 3)),
    ],
    [WORDS.headlines.energy, energy?.total.ratio, ''],
  ]
  const list: readonly (readonly [string, string | undefined])[] = [
    [cover.author, profile?.name],
    [cover.date, date],
    ...(subject === undefined ? [] : subjectFacts(subject)),
    [WORDS.period, WORDS.periodOf(period.from, period.to, period.rows, period.step_minutes)],
    [WORDS.coverage, percent(period.coverage)],
    [WORDS.dcPower, `${number(plant.dc_kwp, 1)} kWp`],
    [WORDS.limit, `${number(plant.ac_limit_kw, 1)} kW`],
    [WORDS.coefficient, plant.temp_coefficient_per_c === null ? undefined : `${fixed(100 * plant.temp_coefficient_per_c, 3)} %/K`],
    [WORDS.referenceCell, plant.reference_cell_temp_c === null ? undefined : `${number(plant.reference_cell_temp_c, 1)} degC`],
  ]
  const warnings = findings.filter(({ level }) => level === 'warning').length
  return {
    title: WORDS.title,
    subtitle: '',
    business: clipped(profile?.business_name ?? '', 120),
    logo: profile?.logo ?? null,
    headlines: headlines.flatMap(([name, value, unit]) =>
      value === null || value === undefined ? [] : [{ name, value: fixed(value, 3), unit }],
    ),
    notices: warnings === 0 ? [] : [{ text: WORDS.findingsNotice(warnings), section: WORDS.headings.findings }],
    facts: list.flatMap(([name, value]): Fact[] => (value ? [[name, clipped(value, 200)]] : [])),
  }
}

function findingsSection({ findings, left_out }: PerformanceAnswer): Block[] {
  const items = [...findings.map(({ message }) => `${message}.`), ...left_out.map(({ test, reason }) => WORDS.leftOut(test, reason))]
  return items.length === 0 ? [] : [heading(1, WORDS.headings.findings), { kind: 'list', items }]
}

function ratiosSection({ measured, run, months, availability }: PerformanceAnswer): Block[] {
  const rows = (Object.keys(WORDS.figures) as (keyof typeof WORDS.figures)[]).map((key) => {
    const [name, decimals] = WORDS.figures[key]
    return [name, number(measured[key], decimals), number(run[key], decimals)]
  })
  const ratios = [
    { name: WORDS.measured, values: months.map((month) => month.measured.performance_ratio_annual ?? month.measured.performance_ratio) },
    { name: WORDS.run, values: months.map((month) => month.run?.performance_ratio_annual ?? null) },
  ]
  const [first = '', ...others] = WORDS.monthColumns
  return [
    heading(1, WORDS.headings.ratios),
    paragraph(WORDS.allRows),
    table(
      WORDS.headings.ratios,
      [{ title: '', width: 2.4 }, ...[WORDS.measured, WORDS.run].map((title) => ({ title, width: 1, isNumber: true }))],
      rows,
    ),
    paragraph(`${WORDS.headings.availability}: ${WORDS.availabilityOf(percent(availability.by_time), percent(availability.by_energy))}`),
    heading(2, WORDS.months),
    table(
      WORDS.months,
      [{ title: first, width: 1 }, ...others.map((title) => ({ title, width: 1, isNumber: true }))],
      months.map(({ month, measured: own, run: other }) => [
        month,
        number(own.irradiation_kwhm2, 1),
        number(own.energy_ac_kwh, 0),
        number(own.performance_ratio, 3),
        number(own.performance_ratio_stc, 3),
        number(own.performance_ratio_annual, 3),
        number(other?.performance_ratio_annual, 3),
      ]),
    ),
    ...(months.length === 0
      ? []
      : figure(
          WORDS.ratioCaption,
          ratioMonthsPicture(
            months.map(({ month }) => month),
            ratios,
            { theme: 'print', heading: false },
          ),
        )),
  ]
}

type Regression = NonNullable<PerformanceAnswer['regression']>

function conditionsText({ irradiance_wm2, temp_air_c, wind_speed_ms, temp_cell_c }: Regression['conditions']): string {
  return WORDS.conditions(number(irradiance_wm2, 0), number(temp_air_c, 1), number(wind_speed_ms, 1), number(temp_cell_c, 1))
}

interface StatedPower {
  readonly records: number
  readonly power_kw: number
  readonly error: number
}

function powersTable(title: string, measured: StatedPower, run: StatedPower | null, ratio: Regression['ratio']): Block {
  const line = (name: string, value: (power: StatedPower) => string) => [name, value(measured), run === null ? WORDS.none : value(run)]
  return table(
    title,
    [{ title: '', width: 2 }, ...[WORDS.measured, WORDS.run].map((name) => ({ title: name, width: 1, isNumber: true }))],
    [
      line(WORDS.records, ({ records }) => fixed(records, 0)),
      line(WORDS.power, ({ power_kw }) => fixed(power_kw, 2)),
      line(WORDS.error, ({ error }) => fixed(error, 3)),
      ...(ratio === null ? [] : [[WORDS.ratio, fixed(ratio.value, 4), WORDS.interval(fixed(ratio.low, 3), fixed(ratio.high, 3))]]),
    ],
    [3],
  )
}

function regressionSection({ regression, scatter }: PerformanceAnswer): Block[] {
  const records = (name: string, { irradiance_wm2, power_kw, used }: PerformanceAnswer['scatter']['measured']) => ({
    name,
    irradianceWm2: irradiance_wm2.slice(0, POINTS_MAX),
    powerKw: power_kw.slice(0, POINTS_MAX),
    used: used.slice(0, POINTS_MAX),
  })
  const sets = [records(WORDS.measured, scatter.measured), records(WORDS.run, scatter.run)]
  const drawn = figure(WORDS.scatterCaption, powerScatterPicture(sets, { theme: 'print', heading: false }))
  if (regression === null) return [heading(1, WORDS.headings.regression), ...drawn]
  const { conditions, measured, run, ratio } = regression
  const power = ({ records: count, power_kw, power_standard_error_kw }: Regression['measured']) => ({
    records: count,
    power_kw,
    error: power_standard_error_kw,
  })
  const terms = ['E', 'E^2', 'E v', 'E T'].map((term, k) => [
    term,
    ...[measured, run].map((fit) =>
      fit === null || fit.a[k] === 0 ? WORDS.none : `${fit.a[k]?.toPrecision(6)} (${fit.standard_errors[k]?.toPrecision(3)})`,
    ),
  ])
  return [
    heading(1, WORDS.headings.regression),
    paragraph(conditionsText(conditions)),
    powersTable(WORDS.headings.regression, power(measured), run && power(run), ratio),
    table(
      WORDS.coefficients,
      [{ title: '', width: 1 }, ...[WORDS.measured, WORDS.run].map((title) => ({ title, width: 2, isNumber: true }))],
      terms,
    ),
    ...drawn,
  ]
}

function capacitySection({ capacity }: PerformanceAnswer): Block[] {
  if (capacity === null) return []
  const { conditions, measured, run, ratio } = capacity
  const power = ({ records, power_kw, standard_error_kw }: typeof measured) => ({ records, power_kw, error: standard_error_kw })
  return [
    heading(1, WORDS.headings.capacity),
    paragraph(conditionsText(conditions)),
    powersTable(WORDS.headings.capacity, power(measured), run && power(run), ratio),
  ]
}

function energySection({ energy }: PerformanceAnswer): Block[] {
  if (energy === null) return []
  const line = (name: string, { rows, measured_kwh, expected_kwh, ratio, irradiation_ratio }: typeof energy.total) => [
    name,
    fixed(rows, 0),
    fixed(measured_kwh, 0),
    fixed(expected_kwh, 0),
    number(ratio, 3),
    number(irradiation_ratio, 3),
  ]
  const [first = '', ...others] = WORDS.energyColumns
  return [
    heading(1, WORDS.headings.energy),
    table(
      WORDS.headings.energy,
      [{ title: first, width: 1.6 }, ...others.map((title) => ({ title, width: 1, isNumber: true }))],
      [
        ...energy.months.map((month) => line(month.month ?? '', month)),
        line(WORDS.total, energy.total),
        line(WORDS.whileAvailable, energy.while_available),
      ],
      [energy.months.length],
    ),
    paragraph(WORDS.lost(fixed(energy.unavailable_loss_kwh, 0))),
  ]
}

function filtersSection({ filters }: PerformanceAnswer): Block[] {
  const [set = '', name = '', ...others] = WORDS.filterColumns
  return [
    heading(1, WORDS.headings.filters),
    table(
      WORDS.headings.filters,
      [{ title: set, width: 1 }, { title: name, width: 1.4 }, ...others.map((title) => ({ title, width: 1, isNumber: true }))],
      filters.map((each) => [WORDS[each.set], each.filter.replaceAll('_', ' '), fixed(each.removed, 0), fixed(each.left, 0)]),
    ),
  ]
}

function methodSection({ method }: PerformanceAnswer): Block[] {
  return [heading(1, WORDS.headings.method), { kind: 'list', items: method }]
}
