import { type Figures, figuresOf } from './figures.ts'
import type { MeasuredRows, MeasuredSet } from './measured-set.ts'
import { clearDay, oursOfShape, type ShapeFigures, shapeFigures } from './shape.ts'
import type { ShapePlant } from './shape-plants.ts'
import { hasStage, measuredOf, oursOf, STAGES, type Stage } from './stages.ts'

/** A line of the report: ours and pvlib's figures of one stage of one set. */
export interface Line {
  readonly set: string
  readonly stage: Stage
  readonly ours: Figures
  readonly pvlib: Figures | null
}

/** Figures of all stages of a set. */
export function linesOf(set: MeasuredSet, rows: MeasuredRows, peer: Partial<Record<Stage, Float64Array>> | undefined): Line[] {
  return STAGES.filter((stage) => hasStage(set, rows, stage)).map((stage) => {
    const against = (computed: Float64Array) => figuresOf(stage, rows.time, computed, measuredOf(rows, stage), lightOf(rows))
    const column = peer?.[stage]
    return { set: set.name, stage, ours: against(oursOf(set, rows, stage)), pvlib: column === undefined ? null : against(column) }
  })
}

/** Light by which rows are counted as lit: on the plane, else horizontal. */
export function lightOf({ poaWm2, ghiWm2 }: MeasuredRows): Float64Array {
  const light = poaWm2 ?? ghiWm2
  if (light === null) throw new Error('The set has no light')
  return light
}

/** What the command prints, and docs/validation.md has: one line for each stage of each set. */
export function tableOf(lines: readonly Line[]): string[][] {
  return lines.map(({ set, stage, ours, pvlib }) => {
    const bias = (figures: Figures) => signed(figures.bias, stage)
    const rmse = (figures: Figures) =>
      stage === 'temperature' ? `${figures.hourlyRmse.toFixed(1)} K` : `${figures.hourlyRmse.toFixed(1)} %`
    const peer = pvlib === null ? ['', ''] : [bias(pvlib), rmse(pvlib)]
    return [set, stage, String(ours.rows), bias(ours), rmse(ours), ...peer]
  })
}

/** Mean and mean size of the biases of a stage over all sets. */
export function overAll(lines: readonly Line[]): string[][] {
  return STAGES.map((stage) => {
    const ours = lines.filter((line) => line.stage === stage).map((line) => line.ours.bias)
    const theirs = lines.flatMap((line) => (line.stage === stage && line.pvlib !== null ? [line.pvlib.bias] : []))
    const row = (values: number[]) =>
      values.length === 0 ? ['', ''] : [signed(mean(values), stage), size(mean(values.map(Math.abs)), stage)]
    return [stage, String(ours.length), ...row(ours), ...row(theirs)]
  })
}

/** A plant whose shape alone is compared. */
export interface ShapeLine {
  readonly plant: ShapePlant
  readonly ours: ShapeFigures
  readonly pvlib: ShapeFigures | null
}

export function shapeLinesOf(plants: readonly ShapePlant[], peer: Readonly<Record<string, Float64Array>>): ShapeLine[] {
  return plants.map((plant) => ({
    plant,
    ours: shapeFigures(plant, oursOfShape(plant, clearDay(plant))),
    pvlib: plant.name in peer ? shapeFigures(plant, peer[plant.name]) : null,
  }))
}

/** One line for each plant-day. */
export function shapeTableOf(lines: readonly ShapeLine[]): string[][] {
  return lines.map(({ plant, ours, pvlib }) => {
    const cells = ({ day, shaded }: ShapeFigures) => [signed(day.bias, 'dc'), `${day.hourlyRmse.toFixed(1)} %`, signed(shaded.bias, 'dc')]
    return [plant.name, kindOf(plant), ...cells(ours), ...(pvlib === null ? ['', '', ''] : cells(pvlib))]
  })
}

export function kindOf({ isTracker, cells }: ShapePlant): string {
  return `${isTracker ? 'tracker' : 'rack'}, ${cells}`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function signed(value: number, stage: Stage): string {
  return `${value < 0 ? '' : '+'}${size(value, stage)}`
}

function size(value: number, stage: Stage): string {
  return `${value.toFixed(1)} ${stage === 'temperature' ? 'K' : '%'}`
}
