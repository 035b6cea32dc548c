import type { UncertaintyAnswer, UncertaintyRequest } from '@pvyield/sdk'
import { RUN_OPTIONS } from './service.ts'
import { argumentsOf, isObject, requireNoOthers, type Tool } from './tool.ts'

const NAMES = ['simple', 'request', 'energies_kwh', 'fields', 'parts']
const DISTRIBUTIONS =
  '`distribution` {kind: normal (sigma), truncated (sigma, min, max), triangular (min, mode, max), uniform (min, max) or beta}'

/** A tool for energies by probability. */
export const UNCERTAINTY_TOOLS: readonly Tool[] = [
  {
    name: 'uncertainty',
    title: 'Energy by probability',
    description:
      'P50 to P99 of one year and of the mean of 5 to 30 years, with the share of each cause in the variance and a tornado: of a plant with uncertain values, which runs with drawn values, or of a stated energy.',
    arguments: () =>
      argumentsOf({
        simple: { type: 'object', description: 'Plant, with the fields that run_simple has.' },
        request: { type: 'object', description: 'Plant, as a whole request of POST /api/run, instead of `simple`.' },
        energies_kwh: { type: 'array', description: 'Energy of each year, or one, instead of a plant.', items: { type: 'number' } },
        fields: {
          type: 'array',
          description: `Uncertain values of the plant: \`name\`, dot \`path\` such as losses_percent, ${DISTRIBUTIONS} of the value, or with \`relative\` true of its change as a fraction.`,
          items: { type: 'object' },
        },
        parts: {
          type: 'array',
          description: `Causes whose effect is known: \`name\`, ${DISTRIBUTIONS} as a fraction of the energy; \`averages\` true for what averages out with the years, as the weather of single years.`,
          items: { type: 'object' },
        },
      }),
    call: async (given, service) => {
      const { simple, request, energies_kwh, fields, parts, ...others } = given
      requireNoOthers(others, NAMES)
      if (isObject(simple) && isObject(request)) throw new TypeError('simple: send either simple or request')
      const plant = simple ?? request
      const body = { request: plant, energies_kwh, fields, parts } as unknown as UncertaintyRequest
      return shortAnswer(await service.pvyield.uncertainty(body, RUN_OPTIONS))
    },
  },
]

function shortAnswer({ horizons, fields = [], parts, simulation, billing }: UncertaintyAnswer) {
  return {
    horizons: horizons.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)]))),
    causes: [...fields, ...parts].map(({ name, sigma, share, low_kwh: low, high_kwh: high }) => ({
      name,
      sigma: rounded(sigma),
      share: rounded(share),
      kwh_at_10_percent: low && rounded(low),
      kwh_at_90_percent: high && rounded(high),
    })),
    ...(simulation && {
      e_grid_kwh: simulation.energies_kwh.map(rounded),
      runs: simulation.runs,
      rest_share: rounded(simulation.rest_share),
      warnings: simulation.findings.map(({ message, variants }) => ({ message, variants })),
    }),
    ...(billing && { billing }),
  }
}

/** Six digits tell levels apart. */
function rounded(value: number): number {
  return Number(value.toPrecision(6))
}
