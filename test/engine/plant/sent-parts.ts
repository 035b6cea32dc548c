import type { RunAnswer } from '@pvyield/contract/schemas'
import { completeRunRequest, EngineError, perform, type Resolved, type Sources } from '@pvyield/engine'
import { smallPlant } from '../small-plant.ts'

const NOT_HERE = (id: string): never => {
  throw new EngineError([{ code: 'not_found', field: 'module.id', message: `${id} is not here` }])
}
export const MODULE = { model: 'reference', p_nom_w: 400, efficiency: 0.21, temperature_coefficient: -0.003 }
const SOURCES: Sources = {
  weather: NOT_HERE,
  module: (id) => (id === 'known' ? completeRunRequest<Resolved>({ ...smallPlant(), module: MODULE }).module : NOT_HERE(id)),
  inverter: NOT_HERE,
  typicalYear: () => {
    throw new Error('There is no table')
  },
}

interface Outcome {
  readonly answer: Pick<RunAnswer, 'summary' | 'sub_arrays' | 'loss_diagram'> | null
  readonly failures: Readonly<Record<string, string>>
}

/** The answer of a body with these parts, or its failures by field. */
export async function sent(parts: unknown, changes: object = {}): Promise<Outcome> {
  const body = { ...smallPlant(), ...changes, sub_arrays: parts }
  try {
    return { answer: (await perform({ kind: 'full', body }, SOURCES)).answer, failures: {} }
  } catch (cause) {
    if (!(cause instanceof EngineError)) throw cause
    return { answer: null, failures: Object.fromEntries(cause.failures.map(({ field, message }) => [field, message])) }
  }
}
