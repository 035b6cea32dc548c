/**
 * The columns of one block of rows. A run walks its weather in blocks of whole days (a year of hours is one block, a year of minutes is many), so that the
 * columns stay in the processor's cache and memory does not grow with the weather. All columns have `capacity` elements of which the first `n` count.
 * Stages visit the lit rows only (`lit.rows[0..lit.n)`: some global irradiance, twilight included, where the sun may stand below the horizon); every column is zero at the block's start, which is
 * the value of a dark row. Units: W/m2, W, V, A, degC, m/s, rad.
 */
export interface Rows {
  /** Indices of the lit rows, ascending; the first `n` count. */
  rows: Int32Array
  n: number
}

/** Weather as given and the sun above it; written by `sun` and `irradiance`, read by all. */
export interface SkyColumns {
  /** Start of the row, minutes since 1970-01-01T00:00 in the weather's standard time. */
  startMin: Float64Array
  /** Month of the row's middle, January is 0. */
  month: Uint8Array
  ghiWm2: Float64Array
  dhiWm2: Float64Array
  dniWm2: Float64Array
  tempAirC: Float64Array
  windMps: Float64Array
  /** Albedo of the row: the weather's own or the month's. */
  albedoFrac: Float64Array
  /** 1 when the sun's centre is above the horizon at the row's instant (refracted elevation > 0). */
  isUp: Uint8Array
  /** Elevation of the sun, refracted when the site asks for it; written for every row, dark rows included. */
  sunElevationRad: Float64Array
  /** Cosine of the zenith that irradiance uses (sine of `sunElevationRad`). */
  sunZenithCos: Float64Array
  /** Clockwise from north, 0 to 2 pi; written for every row. */
  sunAzimuthRad: Float64Array
  /** Extraterrestrial irradiance on a plane normal to the sun. */
  extraNormalWm2: Float64Array
  /** The part of the diffuse that comes from about the sun, on a plane normal to it; written for runs with a rear side. */
  circumsolarNormalWm2: Float64Array
}

/** Irradiance of one orientation (a fixed plane, all trackers of one bin, one face of a ridge). The three component columns are reduced in place, stage by stage. */
export interface PlaneColumns {
  /** Tracker rotation, right-handed about the axis direction; 0 for fixed planes. */
  rotationRad: Float64Array
  /** Index into TRACKER_STATES. */
  trackerState: Uint8Array
  tiltRad: Float64Array
  /** Azimuth that the plane faces, clockwise from north. */
  azimuthRad: Float64Array
  /** Cosine of the beam's incidence angle, not clipped: negative behind the plane. */
  aoiCos: Float64Array
  /** Beam on the plane, with the circumsolar part when `site.circumsolar` is beam. */
  beamWm2: Float64Array
  /** Sky diffuse on the plane, with the circumsolar part when `site.circumsolar` is diffuse. */
  skyWm2: Float64Array
  groundWm2: Float64Array
  /** The three as transposed, before any loss. */
  beamIncWm2: Float64Array
  skyIncWm2: Float64Array
  groundIncWm2: Float64Array
  /** What the plane receives less than the horizontal, component by component; negative for a gain. */
  transpositionLossWm2: Float64Array
  /** Each loss is written by its own stage; positive is a loss. */
  horizonLossWm2: Float64Array
  nearBeamLossWm2: Float64Array
  nearSkyLossWm2: Float64Array
  nearGroundLossWm2: Float64Array
  soilingLossWm2: Float64Array
  iamLossWm2: Float64Array
  /** Fraction of the collector that the beam shade covers (0 to 1), field mean over the rows. */
  shadedFrac: Float64Array
  /** Surplus of whole shaded strips over the linear shade, as a fraction of the unshaded beam, field mean over the rows, before `fraction_for_electrical`. */
  stripSurplusFrac: Float64Array
  /** Beam before near shading over what the optics left of it: turns the strip surplus into effective irradiance. */
  beamUnshadedEffWm2: Float64Array
  /** Spectral loss as a fraction of the effective irradiance; negative for a gain, 0 when the model is off. */
  spectralLossFrac: Float64Array
  /** GlobEff: what is left of the three components on the front. */
  effectiveWm2: Float64Array
  /** Rows of the rear branch; backWm2 is what reaches the rear cells after structure shading (GlobBack), before bifaciality. */
  rearGroundIncidentWm2: Float64Array
  /** Ground light that the ground absorbs, and reflected light that misses the rear side. */
  rearAbsorbedLossWm2: Float64Array
  rearViewLossWm2: Float64Array
  rearViewWm2: Float64Array
  rearSkyWm2: Float64Array
  rearBeamWm2: Float64Array
  rearStructureLossWm2: Float64Array
  backWm2: Float64Array
}

/** The array, from effective irradiance to the virtual MPP at the inverter input, for all modules of one orientation. Losses are positive; the MPP power is the nominal power minus the rows between. */
export interface DcColumns {
  cellTempC: Float64Array
  nominalW: Float64Array
  degradationLossW: Float64Array
  irradianceLevelLossW: Float64Array
  temperatureLossW: Float64Array
  spectralLossW: Float64Array
  electricalShadingLossW: Float64Array
  qualityLossW: Float64Array
  lidLossW: Float64Array
  moduleMismatchLossW: Float64Array
  stringMismatchLossW: Float64Array
  rearMismatchLossW: Float64Array
  wiringLossW: Float64Array
  mppW: Float64Array
  /** Array voltage and current at the inverter input at the virtual MPP; 0 when the module has no voltage. */
  mppV: Float64Array
  mppA: Float64Array
  /** Irradiance that reproduces the module's MPP in the I-V model (front, bifacial rear and spectrum together), for operating points off the MPP. */
  ivIrradianceWm2: Float64Array
}

/** Inverters and AC side of the plant. Positive losses; `gridW` is negative when importing. */
export interface AcColumns {
  /** Operating point at the inverter input, whole plant. */
  arrayW: Float64Array
  arrayV: Float64Array
  arrayA: Float64Array
  efficiencyLossW: Float64Array
  overPowerLossW: Float64Array
  overCurrentLossW: Float64Array
  overVoltageLossW: Float64Array
  underVoltageLossW: Float64Array
  thresholdLossW: Float64Array
  nightW: Float64Array
  /** Inverter output, negative by the night draw. */
  inverterOutputW: Float64Array
  /** Load at the injection point, after every AC loss. */
  loadW: Float64Array
  /** Bus power that the storage strategy wants; infinite for as much as there is. */
  busTargetW: Float64Array
  /** Powers of the battery at the AC bus. */
  chargeW: Float64Array
  dischargeW: Float64Array
  storageLossW: Float64Array
  storageChangeW: Float64Array
  /** State of charge at the end of the row. */
  storedFrac: Float64Array
  /** Charge that the grid limit would have curtailed. */
  recoveredW: Float64Array
  gridLimitLossW: Float64Array
  auxiliariesW: Float64Array
  wiringLossW: Float64Array
  mvIronLossW: Float64Array
  mvCopperLossW: Float64Array
  mvLineLossW: Float64Array
  hvIronLossW: Float64Array
  hvCopperLossW: Float64Array
  hvLineLossW: Float64Array
  transmissionLossW: Float64Array
  otherLossW: Float64Array
  unavailabilityLossW: Float64Array
  /** Part of the load that the plant meets, and the rest, which the grid meets: it is no part of `gridW`. */
  selfConsumedW: Float64Array
  fromGridW: Float64Array
  gridW: Float64Array
}

export const TRACKER_STATES = ['tracking', 'backtracking', 'flat', 'best angle', 'stow'] as const

/** Modules that face one way: their irradiance and their DC power. */
export interface Face {
  plane: PlaneColumns
  dc: DcColumns
}

export interface Frame {
  capacity: number
  /** Rows of the current block. */
  n: number
  /** Index of the block's first row in the weather. */
  first: number
  stepMin: number
  lit: Rows
  sky: SkyColumns
  /** Where all modules face one way, the one face is `plane` and `dc` themselves. */
  faces: readonly Face[]
  /** Of several faces the mean irradiance by area, without an orientation. */
  plane: PlaneColumns
  /** Of several faces the sum of the power. */
  dc: DcColumns
  ac: AcColumns
}

const SKY = [
  'startMin',
  'ghiWm2',
  'dhiWm2',
  'dniWm2',
  'tempAirC',
  'windMps',
  'albedoFrac',
  'sunElevationRad',
  'sunZenithCos',
  'sunAzimuthRad',
  'extraNormalWm2',
  'circumsolarNormalWm2',
] as const satisfies (keyof SkyColumns)[]

const ORIENTATION = ['rotationRad', 'tiltRad', 'azimuthRad', 'aoiCos'] as const satisfies (keyof PlaneColumns)[]

const SHADE = ['shadedFrac', 'stripSurplusFrac', 'spectralLossFrac'] as const satisfies (keyof PlaneColumns)[]

/** What planes of several orientations have as one: means by area. */
export const IRRADIANCE = [
  'beamWm2',
  'skyWm2',
  'groundWm2',
  'beamIncWm2',
  'skyIncWm2',
  'groundIncWm2',
  'transpositionLossWm2',
  'horizonLossWm2',
  'nearBeamLossWm2',
  'nearSkyLossWm2',
  'nearGroundLossWm2',
  'soilingLossWm2',
  'iamLossWm2',
  'beamUnshadedEffWm2',
  'effectiveWm2',
  'rearGroundIncidentWm2',
  'rearAbsorbedLossWm2',
  'rearViewLossWm2',
  'rearViewWm2',
  'rearSkyWm2',
  'rearBeamWm2',
  'rearStructureLossWm2',
  'backWm2',
] as const satisfies (keyof PlaneColumns)[]

const ARRAY_POINT = ['mppV', 'mppA'] as const satisfies (keyof DcColumns)[]

/** State of the cells, which several faces have as a mean. */
export const CELL_STATE = ['cellTempC', 'ivIrradianceWm2'] as const satisfies (keyof DcColumns)[]

/** Power of the array, which several faces have as a sum. */
export const ARRAY_POWER = [
  'nominalW',
  'degradationLossW',
  'irradianceLevelLossW',
  'temperatureLossW',
  'spectralLossW',
  'electricalShadingLossW',
  'qualityLossW',
  'lidLossW',
  'moduleMismatchLossW',
  'stringMismatchLossW',
  'rearMismatchLossW',
  'wiringLossW',
  'mppW',
] as const satisfies (keyof DcColumns)[]

const AC = [
  'arrayW',
  'arrayV',
  'arrayA',
  'efficiencyLossW',
  'overPowerLossW',
  'overCurrentLossW',
  'overVoltageLossW',
  'underVoltageLossW',
  'thresholdLossW',
  'nightW',
  'inverterOutputW',
  'loadW',
  'busTargetW',
  'chargeW',
  'dischargeW',
  'storageLossW',
  'storageChangeW',
  'storedFrac',
  'recoveredW',
  'gridLimitLossW',
  'auxiliariesW',
  'wiringLossW',
  'mvIronLossW',
  'mvCopperLossW',
  'mvLineLossW',
  'hvIronLossW',
  'hvCopperLossW',
  'hvLineLossW',
  'transmissionLossW',
  'otherLossW',
  'unavailabilityLossW',
  'selfConsumedW',
  'fromGridW',
  'gridW',
] as const satisfies (keyof AcColumns)[]

function doubles<K extends string>(names: readonly K[], capacity: number): Record<K, Float64Array> {
  const columns = {} as Record<K, Float64Array>
  for (const name of names) columns[name] = new Float64Array(capacity)
  return columns
}

/** Columns for blocks of up to `capacity` rows; allocated once a run. */
export function makeFrame(capacity: number, stepMin: number, faceCount = 1): Frame {
  const whole = makeFace(capacity)
  return {
    capacity,
    n: 0,
    first: 0,
    stepMin,
    lit: { rows: new Int32Array(capacity), n: 0 },
    sky: { ...doubles(SKY, capacity), month: new Uint8Array(capacity), isUp: new Uint8Array(capacity) },
    faces: faceCount === 1 ? [whole] : Array.from({ length: faceCount }, () => makeFace(capacity)),
    ...whole,
    ac: doubles(AC, capacity),
  }
}

function makeFace(capacity: number): Face {
  const plane = { ...doubles([...ORIENTATION, ...IRRADIANCE, ...SHADE], capacity), trackerState: new Uint8Array(capacity) }
  return { plane, dc: doubles([...ARRAY_POWER, ...CELL_STATE, ...ARRAY_POINT], capacity) }
}

/** A stage of the chain, prepared once a run from the request and called once a block. */
export type SkyStage = (frame: Frame) => void
export type PlaneStage = (frame: Frame, plane: PlaneColumns) => void
export type DcStage = (frame: Frame, plane: PlaneColumns, dc: DcColumns) => void
export type AcStage = (frame: Frame) => void

/** Zeroes every column for the next block. */
export function clearFrame(frame: Frame): void {
  clearColumns(frame.sky)
  clearColumns(frame.plane)
  if (frame.faces.length > 1) for (const { plane } of frame.faces) clearColumns(plane)
  clearElectrical(frame)
}

/** Zeroes what the stages from the array on write. */
export function clearElectrical(frame: Frame): void {
  clearColumns(frame.dc)
  if (frame.faces.length > 1) for (const { dc } of frame.faces) clearColumns(dc)
  clearColumns(frame.ac)
}

function clearColumns(columns: SkyColumns | PlaneColumns | DcColumns | AcColumns): void {
  for (const column of Object.values(columns) as (Float64Array | Uint8Array)[]) column.fill(0)
}
