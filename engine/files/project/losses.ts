import type { Iam, RunRequest } from '@pvyield/contract/schemas'
import { scaledDown } from '../decimal-number.ts'
import type { Findings } from '../findings.ts'
import { blockOf } from '../object-file.ts'
import { readProfile } from '../profile-points.ts'
import type { PvsystBlock } from '../pvsyst-object.ts'
import { ObjectFacts } from './object-facts.ts'
import type { SubArray } from './sub-arrays.ts'

type Section<Key extends keyof RunRequest> = Partial<NonNullable<RunRequest[Key]>>

/** Losses of a variant, as far as a run has a place for them. */
export interface LossReading {
  site: Section<'site'>
  thermal: Section<'thermal'>
  dc_losses: Section<'dc_losses'>
  ac_losses: Section<'ac_losses'>
}

const MONTHS = 12
/** No plant loses less than this share by soiling, and none more than 50 %: it separates shares from per cent. */
const LEAST_PERCENT = 0.5

/** The losses that hold for the whole array: heat balance, soiling, grid. */
export function readArrayLosses(main: PvsystBlock, findings: Findings): LossReading {
  const array = new ObjectFacts(blockOf(main, 'pvMainArray'), findings)
  const losses: LossReading = { site: {}, thermal: {}, dc_losses: {}, ac_losses: {} }
  const uc = array.number('UFactor')
  if (uc !== null) {
    Object.assign(losses.thermal, { model: 'pvsyst', u_c: uc, u_v: 0 })
    findings.note(
      'assumed',
      array.at('UFactor'),
      'UFactor is the constant heat loss factor; the key of the wind factor is not known, so thermal.u_v is 0',
    )
  }
  const absorptivity = array.number('Alpha')
  if (absorptivity !== null) losses.thermal.absorptivity = absorptivity
  const soiling = soilingOf(array, findings)
  if (soiling !== null) losses.site.soiling_monthly = soiling
  if (/^true$/i.test(array.text('UseSpectralCorr')))
    findings.note(
      'ignored',
      array.at('UseSpectralCorr'),
      'The spectral correction is on in the variant: select spectral.mode first_solar if the weather has humidity',
    )
  const reference = new ObjectFacts(main, findings)
  if (/^STC$/i.test(reference.text('ACLossesRef'))) losses.ac_losses.power_reference = 'pnom_stc'
  readGrid(main, losses, findings)
  return losses
}

function soilingOf(array: ObjectFacts, findings: Findings): number[] | null {
  const stated = array.list('SoilingLoss')
  const [first] = stated
  if (first === undefined) return null
  const monthly = stated.length >= MONTHS ? stated.slice(0, MONTHS) : Array.from({ length: MONTHS }, () => first)
  if (monthly.every((loss) => loss === 0)) return monthly
  const isPercent = Math.max(...monthly) >= LEAST_PERCENT
  findings.note(
    'assumed',
    array.at('SoilingLoss'),
    `SoilingLoss is read as ${isPercent ? 'per cent' : 'a fraction'}, by its size; PVsyst does not document its unit`,
  )
  return isPercent ? monthly.map((loss) => scaledDown(loss, 100)) : monthly
}

function readGrid(main: PvsystBlock, { ac_losses }: LossReading, findings: Findings): void {
  const system = new ObjectFacts(blockOf(main, 'pvSystem'), findings)
  const type = system.text('SystemType')
  if (type !== '' && !/grid/i.test(type))
    findings.note(
      'ignored',
      system.at('SystemType'),
      `SystemType ${type}: a run feeds the grid; loads and batteries of the variant are left out`,
    )
  const limit = system.positive('PLimGrid')
  if (limit !== null) {
    ac_losses.grid_poi_limit_kw = limit
    findings.note('assumed', system.at('PLimGrid'), `PLimGrid ${limit} is read as kW at the injection point`)
  }
  const tangent = system.number('TanPhi')
  if (tangent !== null && tangent !== 0) {
    ac_losses.power_factor = Number((1 / Math.hypot(1, tangent)).toPrecision(12))
    findings.note('derived', system.at('TanPhi'), `ac_losses.power_factor is cos phi of TanPhi ${tangent}`)
  }
}

/** Keys in per cent and the fields that they become. */
const IN_PERCENT = [
  ['PMismMPP', 'module_mismatch_loss'],
  ['PMismString', 'string_mismatch_loss'],
  ['LIDLoss', 'lid_loss'],
  ['RSCablagePC', 'dc_wiring_loss_at_stc'],
] as const

/** The losses of one sub-array. */
export function readSubArrayLosses(
  { keys, block }: SubArray,
  findings: Findings,
): { dc_losses: Section<'dc_losses'>; iam: Partial<Iam> | null } {
  const losses: Section<'dc_losses'> = {}
  for (const [key, field] of IN_PERCENT) {
    const percent = keys.number(key)
    if (percent !== null) losses[field] = scaledDown(percent, 100)
  }
  if (losses.dc_wiring_loss_at_stc !== undefined) losses.dc_wiring_model = 'ohmic_i2r'
  if (keys.has('PQualityModP'))
    findings.note(
      'ignored',
      keys.at('PQualityModP'),
      "PQualityModU, PQualityModI and PQualityModP are not converted: their sign and scale are not known; the module file offers PVsyst's default (patch.dc_losses.quality_loss)",
    )
  for (const [key, what] of NOT_CONVERTED) {
    const value = keys.number(key)
    if (value !== null && value !== 0) findings.note('ignored', keys.at(key), `${key} ${value} (${what}) has no place in a run`)
  }
  return { dc_losses: losses, iam: iamOf(block, findings) }
}

const NOT_CONVERTED = [
  ['PMismUFixe', 'mismatch at a fixed voltage'],
  ['LightSoaking', 'light soaking'],
  ['VDiodeSerie', 'voltage of a series diode'],
] as const

/** The incidence-angle curve that the variant ran with, where it states its points. */
function iamOf(block: PvsystBlock, findings: Findings): Partial<Iam> | null {
  const iam = blockOf(block, 'pvIAM')
  const profile = iam === null ? null : blockOf(iam, 'IAMProfile')
  if (profile === null) return null
  const { points, isStraight, at } = readProfile(profile, findings)
  if (points.length < 2) return null
  const angles = points.map(({ x }) => x)
  const factors = points.map(({ y }) => y)
  if ((angles[0] ?? 0) > 0) {
    angles.unshift(0)
    factors.unshift(1)
  }
  findings.note('derived', at, 'request_patch.iam is the curve of the variant; it comes before that of the module file')
  return { kind: 'table', interpolation: isStraight ? 'linear' : 'pvsyst', angles_deg: angles, factors }
}
