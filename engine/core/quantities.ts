import { DEG_PER_RAD, safeAcos } from './angles.ts'
import { columnNamed } from './column-names.ts'
import type { ColumnEntry, ColumnName } from './columns.ts'
import { TRACKER_STATES } from './frame.ts'

/** A column, or one that is taken off. */
type Term = ColumnName | `-${ColumnName}`

export interface Quantity {
  label: string
  /** Unit on the wire. `kWh` quantities are W in the frame and energy per row in the series. */
  unit: 'W/m2' | 'degC' | 'm/s' | 'deg' | 'kWh' | 'V' | 'A' | '1'
  /** The quantity is the sum of these columns, each times its sign. */
  terms: readonly { readonly column: ColumnName; readonly sign: 1 | -1 }[]
  /** What the whole numbers of the column mean, from 0 on. */
  legend?: readonly string[]
  /** Turns the sum into the wire's value, where that is not a factor. */
  map?: (value: number) => number
  /** Left out of the series unless the run has this part. */
  only?:
    | 'rear'
    | 'tracker'
    | 'moves'
    | 'oneOrientation'
    | 'oneVoltage'
    | 'storage'
    | 'acBattery'
    | 'dcBattery'
    | 'clearSky'
    | 'snow'
    | 'outages'
}

const degrees = (rad: number): number => rad * DEG_PER_RAD

/** Units of the frame on the wire. */
const WIRE_UNITS = {
  'W/m2': 'W/m2',
  W: 'kWh',
  V: 'V',
  A: 'A',
  degC: 'degC',
  'm/s': 'm/s',
  rad: 'deg',
  min: '1',
  '1': '1',
} as const satisfies Record<ColumnEntry['unit'], Quantity['unit']>

/** A sum of columns of one unit. */
function sum(label: string, terms: readonly Term[], only?: Quantity['only']): Quantity {
  const signed = terms.map((term) =>
    term.startsWith('-')
      ? ({ column: term.slice(1) as ColumnName, sign: -1 } as const)
      : ({ column: term as ColumnName, sign: 1 } as const),
  )
  const { unit } = columnNamed(signed[0].column).entry
  return { label, unit: WIRE_UNITS[unit], terms: signed, ...(unit === 'rad' && { map: degrees }), ...(only !== undefined && { only }) }
}

/** A column as it is: the table of columns says what it means. */
function of(column: ColumnName, only?: Quantity['only']): Quantity {
  return sum(columnNamed(column).entry.meaning ?? column, [column], only)
}

const GLOB_INC: readonly Term[] = ['beamIncWm2', 'skyIncWm2', 'groundIncWm2']
const GLOB_HRZ: readonly Term[] = [...GLOB_INC, '-horizonLossWm2']
const GLOB_SHD: readonly Term[] = [...GLOB_HRZ, '-nearBeamLossWm2', '-nearSkyLossWm2', '-nearGroundLossWm2']
const GLOB_SLG: readonly Term[] = [...GLOB_SHD, '-soilingLossWm2']
const GLOB_SNW: readonly Term[] = [...GLOB_SLG, '-snowLossWm2']

/**
 * Every quantity of the hourly series, by the name that PV engineers use, in the order of the
 * answer. The series, the CSV header and the documentation derive from this table, and this table
 * from the table of columns.
 */
export const QUANTITIES = {
  GlobHor: of('ghiWm2'),
  DiffHor: of('dhiWm2'),
  BeamHor: sum('Beam horizontal irradiance', ['ghiWm2', '-dhiWm2']),
  T_Amb: of('tempAirC'),
  WindVel: of('windMps'),
  HSol: of('sunElevationRad'),
  AzSol: of('sunAzimuthRad'),
  AngInc: {
    ...sum('Incidence angle of the beam', ['aoiCos'], 'oneOrientation'),
    unit: 'deg',
    map: (cos: number) => degrees(safeAcos(cos)),
  },
  GlobInc: sum('Global irradiance on the plane', GLOB_INC),
  BeamInc: of('beamIncWm2'),
  DifSInc: of('skyIncWm2'),
  Alb_Inc: of('groundIncWm2'),
  GlobHrz: sum('Irradiance after the horizon', GLOB_HRZ),
  GlobShd: sum('Irradiance after near shading', GLOB_SHD),
  GlobSlg: sum('Irradiance after soiling', GLOB_SLG),
  GlobSnw: sum('Irradiance after soiling and snow', GLOB_SNW, 'snow'),
  GlobIAM: sum('Irradiance after incidence-angle losses', [...GLOB_SNW, '-iamLossWm2']),
  GlobEff: of('effectiveWm2'),
  GlobGnd: of('rearGroundIncidentWm2', 'rear'),
  GlobBack: of('backWm2', 'rear'),
  TArray: of('cellTempC'),
  EArrNom: of('nominalW'),
  ModDegr: of('degradationLossW'),
  GIncLss: of('irradianceLevelLossW'),
  TempLss: of('temperatureLossW'),
  SpctCor: of('spectralLossW'),
  ShdElec: of('electricalShadingLossW'),
  ModQual: of('qualityLossW'),
  LIDLoss: of('lidLossW'),
  MisLoss: sum('Mismatch of modules and strings', ['moduleMismatchLossW', 'stringMismatchLossW']),
  RearMis: of('rearMismatchLossW', 'rear'),
  OhmLoss: of('dcWiringLossW'),
  EArrMPP: of('mppW'),
  EArray: of('arrayW'),
  UArray: of('arrayV', 'oneVoltage'),
  IArray: of('arrayA', 'oneVoltage'),
  InvLoss: sum('All inverter losses', [
    'efficiencyLossW',
    'overPowerLossW',
    'subhourlyLossW',
    'overCurrentLossW',
    'overVoltageLossW',
    'underVoltageLossW',
    'thresholdLossW',
    'nightW',
  ]),
  IL_Oper: of('efficiencyLossW'),
  IL_Pmax: of('overPowerLossW'),
  ILPmxSH: of('subhourlyLossW', 'clearSky'),
  IL_Imax: of('overCurrentLossW'),
  IL_Vmax: of('overVoltageLossW'),
  IL_Vmin: of('underVoltageLossW'),
  IL_Pmin: of('thresholdLossW'),
  IL_Night: of('nightW'),
  EOutInv: of('inverterOutputW'),
  EBatCh: of('chargeW', 'acBattery'),
  EBatDis: of('dischargeW', 'acBattery'),
  EBatChDC: sum('Power into the battery, at the DC side of its part', ['chargeW'], 'dcBattery'),
  EBatDisDC: sum('Power out of the battery, at the DC side of its part', ['dischargeW'], 'dcBattery'),
  SOC: of('storedFrac', 'storage'),
  EGrdLim: of('gridLimitLossW'),
  EAuxil: of('auxiliariesW'),
  EACOhmL: of('acWiringLossW'),
  EMVTrfL: sum('Losses of the medium-voltage transformer', ['mvIronLossW', 'mvCopperLossW']),
  EMVLine: of('mvLineLossW'),
  EHVTrfL: sum('Losses of the high-voltage transformer', ['hvIronLossW', 'hvCopperLossW']),
  EHVLine: of('hvLineLossW'),
  ETransm: of('transmissionLossW'),
  EOthAC: of('otherLossW'),
  EUnavail: of('unavailabilityLossW'),
  EGridOut: of('gridOutageLossW', 'outages'),
  ELoad: of('loadW', 'storage'),
  EFromGrid: of('fromGridW', 'storage'),
  E_Grid: of('gridW'),
  PhiAng: of('rotationRad', 'tracker'),
  TrkState: { ...sum('Tracker state; dark rows repeat the angle at rest', ['trackerState'], 'moves'), legend: TRACKER_STATES },
} as const satisfies Record<string, Quantity>

export type QuantityName = keyof typeof QUANTITIES
