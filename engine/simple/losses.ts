/** The `losses_percent` for which the default loss categories apply unchanged. */
export const DEFAULT_LOSSES_PERCENT = 11.42

/** Loss fractions that a simple run puts into the full request. */
export interface SimpleLosses {
  soiling: number
  mismatch: number
  wiring: number
  lid: number
  nameplate: number
  availability: number
}

/**
 * Default categories of PVWatts (Dobos 2014, NREL/TP-6A20-62641, table 6), without shading, snow
 * and age. `wiring` combines wiring 2 % and connections 0.5 %.
 */
const DEFAULT_LOSSES: SimpleLosses = {
  soiling: 0.02,
  mismatch: 0.02,
  wiring: 1 - (1 - 0.02) * (1 - 0.005),
  lid: 0.015,
  nameplate: 0.01,
  availability: 0.03,
}

/**
 * Loss categories whose remaining fractions (1 - loss) multiply to 1 - lossesPercent / 100. The
 * remaining fraction of each default category is raised to one common power.
 * @param lossesPercent  0 <= losses < 100; 11.42 gives the default categories themselves (their
 *   combined loss, 11.418 %, rounds to it)
 */
export function simpleLosses(lossesPercent: number): SimpleLosses {
  if (lossesPercent === DEFAULT_LOSSES_PERCENT) return { ...DEFAULT_LOSSES }
  let defaultRemaining = 1
  for (const loss of Object.values(DEFAULT_LOSSES)) defaultRemaining *= 1 - loss
  const exponent = Math.log(1 - lossesPercent / 100) / Math.log(defaultRemaining)
  const scale = (loss: number): number => 1 - (1 - loss) ** exponent
  return {
    soiling: scale(DEFAULT_LOSSES.soiling),
    mismatch: scale(DEFAULT_LOSSES.mismatch),
    wiring: scale(DEFAULT_LOSSES.wiring),
    lid: scale(DEFAULT_LOSSES.lid),
    nameplate: scale(DEFAULT_LOSSES.nameplate),
    availability: scale(DEFAULT_LOSSES.availability),
  }
}
