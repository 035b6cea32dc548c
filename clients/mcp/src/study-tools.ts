import type { CompareAnswer, CompareRequest } from '@pvyield/sdk'
import { RUN_OPTIONS } from './service.ts'
import { argumentsOf, asObject, isObject, requireNoOthers, type Tool } from './tool.ts'

const PLANT_FIELDS = ['name', 'simple', 'request', 'run_id']

/** Tools that look at several runs at once. */
export const STUDY_TOOLS: readonly Tool[] = [
  {
    name: 'compare',
    title: 'Compare plants side by side',
    description:
      'Says why the energies of plants differ from that of the first: by rows of the loss diagram, which add up, with the fields that differ. Where runs are charged each plant without run_id costs one run.',
    arguments: () =>
      argumentsOf(
        {
          plants: {
            type: 'array',
            description: '2 to 10 of {name, simple: arguments of run_simple, or request: of POST /api/run, or run_id}.',
            items: { type: 'object' },
          },
        },
        ['plants'],
      ),
    call: async ({ plants, ...others }, { pvyield }) => {
      requireNoOthers(others, ['plants'])
      if (!Array.isArray(plants)) throw new TypeError('plants: must be a list of plants')
      const names = plants.map((plant) => (isObject(plant) && typeof plant.name === 'string' ? plant.name : ''))
      const body = { requests: plants.map(requestOf), names }
      return shortComparison(await pvyield.compareRuns(body, RUN_OPTIONS))
    },
  },
]

/** Fails: TypeError. */
function requestOf(plant: unknown, k: number): CompareRequest['requests'][number] {
  const { name: _, simple, request, run_id, ...others } = asObject(plant, `plants.${k}`)
  requireNoOthers(others, PLANT_FIELDS)
  const given = [simple, request, run_id].filter((one) => one !== undefined)
  if (given.length !== 1) throw new TypeError(`plants.${k}: give one of simple, request and run_id`)
  if (run_id !== undefined) return { run_id: String(run_id) }
  return asObject(simple ?? request, `plants.${k}`) as unknown as CompareRequest['requests'][number]
}

/** A comparison in a few hundred words. */
export function shortComparison({ runs, differences, fields, summary, sub_arrays, method }: CompareAnswer): Record<string, unknown> {
  return {
    runs: runs.map(({ name, run_id, weather_source, warnings }) => ({
      name,
      ...(run_id !== null && { run_id }),
      weather_source,
      ...(warnings.length > 0 && { warnings }),
    })),
    summary: summary.map(({ label, unit, values }) => ({ label, unit, values: values.map((value) => value && rounded(value)) })),
    differences: differences.map(({ name, energy, fraction, same_weather, weather, plane, plant, rows }) => ({
      name,
      kwh: rounded(energy),
      ...(fraction !== null && { percent: rounded(100 * fraction) }),
      same_weather,
      of_it_kwh: { weather: rounded(weather), plane: rounded(plane), plant: rounded(plant) },
      rows: rows.flatMap(({ label, kwh }) => (Math.abs(kwh) > 1e-4 * Math.abs(energy) ? [{ label, kwh: rounded(kwh) }] : [])),
    })),
    fields: fields.map(({ path, words, assumed }) => ({ path, values: words, ...(assumed.includes(true) && { assumed }) })),
    ...(sub_arrays !== null && {
      parts: sub_arrays.map(({ id, e_inverter_output_kwh: kwh }) => ({
        id,
        e_inverter_output_kwh: kwh.map((value) => value && rounded(value)),
      })),
    }),
    method: `${method.name}: ${method.source}`,
  }
}

/** Five digits: a model reads no more. */
function rounded(value: number): number {
  return Number(value.toPrecision(5))
}
