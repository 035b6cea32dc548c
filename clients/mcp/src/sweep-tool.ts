import type { SweepAnswer, SweepRequest } from '@pvyield/sdk'
import { RUN_OPTIONS } from './service.ts'
import { argumentsOf, isObject, requireNoOthers, TEXT, type Tool } from './tool.ts'

/** A model reads no more rows. */
const ROWS_MAX = 200
const FAILED_MAX = 5
const NAMES = ['simple', 'request', 'axes', 'summary', 'losses', 'best_by', 'least']

/** A tool for many variants of a plant. */
export const SWEEP_TOOLS: readonly Tool[] = [
  {
    name: 'sweep',
    title: 'Run variants of a plant',
    description: `Runs a plant with every combination of the values of up to five fields, and answers their figures as rows, the best variant, and those next to it. Use it instead of many runs: it costs a fraction of them. Of more than ${ROWS_MAX} variants only the best ones are listed.`,
    arguments: () =>
      argumentsOf(
        {
          simple: {
            type: 'object',
            description: 'Plant, with the fields that run_simple has: latitude, longitude and system_capacity_kw at least.',
          },
          request: { type: 'object', description: 'Plant, as a whole request of POST /api/run, instead of `simple`.' },
          axes: {
            type: 'array',
            description:
              'Fields that vary: `path` with `values`, or with `from`, `to` and `steps`; `linked` lists fields that move together.',
            items: { type: 'object' },
          },
          summary: { type: 'array', description: 'Figures of the summary, such as e_grid_kwh.', items: { type: 'string' } },
          losses: { type: 'array', description: 'Keys of rows of the loss diagram, such as iam.', items: { type: 'string' } },
          best_by: TEXT('Column by which the best is found; the first one without.'),
          least: { type: 'boolean', description: 'The smallest value is the best.' },
        },
        ['axes'],
      ),
    call: async (given, service) => {
      const { simple, request, axes, summary, losses, best_by: by, least, ...others } = given
      requireNoOthers(others, NAMES)
      if (isObject(simple) === isObject(request)) throw new TypeError('simple: send either simple or request')
      const sent = {
        base: simple ?? request,
        axes,
        results: { ...(summary !== undefined && { summary }), ...(losses !== undefined && { losses }) },
        best: { ...(by !== undefined && { by }), sense: least === true ? 'min' : 'max' },
      } as unknown as SweepRequest
      return shortSweep(await service.pvyield.sweep(sent, RUN_OPTIONS))
    },
  },
]

function shortSweep({ count, points, columns, units, best, failed, failed_count, findings, billing }: SweepAnswer) {
  const order = Array.from({ length: count }, (_, k) => k)
  const decides = best === null ? null : columns[best.by]
  const sign = best?.sense === 'min' ? 1 : -1
  const shown =
    count <= ROWS_MAX || decides == null
      ? order
      : order.filter((k) => decides[k] !== null).sort((a, b) => sign * (Number(decides[a]) - Number(decides[b])))
  const rows = shown.slice(0, ROWS_MAX).map((k) => ({
    ...Object.fromEntries(Object.entries(points).map(([path, values]) => [path, values[k]])),
    ...Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, rounded(values[k] ?? null)])),
  }))
  return {
    count,
    units,
    best,
    rows,
    ...(rows.length < count && { not_listed: count - rows.length }),
    ...(failed_count > 0 && { failed_count, failed: failed.slice(0, FAILED_MAX) }),
    warnings: findings.map(({ message, variants }) => ({ message, variants })),
    ...(billing && { billing }),
  }
}

/** Six digits tell neighbours apart. */
function rounded(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(6))
}
