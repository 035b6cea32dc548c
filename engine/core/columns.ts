import type { Parts } from './parts.ts'

/**
 * The table of columns: every quantity that one stage passes to another, stated once. The types,
 * the allocation of a frame, the combination of several faces, the totals, the loss diagram and the
 * series derive from it.
 *
 * Units: W/m2, W, V, A, degC, m/s, rad, min; `1` for fractions and flags.
 *
 * A frame is kept from run to run, and what its columns contain at the start of a block depends on
 * `rows` and `only` (see `core/clearing.ts`): a stage finds zero in every row that it may leave
 * unwritten, and must write every row that its column's entry says it writes.
 */

/**
 * The stages that write columns, in the order of the chain. A stage reads its own columns and those
 * of the stages before it.
 */
export const WRITERS = [
  'weather',
  'sun',
  'irradiance',
  'albedo',
  'brightness',
  'orientation',
  'transposition',
  'horizon',
  'shading',
  'optics',
  'rear',
  'thermal',
  'dc',
  'clear sky',
  'inverter',
  'outages',
  'storage',
  'ac',
] as const

export type Writer = (typeof WRITERS)[number]

/**
 * Rows of a block that the writers of a column write: every row; every lit row and no other; some
 * of the lit rows; some of all rows. Rows that a run reads and no stage wrote are zero.
 */
export type WrittenRows = 'every' | 'lit' | 'some lit' | 'some'

/** Parts of a plant without which a row is not in the loss diagram. */
export type RowPart = 'rear' | 'twoFaces' | 'storageStandby' | 'outages'

export interface ColumnEntry {
  readonly unit: 'W/m2' | 'W' | 'V' | 'A' | 'degC' | 'm/s' | 'rad' | 'min' | '1'
  readonly meaning: string
  /** The stage that writes it first, then those that reduce it in place. */
  readonly writers: readonly [Writer, ...Writer[]]
  readonly rows: WrittenRows
  /** The part of the plant without which no stage writes the column: it is then zero. */
  readonly only?: keyof Parts
  /** Small whole numbers: one byte a row. */
  readonly isByte?: true
  /**
   * How the column is combined over several faces: mean weighted by area, sum, or not at all (each
   * face keeps its own).
   */
  readonly faces?: 'mean' | 'sum' | 'own'
  /**
   * Row of the loss diagram. The rows of a stage have the order of the table. The column is
   * positive for a loss, unless the row is a gain. With `only`, the row is in the diagram of plants
   * with this part only.
   */
  readonly row?: { readonly key: string; readonly label: string; readonly isGain?: true; readonly only?: RowPart }
}

/** Weather as given and the sun above it. */
const SKY = {
  startMinutes: {
    unit: 'min',
    meaning: "Start of the row, from 1970-01-01T00:00 in the weather's standard time",
    writers: ['weather'],
    rows: 'every',
  },
  month: { unit: '1', meaning: "Month of the row's middle, January is 0", writers: ['weather'], rows: 'every', isByte: true },
  ghiWm2: { unit: 'W/m2', meaning: 'Global horizontal irradiance', writers: ['weather', 'irradiance', 'transposition'], rows: 'every' },
  dhiWm2: { unit: 'W/m2', meaning: 'Diffuse horizontal irradiance', writers: ['weather', 'irradiance', 'transposition'], rows: 'every' },
  dniWm2: { unit: 'W/m2', meaning: 'Direct normal irradiance', writers: ['weather', 'irradiance', 'transposition'], rows: 'every' },
  tempAirC: { unit: 'degC', meaning: 'Air temperature', writers: ['weather'], rows: 'every' },
  windMps: { unit: 'm/s', meaning: 'Wind speed at 10 m', writers: ['weather'], rows: 'every' },
  albedoFrac: { unit: '1', meaning: "Albedo of the row: the weather's own or the month's", writers: ['albedo'], rows: 'every' },
  isUp: {
    unit: '1',
    meaning: "1 when the sun's centre is above the horizon at the row's instant (refracted elevation > 0)",
    writers: ['sun'],
    rows: 'every',
    isByte: true,
  },
  sunElevationRad: {
    unit: 'rad',
    meaning: 'Elevation of the sun, refracted when the site asks for it; written for every row, dark rows included',
    writers: ['sun'],
    rows: 'every',
  },
  sunZenithCos: {
    unit: '1',
    meaning: 'Cosine of the zenith that irradiance uses (sine of `sunElevationRad`)',
    writers: ['sun'],
    rows: 'every',
  },
  sunAzimuthRad: {
    unit: 'rad',
    meaning: 'Azimuth of the sun, clockwise from north; written for every row',
    writers: ['sun'],
    rows: 'every',
  },
  sunEastCos: { unit: '1', meaning: 'Cosine between the sun and east', writers: ['sun'], rows: 'every' },
  sunNorthCos: { unit: '1', meaning: 'Cosine between the sun and north', writers: ['sun'], rows: 'every' },
  extraNormalWm2: { unit: 'W/m2', meaning: 'Extraterrestrial irradiance on a plane normal to the sun', writers: ['sun'], rows: 'every' },
  discFrac: {
    unit: '1',
    meaning: 'Share of the diffuse light from about the sun, by Perez',
    writers: ['brightness', 'transposition'],
    rows: 'lit',
  },
  bandFrac: {
    unit: '1',
    meaning: 'Share of the diffuse light from along the horizon, by Perez',
    writers: ['brightness', 'transposition'],
    rows: 'lit',
  },
  circumsolarNormalWm2: {
    unit: 'W/m2',
    meaning: 'Diffuse light from about the sun, on a plane normal to it; written for runs with a rear side',
    writers: ['brightness', 'transposition'],
    rows: 'some lit',
    only: 'rear',
  },
  clearDniWm2: {
    unit: 'W/m2',
    meaning: 'Direct normal irradiance under a clear sky of clean, dry air',
    writers: ['clear sky'],
    rows: 'lit',
    only: 'clearSky',
  },
} as const satisfies Record<string, ColumnEntry>

/** Irradiance of one orientation: a fixed plane, all trackers of one bin, one face of a ridge. */
const PLANE = {
  rotationRad: {
    unit: 'rad',
    meaning: 'Tracker rotation, right-handed about the axis direction; 0 for fixed planes',
    writers: ['orientation'],
    rows: 'lit',
    only: 'tracker',
    faces: 'own',
  },
  trackerState: {
    unit: '1',
    meaning: 'Index into TRACKER_STATES',
    writers: ['orientation'],
    rows: 'lit',
    only: 'moves',
    isByte: true,
    faces: 'own',
  },
  tiltRad: { unit: 'rad', meaning: 'Tilt of the plane', writers: ['orientation'], rows: 'lit', faces: 'own' },
  tiltCos: { unit: '1', meaning: 'Its cosine', writers: ['orientation'], rows: 'lit', faces: 'own' },
  tiltSin: { unit: '1', meaning: 'Its sine', writers: ['orientation'], rows: 'lit', faces: 'own' },
  azimuthRad: {
    unit: 'rad',
    meaning: 'Azimuth that the plane faces, clockwise from north',
    writers: ['orientation'],
    rows: 'lit',
    faces: 'own',
  },
  aoiCos: {
    unit: '1',
    meaning: "Cosine of the beam's incidence angle, not clipped: negative behind the plane",
    writers: ['orientation'],
    rows: 'lit',
    faces: 'own',
  },
  beamWm2: {
    unit: 'W/m2',
    meaning: 'Beam on the plane, with the circumsolar part when `site.circumsolar` is beam',
    writers: ['transposition', 'horizon', 'shading', 'optics'],
    rows: 'lit',
    faces: 'mean',
  },
  skyWm2: {
    unit: 'W/m2',
    meaning: 'Sky diffuse on the plane, with the circumsolar part when `site.circumsolar` is diffuse',
    writers: ['transposition', 'horizon', 'shading', 'optics'],
    rows: 'lit',
    faces: 'mean',
  },
  groundWm2: {
    unit: 'W/m2',
    meaning: 'Ground-reflected light on the plane',
    writers: ['transposition', 'horizon', 'shading', 'optics'],
    rows: 'lit',
    faces: 'mean',
  },
  beamIncWm2: { unit: 'W/m2', meaning: 'Beam as transposed, before any loss', writers: ['transposition'], rows: 'lit', faces: 'mean' },
  skyIncWm2: {
    unit: 'W/m2',
    meaning: 'Sky diffuse as transposed, before any loss',
    writers: ['transposition'],
    rows: 'lit',
    faces: 'mean',
  },
  groundIncWm2: {
    unit: 'W/m2',
    meaning: 'Ground-reflected light as transposed, before any loss',
    writers: ['transposition'],
    rows: 'lit',
    faces: 'mean',
  },
  transpositionLossWm2: {
    unit: 'W/m2',
    meaning: 'What the plane receives less than the horizontal, component by component; negative for a gain',
    writers: ['transposition'],
    rows: 'lit',
    faces: 'mean',
    row: { key: 'transposition', label: 'Transposition to the plane' },
  },
  horizonLossWm2: {
    unit: 'W/m2',
    meaning: 'Light that far obstacles take',
    writers: ['horizon'],
    rows: 'some lit',
    only: 'horizon',
    faces: 'mean',
    row: { key: 'horizon', label: 'Far shading by the horizon' },
  },
  nearBeamLossWm2: {
    unit: 'W/m2',
    meaning: 'Beam that near obstacles take',
    writers: ['shading'],
    rows: 'some lit',
    only: 'rowShading',
    faces: 'mean',
    row: { key: 'near_shading_beam', label: 'Near shading of the beam' },
  },
  nearSkyLossWm2: {
    unit: 'W/m2',
    meaning: 'Sky diffuse that near obstacles take',
    writers: ['shading'],
    rows: 'lit',
    only: 'rowShading',
    faces: 'mean',
    row: { key: 'near_shading_diffuse', label: 'Near shading of the sky diffuse' },
  },
  nearGroundLossWm2: {
    unit: 'W/m2',
    meaning: 'Ground-reflected light that near obstacles take',
    writers: ['shading'],
    rows: 'lit',
    only: 'rowShading',
    faces: 'mean',
    row: { key: 'near_shading_ground', label: 'Near shading of the ground-reflected light' },
  },
  nearRowsLossWm2: {
    unit: 'W/m2',
    meaning: "Light that the rows of the array section would take, without the scene's own neighbours and heights",
    writers: ['shading'],
    rows: 'lit',
    only: 'scene',
    faces: 'mean',
  },
  nearObjectsLossWm2: {
    unit: 'W/m2',
    meaning: 'Light that the objects of the scene would take without its tables',
    writers: ['shading'],
    rows: 'lit',
    only: 'scene',
    faces: 'mean',
  },
  soilingLossWm2: {
    unit: 'W/m2',
    meaning: 'Light that soiling takes',
    writers: ['optics'],
    rows: 'lit',
    faces: 'mean',
    row: { key: 'soiling', label: 'Soiling' },
  },
  snowLossFrac: {
    unit: '1',
    meaning: 'Share of the light on the front that snow on the modules takes',
    writers: ['optics'],
    rows: 'lit',
    only: 'snow',
    faces: 'own',
  },
  snowLossWm2: {
    unit: 'W/m2',
    meaning: 'Light that snow on the modules takes',
    writers: ['optics'],
    rows: 'lit',
    only: 'snow',
    faces: 'mean',
    row: { key: 'snow', label: 'Snow' },
  },
  iamLossWm2: {
    unit: 'W/m2',
    meaning: 'Light that the cover reflects and absorbs beyond normal incidence',
    writers: ['optics'],
    rows: 'lit',
    faces: 'mean',
    row: { key: 'iam', label: 'Incidence angle (IAM)' },
  },
  stripSurplusFrac: {
    unit: '1',
    meaning:
      'Surplus of whole shaded strips over the linear shade, as a fraction of the unshaded beam, field mean over the rows, before `fraction_for_electrical`',
    writers: ['shading'],
    rows: 'some lit',
    only: 'rowShading',
    faces: 'own',
  },
  beamUnshadedEffWm2: {
    unit: 'W/m2',
    meaning: 'Beam before near shading over what the optics left of it: turns the strip surplus into effective irradiance',
    writers: ['optics'],
    rows: 'lit',
    faces: 'mean',
  },
  spectralLossFrac: {
    unit: '1',
    meaning: 'Spectral loss as a fraction of the effective irradiance; negative for a gain, 0 when the model is off',
    writers: ['optics'],
    rows: 'some lit',
    faces: 'own',
  },
  effectiveWm2: {
    unit: 'W/m2',
    meaning: 'What is left of the three components on the front (GlobEff)',
    writers: ['optics'],
    rows: 'lit',
    faces: 'mean',
  },
  rearGroundIncidentWm2: {
    unit: 'W/m2',
    meaning: 'Irradiance on the ground between the rows',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
  },
  rearAbsorbedLossWm2: {
    unit: 'W/m2',
    meaning: 'Ground light that the ground absorbs',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
    row: { key: 'ground_reflected', label: 'Absorbed by the ground (1 - albedo)', only: 'rear' },
  },
  rearViewLossWm2: {
    unit: 'W/m2',
    meaning: 'Reflected light that misses the rear side',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
    row: { key: 'rear_view', label: 'Reflected light that misses the rear side (view factor)', only: 'rear' },
  },
  rearViewWm2: {
    unit: 'W/m2',
    meaning: 'Ground-reflected light on the rear side',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
  },
  rearSkyWm2: {
    unit: 'W/m2',
    meaning: 'Sky diffuse on the rear side',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
    row: { key: 'rear_sky', label: 'Sky diffuse on the rear side', isGain: true, only: 'rear' },
  },
  rearBeamWm2: {
    unit: 'W/m2',
    meaning: 'Beam on the rear side',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
    row: { key: 'rear_beam', label: 'Beam on the rear side', isGain: true, only: 'rear' },
  },
  rearStructureLossWm2: {
    unit: 'W/m2',
    meaning: 'Rear light that the structure takes',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
    row: { key: 'rear_structure', label: 'Structure shading on the rear side', only: 'rear' },
  },
  rearOpticsLossWm2: {
    unit: 'W/m2',
    meaning: 'Light on the rear side that soiling takes and that the cover reflects and absorbs beyond normal incidence',
    writers: ['rear'],
    rows: 'some lit',
    only: 'twoFaces',
    faces: 'mean',
    row: { key: 'rear_optics', label: 'Soiling and incidence angle on the rear side', only: 'twoFaces' },
  },
  rearStripLossWm2: {
    unit: 'W/m2',
    meaning:
      'Light on the rear cells that whole shaded strips lose beyond their shaded area, before `fraction_for_electrical` and bifaciality',
    writers: ['rear'],
    rows: 'some lit',
    only: 'twoFaces',
    faces: 'mean',
  },
  backWm2: {
    unit: 'W/m2',
    meaning: 'What reaches the rear cells after structure shading (GlobBack), before bifaciality',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
  },
} as const satisfies Record<string, ColumnEntry>

/**
 * The array, from effective irradiance to the virtual MPP at the inverter input, for all modules of
 * one orientation.
 */
const DC = {
  cellTempC: { unit: 'degC', meaning: 'Cell temperature', writers: ['thermal'], rows: 'lit', faces: 'mean' },
  cellWm2: { unit: 'W/m2', meaning: 'Irradiance that the cells convert, of both sides', writers: ['thermal'], rows: 'lit', faces: 'own' },
  moduleAt25W: { unit: 'W', meaning: 'MPP of one new module at 25 degC', writers: ['thermal'], rows: 'lit', faces: 'own' },
  moduleW: { unit: 'W', meaning: 'MPP of one new module', writers: ['thermal'], rows: 'lit', faces: 'own' },
  moduleV: { unit: 'V', meaning: 'MPP voltage of one new module', writers: ['thermal'], rows: 'lit', only: 'voltage', faces: 'own' },
  nominalW: { unit: 'W', meaning: 'Power at STC efficiency', writers: ['dc'], rows: 'lit', faces: 'sum' },
  degradationLossW: {
    unit: 'W',
    meaning: 'Ageing of the modules',
    writers: ['dc'],
    rows: 'lit',
    faces: 'sum',
    row: { key: 'degradation', label: 'Module degradation' },
  },
  irradianceLevelLossW: {
    unit: 'W',
    meaning: 'Efficiency at the irradiance of the row against that at STC',
    writers: ['dc'],
    rows: 'lit',
    faces: 'sum',
    row: { key: 'irradiance_level', label: 'Irradiance level' },
  },
  temperatureLossW: {
    unit: 'W',
    meaning: 'Efficiency at the cell temperature against that at 25 degC',
    writers: ['dc'],
    rows: 'lit',
    faces: 'sum',
    row: { key: 'temperature', label: 'Temperature' },
  },
  spectralLossW: {
    unit: 'W',
    meaning: 'Response to the spectrum of the row; negative for a gain',
    writers: ['dc'],
    rows: 'lit',
    faces: 'sum',
    row: { key: 'spectral', label: 'Spectral correction' },
  },
  electricalShadingLossW: {
    unit: 'W',
    meaning: 'Whole shaded strips beyond their shaded area',
    writers: ['dc'],
    rows: 'some lit',
    faces: 'sum',
    row: { key: 'electrical_shading', label: 'Electrical loss by shading' },
  },
  qualityLossW: {
    unit: 'W',
    meaning: 'Module quality; negative for a gain',
    writers: ['dc'],
    rows: 'some lit',
    faces: 'sum',
    row: { key: 'quality', label: 'Module quality' },
  },
  lidLossW: {
    unit: 'W',
    meaning: 'Light-induced degradation',
    writers: ['dc'],
    rows: 'some lit',
    faces: 'sum',
    row: { key: 'lid', label: 'Light-induced degradation' },
  },
  moduleMismatchLossW: {
    unit: 'W',
    meaning: 'Mismatch of the modules of a string',
    writers: ['dc'],
    rows: 'some lit',
    faces: 'sum',
    row: { key: 'module_mismatch', label: 'Mismatch of modules' },
  },
  stringMismatchLossW: {
    unit: 'W',
    meaning: 'Mismatch of strings',
    writers: ['dc'],
    rows: 'some lit',
    faces: 'sum',
    row: { key: 'string_mismatch', label: 'Mismatch of strings' },
  },
  rearMismatchLossW: {
    unit: 'W',
    meaning: 'Uneven light on the rear side',
    writers: ['dc'],
    rows: 'some lit',
    only: 'rear',
    faces: 'sum',
    row: { key: 'rear_mismatch', label: 'Mismatch of the rear irradiance', only: 'rear' },
  },
  dcWiringLossW: {
    unit: 'W',
    meaning: 'Ohmic loss of the DC wiring',
    writers: ['dc'],
    rows: 'some lit',
    faces: 'sum',
    row: { key: 'dc_wiring', label: 'DC wiring' },
  },
  mppW: { unit: 'W', meaning: 'Power at the virtual MPP, at the inverter input', writers: ['dc'], rows: 'lit', faces: 'sum' },
  mppV: {
    unit: 'V',
    meaning: 'Array voltage at the virtual MPP; 0 when the module has no voltage',
    writers: ['dc', 'inverter'],
    rows: 'some lit',
    only: 'voltage',
    faces: 'own',
  },
  mppA: {
    unit: 'A',
    meaning: 'Array current at the virtual MPP; 0 when the module has no voltage',
    writers: ['dc', 'inverter'],
    rows: 'some lit',
    only: 'voltage',
    faces: 'own',
  },
  ivIrradianceWm2: {
    unit: 'W/m2',
    meaning:
      'Irradiance that reproduces the MPP in the I-V model (front, bifacial rear and spectrum together), for operating points off the MPP',
    writers: ['dc'],
    rows: 'lit',
    faces: 'mean',
  },
  clearMppW: {
    unit: 'W',
    meaning: 'Power at the virtual MPP of the whole plant under a clear sky of clean, dry air',
    writers: ['clear sky'],
    rows: 'lit',
    only: 'clearSky',
    faces: 'own',
  },
} as const satisfies Record<string, ColumnEntry>

/** Inverters, battery and the AC side of the plant. */
const AC = {
  arrayW: { unit: 'W', meaning: 'Power at the inverter input, whole plant', writers: ['inverter'], rows: 'some lit' },
  arrayV: { unit: 'V', meaning: 'Voltage at the inverter input', writers: ['inverter'], rows: 'some lit', only: 'voltage' },
  arrayA: { unit: 'A', meaning: 'Current at the inverter input', writers: ['inverter'], rows: 'some lit', only: 'voltage' },
  unlimitedW: {
    unit: 'W',
    meaning: 'Output that the inverters would have without a power limit',
    writers: ['inverter'],
    rows: 'some lit',
    only: 'clearSky',
  },
  efficiencyLossW: {
    unit: 'W',
    meaning: 'Conversion in the inverters',
    writers: ['inverter'],
    rows: 'some lit',
    row: { key: 'inverter_efficiency', label: 'Inverter efficiency' },
  },
  overPowerLossW: {
    unit: 'W',
    meaning: 'Power over the nominal power of the inverters',
    writers: ['inverter'],
    rows: 'some lit',
    row: { key: 'inverter_over_power', label: 'Over nominal inverter power' },
  },
  subhourlyLossW: {
    unit: 'W',
    meaning: 'Power over the nominal power of the inverters for a part of the row, beyond what its mean loses',
    writers: ['inverter'],
    rows: 'some lit',
    only: 'clearSky',
    row: { key: 'inverter_subhourly', label: 'Over nominal inverter power within the hour' },
  },
  overCurrentLossW: {
    unit: 'W',
    meaning: 'Power over the maximum current of the inverters',
    writers: ['inverter'],
    rows: 'some lit',
    only: 'voltage',
    row: { key: 'inverter_over_current', label: 'Over maximum inverter current' },
  },
  overVoltageLossW: {
    unit: 'W',
    meaning: 'Power at voltages over the window',
    writers: ['inverter'],
    rows: 'some lit',
    only: 'voltage',
    row: { key: 'inverter_over_voltage', label: 'Over the voltage window' },
  },
  underVoltageLossW: {
    unit: 'W',
    meaning: 'Power at voltages under the window',
    writers: ['inverter'],
    rows: 'some lit',
    only: 'voltage',
    row: { key: 'inverter_under_voltage', label: 'Under the voltage window' },
  },
  thresholdLossW: {
    unit: 'W',
    meaning: 'Power under the start threshold',
    writers: ['inverter'],
    rows: 'some lit',
    row: { key: 'inverter_threshold', label: 'Under the power threshold' },
  },
  nightW: {
    unit: 'W',
    meaning: 'Night draw of the inverters',
    writers: ['inverter'],
    rows: 'every',
    row: { key: 'night_consumption', label: 'Night consumption of the inverters' },
  },
  inverterOutputW: { unit: 'W', meaning: 'Inverter output, negative by the night draw', writers: ['inverter'], rows: 'every' },
  plantOutFrac: { unit: '1', meaning: 'Share of the plant that is out', writers: ['outages'], rows: 'every', only: 'outages' },
  gridOutFrac: { unit: '1', meaning: 'Share of the grid connection that is out', writers: ['outages'], rows: 'every', only: 'outages' },
  loadW: { unit: 'W', meaning: 'Load at the injection point, after every AC loss', writers: ['storage'], rows: 'every', only: 'storage' },
  busTargetW: {
    unit: 'W',
    meaning: 'Bus power that the storage strategy wants; infinite for as much as there is',
    writers: ['storage'],
    rows: 'every',
    only: 'storage',
  },
  chargeW: { unit: 'W', meaning: 'Power into the battery, at the AC bus', writers: ['storage', 'ac'], rows: 'every', only: 'storage' },
  dischargeW: { unit: 'W', meaning: 'Power out of the battery, at the AC bus', writers: ['storage', 'ac'], rows: 'every', only: 'storage' },
  storageLossW: {
    unit: 'W',
    meaning: 'Losses of the battery',
    writers: ['storage', 'ac'],
    rows: 'every',
    only: 'storage',
    row: { key: 'storage_loss', label: 'Storage losses' },
  },
  storageChangeW: {
    unit: 'W',
    meaning: 'Change of the stored energy',
    writers: ['storage', 'ac'],
    rows: 'every',
    only: 'storage',
    row: { key: 'storage_change', label: 'Change of the stored energy' },
  },
  standbyW: {
    unit: 'W',
    meaning: 'Own consumption of the battery, drawn from the AC bus',
    writers: ['storage'],
    rows: 'every',
    only: 'storageStandby',
    row: { key: 'storage_standby', label: 'Own consumption of the storage', only: 'storageStandby' },
  },
  drawnW: {
    unit: 'W',
    meaning: 'Power out of the store, before the losses of discharging',
    writers: ['storage', 'ac'],
    rows: 'every',
    only: 'storage',
  },
  gridChargeW: {
    unit: 'W',
    meaning: 'Charge that the plant does not give',
    writers: ['storage', 'ac'],
    rows: 'every',
    only: 'gridCharging',
  },
  storedFrac: { unit: '1', meaning: 'State of charge at the end of the row', writers: ['storage'], rows: 'every', only: 'storage' },
  recoveredW: {
    unit: 'W',
    meaning: 'Charge that the grid limit would have curtailed',
    writers: ['storage', 'ac'],
    rows: 'some',
    only: 'storage',
  },
  gridLimitLossW: {
    unit: 'W',
    meaning: 'Curtailed by the grid limit',
    writers: ['ac'],
    rows: 'some',
    only: 'gridLimit',
    row: { key: 'grid_limit', label: 'Curtailed by the grid limit' },
  },
  auxiliariesW: {
    unit: 'W',
    meaning: 'Auxiliaries',
    writers: ['ac'],
    rows: 'every',
    only: 'auxiliaries',
    row: { key: 'auxiliaries', label: 'Auxiliaries' },
  },
  acWiringLossW: {
    unit: 'W',
    meaning: 'Loss of the AC wiring',
    writers: ['ac'],
    rows: 'some',
    only: 'acWiring',
    row: { key: 'ac_wiring', label: 'AC wiring' },
  },
  mvIronLossW: {
    unit: 'W',
    meaning: 'Iron loss of the medium-voltage transformer',
    writers: ['ac'],
    rows: 'every',
    only: 'mvTransformer',
    row: { key: 'mv_transformer_iron', label: 'Medium-voltage transformer, iron' },
  },
  mvCopperLossW: {
    unit: 'W',
    meaning: 'Copper loss of the medium-voltage transformer',
    writers: ['ac'],
    rows: 'some',
    only: 'mvTransformer',
    row: { key: 'mv_transformer_copper', label: 'Medium-voltage transformer, copper' },
  },
  mvLineLossW: {
    unit: 'W',
    meaning: 'Loss of the medium-voltage line',
    writers: ['ac'],
    rows: 'some',
    only: 'mvLine',
    row: { key: 'mv_line', label: 'Medium-voltage line' },
  },
  hvIronLossW: {
    unit: 'W',
    meaning: 'Iron loss of the high-voltage transformer',
    writers: ['ac'],
    rows: 'every',
    only: 'hvTransformer',
    row: { key: 'hv_transformer_iron', label: 'High-voltage transformer, iron' },
  },
  hvCopperLossW: {
    unit: 'W',
    meaning: 'Copper loss of the high-voltage transformer',
    writers: ['ac'],
    rows: 'some',
    only: 'hvTransformer',
    row: { key: 'hv_transformer_copper', label: 'High-voltage transformer, copper' },
  },
  hvLineLossW: {
    unit: 'W',
    meaning: 'Loss of the high-voltage line',
    writers: ['ac'],
    rows: 'some',
    only: 'hvLine',
    row: { key: 'hv_line', label: 'High-voltage line' },
  },
  transmissionLossW: {
    unit: 'W',
    meaning: 'Transmission loss',
    writers: ['ac'],
    rows: 'some',
    only: 'transmission',
    row: { key: 'transmission', label: 'Transmission' },
  },
  otherLossW: {
    unit: 'W',
    meaning: 'Other AC losses',
    writers: ['ac'],
    rows: 'some',
    only: 'otherAc',
    row: { key: 'other_ac', label: 'Other AC losses' },
  },
  unavailabilityLossW: {
    unit: 'W',
    meaning: 'Outages',
    writers: ['ac'],
    rows: 'some',
    only: 'unavailability',
    row: { key: 'unavailability', label: 'Unavailability' },
  },
  gridOutageLossW: {
    unit: 'W',
    meaning: 'Outages of the grid',
    writers: ['ac'],
    rows: 'every',
    only: 'outages',
    row: { key: 'grid_outage', label: 'Grid outages', only: 'outages' },
  },
  selfConsumedW: {
    unit: 'W',
    meaning: 'Part of the load that the plant meets',
    writers: ['ac'],
    rows: 'every',
    only: 'storage',
    row: { key: 'self_consumed', label: 'Self-consumed' },
  },
  fromGridW: {
    unit: 'W',
    meaning: 'Part of the load that the grid meets: not included in `gridW`',
    writers: ['ac'],
    rows: 'every',
    only: 'storage',
  },
  gridW: { unit: 'W', meaning: 'Power to the grid, negative for import', writers: ['ac'], rows: 'every' },
} as const satisfies Record<string, ColumnEntry>

export const COLUMNS = { sky: SKY, plane: PLANE, dc: DC, ac: AC } as const

export type Group = keyof typeof COLUMNS
/** Names of the columns of a group. Names are unique over all groups. */
export type ColumnName<G extends Group = Group> = { [K in G]: keyof (typeof COLUMNS)[K] & string }[G]
