import type { FileCheck } from '@pvyield/contract/schemas'
import type { Findings } from '../files/findings.ts'

/** What a check beyond its limit means for a run. */
const MEANINGS: Readonly<Record<FileCheck['name'], string>> = {
  stc_power:
    'no single diode with these parameters passes through the stated MPP. Energy at STC counts Imp x Vmp, and the difference is in the row irradiance_level',
  nameplate: 'energy is computed from Imp x Vmp, yields per kWp from PNom',
  mu_p_mp:
    'Gamma and muGamma of the file belong to another coefficient. Remove the line muGamma to have it fitted to muPmpReq, as PVsyst does',
  mu_v_oc:
    'the two are more than 25 % apart. The cold open-circuit voltage of strings is checked with the one that gives more volts, the voltage at the MPP follows the model',
  low_light:
    'RSerie, RShunt and Gamma of the file give another efficiency at low light than the file states. Energy follows the parameters',
  operating_point: 'the parameters of the file give another efficiency at this point than the file states. Energy follows the parameters',
  european_efficiency: "the file's figure is not the weighted mean of its own curve. Energy follows the curve",
  cec_efficiency: "the file's figure is not the weighted mean of its own curve. Energy follows the curve",
  maximum_efficiency: "the file's figure is not the largest of its own curve. Energy follows the curve",
}

/** One note for each kind of check with figures beyond their limit, about the largest difference. */
export function noteDeviations(checks: readonly FileCheck[], findings: Findings): void {
  for (const [name, meaning] of Object.entries(MEANINGS)) {
    const beyond = checks.filter((check) => check.name === name && !check.agrees)
    const worst = beyond.reduce<FileCheck | null>((most, check) => (most === null || excess(check) > excess(most) ? check : most), null)
    if (worst === null) continue
    const { key, line, condition, unit, expected, found } = worst
    if (name === 'mu_p_mp' && expected > 0) {
      findings.note(
        'deviation',
        { key, line },
        `${key} ${short(expected)} ${unit} is above 0: the sign is wrong, because modules lose power as they warm. The parameters of the file give ${found.toFixed(3)} ${unit}, which a run follows`,
      )
      continue
    }
    const others = beyond.length > 1 ? ` and ${beyond.length - 1} more` : ''
    const at = condition === '' ? '' : ` (${condition})`
    findings.note(
      'deviation',
      { key, line },
      `${key}${at}${others}: the file states ${short(expected)} ${unit}, the section gives ${short(found)} ${unit}: ${meaning}`,
    )
  }
}

function excess({ difference, limit }: FileCheck): number {
  return Math.abs(difference) / limit
}

function short(value: number): string {
  return String(Number(value.toPrecision(5)))
}
