/** Light on a table over its beam, at which the loss of whole strings is kept. Beyond the last it is that of the last. */
const LIGHT_PER_BEAM = Float64Array.of(1, 1.05, 1.1, 1.2, 1.35, 1.5, 1.75, 2, 2.5, 3.5, 6, 12)

/** Numbers that `WholeStrings` keeps of a table. */
export const BEAM_SHARES = LIGHT_PER_BEAM.length

/** Light on a table over its beam, of each number kept. */
export function lightPerBeamAt(node: number): number {
  return LIGHT_PER_BEAM[node]
}

/**
 * The loss between the shares at which it is kept.
 * @param lossAt  loss of the beam at each of them
 * @param lightPerBeam  from 1
 */
export function lossBetween(lossAt: (node: number) => number, lightPerBeam: number): number {
  const last = BEAM_SHARES - 1
  if (!(lightPerBeam < LIGHT_PER_BEAM[last])) return lossAt(last)
  let node = 0
  while (lightPerBeam >= LIGHT_PER_BEAM[node + 1]) node++
  const within = (lightPerBeam - LIGHT_PER_BEAM[node]) / (LIGHT_PER_BEAM[node + 1] - LIGHT_PER_BEAM[node])
  return (1 - within) * lossAt(node) + within * lossAt(node + 1)
}
