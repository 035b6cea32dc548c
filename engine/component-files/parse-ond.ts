import type { InverterFileAnswer } from '@pvyield/contract/schemas'
import { scaledDown } from '../files/decimal-number.ts'
import type { StatedValue } from '../files/findings.ts'
import { ObjectFileError } from '../files/object-file-error.ts'
import { OND_KEYS, type OndReading, readOnd } from '../files/ond/index.ts'
import { completeSections, type FileSections, keyOfField } from './complete-sections.ts'
import { checkInverter } from './inverter-checks.ts'
import { noteDeviations } from './note-deviations.ts'

/**
 * Reads a PVsyst inverter file (OND, text versions from 6.40 on) into the section of a run, with
 * notes of what was derived, changed or ignored, and the file's own efficiencies against those of the
 * curves.
 * Fails: ObjectFileError, whose failures name line and key, for a file that cannot be read and for
 * figures that no inverter has.
 * Source: the keys and their meaning are in the README of this folder.
 * Checked by: test/engine/component-files/ond-samples.test.ts, pvlib t14
 */
export function parseOnd(bytes: Uint8Array): InverterFileAnswer {
  const reading = readOnd(bytes)
  const { auxiliary, yieldsToPower, meta, findings } = reading
  const { inverter } = completeSections({ inverter: sectionOf(reading) }, (field) => keyOf(reading, field))
  const checks = checkInverter(inverter, reading)
  noteDeviations(checks, findings)
  return {
    inverter,
    patch: yieldsToPower ? { array: { operating_point: 'power_limits' } } : {},
    per_inverter:
      auxiliary === null ? null : { aux_kw: scaledDown(auxiliary.lossW, 1000), aux_threshold_kw: scaledDown(auxiliary.thresholdW, 1000) },
    meta,
    notes: findings.notes,
    checks,
  }
}

/** The section: with its curves, or with the European efficiency of a file without curves. */
function sectionOf({ limits, derating, curves: { curves, startKw, headline }, findings }: OndReading): FileSections['inverter'] {
  if (curves.length > 0) return { model: 'curve', ...limits, p_start_kw: startKw, derating, curves: curves.map(({ curve }) => curve) }
  const { average } = headline
  if (average === null) {
    throw new ObjectFileError([
      'Key ProfilPIO: The file has no efficiency curve (ProfilPIO, or VNomEff with ProfilPIOV1 to ProfilPIOV3) and no EfficEuro: add a curve in PVsyst and save the inverter again',
    ])
  }
  findings.note('derived', average.at, 'The file has no efficiency curve: the section has the efficiency EfficEuro at every power')
  return { model: 'flat', ...limits, derating, efficiency: average.efficiencyFrac }
}

function keyOf({ keys: { converter, object }, curves }: OndReading, field: string): StatedValue | null {
  const curve = /^inverter\.curves\.(\d)/.exec(field)
  if (curve !== null) {
    const at = curves.curves[Number(curve[1])]?.at
    return at === undefined ? null : { ...at, value: '' }
  }
  const key = keyOfField(field, OND_KEYS)
  if (key === null) return null
  return object.at(key).line === null ? converter.stated(key) : object.stated(key)
}
