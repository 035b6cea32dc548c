import type { Storage } from '@pvyield/contract/schemas'
import { prepareAc, prepareGridSide } from '../../../engine/ac/index.ts'
import { type AcColumns, makeFrame } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { type Failure, Sink } from '../../../engine/core/sink.ts'
import { prepareStorage } from '../../../engine/storage/index.ts'
import { flatInverter, plant } from '../dc/plant.ts'

/** A section with the document's defaults. */
export function battery(changes: Pick<Storage, 'strategy'> & Partial<Storage>): Storage {
  return {
    capacity_kwh: 1000,
    coupling: 'ac',
    sub_array: null,
    dc_converter_efficiency: 0.99,
    dc_converter_kw: null,
    charge_max_kw: null,
    discharge_max_kw: null,
    efficiency_charge: 0.95,
    efficiency_discharge: 0.95,
    efficiency_curve: null,
    soc_min: 0.1,
    soc_max: 1,
    reserve: 0,
    standby_w: 0,
    ageing: null,
    soc_start: null,
    load_kw: null,
    schedule: null,
    prices: null,
    ...changes,
  }
}

/** 10 inverters of 1 MW and a storage, for weather with a given number of rows. */
export function plantWith(storage: Storage | null, acLosses: Partial<Resolved['ac_losses']> = {}, rows = 1): Resolved {
  const sections = plant({ array: { n_inverters: 10 }, inverter: flatInverter({ p_ac_nom_kw: 1000 }), ac_losses: acLosses })
  return { ...sections, storage, weather: { temp_air_c: new Array<number>(rows).fill(20) } } as Resolved
}

export interface BusRow {
  outputKw: number
  /** Start of the row, in hours after the midnight before the first row. */
  hour: number
}

/** Runs storage and AC side as a run does. The sun is up where the inverters have output. */
export function runBus(request: Resolved, rows: readonly BusRow[], stepMinutes = 60): AcColumns {
  const frame = makeFrame(rows.length, stepMinutes)
  frame.n = rows.length
  rows.forEach(({ outputKw, hour }, i) => {
    frame.sky.startMinutes[i] = hour * 60
    frame.sky.isUp[i] = outputKw > 0 ? 1 : 0
    frame.ac.inverterOutputW[i] = outputKw * 1000
  })
  const sink = new Sink()
  const stages = [prepareStorage(request, prepareGridSide(request), sink), prepareAc(request, sink)]
  if (sink.failures.length > 0) throw new Error(JSON.stringify(sink.failures))
  for (const stage of stages) stage(frame)
  return frame.ac
}

/** Failures of the storage section of a request. */
export function storageFailures(request: Resolved): readonly Failure[] {
  const sink = new Sink()
  prepareStorage(request, prepareGridSide(request), sink)
  return sink.failures
}
