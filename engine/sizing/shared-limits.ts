import type { SizeLimit } from '@pvyield/contract/schemas'
import type { Resolved } from '../core/option.ts'
import type { Sink } from '../core/sink.ts'
import { limitLine } from './limit-line.ts'
import type { SizedPlant } from './size-plant.ts'

type Inverter = Pick<Resolved['inverter'], 'i_dc_max_a' | 'mppt_count' | 'p_ac_nom_kw'>

/** Deviation of the ratio that is warned of, as of a plant of one part. */
const RATIO_OFF = 0.1
const ROUNDING = 1 + 1e-9
/** Currents of the whole inverter, which are those of all parts that feed it. */
const OF_INVERTER = ['i_mp_inverter', 'i_sc_inverter'] as const

/** The parts with the currents of all of them at the inverter; each was sized at the share of its own inputs. */
export function withSharedLimits(parts: readonly SizedPlant[], { i_dc_max_a: maxA, mppt_count }: Inverter): SizedPlant[] {
  const total = (name: SizeLimit['name']): number => parts.reduce((sum, part) => sum + lineOf(part, name).value, 0)
  const sums = Object.fromEntries(OF_INVERTER.map((name) => [name, total(name)]))
  return parts.map((part) => {
    const own = lineOf(part, 'i_mp_inverter')
    const at = { tempC: own.cell_temp_c, time: own.time }
    const ofAll = OF_INVERTER.map((name) => {
      const { unit, source } = lineOf(part, name)
      const limit = name === 'i_mp_inverter' ? maxA : null
      return limitLine({ name, isUpper: true, value: sums[name], limit, unit, at, source: `${source}; all parts that feed it` })
    })
    const tracker = part.answer.limits.some(({ name }) => name === 'i_mp_tracker')
      ? []
      : [
          {
            ...own,
            name: 'i_mp_tracker' as const,
            source: `inverter.i_dc_max_a in equal shares of its ${mppt_count} MPP inputs: no section states the limit of one`,
          },
        ]
    const kept = part.answer.limits.filter(({ name }) => !(OF_INVERTER as readonly string[]).includes(name))
    return { ...part, answer: { ...part.answer, limits: [...kept, ...tracker, ...ofAll] } }
  })
}

/** Warns of what parts that feed the same inverters exceed together. */
export function warnOfShared(parts: readonly SizedPlant[], inverter: Inverter, askedRatio: number, sink: Sink): void {
  const { i_dc_max_a: limitA, mppt_count: inputs, p_ac_nom_kw: kw } = inverter
  const [{ stringing }] = parts
  const strings = parts.reduce((sum, part) => sum + part.stringing.stringsPerInverter, 0)
  const currentA = parts.reduce((sum, part) => sum + part.stringing.stringsPerInverter * part.answer.module_at.i_mp_hot_a, 0)
  const ratio = parts.reduce((sum, { answer }) => sum + answer.dc_kw, 0) / (stringing.inverters * kw)
  if (inputs < parts.length) sink.warn('inputs_too_few', 'inverter.mppt_count', { inputs, parts: parts.length })
  if (limitA !== null && currentA > limitA * ROUNDING)
    sink.warn('inverter_current_exceeded', 'inverter.i_dc_max_a', { strings, current_a: currentA, limit_a: limitA })
  if (Math.abs(ratio / askedRatio - 1) > RATIO_OFF)
    sink.warn('ratio_off_target', 'dc_ac_ratio', { ratio, asked_ratio: askedRatio, is_shared: true })
}

function lineOf({ answer }: SizedPlant, name: SizeLimit['name']): SizeLimit {
  const found = answer.limits.find((line) => line.name === name)
  if (found === undefined) throw new Error(`A sized plant has no limit ${name}`)
  return found
}
