import type { PerformanceAnswer, PerformanceRequest } from '@pvyield/sdk'
import { RUN_OPTIONS } from './service.ts'
import { argumentsOf, asObject, requireNoOthers, TEXT, type Tool } from './tool.ts'

/** A model reads no more months. */
const MONTHS_MAX = 36
const NAMES = ['table', 'simple', 'request', 'run_id', 'measured_weather', 'timezone', 'interval', 'settings']

/** A tool for measured plants. */
export const PERFORMANCE_TOOLS: readonly Tool[] = [
  {
    name: 'test_performance',
    title: 'Test measured rows of a plant against its run',
    description:
      'Performance ratio (IEC 61724-1), regression (ASTM E2848), capacity (IEC TS 61724-2), energy and availability of measured rows against a run of the plant. A ratio below 1 is a plant that gives less than its run. Over HTTP a call may have 64 kB: longer tables are sent to POST /api/parse-measured and POST /api/performance. Where runs are charged it costs one run; run_id costs nothing.',
    arguments: () =>
      argumentsOf(
        {
          table: TEXT(
            'CSV with a line of names: time, POA (W/m2), AC power (kW); and air temperature, module temperature, wind, DC power where they are there.',
          ),
          simple: { type: 'object', description: 'Plant, with the fields that run_simple has.' },
          request: { type: 'object', description: 'Plant, as a whole request of POST /api/run, instead of `simple`.' },
          run_id: TEXT('A run that is stored with its series, instead of a plant.'),
          measured_weather: {
            type: 'boolean',
            description: 'Run the plant with the measured irradiance and temperature: rows are compared one by one.',
          },
          timezone: { type: 'number', description: 'Hours from UTC of stamps that do not state it.' },
          interval: { type: 'string', enum: ['start', 'middle', 'end'], description: 'What the stamps mark in their row.' },
          settings: {
            type: 'object',
            description: 'Other fields of POST /api/performance: plant, filters, conditions, uncertainty, exclude.',
          },
        },
        ['table'],
      ),
    call: async ({ table, simple, request, run_id, measured_weather, timezone, interval, settings, ...others }, { pvyield }) => {
      requireNoOthers(others, NAMES)
      if (typeof table !== 'string' || table === '') throw new TypeError('table: must be the text of the table')
      const given = [simple, request, run_id].filter((one) => one !== undefined)
      if (given.length !== 1) throw new TypeError('give one of simple, request and run_id')
      const run = run_id === undefined ? asObject(simple ?? request, 'plant') : { run_id }
      const known = { ...placeOf(run), ...(timezone !== undefined && { timezone }), ...(interval !== undefined && { interval }) }
      const file = new File([table], 'measured.csv')
      const { measured, notes } = await pvyield.parseMeasured(file, known as Parameters<typeof pvyield.parseMeasured>[1])
      const own = settings === undefined ? {} : asObject(settings, 'settings')
      const weather = measured_weather === true ? { weather: 'measured' } : {}
      const body = { scatter_max: 0, ...own, measured, run, ...weather } as unknown as PerformanceRequest
      return { ...shortAnswer(await pvyield.testPerformance(body, RUN_OPTIONS)), notes }
    },
  },
]

/** Stamps without a zone have the standard time of the plant. */
function placeOf(run: Record<string, unknown>): object {
  const { latitude, longitude } = (run.site ?? run) as { latitude?: unknown; longitude?: unknown }
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {}
}

function shortAnswer({
  period,
  measured,
  run,
  months,
  availability,
  regression,
  capacity,
  energy,
  left_out,
  findings,
  billing,
}: PerformanceAnswer) {
  return {
    period,
    measured: roundedAll(measured),
    run: roundedAll(run),
    months: months.slice(0, MONTHS_MAX).map((each) => ({
      month: each.month,
      energy_ac_kwh: rounded(each.measured.energy_ac_kwh),
      performance_ratio: rounded(each.measured.performance_ratio),
      performance_ratio_annual: rounded(each.measured.performance_ratio_annual),
      of_run: rounded(each.run?.performance_ratio_annual ?? null),
    })),
    ...(months.length > MONTHS_MAX && { months_not_listed: months.length - MONTHS_MAX }),
    availability: { by_time: rounded(availability.by_time), by_energy: rounded(availability.by_energy) },
    regression: regression && { ...powersOf(regression.measured, regression.run), ratio: regression.ratio && roundedAll(regression.ratio) },
    capacity: capacity && { ...powersOf(capacity.measured, capacity.run), ratio: capacity.ratio && roundedAll(capacity.ratio) },
    energy: energy && {
      ...roundedAll(energy.total),
      unavailable_loss_kwh: rounded(energy.unavailable_loss_kwh),
      rmse: rounded(energy.rmse),
    },
    ...(left_out.length > 0 && { left_out }),
    findings: findings.map(({ level, message }) => ({ level, message })),
    ...(billing && { billing }),
  }
}

interface Power {
  readonly power_kw: number
  readonly records: number
}

function powersOf(measured: Power, run: Power | null) {
  return { records: measured.records, measured_kw: rounded(measured.power_kw), run_kw: rounded(run?.power_kw ?? null) }
}

function roundedAll(figures: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, typeof value === 'number' ? rounded(value) : value]))
}

/** Five digits: a model reads no more. */
function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(5))
}
