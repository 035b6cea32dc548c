import { relativeAirMass } from '../../engine/core/air-mass.ts'
import { RAD_PER_DEG } from '../../engine/core/angles.ts'
import { pressurePa, SEA_LEVEL_PA } from '../../engine/core/pressure.ts'
import { run } from '../../engine/index.ts'
import { clearSky } from '../../engine/irradiance/clear-sky.ts'
import { nativeSha256 } from '../bench/native-digest.ts'
import { completed } from '../bench/plants.ts'
import { type Figures, figuresOf } from './figures.ts'
import type { Cells, ShapePlant } from './shape-plants.ts'

/** A common turbidity of winter, and the air of a clear winter day in the south of the United States. */
const TURBIDITY = 3
const AIR_C = 10
const WIND_MPS = 2
const EXTRA_WM2 = 1405
/** Minutes on either side of the highest sun by which the level is taken out. */
const MIDDAY_MIN = 60
/** Share of the beam from which a row counts as shaded. */
const SHADED_FRAC = 0.01

/** Light of a clear day, W/m2. */
export interface ClearDay {
  readonly ghi: Float64Array
  readonly dni: Float64Array
  readonly dhi: Float64Array
}

/**
 * Blind: thin film loses what is shaded, whole cells in portrait a string of their module's height at once, half cells half of
 * it. `array.cell_layout` would be nearer, but its shares were measured on these plants.
 */
const STRIPS_OF_MODULE = { 'thin-film': 0, crystalline: 1, 'crystalline_half-cut': 2 } as const satisfies Record<Cells, number>

/** The clear day of the plant, the same for both tools. */
export function clearDay(plant: ShapePlant): ClearDay {
  const { elevation, time } = plant
  const dark = () => new Float64Array(time.length)
  const day = { ghi: dark(), dni: dark(), dhi: dark() }
  const [elevationDeg] = columns(plant, day, { shade_mode: 'none' }, ['HSol'])
  const out = { ghi: 0, dni: 0, dhi: 0 }
  for (let i = 0; i < time.length; i++) {
    if (elevationDeg[i] <= 0) continue
    const cos = Math.sin(elevationDeg[i] * RAD_PER_DEG)
    const airMass = (relativeAirMass(elevationDeg[i] * RAD_PER_DEG, cos) * pressurePa(elevation)) / SEA_LEVEL_PA
    clearSky(cos, airMass, TURBIDITY, elevation, EXTRA_WM2, false, out)
    day.ghi[i] = out.ghi
    day.dni[i] = out.dni
    day.dhi[i] = out.dhi
  }
  return day
}

/** Our power of the day, up to a factor. */
export function oursOfShape(plant: ShapePlant, day: ClearDay): Float64Array {
  const strips = stripsOf(plant)
  const shade = strips === 0 ? { shade_mode: 'linear' } : { shade_mode: 'electrical', string_steps: strips }
  return columns(plant, day, shade, ['EOutInv'])[0]
}

/** Strips of the row that lose their beam at once; 0 for cells that lose what is shaded. */
export function stripsOf({ cells, modulesHigh }: ShapePlant): number {
  return STRIPS_OF_MODULE[cells] * modulesHigh
}

/** Rows in which the row ahead takes beam. */
export function shadedRows(plant: ShapePlant, day: ClearDay): boolean[] {
  const [open, left] = columns(plant, day, { shade_mode: 'linear', diffuse_shading: 'none' }, ['GlobInc', 'GlobShd'])
  return Array.from(open, (wm2, i) => left[i] < (1 - SHADED_FRAC) * wm2)
}

/** A column over its mean about noon: its shape is left. */
export function shapeOnly(values: Float64Array, day: ClearDay): Float64Array {
  const noon = day.ghi.indexOf(Math.max(...day.ghi))
  const midday = values.subarray(Math.max(noon - MIDDAY_MIN, 0), noon + MIDDAY_MIN)
  const mean = midday.reduce((sum, value) => sum + value, 0) / midday.length
  return values.map((value) => value / mean)
}

function columns(plant: ShapePlant, day: ClearDay, shade: object, names: readonly string[]): Float64Array[] {
  const { latitude, longitude, elevation, isTracker, tiltDeg, azimuthDeg, rotationLimitDeg, gcr, gammaPerK } = plant
  const rows = plant.time.length
  const mount = isTracker
    ? { track_mode: 'single_axis', azimuth_deg: 180, backtracking: false, rotation_limit_deg: rotationLimitDeg }
    : { track_mode: 'fixed', tilt_deg: tiltDeg, azimuth_deg: azimuthDeg }
  const request = completed({
    site: { latitude, longitude, elevation, irradiance_closure: 'beam_diffuse' },
    array: { ...mount, gcr, n_rows: 1000, modules_per_string: 1, strings_per_inverter: 1, operating_point: 'always_mpp', ...shade },
    weather: {
      timezone: 0,
      step_minutes: 1,
      interval: 'middle',
      start: plant.time[0],
      ghi_wm2: [...day.ghi],
      dni_wm2: [...day.dni],
      dhi_wm2: [...day.dhi],
      temp_air_c: new Array(rows).fill(AIR_C),
      wind_speed_ms: new Array(rows).fill(WIND_MPS),
    },
    module: { model: 'reference', p_nom_w: 400, efficiency: 0.18, temperature_coefficient: gammaPerK },
    inverter: { model: 'flat', p_ac_nom_kw: 100, efficiency: 1 },
  })
  const { series } = run(request, { sha256: nativeSha256, withSeries: true })
  return names.map((name) => series?.columns[series.names.indexOf(name)] ?? new Float64Array(rows))
}

/** Day and shaded rows of a plant, against the measured shape. */
export interface ShapeFigures {
  readonly day: Figures
  readonly shaded: Figures
}

/** How far a computed shape is from the measured one. */
export function shapeFigures(plant: ShapePlant, computed: Float64Array): ShapeFigures {
  const day = clearDay(plant)
  const isShaded = shadedRows(plant, day)
  const ours = shapeOnly(computed, day)
  const measured = shapeOnly(plant.power, day)
  return {
    day: figuresOf('dc', plant.time, ours, measured, day.ghi),
    shaded: figuresOf('dc', plant.time, ours, measured, day.ghi, (row) => isShaded[row]),
  }
}
