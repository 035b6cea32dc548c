import type { ColumnEntry } from './entry.ts'

/**
 * The array, from effective irradiance to the virtual MPP at the inverter input, for all modules of
 * one orientation.
 */
export const DC = {
  cellTempC: { unit: 'degC', meaning: 'Cell temperature', writers: ['thermal'], rows: 'lit', faces: 'mean' },
  /** Irradiance that the cells convert, of both sides. */
  cellWm2: { unit: 'W/m2', writers: ['thermal'], rows: 'lit', faces: 'own' },
  /** MPP of one new module at 25 degC. */
  moduleAt25W: { unit: 'W', writers: ['thermal'], rows: 'lit', faces: 'own' },
  /** MPP of one new module. */
  moduleW: { unit: 'W', writers: ['thermal'], rows: 'lit', faces: 'own' },
  /** MPP voltage of one new module. */
  moduleV: { unit: 'V', writers: ['thermal'], rows: 'lit', only: 'voltage', faces: 'own' },
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
  /** Mismatch of the modules of a string. */
  moduleMismatchLossW: {
    unit: 'W',
    writers: ['dc'],
    rows: 'some lit',
    faces: 'sum',
    row: { key: 'module_mismatch', label: 'Mismatch of modules' },
  },
  /** Mismatch of strings. */
  stringMismatchLossW: {
    unit: 'W',
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
  /** Array voltage at the virtual MPP; 0 when the module has no voltage. */
  mppV: {
    unit: 'V',
    writers: ['dc', 'inverter'],
    rows: 'some lit',
    only: 'voltage',
    faces: 'own',
  },
  /** Array current at the virtual MPP; 0 when the module has no voltage. */
  mppA: {
    unit: 'A',
    writers: ['dc', 'inverter'],
    rows: 'some lit',
    only: 'voltage',
    faces: 'own',
  },
  /** Irradiance that reproduces the MPP in the I-V model (front, bifacial rear and spectrum together), for operating points off the MPP. */
  ivIrradianceWm2: {
    unit: 'W/m2',
    writers: ['dc'],
    rows: 'lit',
    faces: 'mean',
  },
  /** Power at the virtual MPP of the whole plant under a clear sky of clean, dry air. */
  clearMppW: {
    unit: 'W',
    writers: ['clear sky'],
    rows: 'lit',
    only: 'clearSky',
    faces: 'own',
  },
} as const satisfies Record<string, ColumnEntry>
