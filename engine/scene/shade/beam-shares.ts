/** Steps of the share of diffuse light in 1, at which the loss of strings with a circuit is kept. */
const STEPS = 40

/** Numbers that are kept of a table: up to 92.5 % of diffuse light, beyond which the loss of the beam is that of the last. */
export const BEAM_SHARES = 38

/** Light on a table over its beam, of each number kept. */
export function lightPerBeamAt(node: number): number {
  return STEPS / (STEPS - node)
}

/**
 * The loss between the shares at which it is kept. Circuits take the least of few losses, each a line
 * over the light per beam: where two cross between two shares, the line between these is below them by
 * up to a quarter of a step, 0.6 % of the light.
 * @param lossAt  loss of the beam at each of them
 * @param lightPerBeam  from 1
 */
export function lossBetween(lossAt: (node: number) => number, lightPerBeam: number): number {
  const last = BEAM_SHARES - 1
  if (!(lightPerBeam < lightPerBeamAt(last))) return lossAt(last)
  const node = Math.min(last - 1, Math.floor(STEPS * (1 - 1 / lightPerBeam)))
  const within = (lightPerBeam - lightPerBeamAt(node)) / (lightPerBeamAt(node + 1) - lightPerBeamAt(node))
  return (1 - within) * lossAt(node) + within * lossAt(node + 1)
}
