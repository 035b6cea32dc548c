import type { ModuleFileAnswer, ModuleFilePatch } from '@pvyield/contract/schemas'
import { Sink } from '../core/sink.ts'
import { qualityOfTolerance } from '../dc/quality.ts'
import { scaledDown } from '../files/decimal-number.ts'
import type { StatedValue } from '../files/findings.ts'
import { PAN_KEYS, type PanReading, readPan } from '../files/pan/index.ts'
import { fitPvsyst } from '../module/pvsyst-fit.ts'
import { completeSections, keyOfField } from './complete-sections.ts'
import { checkModule } from './module-checks.ts'
import { noteDeviations } from './note-deviations.ts'

/**
 * Reads a PVsyst module file (PAN, text versions from 6.40 on) into sections of a run, with notes of
 * what was derived, fitted, changed or ignored, and the file's own figures against those of the
 * section.
 * Fails: ObjectFileError, whose failures name line and key, for a file that cannot be read and for
 * figures that no module has.
 * Source: the keys and their meaning are in the README of this folder.
 * Checked by: test/engine/component-files/pan-samples.test.ts, pvlib t14
 */
export function parsePan(bytes: Uint8Array): ModuleFileAnswer {
  const reading = readPan(bytes)
  const { module: stated, iam: statedIam, electricalShade, meta, findings } = reading
  const patch = patchOf(reading)
  const request = completeSections({ module: stated, iam: statedIam, ...patch }, (field) => keyOf(reading, field))
  const { module, iam } = request
  if (module.model !== 'pvsyst') throw new Error('The section keeps its model')
  noteFits(reading, module)
  const checks = checkModule(module, reading)
  noteDeviations(checks, findings)
  return { module, iam, patch, electrical_shade: electricalShade, meta, notes: findings.notes, checks }
}

/** Losses and the absorptivity, which belong to other sections. They are offered, not applied. */
function patchOf({ module, lidLoss, absorptivity, keys, findings }: PanReading): ModuleFilePatch {
  const { power_tolerance_low: low, power_tolerance_high: high } = module
  const qualityLoss = low !== null && high !== null ? scaledDown(qualityOfTolerance(low, high), 1) : null
  if (qualityLoss !== null)
    findings.note(
      'derived',
      keys.at('PNomTolUp'),
      `patch.dc_losses.quality_loss ${(qualityLoss * 100).toFixed(2)} % follows from PNomTolLow and PNomTolUp as PVsyst's default; it applies once it is merged into a request`,
    )
  if (lidLoss !== null)
    findings.note('derived', keys.at('LIDLoss'), 'LIDLoss is patch.dc_losses.lid_loss; it applies once it is merged into a request')
  return {
    ...(qualityLoss === null && lidLoss === null
      ? {}
      : {
          dc_losses: { ...(qualityLoss === null ? {} : { quality_loss: qualityLoss }), ...(lidLoss === null ? {} : { lid_loss: lidLoss }) },
        }),
    ...(absorptivity === null ? {} : { thermal: { absorptivity } }),
  }
}

/** The figures that a run fits, because the file does not state them. */
function noteFits({ keys, findings }: PanReading, module: Parameters<typeof fitPvsyst>[0]): void {
  const sink = new Sink()
  const fitted = fitPvsyst(module, sink)
  if (fitted === null) return
  const found: readonly (readonly [key: string, stated: number | null, text: string])[] = [
    ['RSerie', module.r_series_ohm, `${fitted.seriesOhm.toPrecision(4)} Ohm`],
    ['RShunt', module.r_shunt_ohm, `${fitted.shuntOhm.toPrecision(4)} Ohm`],
    ['Rp_0', module.r_shunt_0_ohm, `${fitted.shuntDarkOhm.toPrecision(4)} Ohm`],
    ['Gamma', module.gamma, fitted.gamma.toPrecision(4)],
    ['muGamma', module.mu_gamma_per_k, `${fitted.gammaPerK.toPrecision(3)} per K`],
  ]
  for (const [key, stated, text] of found)
    if (stated === null)
      findings.note(
        'fitted',
        keys.at(key),
        `${key} ${keys.has(key) ? `${keys.text(key)} is no value` : 'is not stated'}: a run finds ${text}`,
      )
  for (const warning of sink.warnings) findings.note('fitted', null, warning)
}

function keyOf({ keys, productKeys, iamAt }: PanReading, field: string): StatedValue | null {
  if (/^(iam\.(angles_deg|factors)|module\.iam_profile)/.test(field)) return { ...iamAt, value: '' }
  const key = keyOfField(field, PAN_KEYS)
  if (key === null) return null
  return key === 'Height' || key === 'Width' ? productKeys.stated(key) : keys.stated(key)
}
