import type { UncertaintyRequest } from '@pvyield/sdk'
import { UsageError } from './usage-error.ts'

type Field = NonNullable<UncertaintyRequest['fields']>[number]
type Part = NonNullable<UncertaintyRequest['parts']>[number]

/** The numbers of a distribution, in the order in which they are written. */
const NUMBERS = {
  normal: ['sigma'],
  truncated: ['sigma', 'min', 'max'],
  triangular: ['min', 'mode', 'max'],
  uniform: ['min', 'max'],
} as const
const EXAMPLES = 'tilt_deg=normal:1, losses_percent=triangular:8:11:18, albedo=uniform:0.15:0.25 or thermal.u_c=normal:8%'

/** A field as it is written: `tilt_deg=normal:1`. Its path is its name. Fails: UsageError. */
export function uncertainField(text: string): Field {
  const [, path = '', kind = '', values = '', percent = ''] = /^([^=]+)=([a-z]+):([^%]+)(%?)$/.exec(text) ?? []
  const names: readonly string[] | undefined = Object.hasOwn(NUMBERS, kind) ? NUMBERS[kind as keyof typeof NUMBERS] : undefined
  const numbers = values.split(':').map((each) => (each.trim() === '' ? Number.NaN : Number(each)))
  if (names === undefined || numbers.length !== names.length || !numbers.every(Number.isFinite))
    throw new UsageError(`${text} is no field with a distribution: write one as ${EXAMPLES}`)
  const relative = percent === '%'
  const distribution = { kind, ...Object.fromEntries(names.map((name, k) => [name, (numbers[k] ?? 0) / (relative ? 100 : 1)])) }
  return { name: path, path, relative, distribution } as Field
}

/** Parts as they are written: `Irradiation=0.04,Simulation=0.025`. Fails: UsageError. */
export function uncertainParts(text: string | undefined, averages: boolean): Part[] {
  return (text?.split(',') ?? []).map((each) => {
    const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(each) ?? []
    const sigma = value.trim() === '' ? Number.NaN : Number(value)
    if (name.trim() === '' || !Number.isFinite(sigma))
      throw new UsageError(`${each} is no cause with its standard deviation: write one as Irradiation=0.04, for 4 % of the energy`)
    return { name: name.trim(), distribution: { kind: 'normal', sigma }, averages }
  })
}
