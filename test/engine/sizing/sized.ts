import type { SizeAnswer } from '@pvyield/contract/schemas'
import { completeRunRequest, EngineError, type Resolved } from '@pvyield/engine'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareModule } from '../../../engine/module/index.ts'
import type { Extremes } from '../../../engine/sizing/extremes.ts'
import { sizePlant } from '../../../engine/sizing/size-plant.ts'
import type { SizeWish } from '../../../engine/sizing/wish.ts'
import { smallPlant } from '../small-plant.ts'

/** Air of -15 degC at night and -10 degC by day, cells of 65 degC. */
export const EXTREMES: Extremes = {
  lowestAir: { tempC: -15, time: '2001-01-10T06:00' },
  coldestDaylight: { tempC: -10, time: '2001-01-10T08:00' },
  hottestCell: { tempC: 65, time: '2001-07-20T13:00' },
}

const WISH: SizeWish = {
  target: { kind: 'dc', kw: 1000 },
  targetField: 'dc_kw',
  ratio: 1.2,
  modulesPerString: null,
  classV: null,
  openCircuitC: null,
  bifaciality: 0,
}

/** A string inverter of 100 kW for 1000 V. */
const INVERTER = { model: 'flat', p_ac_nom_kw: 100, efficiency: 0.98, v_mppt_min_v: 500, v_mppt_max_v: 850, v_dc_max_v: 1000 }

/** Sizes a plant at given temperatures. Fails: EngineError. */
export function sized(
  module: Resolved['module'],
  inverter: Record<string, unknown> = {},
  wish: Partial<SizeWish> = {},
  extremes = EXTREMES,
): SizeAnswer {
  const request = completeRunRequest<Resolved>({ ...smallPlant(), module, inverter: { ...INVERTER, ...inverter } })
  const sink = new Sink()
  const found = sizePlant(request, prepareModule(request, sink), extremes, { ...WISH, ...wish }, sink)
  if (found === null) throw new EngineError(sink.failures)
  return found.answer
}

export function limitOf({ limits }: Pick<SizeAnswer, 'limits'>, name: SizeAnswer['limits'][number]['name']) {
  const found = limits.find((limit) => limit.name === name)
  if (found === undefined) throw new Error(`The plant has no limit ${name}`)
  return found
}
