import { Blocks } from '../core/blocks.ts'
import { type Face, type Frame, makeFrame } from '../core/frame.ts'
import type { CurveModule } from '../core/models.ts'
import type { Parts } from '../core/parts.ts'
import type { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { prepareInverter } from '../inverter/index.ts'
import { Totals } from '../report/totals.ts'
import type { SharedSky } from '../variants/shared-sky.ts'
import { type Add, addAll, invertersAdder } from './add-arrays.ts'
import { type HeldColumns, holdInputs } from './hold-inputs.ts'
import { INVERTER_POWER, SUMMED_OF_PARTS } from './part-columns.ts'
import type { Unit } from './unit.ts'

/** A part at inverters that it shares. */
export interface Sharer {
  readonly unit: Unit
  readonly isParallel: boolean
}

/** Columns that the inverters read of their arrays. */
const OF_ARRAY = ['mppW', 'mppV', 'mppA', 'ivIrradianceWm2', 'cellTempC'] as const
type ArrayColumns = Record<(typeof OF_ARRAY)[number], Float64Array>

/** What is added up of each sharer behind the inverters, with what strings in parallel lose. */
const SUMMED = SUMMED_OF_PARTS.filter(({ name }) => [...INVERTER_POWER, 'stringMismatchLossW'].includes(name))

/** What the inverters take together, and so from each sharer in proportion to its power behind the window. */
const IN_PROPORTION = INVERTER_POWER.filter((name) => name !== 'underVoltageLossW' && name !== 'overVoltageLossW')

/**
 * Inverters of several parts: each part feeds inputs of its own, or is in parallel with the owner.
 * What an input loses by its voltage is booked to the parts at it; what the inverters lose to all parts
 * in proportion to their DC power behind the window in the row, and without any to their nominal power.
 */
export class SharedInverters {
  readonly totals: readonly Totals[]
  private readonly parts: Parts
  private readonly stage: (frame: Frame<'inverter'>) => void
  private readonly nominalFrac: readonly number[]
  private readonly hasVoltage: boolean
  private readonly add: Add
  private made: ReturnType<SharedInverters['make']> | null = null
  /** Of each face. */
  private booked: readonly HeldColumns[] = []

  /**
   * @param sharers  the owner first
   * @param times  number of the inverters
   * @param plantKw  nominal power of all inverters of the plant
   * @param sink  receives what the checks of the inverters find
   */
  constructor(
    private readonly sharers: readonly Sharer[],
    private readonly times: number,
    plantKw: number,
    private readonly weather: WeatherTable,
    private readonly sky: SharedSky,
    sink: Sink,
  ) {
    const { arrays, request } = sharers[0].unit
    this.parts = arrays.parts
    const { hasVoltage } = arrays.module
    this.hasVoltage = hasVoltage
    const { strings, inputs } = inputsOf(sharers)
    const hold = holdInputs(inputs, () => this.booked)
    this.stage = prepareInverter(request, arrays.module, arrays.unlimited, sink, { plantKw, ...(hasVoltage ? { strings, hold } : {}) })
    const nominalW = sharers.map(({ unit }) => unit.modules * unit.arrays.module.stcW)
    const sumW = nominalW.reduce((sum, watts) => sum + watts, 0)
    this.nominalFrac = nominalW.map((watts) => watts / sumW)
    this.add = invertersAdder(this.parts, { times, areaFrac: 0, moduleFrac: 0 })
    this.totals = sharers.map(() => new Totals(SUMMED, this.parts))
  }

  /** Takes the arrays of a sharer over from the rows of a block; the first year is 0, later ones follow. */
  take(sharer: number, from: Frame, year: number): void {
    const { faces, at } = this.of(from)
    from.faces.forEach(({ dc }, k) => {
      const columns = facesOf(faces, year, from.capacity)[at[sharer] + k].dc as unknown as ArrayColumns
      for (const name of OF_ARRAY) columns[name].set(dc[name].subarray(0, from.n))
    })
  }

  /**
   * Runs the inverters on the rows of a block, and adds their power to the plant.
   * @param visit  called with the number of each sharer, when the frame contains its share at one inverter
   */
  run(plant: Frame, visit: (sharer: number, share: Frame) => void): void {
    const frame = this.inYear(plant, 0)
    this.add(frame, plant)
    const { dc, lit } = plant
    for (const { parallelLossW } of this.booked) {
      for (let k = 0; k < lit.n; k++) {
        const row = lit.rows[k]
        const lostW = this.times * parallelLossW[row]
        dc.stringMismatchLossW[row] += lostW
        dc.mppW[row] -= lostW
      }
    }
    this.addShares(frame, visit)
  }

  /**
   * Adds the output in a year of the analysis period.
   * @param visit  called with the number of each sharer and its output at one inverter; null where nobody reads it
   */
  runYear(plant: Frame, year: number, outputW: Float64Array, visit: ((sharer: number, outputW: Float64Array) => void) | null): void {
    const frame = this.inYear(plant, year)
    addAll(plant.n, frame.ac.inverterOutputW, this.times, outputW)
    if (visit === null) return
    const { share } = this.of(frame)
    for (let s = 0; s < this.sharers.length; s++) {
      this.writeFracs(frame, s)
      multiply(frame.n, share.fracs, frame.ac.inverterOutputW, share.frame.ac.inverterOutputW)
      visit(s, share.frame.ac.inverterOutputW)
    }
  }

  private inYear(plant: Frame, year: number): Frame {
    const { blocks, faces, share } = this.of(plant)
    const frame = blocks.follow(plant)
    frame.faces = facesOf(faces, year, plant.capacity)
    const { rows, n } = frame.lit
    for (let k = 0; k < n; k++) {
      let sumW = 0
      for (let f = 0; f < frame.faces.length; f++) sumW += frame.faces[f].dc.mppW[rows[k]]
      frame.dc.mppW[rows[k]] = sumW
    }
    this.stage(frame)
    // Without voltage there is no window.
    if (!this.hasVoltage) frame.faces.forEach(({ dc }, face) => void this.booked[face].heldW.set(dc.mppW.subarray(0, frame.n)))
    addUp(frame, this.booked, 'heldW', share.heldW)
    return frame
  }

  /** Adds the share of each sharer in what the inverters give and lose. */
  private addShares(frame: Frame, visit: (sharer: number, share: Frame) => void): void {
    const { share, at } = this.of(frame)
    share.frame.n = frame.n
    share.frame.first = frame.first
    const stretches = this.sky.stretchesOf(frame)
    for (let s = 0; s < this.sharers.length; s++) {
      this.writeFracs(frame, s)
      for (const name of IN_PROPORTION) multiply(frame.n, share.fracs, frame.ac[name] as Float64Array, share.frame.ac[name] as Float64Array)
      const own = this.booked.slice(at[s], at[s + 1])
      addUp(frame, own, 'underVoltageLossW', share.frame.ac.underVoltageLossW)
      addUp(frame, own, 'overVoltageLossW', share.frame.ac.overVoltageLossW)
      addUp(frame, own, 'parallelLossW', share.frame.dc.stringMismatchLossW)
      this.totals[s].add(share.frame, stretches)
      visit(s, share.frame)
    }
  }

  /** The share of a sharer in the power behind the window. */
  private writeFracs(frame: Frame, sharer: number): void {
    const { n, lit } = frame
    const { at, share } = this.of(frame)
    share.fracs.fill(this.nominalFrac[sharer], 0, n)
    for (let k = 0; k < lit.n; k++) {
      const row = lit.rows[k]
      if (share.heldW[row] === 0) continue
      let ownW = 0
      for (let f = at[sharer]; f < (at[sharer + 1] ?? frame.faces.length); f++) ownW += this.booked[f].heldW[row]
      share.fracs[row] = ownW / share.heldW[row]
    }
  }

  private of(frame: Frame) {
    this.made ??= this.make(frame)
    return this.made
  }

  private make(like: Frame) {
    const { capacity, stepMinutes, sky, lit } = like
    const frame = makeFrame(capacity, stepMinutes)
    const blocks = new Blocks(this.weather, this.parts, frame)
    frame.sky = sky
    frame.lit = lit
    const ofShare = makeFrame(capacity, stepMinutes)
    ofShare.lit = lit
    const counts = this.sharers.map(({ unit }) => unit.arrays.bins.length)
    const at = counts.map((_, k) => counts.slice(0, k).reduce((sum, count) => sum + count, 0))
    const faceCount = counts.reduce((sum, count) => sum + count, 0)
    this.booked = Array.from({ length: faceCount }, () => ({
      parallelLossW: new Float64Array(capacity),
      underVoltageLossW: new Float64Array(capacity),
      overVoltageLossW: new Float64Array(capacity),
      heldW: new Float64Array(capacity),
    }))
    return {
      blocks,
      at,
      faces: { count: faceCount, byYear: [] as Face[][] },
      share: { frame: ofShare, fracs: new Float64Array(capacity), heldW: new Float64Array(capacity) },
    }
  }
}

/** The arrays of all sharers in a year, whose columns are made when they are first asked for. */
function facesOf(faces: { count: number; byYear: Face[][] }, year: number, capacity: number): Face[] {
  faces.byYear[year] ??= Array.from({ length: faces.count }, () => {
    const dc = Object.fromEntries(OF_ARRAY.map((name) => [name, new Float64Array(capacity)]))
    return { plane: {}, dc, bins: [] } as unknown as Face
  })
  return faces.byYear[year]
}

/** The strings of each face, and the faces at each input: the first input is the owner's. */
function inputsOf(sharers: readonly Sharer[]) {
  const strings: { module: CurveModule; modulesPerString: number }[] = []
  const inputs: number[][] = []
  const ofOwner = sharers[0].unit.arrays.bins.length
  sharers.forEach(({ unit, isParallel }) => {
    unit.arrays.bins.forEach((_, face) => {
      const at = strings.push({ module: unit.arrays.module as CurveModule, modulesPerString: unit.request.array.modules_per_string }) - 1
      if (isParallel) inputs[Math.min(face, ofOwner - 1)].push(at)
      else inputs.push([at])
    })
  })
  return { strings, inputs }
}

/** Adds up a column of some faces, in lit rows. */
function addUp({ n, lit }: Frame, faces: readonly HeldColumns[], name: keyof HeldColumns, sum: Float64Array): void {
  sum.fill(0, 0, n)
  for (const { [name]: column } of faces) for (let k = 0; k < lit.n; k++) sum[lit.rows[k]] += column[lit.rows[k]]
}

function multiply(n: number, fracs: Float64Array, column: Float64Array, out: Float64Array): void {
  for (let i = 0; i < n; i++) out[i] = fracs[i] * column[i]
}
