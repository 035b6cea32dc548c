import type { Scene } from '@pvyield/contract/schemas'
import { DEG_PER_RAD } from '../core/angles.ts'
import { formatStamp, minutesOf } from '../core/calendar.ts'
import type { Frame } from '../core/frame.ts'
import { INVALID } from '../core/invalid.ts'
import type { Resolved } from '../core/option.ts'
import { EngineError, type Failure } from '../core/sink.ts'
import { singleAxis } from '../orientation/track-mode/single-axis.ts'
import type { OrientationBin } from '../scene/bins.ts'
import { type Layout, makeLayout } from '../scene/layout.ts'
import type { PictureView } from '../scene/picture/scene-picture.ts'
import { ShadeKernel } from '../scene/shade/shade-kernel.ts'
import { occludersOf, targetsOf } from '../scene/shade-scene.ts'
import { hasRowShading } from '../shading/index.ts'
import { clearDay, inSolarTime } from './clear-day.ts'
import { drawMoment, drawnOf, type SceneMoment, shadeOf } from './moment.ts'
import { noSuchDay, noSuchTime, parseMinuteOfDay, parseMonthDay } from './month-day.ts'

/** The sections of a plant that a picture without weather needs. */
export interface PicturePlant extends Pick<Resolved, 'site' | 'array'> {
  readonly scene: Scene
}

/** When a picture is taken, in the standard time of the site, and from where. */
export interface PictureWish {
  /** MM-DD */
  readonly date: string
  /** HH:MM */
  readonly time: string
  readonly view: PictureView
  /** Metres of a unit of length of the scene; 1 if absent. */
  readonly unit_m?: number
}

/** Any year would do; this one has a 29 February. */
const YEAR = 2000

/**
 * Draws a scene at an instant under a clear sky without wind, as an SVG.
 * Fails: EngineError at `date` and `time`; at `time` also for the view from a sun that is down.
 */
export function drawSceneAt(plant: PicturePlant, wish: PictureWish): string {
  return drawMoment({ ...momentOf(plant, wish), unitM: wish.unit_m ?? 1 }, wish.view)
}

/**
 * Share of the beam that shade takes of each table at an instant of mean solar time under a clear sky, in the order of
 * a day solve; NaN where the sun is down or behind.
 * Fails: EngineError at `date` and `time`.
 */
export function sceneShadeAt(plant: PicturePlant, wish: Pick<PictureWish, 'date' | 'time'>): Float64Array {
  return shadeOf(momentOf({ ...plant, site: inSolarTime(plant.site) }, { ...wish, view: 'plan' }))
}

function momentOf(plant: PicturePlant, { date, time, view }: PictureWish): SceneMoment {
  const day = parseMonthDay(date)
  const minute = parseMinuteOfDay(time)
  const failures = [...(day === null ? [noSuchDay(date)] : []), ...(minute === null ? [noSuchTime(time)] : [])]
  if (day === null || minute === null) throw new EngineError(failures)
  const frame = clearDay(plant.site, minutesOf(YEAR, day.month, day.day))
  const { sky } = frame
  if (view === 'sun' && sky.isUp[minute] === 0) throw new EngineError([sunIsDown(date, time, frame)])
  const layout = makeLayout(plant.scene)
  const kernel = kernelOf(plant, layout)
  kernel.turn(rotationsAt(plant, layout, frame, minute))
  const sun = [sky.sunEastCos[minute], sky.sunNorthCos[minute], sky.sunZenithCos[minute]] as const
  return { kernel, sun, ...drawnOf(plant.scene, layout), when: `${date} ${time}` }
}

/** The tables and objects of a plant, to be turned and faced. */
export function kernelOf(plant: PicturePlant, layout: Layout): ShadeKernel {
  // The depth of cells, for which a roof reads the module, changes no shade of a whole table.
  const targets = targetsOf(layout, { array: plant.array, module: INVALID }, true)
  return new ShadeKernel(targets, occludersOf(layout), hasRowShading(plant))
}

/** Rotation of every device at a row; 0 for those that do not turn. */
function rotationsAt({ array }: PicturePlant, { devices, bins }: Layout, frame: Frame, row: number): Float64Array {
  const rotations = new Float64Array(devices.length)
  for (const bin of bins) {
    if (bin.kind !== 'sat') continue
    singleAxis.prepare(trackersOf(array, bin), null)(frame, frame.plane)
    for (const at of bin.devices) rotations[at] = frame.plane.rotationRad[row]
  }
  return rotations
}

function trackersOf(array: Resolved['array'], { tiltRad, azimuthRad }: OrientationBin): Resolved['array'] {
  return { ...array, track_mode: 'single_axis', tilt_deg: tiltRad * DEG_PER_RAD, azimuth_deg: azimuthRad * DEG_PER_RAD }
}

function sunIsDown(date: string, time: string, { lit, sky }: Frame): Failure {
  const clock = (row: number): string => formatStamp(sky.startMinutes[row]).slice(11)
  const isUp = lit.n === 0 ? 'it does not rise on that day' : `it is up from ${clock(lit.rows[0])} to ${clock(lit.rows[lit.n - 1])}`
  return {
    code: 'validation_error',
    field: 'time',
    message: `The sun is down at ${time} on ${date}, ${isUp}: choose a time with the sun up, or view=plan`,
  }
}
