import type { Failure } from '../../core/sink.ts'
import { type ClosedModel, matrixOf, type UncertainPart } from './closed-model.ts'
import { type Distribution, deviationOf } from './distribution.ts'
import { cholesky } from './latin-hypercube.ts'

/** A cut distribution has at least this share of the whole one. */
const INSIDE_MIN = 1e-6

/** What is wrong with a model beyond its schema. Checked by: test/engine/studies/uncertainty/model-failures.test.ts */
export function modelFailures({ parts, correlations }: Pick<ClosedModel, 'parts' | 'correlations'>): Failure[] {
  const ofParts = parts.flatMap(({ name, distribution }, k) => [
    ...(parts.findIndex((other) => other.name === name) < k
      ? [failed(`parts.${k}.name`, `Another part has the name '${name}': each needs its own`)]
      : []),
    ...distributionFailures(distribution, `parts.${k}.distribution`),
  ])
  const ofPairs = correlations.flatMap((_, k) => correlationFailures(parts, correlations, k))
  if (ofParts.length > 0 || ofPairs.length > 0) return [...ofParts, ...ofPairs]
  if (cholesky(matrixOf(parts, correlations)) !== null) return []
  const message =
    'No numbers can have these correlations at once: their matrix has to be positive definite, so make some coefficients smaller'
  return [failed('correlations', message)]
}

function distributionFailures(distribution: Distribution, path: string): Failure[] {
  if (distribution.kind === 'normal') return []
  if (distribution.kind === 'years')
    return deviationOf(distribution).sigma > 0
      ? []
      : [failed(`${path}.values`, 'The years do not scatter around their trend: send measured years')]
  const { min, max } = distribution
  if (min >= max) return [failed(`${path}.max`, `The largest deviation ${max} should be above the least one, ${min}`)]
  if (distribution.kind === 'triangular' && (distribution.mode < min || distribution.mode > max))
    return [failed(`${path}.mode`, `The most likely deviation ${distribution.mode} should lie from ${min} to ${max}`)]
  if (distribution.kind !== 'truncated') return []
  const { cdf } = deviationOf({ ...distribution, kind: 'normal' })
  return cdf(max) - cdf(min) >= INSIDE_MIN
    ? []
    : [failed(`${path}.max`, 'Nearly nothing of the distribution lies between min and max: state limits nearer to its mean')]
}

function correlationFailures(parts: readonly UncertainPart[], correlations: ClosedModel['correlations'], k: number): Failure[] {
  const { between } = correlations[k]
  const [one, other] = between.map((name) => parts.find((part) => part.name === name))
  const path = `correlations.${k}.between`
  if (one === undefined) return [failed(`${path}.0`, `There is no part '${between[0]}'`)]
  if (other === undefined) return [failed(`${path}.1`, `There is no part '${between[1]}'`)]
  if (one === other) return [failed(path, 'A correlation is one of two parts')]
  if (one.averages !== other.averages)
    return [failed(path, 'One part averages out with the years and the other does not: these two have no correlation')]
  const isSent = correlations.slice(0, k).some(({ between: known }) => known.includes(one.name) && known.includes(other.name))
  return isSent ? [failed(path, 'The correlation of these parts is sent twice')] : []
}

function failed(field: string, message: string): Failure {
  return { code: 'validation_error', field, message }
}
