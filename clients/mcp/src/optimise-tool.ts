import type { OptimiseAnswer, OptimiseRequest } from '@pvyield/sdk'
import { RUN_OPTIONS } from './service.ts'
import { argumentsOf, isObject, requireNoOthers, TEXT, type Tool } from './tool.ts'

const FAILED_MAX = 5
const NAMES = ['simple', 'request', 'fields', 'objective', 'least', 'costs', 'constraints', 'max_evaluations']

/** A tool for the best values of some fields. */
export const OPTIMISE_TOOLS: readonly Tool[] = [
  {
    name: 'optimise',
    title: 'Find the best values of fields',
    description:
      'Finds the values of up to five number fields, within bounds, with which a plant is best: the most energy, or an expression over figures of the summary, module_area_m2, land_area_m2, fields and costs. Answers the optimum, how much each field matters, and the way to it. Where runs are charged, each of the max_evaluations costs a share of a run, tried or not.',
    arguments: () =>
      argumentsOf(
        {
          simple: {
            type: 'object',
            description: 'Plant, with the fields that run_simple has: latitude, longitude and system_capacity_kw at least.',
          },
          request: { type: 'object', description: 'Plant, as a whole request of POST /api/run, instead of `simple`.' },
          fields: {
            type: 'array',
            description: 'Fields that vary: `path`, `min`, `max`, and a `step` if it has one.',
            items: { type: 'object' },
          },
          objective: TEXT('Expression, such as e_grid_kwh * usd_per_kwh - land_area_m2 * usd_per_m2; the energy to grid without.'),
          least: { type: 'boolean', description: 'The smallest value of the objective is the best.' },
          costs: { type: 'object', description: 'Numbers that the expressions name, such as {"usd_per_kwh": 0.06}.' },
          constraints: {
            type: 'array',
            description: 'Expressions that have to be zero or more, such as 1.3 - dc_ac_ratio.',
            items: { type: 'string' },
          },
          max_evaluations: { type: 'integer', description: 'Most plants that are tried, 10 to 2000; 80 for each field without.' },
        },
        ['fields'],
      ),
    call: async (given, service) => {
      const { simple, request, fields, objective, least, costs, constraints, max_evaluations, ...others } = given
      requireNoOthers(others, NAMES)
      if (isObject(simple) === isObject(request)) throw new TypeError('simple: send either simple or request')
      const sent = {
        base: simple ?? request,
        fields,
        objective: { ...(objective !== undefined && { expression: objective }), sense: least === true ? 'min' : 'max' },
        ...(costs !== undefined && { costs }),
        ...(constraints !== undefined && { constraints }),
        ...(max_evaluations !== undefined && { max_evaluations }),
      } as unknown as OptimiseRequest
      return shortOptimum(await service.pvyield.optimise(sent, RUN_OPTIONS))
    },
  },
]

function shortOptimum(answer: OptimiseAnswer) {
  const { count, optimum, stopped, sensitivity, improvements, points, columns, units, labels } = answer
  const { infeasible_count, failed, failed_count, findings, billing } = answer
  const at = (k: number) => ({
    ...Object.fromEntries(Object.entries(points).map(([path, values]) => [path, values[k] ?? null])),
    objective: rounded(columns.objective?.[k] ?? null),
  })
  return {
    evaluations: count,
    stopped,
    objective: labels.objective,
    units,
    as_sent: at(0),
    optimum,
    sensitivity,
    way: improvements.map(at),
    ...(infeasible_count > 0 && { infeasible_count }),
    ...(failed_count > 0 && { failed_count, failed: failed.slice(0, FAILED_MAX) }),
    warnings: findings.map(({ message, variants }) => ({ message, variants })),
    ...(billing && { billing }),
  }
}

/** Six digits tell neighbours apart. */
function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(6))
}
