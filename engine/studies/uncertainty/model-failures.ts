import type { Failure } from '../../core/sink.ts'
import type { ClosedModel } from './closed-model.ts'
import { type Distribution, deviationOf } from './distribution.ts'
import { cholesky, definiteCholesky } from './latin-hypercube.ts'
import { matrixOf, type UncertainPart } from './parts.ts'

const IMPOSSIBLE =
  'No numbers can have these correlations at once: their matrix has to be positive semi-definite, so make some coefficients smaller'
const ONE_FIELD =
  'A field follows wholly from others, so that nothing tells what each of them does: make the coefficients smaller, such as 0.99 instead of 1'
/** A cut distribution has at least this share of the whole one. */
const INSIDE_MIN = 1e-6

interface Model extends Pick<ClosedModel, 'parts' | 'correlations'> {
  /** Fields of a plant, whose distributions are checked where their values are known. */
  readonly fields?: readonly Pick<UncertainPart, 'name'>[]
}

/** What is wrong with a model beyond its schema. Checked by: test/engine/studies/uncertainty/model-failures.test.ts */
export function modelFailures({ parts, correlations, fields = [] }: Model): Failure[] {
  const names = [...parts, ...fields].map(({ name }) => name)
  const twice = names.flatMap((name, k) => {
    const at = k < parts.length ? `parts.${k}.name` : `fields.${k - parts.length}.name`
    const known = names.indexOf(name)
    return known < k ? [failed(at, `Another ${known < parts.length ? 'part' : 'field'} has the name '${name}': each needs its own`)] : []
  })
  const ofParts = parts.flatMap(({ distribution }, k) => distributionFailures(distribution, `parts.${k}.distribution`))
  const ofPairs = correlations.flatMap((_, k) => correlationFailures(parts, fields, correlations, k))
  const found = [...twice, ...ofParts, ...ofPairs]
  if (found.length > 0) return found
  if ([parts, fields].some((list) => cholesky(matrixOf(list, correlations)) === null)) return [failed('correlations', IMPOSSIBLE)]
  return definiteCholesky(matrixOf(fields, correlations)) === null ? [failed('correlations', ONE_FIELD)] : []
}

/** What is wrong with a distribution of a deviation, or of a value. */
export function distributionFailures(distribution: Distribution, path: string, what = 'deviation'): Failure[] {
  if (distribution.kind === 'normal') return []
  if (distribution.kind === 'years')
    return deviationOf(distribution).sigma > 0
      ? []
      : [failed(`${path}.values`, 'The years do not scatter around their trend: send measured years')]
  const { min, max } = distribution
  if (min >= max) return [failed(`${path}.max`, `The largest ${what} ${max} should be above the least one, ${min}`)]
  if (distribution.kind === 'triangular' && (distribution.mode < min || distribution.mode > max))
    return [failed(`${path}.mode`, `The most likely ${what} ${distribution.mode} should lie from ${min} to ${max}`)]
  if (distribution.kind !== 'truncated') return []
  const { cdf } = deviationOf({ ...distribution, kind: 'normal' })
  return cdf(max) - cdf(min) >= INSIDE_MIN
    ? []
    : [failed(`${path}.max`, 'Nearly nothing of the distribution lies between min and max: state limits nearer to its mean')]
}

function correlationFailures(
  parts: readonly UncertainPart[],
  fields: readonly Pick<UncertainPart, 'name'>[],
  correlations: ClosedModel['correlations'],
  k: number,
): Failure[] {
  const { between } = correlations[k]
  const path = `correlations.${k}.between`
  const [one, other] = between.map((name) => parts.find((part) => part.name === name) ?? fields.find((field) => field.name === name))
  if (one === undefined) return [failed(`${path}.0`, `There is no ${nounOf(fields)} '${between[0]}'`)]
  if (other === undefined) return [failed(`${path}.1`, `There is no ${nounOf(fields)} '${between[1]}'`)]
  if (one === other) return [failed(path, 'A correlation is one of two parts')]
  const averages = [one, other].map((each) => 'averages' in each && each.averages)
  if ('averages' in one !== 'averages' in other)
    return [failed(path, 'One is a part and the other a field: correlations are between two parts, or between two fields')]
  if (averages[0] !== averages[1])
    return [failed(path, 'One part averages out with the years and the other does not: these two have no correlation')]
  const isSent = correlations.slice(0, k).some(({ between: known }) => known.includes(one.name) && known.includes(other.name))
  return isSent ? [failed(path, 'The correlation of these parts is sent twice')] : []
}

function nounOf(fields: readonly unknown[]): string {
  return fields.length === 0 ? 'part' : 'part or field'
}

function failed(field: string, message: string): Failure {
  return { code: 'validation_error', field, message }
}
