import type { Storage } from '@pvyield/contract/schemas'
import { prepareAc, prepareGridSide } from '../../../engine/ac/index.ts'
import { type AcColumns, makeFrame } from '../../../engine/core/frame.ts'
import type { ModuleModel } from '../../../engine/core/models.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { prepareDcSide } from '../../../engine/inverter/dc-side.ts'
import { prepareDcBattery } from '../../../engine/storage/dc-battery.ts'
import { prepareStorage } from '../../../engine/storage/index.ts'
import { flatInverter, plant } from '../dc/plant.ts'
import { battery } from './bus.ts'

/** 10 inverters of 10 kW and 96 %, which start at 0.5 kW and draw 10 W at night, with a battery at their DC side. */
export function dcPlant(storage: Partial<Storage>, acLosses: Partial<Resolved['ac_losses']> = {}, rows = 1): Resolved {
  const sections = plant({
    array: { n_inverters: 10 },
    inverter: flatInverter({ p_ac_nom_kw: 10, efficiency: 0.96, p_start_kw: 0.5, p_night_w: 10 }),
    ac_losses: { ...acLosses, inverter_night_tare: true },
  })
  const section = battery({ strategy: 'grid_limit', coupling: 'dc', dc_converter_efficiency: 1, ...storage })
  return { ...sections, storage: section, weather: { temp_air_c: new Array<number>(rows).fill(20) } } as Resolved
}

interface DcRow {
  /** DC power of the part ahead of its inverters. */
  readonly busKw: number
  /** Output of the other parts of the plant. */
  readonly othersKw?: number
  readonly hour?: number
  /** Share of the part, and of the plant, that is out. */
  readonly partOutFrac?: number
  readonly plantOutFrac?: number
}

/** Runs storage and AC side as a run does, behind inverters without a voltage. */
export function runDcBus(request: Resolved, rows: readonly DcRow[], stepMinutes = 60): AcColumns {
  const frame = makeFrame(rows.length, stepMinutes)
  const { ac, sky } = frame
  frame.n = rows.length
  const sink = new Sink()
  const side = prepareDcSide(request, { hasVoltage: false } as ModuleModel, sink)
  if (side === null) throw new Error('no inverters')
  rows.forEach(({ busKw, othersKw = 0, hour = 12, partOutFrac = 0, plantOutFrac = 0 }, i) => {
    sky.startMinutes[i] = hour * 60
    sky.isUp[i] = busKw > 0 ? 1 : 0
    ac.dcBusW[i] = busKw * 1000
    side.setRow(20, 0, i)
    side.take(busKw * 1000)
    ac.inverterOutputW[i] = side.outputW + othersKw * 1000
    ac.batteryOutFrac[i] = partOutFrac
    ac.partsOutW[i] = partOutFrac * Math.max(0, side.outputW)
    ac.restOutFrac[i] = plantOutFrac
  })
  const stages = [prepareStorage(request, prepareGridSide(request), sink, prepareDcBattery(side)), prepareAc(request, sink)]
  if (sink.failures.length > 0) throw new Error(JSON.stringify(sink.failures))
  for (const stage of stages) stage(frame)
  return ac
}
