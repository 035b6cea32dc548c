import type { ColumnEntry } from './entry.ts'

/** What a battery at the DC side changes of a column of the inverters. */
function byBattery<const Unit extends ColumnEntry['unit']>(unit: Unit, changes: string) {
  return { unit, writers: ['storage', 'ac'], rows: 'every', only: 'dcBattery', changes } as const
}

/** Inverters, battery and the AC side of the plant. */
export const AC = {
  arrayW: { unit: 'W', meaning: 'Power at the inverter input, whole plant', writers: ['inverter'], rows: 'some lit' },
  arrayV: { unit: 'V', meaning: 'Voltage at the inverter input', writers: ['inverter'], rows: 'some lit', only: 'voltage' },
  arrayA: { unit: 'A', meaning: 'Current at the inverter input', writers: ['inverter'], rows: 'some lit', only: 'voltage' },
  /** Output that the inverters would have without a power limit. */
  unlimitedW: {
    unit: 'W',
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
  /** Power and voltage ahead of the inverters at whose DC side a battery stands, behind their voltage window. */
  dcBusW: { unit: 'W', writers: ['dc bus'], rows: 'every', only: 'dcBattery' },
  dcBusV: { unit: 'V', writers: ['dc bus'], rows: 'every', only: 'dcBattery' },
  /** Share of the plant that is out. */
  plantOutFrac: { unit: '1', writers: ['outages'], rows: 'every', only: 'outages' },
  /** Share that is out of what outages of named parts leave. */
  restOutFrac: { unit: '1', writers: ['outages'], rows: 'every', only: 'outages' },
  /** Output of parts that are out, which leaves the bus; written while the parts run. */
  partsOutW: { unit: 'W', writers: ['outages'], rows: 'every', only: 'partsOut' },
  /** Share that is out of the part at whose DC side the battery stands; written while the parts run. */
  batteryOutFrac: { unit: '1', writers: ['outages'], rows: 'every', only: 'partsOut' },
  /** Share of the grid connection that is out. */
  gridOutFrac: { unit: '1', writers: ['outages'], rows: 'every', only: 'outages' },
  loadW: { unit: 'W', meaning: 'Load at the injection point, after every AC loss', writers: ['storage'], rows: 'every', only: 'storage' },
  /** Bus power that the storage strategy wants; infinite for as much as there is. */
  busTargetW: {
    unit: 'W',
    writers: ['storage'],
    rows: 'every',
    only: 'storage',
  },
  chargeW: { unit: 'W', meaning: 'Power into the battery, at the AC bus', writers: ['storage', 'ac'], rows: 'every', only: 'storage' },
  dischargeW: { unit: 'W', meaning: 'Power out of the battery, at the AC bus', writers: ['storage', 'ac'], rows: 'every', only: 'storage' },
  /** Losses of the battery. */
  storageLossW: {
    unit: 'W',
    writers: ['storage', 'ac'],
    rows: 'every',
    only: 'storage',
    row: { key: 'storage_loss', label: 'Storage losses' },
  },
  /** Change of the stored energy. */
  storageChangeW: {
    unit: 'W',
    writers: ['storage', 'ac'],
    rows: 'every',
    only: 'storage',
    row: { key: 'storage_change', label: 'Change of the stored energy' },
  },
  /** Losses of a battery at the DC side of inverters, with its converter. */
  dcStorageLossW: {
    unit: 'W',
    writers: ['dc bus', 'storage', 'ac'],
    rows: 'every',
    only: 'dcBattery',
    row: { key: 'storage_dc_loss', label: 'Storage losses at the DC side', only: 'dcBattery' },
  },
  /** Change of its stored energy. */
  dcStorageChangeW: {
    unit: 'W',
    writers: ['dc bus', 'storage', 'ac'],
    rows: 'every',
    only: 'dcBattery',
    row: { key: 'storage_dc_change', label: 'Change of the stored energy at the DC side', only: 'dcBattery' },
  },
  /** What it changes of the array and of the inverters. */
  arrayByBatteryW: byBattery('W', 'arrayW'),
  voltageByBatteryV: byBattery('V', 'arrayV'),
  currentByBatteryA: byBattery('A', 'arrayA'),
  efficiencyByBatteryW: byBattery('W', 'efficiencyLossW'),
  overPowerByBatteryW: byBattery('W', 'overPowerLossW'),
  overCurrentByBatteryW: byBattery('W', 'overCurrentLossW'),
  thresholdByBatteryW: byBattery('W', 'thresholdLossW'),
  nightByBatteryW: byBattery('W', 'nightW'),
  outputByBatteryW: byBattery('W', 'inverterOutputW'),
  /** Own consumption of the battery, drawn from the AC bus. */
  standbyW: {
    unit: 'W',
    writers: ['storage'],
    rows: 'every',
    only: 'storageStandby',
    row: { key: 'storage_standby', label: 'Own consumption of the storage', only: 'storageStandby' },
  },
  /** Power out of the store, before the losses of discharging. */
  drawnW: {
    unit: 'W',
    writers: ['storage', 'ac'],
    rows: 'every',
    only: 'storage',
  },
  /** Charge that the plant does not give. */
  gridChargeW: {
    unit: 'W',
    writers: ['storage', 'ac'],
    rows: 'every',
    only: 'gridCharging',
  },
  storedFrac: { unit: '1', meaning: 'State of charge at the end of the row', writers: ['storage'], rows: 'every', only: 'storage' },
  /** Charge that the grid limit would have curtailed. */
  recoveredW: {
    unit: 'W',
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
  /** Iron loss of the medium-voltage transformer. */
  mvIronLossW: {
    unit: 'W',
    writers: ['ac'],
    rows: 'every',
    only: 'mvTransformer',
    row: { key: 'mv_transformer_iron', label: 'Medium-voltage transformer, iron' },
  },
  /** Copper loss of the medium-voltage transformer. */
  mvCopperLossW: {
    unit: 'W',
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
  /** Iron loss of the high-voltage transformer. */
  hvIronLossW: {
    unit: 'W',
    writers: ['ac'],
    rows: 'every',
    only: 'hvTransformer',
    row: { key: 'hv_transformer_iron', label: 'High-voltage transformer, iron' },
  },
  /** Copper loss of the high-voltage transformer. */
  hvCopperLossW: {
    unit: 'W',
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
  /** Part of the load that the plant meets. */
  selfConsumedW: {
    unit: 'W',
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
