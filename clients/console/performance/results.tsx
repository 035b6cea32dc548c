import { performanceReport, powerScatterPicture, ratioMonthsPicture } from '@pvyield/report/performance'
import { Figure } from '../parts/figure.tsx'
import { percent, shown } from '../parts/numbers.ts'
import { ReportBlocks } from './report-blocks.tsx'
import type { PerformanceAnswer } from './test-plant.ts'
import { inTestWords } from './words.ts'

interface ResultsProps {
  readonly root: string
  readonly answer: PerformanceAnswer
}

/** What the tests say: the numbers that people ask for first, what to look at, pictures, and every table of the report. */
export function Results({ root, answer }: ResultsProps) {
  // Findings and pictures have their own places here.
  const { blocks } = performanceReport({ ...answer, findings: [], left_out: [] }, { date: '', profile: null })
  return (
    <>
      <Headline root={root} answer={answer} />
      <Period answer={answer} />
      <ToLookAt answer={answer} />
      <Pictures answer={answer} />
      <ReportBlocks blocks={blocks} words={inTestWords} />
    </>
  )
}

interface Shown {
  readonly name: string
  readonly value: string
  readonly foot: string
}

function ratioOf(ratio: { readonly value: number; readonly low: number; readonly high: number } | null | undefined): Omit<Shown, 'name'> {
  if (ratio === null || ratio === undefined) return { value: '–', foot: '' }
  return { value: shown(ratio.value, 3), foot: `${shown(ratio.low, 3)} to ${shown(ratio.high, 3)}` }
}

function Headline({ root, answer }: ResultsProps) {
  const { measured, run, regression, capacity, energy, availability } = answer
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '–' : shown(value, 3))
  const ofRun = (value: number | null) => (value === null ? '' : `run ${shown(value, 3)}`)
  const figures: readonly Shown[] = [
    { name: 'Performance ratio', value: number(measured.performance_ratio), foot: ofRun(run.performance_ratio) },
    { name: 'Ratio at 25 °C', value: number(measured.performance_ratio_stc), foot: ofRun(run.performance_ratio_stc) },
    { name: 'Regression ratio', ...ratioOf(regression?.ratio) },
    { name: 'Capacity ratio', ...ratioOf(capacity?.ratio) },
    { name: 'Energy ratio', value: number(energy?.total.ratio), foot: 'measured over run' },
    {
      name: 'Availability',
      value: availability.by_time === null ? '–' : `${percent(availability.by_time).text} %`,
      foot: 'of the time with light',
    },
  ]
  return (
    <dl class="headline tests" aria-label="Results of the tests">
      {figures.map(({ name, value, foot }) => (
        <div key={name} data-figure={name}>
          <dt>
            <a href={`${root}docs/field_performance`}>{name}</a>
          </dt>
          <dd>
            <span class="value">{value}</span>
            <span class="foot">{value === '–' ? '' : foot}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Period({ answer: { period } }: { readonly answer: PerformanceAnswer }) {
  const { from, to, rows, missing_rows: missing, coverage } = period
  return (
    <p class="hint">
      {from.replace('T', ' ')} to {to.replace('T', ' ')}: {shown(rows)} rows
      {missing === 0 ? '' : `, ${shown(missing)} are absent between them`}; {percent(coverage).text} % of those with light have irradiance
      and AC power.
    </p>
  )
}

function ToLookAt({ answer: { findings, left_out: leftOut } }: { readonly answer: PerformanceAnswer }) {
  if (findings.length + leftOut.length === 0) return null
  return (
    <ul class="findings" aria-label="What to look at">
      {findings.map(({ code, level, field, message }) => (
        <li key={`${code} ${field}`} class={level === 'warning' ? 'warning' : 'info'}>
          {inTestWords(message)}.
        </li>
      ))}
      {leftOut.map(({ test, reason }) => (
        <li key={test} class="warning">
          No {test} test: {inTestWords(reason)}.
        </li>
      ))}
    </ul>
  )
}

function Pictures({ answer: { months, scatter } }: { readonly answer: PerformanceAnswer }) {
  const names = months.map(({ month }) => month)
  const ratios = [
    { name: 'Measured', values: months.map(({ measured }) => measured.performance_ratio_annual ?? measured.performance_ratio) },
    { name: 'Run', values: months.map(({ run }) => run?.performance_ratio_annual ?? run?.performance_ratio ?? null) },
  ]
  const records = (name: string, { irradiance_wm2, power_kw, used }: PerformanceAnswer['scatter']['measured']) => ({
    name,
    irradianceWm2: irradiance_wm2,
    powerKw: power_kw,
    used,
  })
  return (
    <>
      <Figure
        title="Performance ratio by month"
        name="performance-months"
        draw={(options) => ratioMonthsPicture(names, ratios, options)}
        foot={<p class="hint">Corrected to the annual mean temperature of the cells, where it is known.</p>}
        rows={() => [['month', 'measured', 'run'], ...names.map((name, k) => [name, ...ratios.map(({ values }) => textOf(values[k]))])]}
      />
      <Figure
        title="Power over irradiance"
        name="performance-records"
        draw={(options) => powerScatterPicture([records('Measured', scatter.measured), records('Run', scatter.run)], options)}
        foot={<p class="hint">Records of the regression are strong.</p>}
      />
    </>
  )
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}
