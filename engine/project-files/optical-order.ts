import type { QuantityName } from '../core/quantities.ts'

/** A column of hourly results that became a series, with its values. */
export interface HoursColumn {
  readonly name: QuantityName
  readonly values: Float64Array
}

/** What a series is in a run, or why it has no place there. */
export type OpticalSeries = { readonly name: QuantityName } | { readonly leftOut: string }

/** From this version on soiling may come before the incidence angles. */
const SOILING_FIRST_VERSION = 8

/**
 * Which series of a run a column is. A run takes soiling first, then the incidence angles: its
 * GlobIAM has both. PVsyst up to version 7 takes the incidence angles first, and its GlobSlg has
 * both; a report of version 8.1.5 has the order of a run. With both columns, the one with less light
 * has both losses.
 * Source: PVsyst help, "Simulation variables: weather data and irradiations"; reports of 7.3.1 and
 * 7.4.5.
 */
export function opticalPlace(column: HoursColumn, all: readonly HoursColumn[], version: string): OpticalSeries {
  const { name } = column
  if (name !== 'GlobIAM' && name !== 'GlobSlg') return { name }
  const soiling = all.find((other) => other.name === 'GlobSlg')
  const angles = all.find((other) => other.name === 'GlobIAM')
  if (soiling !== undefined && angles !== undefined) {
    if (sum(angles.values) < sum(soiling.values)) return { name }
    return name === 'GlobSlg' ? { name: 'GlobIAM' } : { leftOut: BEFORE_SOILING }
  }
  const major = Number.parseInt(version.replace(/^\D*/, ''), 10)
  if (Number.isNaN(major) || major >= SOILING_FIRST_VERSION) return { leftOut: UNKNOWN }
  return name === 'GlobSlg' ? { name: 'GlobIAM' } : { leftOut: BEFORE_SOILING }
}

const BEFORE_SOILING =
  'it is the light after the incidence angles and before soiling, which a run takes first; GlobSlg or GlobEff can be compared'
const UNKNOWN =
  'whether soiling comes before or after the incidence angles differs between versions; export GlobIAM and GlobSlg both, or GlobEff'

function sum(values: Float64Array): number {
  let total = 0
  for (let i = 0; i < values.length; i++) if (!Number.isNaN(values[i])) total += values[i]
  return total
}
