import type { LossRow } from '@pvyield/contract/schemas'
import type { Term } from '../core/quantities.ts'

interface DiagramRow {
  key: string
  label: string
  unit: 'kWh/m2' | 'kWh'
  /** A level is reached, anything else is lost (or gained, negative) below the level named in `basis`. */
  isLevel: boolean
  /** Level that the row is a fraction of and closes from; null where a new chain begins. */
  basis: string | null
  terms: readonly Term[]
  /** Left out unless the run has this part. */
  only?: 'rear'
}

const level = (
  key: string,
  label: string,
  unit: DiagramRow['unit'],
  basis: string | null,
  terms: readonly Term[],
  only?: 'rear',
): DiagramRow => ({
  key,
  label,
  unit,
  isLevel: true,
  basis,
  terms,
  ...(only === undefined ? {} : { only }),
})
const loss = (key: string, label: string, unit: DiagramRow['unit'], basis: string, terms: readonly Term[], only?: 'rear'): DiagramRow => ({
  ...level(key, label, unit, basis, terms, only),
  isLevel: false,
})

/** Rows of the loss diagram, in order, each with the columns that its own model wrote. Closure: a level is the level named in its basis minus the losses with that basis. */
export const DIAGRAM: readonly DiagramRow[] = [
  level('glob_hor', 'Global horizontal irradiation', 'kWh/m2', null, [['sky', 'ghiWm2', 1]]),
  loss('transposition', 'Transposition to the plane', 'kWh/m2', 'glob_hor', [['plane', 'transpositionLossWm2', 1]]),
  level('glob_inc', 'Irradiation on the plane', 'kWh/m2', 'glob_hor', [
    ['plane', 'beamIncWm2', 1],
    ['plane', 'skyIncWm2', 1],
    ['plane', 'groundIncWm2', 1],
  ]),
  loss('horizon', 'Far shading by the horizon', 'kWh/m2', 'glob_inc', [['plane', 'horizonLossWm2', 1]]),
  loss('near_shading_beam', 'Near shading of the beam', 'kWh/m2', 'glob_inc', [['plane', 'nearBeamLossWm2', 1]]),
  loss('near_shading_diffuse', 'Near shading of the sky diffuse', 'kWh/m2', 'glob_inc', [['plane', 'nearSkyLossWm2', 1]]),
  loss('near_shading_ground', 'Near shading of the ground-reflected light', 'kWh/m2', 'glob_inc', [['plane', 'nearGroundLossWm2', 1]]),
  loss('soiling', 'Soiling', 'kWh/m2', 'glob_inc', [['plane', 'soilingLossWm2', 1]]),
  loss('iam', 'Incidence angle (IAM)', 'kWh/m2', 'glob_inc', [['plane', 'iamLossWm2', 1]]),
  level('ground_incident', 'Irradiation on the ground between rows', 'kWh/m2', null, [['plane', 'rearGroundIncidentWm2', 1]], 'rear'),
  loss(
    'ground_reflected',
    'Absorbed by the ground (1 - albedo)',
    'kWh/m2',
    'ground_incident',
    [['plane', 'rearAbsorbedLossWm2', 1]],
    'rear',
  ),
  loss(
    'rear_view',
    'Reflected light that misses the rear side (view factor)',
    'kWh/m2',
    'ground_incident',
    [['plane', 'rearViewLossWm2', 1]],
    'rear',
  ),
  loss('rear_sky', 'Sky diffuse on the rear side', 'kWh/m2', 'ground_incident', [['plane', 'rearSkyWm2', -1]], 'rear'),
  loss('rear_beam', 'Beam on the rear side', 'kWh/m2', 'ground_incident', [['plane', 'rearBeamWm2', -1]], 'rear'),
  loss('rear_structure', 'Structure shading on the rear side', 'kWh/m2', 'ground_incident', [['plane', 'rearStructureLossWm2', 1]], 'rear'),
  level('glob_rear', 'Irradiation on the rear side', 'kWh/m2', 'ground_incident', [['plane', 'backWm2', 1]], 'rear'),
  level('glob_eff', 'Effective irradiation on the front', 'kWh/m2', 'glob_inc', [['plane', 'effectiveWm2', 1]]),
  level('e_array_nominal', 'Array nominal energy at STC efficiency', 'kWh', null, [['dc', 'nominalW', 1]]),
  loss('degradation', 'Module degradation', 'kWh', 'e_array_nominal', [['dc', 'degradationLossW', 1]]),
  loss('irradiance_level', 'Irradiance level', 'kWh', 'e_array_nominal', [['dc', 'irradianceLevelLossW', 1]]),
  loss('temperature', 'Temperature', 'kWh', 'e_array_nominal', [['dc', 'temperatureLossW', 1]]),
  loss('spectral', 'Spectral correction', 'kWh', 'e_array_nominal', [['dc', 'spectralLossW', 1]]),
  loss('electrical_shading', 'Electrical loss by shading', 'kWh', 'e_array_nominal', [['dc', 'electricalShadingLossW', 1]]),
  loss('quality', 'Module quality', 'kWh', 'e_array_nominal', [['dc', 'qualityLossW', 1]]),
  loss('lid', 'Light-induced degradation', 'kWh', 'e_array_nominal', [['dc', 'lidLossW', 1]]),
  loss('module_mismatch', 'Mismatch of modules', 'kWh', 'e_array_nominal', [['dc', 'moduleMismatchLossW', 1]]),
  loss('string_mismatch', 'Mismatch of strings', 'kWh', 'e_array_nominal', [['dc', 'stringMismatchLossW', 1]]),
  loss('rear_mismatch', 'Mismatch of the rear irradiance', 'kWh', 'e_array_nominal', [['dc', 'rearMismatchLossW', 1]], 'rear'),
  loss('dc_wiring', 'DC wiring', 'kWh', 'e_array_nominal', [['dc', 'dcWiringLossW', 1]]),
  level('e_array_mpp', 'Array virtual energy at MPP', 'kWh', 'e_array_nominal', [['dc', 'mppW', 1]]),
  loss('inverter_efficiency', 'Inverter efficiency', 'kWh', 'e_array_mpp', [['ac', 'efficiencyLossW', 1]]),
  loss('inverter_over_power', 'Over nominal inverter power', 'kWh', 'e_array_mpp', [['ac', 'overPowerLossW', 1]]),
  loss('inverter_over_current', 'Over maximum inverter current', 'kWh', 'e_array_mpp', [['ac', 'overCurrentLossW', 1]]),
  loss('inverter_over_voltage', 'Over the voltage window', 'kWh', 'e_array_mpp', [['ac', 'overVoltageLossW', 1]]),
  loss('inverter_under_voltage', 'Under the voltage window', 'kWh', 'e_array_mpp', [['ac', 'underVoltageLossW', 1]]),
  loss('inverter_threshold', 'Under the power threshold', 'kWh', 'e_array_mpp', [['ac', 'thresholdLossW', 1]]),
  loss('night_consumption', 'Night consumption of the inverters', 'kWh', 'e_array_mpp', [['ac', 'nightW', 1]]),
  level('e_inverter_output', 'Energy at the inverter output', 'kWh', 'e_array_mpp', [['ac', 'inverterOutputW', 1]]),
  loss('storage_loss', 'Storage losses', 'kWh', 'e_inverter_output', [['ac', 'storageLossW', 1]]),
  loss('storage_change', 'Change of the stored energy', 'kWh', 'e_inverter_output', [['ac', 'storageChangeW', 1]]),
  loss('grid_limit', 'Curtailed by the grid limit', 'kWh', 'e_inverter_output', [['ac', 'gridLimitLossW', 1]]),
  loss('auxiliaries', 'Auxiliaries', 'kWh', 'e_inverter_output', [['ac', 'auxiliariesW', 1]]),
  loss('ac_wiring', 'AC wiring', 'kWh', 'e_inverter_output', [['ac', 'acWiringLossW', 1]]),
  loss('mv_transformer_iron', 'Medium-voltage transformer, iron', 'kWh', 'e_inverter_output', [['ac', 'mvIronLossW', 1]]),
  loss('mv_transformer_copper', 'Medium-voltage transformer, copper', 'kWh', 'e_inverter_output', [['ac', 'mvCopperLossW', 1]]),
  loss('mv_line', 'Medium-voltage line', 'kWh', 'e_inverter_output', [['ac', 'mvLineLossW', 1]]),
  loss('hv_transformer_iron', 'High-voltage transformer, iron', 'kWh', 'e_inverter_output', [['ac', 'hvIronLossW', 1]]),
  loss('hv_transformer_copper', 'High-voltage transformer, copper', 'kWh', 'e_inverter_output', [['ac', 'hvCopperLossW', 1]]),
  loss('hv_line', 'High-voltage line', 'kWh', 'e_inverter_output', [['ac', 'hvLineLossW', 1]]),
  loss('transmission', 'Transmission', 'kWh', 'e_inverter_output', [['ac', 'transmissionLossW', 1]]),
  loss('other_ac', 'Other AC losses', 'kWh', 'e_inverter_output', [['ac', 'otherLossW', 1]]),
  loss('unavailability', 'Unavailability', 'kWh', 'e_inverter_output', [['ac', 'unavailabilityLossW', 1]]),
  loss('self_consumed', 'Self-consumed', 'kWh', 'e_inverter_output', [['ac', 'selfConsumedW', 1]]),
  level('e_grid', 'Energy to grid', 'kWh', 'e_inverter_output', [['ac', 'gridW', 1]]),
]

/** Every column that the diagram sums. */
export const DIAGRAM_TERMS: readonly Term[] = DIAGRAM.flatMap(({ terms }) => terms)

/** What rounding leaves of a level that is lost whole, as a share of it. */
const NOTHING_LEFT_FRAC = 1e-9

/**
 * The loss diagram from the sum of each frame column.
 * @param columnSum  sum of a column over the (mean) year, kWh/m2 or kWh
 * @param hasRear    the plant has a rear side
 * Conventions: `fraction` is of the level named in `basis`, `fraction_of_previous` of what the rows above leave of that level; from one level to the next the product of (1 - fraction_of_previous)
 * is the ratio of the levels. Checked by: test/engine/report/diagram.test.ts
 */
export function lossDiagram(columnSum: (term: Term) => number, hasRear: boolean): LossRow[] {
  const levels = new Map<string, { reached: number; left: number }>() // `left` by the rows so far
  const rows: LossRow[] = []
  for (const { key, label, unit, isLevel, basis, terms, only } of DIAGRAM) {
    if (only === 'rear' && !hasRear) continue
    let value = 0
    for (const term of terms) value += term[2] * columnSum(term)
    const above = isLevel || basis === null ? undefined : levels.get(basis)
    rows.push({
      key,
      label,
      value,
      unit,
      loss: !isLevel,
      fraction: above === undefined || above.reached <= 0 ? null : value / above.reached,
      fraction_of_previous: above === undefined || above.left <= NOTHING_LEFT_FRAC * Math.abs(above.reached) ? null : value / above.left,
      basis,
    })
    if (above !== undefined) above.left -= value
    if (isLevel) levels.set(key, { reached: value, left: value })
  }
  return rows
}
