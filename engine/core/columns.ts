/**
 * The table of columns: every quantity that one stage passes to another, stated once. The types,
 * the allocation of a frame, the combination of several faces, the totals, the loss diagram and the
 * series derive from it.
 *
 * Units: W/m2, W, V, A, degC, m/s, rad, min; `1` for fractions and flags. Every column is zero at
 * the start of a block, which is the value of a dark row.
 */

/**
 * The stages that write columns, in the order of the chain. A stage reads its own columns and those
 * of the stages before it.
 */
export const WRITERS = [
  'weather',
  'sun',
  'irradiance',
  'orientation',
  'transposition',
  'horizon',
  'shading',
  'optics',
  'rear',
  'thermal',
  'dc',
  'inverter',
  'storage',
  'ac',
] as const

export type Writer = (typeof WRITERS)[number]

export interface ColumnEntry {
  readonly unit: 'W/m2' | 'W' | 'V' | 'A' | 'degC' | 'm/s' | 'rad' | 'min' | '1'
  readonly meaning: string
  /** The stage that writes it first, then those that reduce it in place. */
  readonly writers: readonly [Writer, ...Writer[]]
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
   * with a rear side only.
   */
  readonly row?: { readonly key: string; readonly label: string; readonly isGain?: true; readonly only?: 'rear' }
}

/** Weather as given and the sun above it. */
const SKY = {
  startMinutes: { unit: 'min', meaning: "Start of the row, from 1970-01-01T00:00 in the weather's standard time", writers: ['weather'] },
  month: { unit: '1', meaning: "Month of the row's middle, January is 0", writers: ['weather'], isByte: true },
  ghiWm2: { unit: 'W/m2', meaning: 'Global horizontal irradiance', writers: ['weather', 'irradiance', 'transposition'] },
  dhiWm2: { unit: 'W/m2', meaning: 'Diffuse horizontal irradiance', writers: ['weather', 'irradiance', 'transposition'] },
  dniWm2: { unit: 'W/m2', meaning: 'Direct normal irradiance', writers: ['weather', 'irradiance', 'transposition'] },
  tempAirC: { unit: 'degC', meaning: 'Air temperature', writers: ['weather'] },
  windMps: { unit: 'm/s', meaning: 'Wind speed at 10 m', writers: ['weather'] },
  albedoFrac: { unit: '1', meaning: "Albedo of the row: the weather's own or the month's", writers: ['weather'] },
  isUp: {
    unit: '1',
    meaning: "1 when the sun's centre is above the horizon at the row's instant (refracted elevation > 0)",
    writers: ['sun'],
    isByte: true,
  },
  sunElevationRad: {
    unit: 'rad',
    meaning: 'Elevation of the sun, refracted when the site asks for it; written for every row, dark rows included',
    writers: ['sun'],
  },
  sunZenithCos: { unit: '1', meaning: 'Cosine of the zenith that irradiance uses (sine of `sunElevationRad`)', writers: ['sun'] },
  sunAzimuthRad: { unit: 'rad', meaning: 'Azimuth of the sun, clockwise from north, 0 to 2 pi; written for every row', writers: ['sun'] },
  extraNormalWm2: { unit: 'W/m2', meaning: 'Extraterrestrial irradiance on a plane normal to the sun', writers: ['sun'] },
  circumsolarNormalWm2: {
    unit: 'W/m2',
    meaning: 'Diffuse light from about the sun, on a plane normal to it; written for runs with a rear side',
    writers: ['irradiance', 'transposition'],
  },
} as const satisfies Record<string, ColumnEntry>

/** Irradiance of one orientation: a fixed plane, all trackers of one bin, one face of a ridge. */
const PLANE = {
  rotationRad: {
    unit: 'rad',
    meaning: 'Tracker rotation, right-handed about the axis direction; 0 for fixed planes',
    writers: ['orientation'],
    faces: 'own',
  },
  trackerState: { unit: '1', meaning: 'Index into TRACKER_STATES', writers: ['orientation'], isByte: true, faces: 'own' },
  tiltRad: { unit: 'rad', meaning: 'Tilt of the plane', writers: ['orientation'], faces: 'own' },
  azimuthRad: { unit: 'rad', meaning: 'Azimuth that the plane faces, clockwise from north', writers: ['orientation'], faces: 'own' },
  aoiCos: {
    unit: '1',
    meaning: "Cosine of the beam's incidence angle, not clipped: negative behind the plane",
    writers: ['orientation'],
    faces: 'own',
  },
  beamWm2: {
    unit: 'W/m2',
    meaning: 'Beam on the plane, with the circumsolar part when `site.circumsolar` is beam',
    writers: ['transposition', 'horizon', 'shading', 'optics'],
    faces: 'mean',
  },
  skyWm2: {
    unit: 'W/m2',
    meaning: 'Sky diffuse on the plane, with the circumsolar part when `site.circumsolar` is diffuse',
    writers: ['transposition', 'horizon', 'shading', 'optics'],
    faces: 'mean',
  },
  groundWm2: {
    unit: 'W/m2',
    meaning: 'Ground-reflected light on the plane',
    writers: ['transposition', 'horizon', 'shading', 'optics'],
    faces: 'mean',
  },
  beamIncWm2: { unit: 'W/m2', meaning: 'Beam as transposed, before any loss', writers: ['transposition'], faces: 'mean' },
  skyIncWm2: { unit: 'W/m2', meaning: 'Sky diffuse as transposed, before any loss', writers: ['transposition'], faces: 'mean' },
  groundIncWm2: {
    unit: 'W/m2',
    meaning: 'Ground-reflected light as transposed, before any loss',
    writers: ['transposition'],
    faces: 'mean',
  },
  transpositionLossWm2: {
    unit: 'W/m2',
    meaning: 'What the plane receives less than the horizontal, component by component; negative for a gain',
    writers: ['transposition'],
    faces: 'mean',
    row: { key: 'transposition', label: 'Transposition to the plane' },
  },
  horizonLossWm2: {
    unit: 'W/m2',
    meaning: 'Light that far obstacles take',
    writers: ['horizon'],
    faces: 'mean',
    row: { key: 'horizon', label: 'Far shading by the horizon' },
  },
  nearBeamLossWm2: {
    unit: 'W/m2',
    meaning: 'Beam that near obstacles take',
    writers: ['shading'],
    faces: 'mean',
    row: { key: 'near_shading_beam', label: 'Near shading of the beam' },
  },
  nearSkyLossWm2: {
    unit: 'W/m2',
    meaning: 'Sky diffuse that near obstacles take',
    writers: ['shading'],
    faces: 'mean',
    row: { key: 'near_shading_diffuse', label: 'Near shading of the sky diffuse' },
  },
  nearGroundLossWm2: {
    unit: 'W/m2',
    meaning: 'Ground-reflected light that near obstacles take',
    writers: ['shading'],
    faces: 'mean',
    row: { key: 'near_shading_ground', label: 'Near shading of the ground-reflected light' },
  },
  soilingLossWm2: {
    unit: 'W/m2',
    meaning: 'Light that soiling takes',
    writers: ['optics'],
    faces: 'mean',
    row: { key: 'soiling', label: 'Soiling' },
  },
  iamLossWm2: {
    unit: 'W/m2',
    meaning: 'Light that the cover reflects and absorbs beyond normal incidence',
    writers: ['optics'],
    faces: 'mean',
    row: { key: 'iam', label: 'Incidence angle (IAM)' },
  },
  stripSurplusFrac: {
    unit: '1',
    meaning:
      'Surplus of whole shaded strips over the linear shade, as a fraction of the unshaded beam, field mean over the rows, before `fraction_for_electrical`',
    writers: ['shading'],
    faces: 'own',
  },
  beamUnshadedEffWm2: {
    unit: 'W/m2',
    meaning: 'Beam before near shading over what the optics left of it: turns the strip surplus into effective irradiance',
    writers: ['optics'],
    faces: 'mean',
  },
  spectralLossFrac: {
    unit: '1',
    meaning: 'Spectral loss as a fraction of the effective irradiance; negative for a gain, 0 when the model is off',
    writers: ['optics'],
    faces: 'own',
  },
  effectiveWm2: {
    unit: 'W/m2',
    meaning: 'What is left of the three components on the front (GlobEff)',
    writers: ['optics'],
    faces: 'mean',
  },
  rearGroundIncidentWm2: { unit: 'W/m2', meaning: 'Irradiance on the ground between the rows', writers: ['rear'], faces: 'mean' },
  rearAbsorbedLossWm2: {
    unit: 'W/m2',
    meaning: 'Ground light that the ground absorbs',
    writers: ['rear'],
    faces: 'mean',
    row: { key: 'ground_reflected', label: 'Absorbed by the ground (1 - albedo)', only: 'rear' },
  },
  rearViewLossWm2: {
    unit: 'W/m2',
    meaning: 'Reflected light that misses the rear side',
    writers: ['rear'],
    faces: 'mean',
    row: { key: 'rear_view', label: 'Reflected light that misses the rear side (view factor)', only: 'rear' },
  },
  rearViewWm2: { unit: 'W/m2', meaning: 'Ground-reflected light on the rear side', writers: ['rear'], faces: 'mean' },
  rearSkyWm2: {
    unit: 'W/m2',
    meaning: 'Sky diffuse on the rear side',
    writers: ['rear'],
    faces: 'mean',
    row: { key: 'rear_sky', label: 'Sky diffuse on the rear side', isGain: true, only: 'rear' },
  },
  rearBeamWm2: {
    unit: 'W/m2',
    meaning: 'Beam on the rear side',
    writers: ['rear'],
    faces: 'mean',
    row: { key: 'rear_beam', label: 'Beam on the rear side', isGain: true, only: 'rear' },
  },
  rearStructureLossWm2: {
    unit: 'W/m2',
    meaning: 'Rear light that the structure takes',
    writers: ['rear'],
    faces: 'mean',
    row: { key: 'rear_structure', label: 'Structure shading on the rear side', only: 'rear' },
  },
  backWm2: {
    unit: 'W/m2',
    meaning: 'What reaches the rear cells after structure shading (GlobBack), before bifaciality',
    writers: ['rear'],
    faces: 'mean',
  },
} as const satisfies Record<string, ColumnEntry>

/**
 * The array, from effective irradiance to the virtual MPP at the inverter input, for all modules of
 * one orientation.
 */
const DC = {
  cellTempC: { unit: 'degC', meaning: 'Cell temperature', writers: ['dc'], faces: 'mean' },
  nominalW: { unit: 'W', meaning: 'Power at STC efficiency', writers: ['dc'], faces: 'sum' },
  degradationLossW: {
    unit: 'W',
    meaning: 'Ageing of the modules',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'degradation', label: 'Module degradation' },
  },
  irradianceLevelLossW: {
    unit: 'W',
    meaning: 'Efficiency at the irradiance of the row against that at STC',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'irradiance_level', label: 'Irradiance level' },
  },
  temperatureLossW: {
    unit: 'W',
    meaning: 'Efficiency at the cell temperature against that at 25 degC',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'temperature', label: 'Temperature' },
  },
  spectralLossW: {
    unit: 'W',
    meaning: 'Response to the spectrum of the row; negative for a gain',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'spectral', label: 'Spectral correction' },
  },
  electricalShadingLossW: {
    unit: 'W',
    meaning: 'Whole shaded strips beyond their shaded area',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'electrical_shading', label: 'Electrical loss by shading' },
  },
  qualityLossW: {
    unit: 'W',
    meaning: 'Module quality; negative for a gain',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'quality', label: 'Module quality' },
  },
  lidLossW: {
    unit: 'W',
    meaning: 'Light-induced degradation',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'lid', label: 'Light-induced degradation' },
  },
  moduleMismatchLossW: {
    unit: 'W',
    meaning: 'Mismatch of the modules of a string',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'module_mismatch', label: 'Mismatch of modules' },
  },
  stringMismatchLossW: {
    unit: 'W',
    meaning: 'Mismatch of strings',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'string_mismatch', label: 'Mismatch of strings' },
  },
  rearMismatchLossW: {
    unit: 'W',
    meaning: 'Uneven light on the rear side',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'rear_mismatch', label: 'Mismatch of the rear irradiance', only: 'rear' },
  },
  dcWiringLossW: {
    unit: 'W',
    meaning: 'Ohmic loss of the DC wiring',
    writers: ['dc'],
    faces: 'sum',
    row: { key: 'dc_wiring', label: 'DC wiring' },
  },
  mppW: { unit: 'W', meaning: 'Power at the virtual MPP, at the inverter input', writers: ['dc'], faces: 'sum' },
  mppV: {
    unit: 'V',
    meaning: 'Array voltage at the virtual MPP; 0 when the module has no voltage',
    writers: ['dc', 'inverter'],
    faces: 'own',
  },
  mppA: {
    unit: 'A',
    meaning: 'Array current at the virtual MPP; 0 when the module has no voltage',
    writers: ['dc', 'inverter'],
    faces: 'own',
  },
  ivIrradianceWm2: {
    unit: 'W/m2',
    meaning:
      'Irradiance that reproduces the MPP in the I-V model (front, bifacial rear and spectrum together), for operating points off the MPP',
    writers: ['dc'],
    faces: 'mean',
  },
} as const satisfies Record<string, ColumnEntry>

/** Inverters, battery and the AC side of the plant. */
const AC = {
  arrayW: { unit: 'W', meaning: 'Power at the inverter input, whole plant', writers: ['inverter'] },
  arrayV: { unit: 'V', meaning: 'Voltage at the inverter input', writers: ['inverter'] },
  arrayA: { unit: 'A', meaning: 'Current at the inverter input', writers: ['inverter'] },
  efficiencyLossW: {
    unit: 'W',
    meaning: 'Conversion in the inverters',
    writers: ['inverter'],
    row: { key: 'inverter_efficiency', label: 'Inverter efficiency' },
  },
  overPowerLossW: {
    unit: 'W',
    meaning: 'Power over the nominal power of the inverters',
    writers: ['inverter'],
    row: { key: 'inverter_over_power', label: 'Over nominal inverter power' },
  },
  overCurrentLossW: {
    unit: 'W',
    meaning: 'Power over the maximum current of the inverters',
    writers: ['inverter'],
    row: { key: 'inverter_over_current', label: 'Over maximum inverter current' },
  },
  overVoltageLossW: {
    unit: 'W',
    meaning: 'Power at voltages over the window',
    writers: ['inverter'],
    row: { key: 'inverter_over_voltage', label: 'Over the voltage window' },
  },
  underVoltageLossW: {
    unit: 'W',
    meaning: 'Power at voltages under the window',
    writers: ['inverter'],
    row: { key: 'inverter_under_voltage', label: 'Under the voltage window' },
  },
  thresholdLossW: {
    unit: 'W',
    meaning: 'Power under the start threshold',
    writers: ['inverter'],
    row: { key: 'inverter_threshold', label: 'Under the power threshold' },
  },
  nightW: {
    unit: 'W',
    meaning: 'Night draw of the inverters',
    writers: ['inverter'],
    row: { key: 'night_consumption', label: 'Night consumption of the inverters' },
  },
  inverterOutputW: { unit: 'W', meaning: 'Inverter output, negative by the night draw', writers: ['inverter'] },
  loadW: { unit: 'W', meaning: 'Load at the injection point, after every AC loss', writers: ['storage'] },
  busTargetW: { unit: 'W', meaning: 'Bus power that the storage strategy wants; infinite for as much as there is', writers: ['storage'] },
  chargeW: { unit: 'W', meaning: 'Power into the battery, at the AC bus', writers: ['storage'] },
  dischargeW: { unit: 'W', meaning: 'Power out of the battery, at the AC bus', writers: ['storage'] },
  storageLossW: {
    unit: 'W',
    meaning: 'Losses of the battery',
    writers: ['storage'],
    row: { key: 'storage_loss', label: 'Storage losses' },
  },
  storageChangeW: {
    unit: 'W',
    meaning: 'Change of the stored energy',
    writers: ['storage'],
    row: { key: 'storage_change', label: 'Change of the stored energy' },
  },
  storedFrac: { unit: '1', meaning: 'State of charge at the end of the row', writers: ['storage'] },
  recoveredW: { unit: 'W', meaning: 'Charge that the grid limit would have curtailed', writers: ['storage'] },
  gridLimitLossW: {
    unit: 'W',
    meaning: 'Curtailed by the grid limit',
    writers: ['ac'],
    row: { key: 'grid_limit', label: 'Curtailed by the grid limit' },
  },
  auxiliariesW: { unit: 'W', meaning: 'Auxiliaries', writers: ['ac'], row: { key: 'auxiliaries', label: 'Auxiliaries' } },
  acWiringLossW: { unit: 'W', meaning: 'Loss of the AC wiring', writers: ['ac'], row: { key: 'ac_wiring', label: 'AC wiring' } },
  mvIronLossW: {
    unit: 'W',
    meaning: 'Iron loss of the medium-voltage transformer',
    writers: ['ac'],
    row: { key: 'mv_transformer_iron', label: 'Medium-voltage transformer, iron' },
  },
  mvCopperLossW: {
    unit: 'W',
    meaning: 'Copper loss of the medium-voltage transformer',
    writers: ['ac'],
    row: { key: 'mv_transformer_copper', label: 'Medium-voltage transformer, copper' },
  },
  mvLineLossW: {
    unit: 'W',
    meaning: 'Loss of the medium-voltage line',
    writers: ['ac'],
    row: { key: 'mv_line', label: 'Medium-voltage line' },
  },
  hvIronLossW: {
    unit: 'W',
    meaning: 'Iron loss of the high-voltage transformer',
    writers: ['ac'],
    row: { key: 'hv_transformer_iron', label: 'High-voltage transformer, iron' },
  },
  hvCopperLossW: {
    unit: 'W',
    meaning: 'Copper loss of the high-voltage transformer',
    writers: ['ac'],
    row: { key: 'hv_transformer_copper', label: 'High-voltage transformer, copper' },
  },
  hvLineLossW: {
    unit: 'W',
    meaning: 'Loss of the high-voltage line',
    writers: ['ac'],
    row: { key: 'hv_line', label: 'High-voltage line' },
  },
  transmissionLossW: { unit: 'W', meaning: 'Transmission loss', writers: ['ac'], row: { key: 'transmission', label: 'Transmission' } },
  otherLossW: { unit: 'W', meaning: 'Other AC losses', writers: ['ac'], row: { key: 'other_ac', label: 'Other AC losses' } },
  unavailabilityLossW: { unit: 'W', meaning: 'Outages', writers: ['ac'], row: { key: 'unavailability', label: 'Unavailability' } },
  selfConsumedW: {
    unit: 'W',
    meaning: 'Part of the load that the plant meets',
    writers: ['ac'],
    row: { key: 'self_consumed', label: 'Self-consumed' },
  },
  fromGridW: { unit: 'W', meaning: 'Part of the load that the grid meets: not included in `gridW`', writers: ['ac'] },
  gridW: { unit: 'W', meaning: 'Power to the grid, negative for import', writers: ['ac'] },
} as const satisfies Record<string, ColumnEntry>

export const COLUMNS = { sky: SKY, plane: PLANE, dc: DC, ac: AC } as const

export type Group = keyof typeof COLUMNS
/** Names of the columns of a group. Names are unique over all groups. */
export type ColumnName<G extends Group = Group> = { [K in G]: keyof (typeof COLUMNS)[K] & string }[G]
