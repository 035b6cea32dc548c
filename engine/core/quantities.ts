import { DEG_PER_RAD, safeAcos } from './angles.ts'
import type { AcColumns, DcColumns, PlaneColumns, SkyColumns } from './frame.ts'
import { TRACKER_STATES } from './frame.ts'

/** A column of the frame with its sign: a quantity is the sum of its terms. */
export type Term =
  | readonly [group: 'sky', column: Exclude<keyof SkyColumns, 'month' | 'isUp'>, sign: 1 | -1]
  | readonly [group: 'plane', column: Exclude<keyof PlaneColumns, 'trackerState'> | 'trackerState', sign: 1 | -1]
  | readonly [group: 'dc', column: keyof DcColumns, sign: 1 | -1]
  | readonly [group: 'ac', column: keyof AcColumns, sign: 1 | -1]

export interface Quantity {
  label: string
  /** Unit on the wire. `kWh` quantities are W in the frame and energy per row in the series. */
  unit: 'W/m2' | 'degC' | 'm/s' | 'deg' | 'kWh' | 'V' | 'A' | '1'
  terms: readonly Term[]
  /** What the whole numbers of the column mean, from 0 on. */
  legend?: readonly string[]
  /** Turns the summed terms into the wire's value, where that is not a factor. */
  map?: (value: number) => number
  /** Left out of the series unless the run has this part. */
  only?: 'rear' | 'tracker' | 'oneOrientation' | 'voltage' | 'storage'
}

const plane = (column: keyof PlaneColumns, sign: 1 | -1 = 1): Term => ['plane', column, sign]
const sky = (column: Exclude<keyof SkyColumns, 'month' | 'isUp'>, sign: 1 | -1 = 1): Term => ['sky', column, sign]
const dc = (column: keyof DcColumns, sign: 1 | -1 = 1): Term => ['dc', column, sign]
const ac = (column: keyof AcColumns, sign: 1 | -1 = 1): Term => ['ac', column, sign]
const degrees = (rad: number): number => rad * DEG_PER_RAD

const GLOB_INC = [plane('beamIncWm2'), plane('skyIncWm2'), plane('groundIncWm2')] as const
const GLOB_HRZ = [...GLOB_INC, plane('horizonLossWm2', -1)] as const
const GLOB_SHD = [...GLOB_HRZ, plane('nearBeamLossWm2', -1), plane('nearSkyLossWm2', -1), plane('nearGroundLossWm2', -1)] as const
const GLOB_SLG = [...GLOB_SHD, plane('soilingLossWm2', -1)] as const
const LIMITS = [
  ac('overPowerLossW'),
  ac('overCurrentLossW'),
  ac('overVoltageLossW'),
  ac('underVoltageLossW'),
  ac('thresholdLossW'),
] as const

/**
 * Every quantity of the hourly series, described once: name as the field's users know it, label, unit and where it stands in the frame. The series, the CSV header and the
 * documentation are derived from this table. Order is the order of the answer.
 */
export const QUANTITIES = {
  GlobHor: { label: 'Global horizontal irradiance', unit: 'W/m2', terms: [sky('ghiWm2')] },
  DiffHor: { label: 'Diffuse horizontal irradiance', unit: 'W/m2', terms: [sky('dhiWm2')] },
  BeamHor: { label: 'Beam horizontal irradiance', unit: 'W/m2', terms: [sky('ghiWm2'), sky('dhiWm2', -1)] },
  T_Amb: { label: 'Air temperature', unit: 'degC', terms: [sky('tempAirC')] },
  WindVel: { label: 'Wind speed at 10 m', unit: 'm/s', terms: [sky('windMps')] },
  HSol: { label: 'Elevation of the sun', unit: 'deg', terms: [sky('sunElevationRad')], map: degrees },
  AzSol: { label: 'Azimuth of the sun, clockwise from north', unit: 'deg', terms: [sky('sunAzimuthRad')], map: degrees },
  AngInc: {
    label: 'Incidence angle of the beam',
    unit: 'deg',
    terms: [plane('aoiCos')],
    map: (cos) => degrees(safeAcos(cos)),
    only: 'oneOrientation',
  },
  GlobInc: { label: 'Global irradiance on the plane', unit: 'W/m2', terms: GLOB_INC },
  BeamInc: { label: 'Beam irradiance on the plane', unit: 'W/m2', terms: [plane('beamIncWm2')] },
  DifSInc: { label: 'Sky diffuse irradiance on the plane', unit: 'W/m2', terms: [plane('skyIncWm2')] },
  Alb_Inc: { label: 'Ground-reflected irradiance on the plane', unit: 'W/m2', terms: [plane('groundIncWm2')] },
  GlobHrz: { label: 'Irradiance after the horizon', unit: 'W/m2', terms: GLOB_HRZ },
  GlobShd: { label: 'Irradiance after near shading', unit: 'W/m2', terms: GLOB_SHD },
  GlobSlg: { label: 'Irradiance after soiling', unit: 'W/m2', terms: GLOB_SLG },
  GlobIAM: { label: 'Irradiance after incidence-angle losses', unit: 'W/m2', terms: [...GLOB_SLG, plane('iamLossWm2', -1)] },
  GlobEff: { label: 'Effective irradiance on the front', unit: 'W/m2', terms: [plane('effectiveWm2')] },
  GlobGnd: { label: 'Irradiance on the ground', unit: 'W/m2', terms: [plane('rearGroundIncidentWm2')], only: 'rear' },
  GlobBack: { label: 'Irradiance on the rear side', unit: 'W/m2', terms: [plane('backWm2')], only: 'rear' },
  TArray: { label: 'Cell temperature', unit: 'degC', terms: [dc('cellTempC')] },
  EArrNom: { label: 'Array nominal energy at STC efficiency', unit: 'kWh', terms: [dc('nominalW')] },
  ModDegr: { label: 'Module degradation loss', unit: 'kWh', terms: [dc('degradationLossW')] },
  GIncLss: { label: 'Loss by irradiance level', unit: 'kWh', terms: [dc('irradianceLevelLossW')] },
  TempLss: { label: 'Loss by temperature', unit: 'kWh', terms: [dc('temperatureLossW')] },
  SpctCor: { label: 'Spectral loss', unit: 'kWh', terms: [dc('spectralLossW')] },
  ShdElec: { label: 'Electrical loss by shading', unit: 'kWh', terms: [dc('electricalShadingLossW')] },
  ModQual: { label: 'Module quality loss', unit: 'kWh', terms: [dc('qualityLossW')] },
  LIDLoss: { label: 'Light-induced degradation', unit: 'kWh', terms: [dc('lidLossW')] },
  MisLoss: { label: 'Mismatch of modules and strings', unit: 'kWh', terms: [dc('moduleMismatchLossW'), dc('stringMismatchLossW')] },
  RearMis: { label: 'Mismatch of the rear irradiance', unit: 'kWh', terms: [dc('rearMismatchLossW')], only: 'rear' },
  OhmLoss: { label: 'DC wiring loss', unit: 'kWh', terms: [dc('dcWiringLossW')] },
  EArrMPP: { label: 'Array virtual energy at MPP', unit: 'kWh', terms: [dc('mppW')] },
  EArray: { label: 'Energy at the inverter input', unit: 'kWh', terms: [ac('arrayW')] },
  UArray: { label: 'Array voltage', unit: 'V', terms: [ac('arrayV')], only: 'voltage' },
  IArray: { label: 'Array current', unit: 'A', terms: [ac('arrayA')], only: 'voltage' },
  InvLoss: { label: 'All inverter losses', unit: 'kWh', terms: [ac('efficiencyLossW'), ...LIMITS, ac('nightW')] },
  IL_Oper: { label: 'Inverter efficiency loss', unit: 'kWh', terms: [ac('efficiencyLossW')] },
  IL_Pmax: { label: 'Loss over nominal inverter power', unit: 'kWh', terms: [ac('overPowerLossW')] },
  IL_Imax: { label: 'Loss over maximum inverter current', unit: 'kWh', terms: [ac('overCurrentLossW')] },
  IL_Vmax: { label: 'Loss over the voltage window', unit: 'kWh', terms: [ac('overVoltageLossW')] },
  IL_Vmin: { label: 'Loss under the voltage window', unit: 'kWh', terms: [ac('underVoltageLossW')] },
  IL_Pmin: { label: 'Loss under the power threshold', unit: 'kWh', terms: [ac('thresholdLossW')] },
  IL_Night: { label: 'Night consumption of the inverters', unit: 'kWh', terms: [ac('nightW')] },
  EOutInv: { label: 'Energy at the inverter output', unit: 'kWh', terms: [ac('inverterOutputW')] },
  EBatCh: { label: 'Energy into the battery, at the AC bus', unit: 'kWh', terms: [ac('chargeW')], only: 'storage' },
  EBatDis: { label: 'Energy out of the battery, at the AC bus', unit: 'kWh', terms: [ac('dischargeW')], only: 'storage' },
  SOC: { label: 'State of charge at the end of the row', unit: '1', terms: [ac('storedFrac')], only: 'storage' },
  EGrdLim: { label: 'Curtailed by the grid limit', unit: 'kWh', terms: [ac('gridLimitLossW')] },
  EAuxil: { label: 'Auxiliaries', unit: 'kWh', terms: [ac('auxiliariesW')] },
  EACOhmL: { label: 'AC wiring loss', unit: 'kWh', terms: [ac('acWiringLossW')] },
  EMVTrfL: { label: 'Medium-voltage transformer loss', unit: 'kWh', terms: [ac('mvIronLossW'), ac('mvCopperLossW')] },
  EMVLine: { label: 'Medium-voltage line loss', unit: 'kWh', terms: [ac('mvLineLossW')] },
  EHVTrfL: { label: 'High-voltage transformer loss', unit: 'kWh', terms: [ac('hvIronLossW'), ac('hvCopperLossW')] },
  EHVLine: { label: 'High-voltage line loss', unit: 'kWh', terms: [ac('hvLineLossW')] },
  ETransm: { label: 'Transmission loss', unit: 'kWh', terms: [ac('transmissionLossW')] },
  EOthAC: { label: 'Other AC loss', unit: 'kWh', terms: [ac('otherLossW')] },
  EUnavail: { label: 'Unavailability', unit: 'kWh', terms: [ac('unavailabilityLossW')] },
  ELoad: { label: 'Energy need of the load', unit: 'kWh', terms: [ac('loadW')], only: 'storage' },
  EFromGrid: { label: 'Energy from the grid to the load', unit: 'kWh', terms: [ac('fromGridW')], only: 'storage' },
  E_Grid: { label: 'Energy to grid, negative for import', unit: 'kWh', terms: [ac('gridW')] },
  PhiAng: { label: 'Tracker rotation', unit: 'deg', terms: [plane('rotationRad')], map: degrees, only: 'tracker' },
  TrkState: {
    label: 'Tracker state; dark rows repeat the angle at rest',
    unit: '1',
    legend: TRACKER_STATES,
    terms: [plane('trackerState')],
    only: 'tracker',
  },
} as const satisfies Record<string, Quantity>

export type QuantityName = keyof typeof QUANTITIES
