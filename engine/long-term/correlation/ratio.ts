import type { CorrelationMethod, Mapping, Pairs } from './option.ts'

/** One factor, or for temperatures one difference, that gives the mean of the station. */
export const ratio: CorrelationMethod = {
  title: 'Ratio of means',
  source: 'J. Polo et al., Solar Energy 132 (2016), 25, doi 10.1016/j.solener.2016.03.001, section 3.1 (removal of the bias by a ratio)',
  remark: 'The distribution stays that of the reference.',
  fit: meanMapping,
}

/** The factor or difference between the weighted means. */
export function meanMapping({ reference, station, weight }: Pairs, isRatio: boolean): Mapping {
  let [x, y, w] = [0, 0, 0]
  for (let i = 0; i < weight.length; i++) {
    x += weight[i] * reference[i]
    y += weight[i] * station[i]
    w += weight[i]
  }
  if (isRatio) {
    const factor = x > 0 ? y / x : 1
    return (value) => factor * value
  }
  const shift = w > 0 ? (y - x) / w : 0
  return (value) => value + shift
}
