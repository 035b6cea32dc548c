import { offTarget } from '../findings/asked.ts'
import type { StringRange } from './string-range.ts'
import { dcKwOf, modulesOf, type Ratings, ratioOf, type Stringing, type Target } from './target.ts'

/**
 * Weights of the deviations by which plants are ranked: of the power from the target, of the DC/AC
 * ratio from its target, of the string length from the longest. Longer strings need fewer cables and
 * run at higher voltage, so of equal plants the longest wins; 1 % of power counts as much as strings
 * that are 20 % shorter. Our choice; no standard ranks plants.
 */
const WEIGHT = { power: 2, ratio: 0.5, length: 0.1 }
/** A plant whose current exceeds a limit of the inverter comes after all that keep it. */
const OVERLOADED = 1000
/** The same for one MPP tracker alone, whose limit is our assumption. */
const UNEVEN = 0.1

/** A plant with what it is ranked by. */
export interface Ranked {
  readonly stringing: Stringing
  readonly powerOff: number
  readonly ratioOff: number
  readonly shorter: number
  /** Strings of an inverter above what its current admits. */
  readonly isOverloaded: boolean
  /** The fullest MPP tracker exceeds its share of the current. */
  readonly isUneven: boolean
  readonly cost: number
}

/** Sorts plants, best first. */
export function ranked(
  plants: readonly Stringing[],
  target: Target,
  { max }: StringRange,
  ratings: Ratings,
  isUneven: (stringsPerInverter: number) => boolean,
): Ranked[] {
  return plants
    .map((stringing): Ranked => {
      const powerOff = powerOffOf(target, stringing, ratings)
      const ratioOff = ratioOf(stringing, ratings) / ratings.ratio - 1
      const shorter = 1 - stringing.modulesPerString / max
      const isOverloaded = stringing.stringsPerInverter > ratings.mostStrings
      const uneven = isUneven(stringing.stringsPerInverter)
      const cost =
        WEIGHT.power * Math.abs(powerOff) +
        WEIGHT.ratio * Math.abs(ratioOff) +
        WEIGHT.length * shorter +
        (isOverloaded ? OVERLOADED : 0) +
        (uneven ? UNEVEN : 0)
      return { stringing, powerOff, ratioOff, shorter, isOverloaded, isUneven: uneven, cost }
    })
    .sort(
      (a, b) =>
        a.cost - b.cost || b.stringing.modulesPerString - a.stringing.modulesPerString || a.stringing.inverters - b.stringing.inverters,
    )
}

function powerOffOf(target: Target, stringing: Stringing, ratings: Ratings): number {
  if (target.kind === 'dc') return dcKwOf(stringing, ratings) / target.kw - 1
  if (target.kind === 'ac') return (stringing.inverters * ratings.inverterKw) / target.kw - 1
  if (target.kind === 'given') return powerOffOf(target.of, stringing, ratings)
  if (target.kind === 'at_most') return modulesOf(stringing) / target.modules - 1
  return 0
}

/** Why a plant is not the first. */
export function reasonOf(plant: Ranked, best: Ranked): string {
  const reasons: string[] = []
  const worse = (own: number, other: number): boolean => Math.abs(own) > Math.abs(other) + 5e-4
  if (plant.isOverloaded && !best.isOverloaded) reasons.push('its strings exceed the current of the inverter')
  if (plant.isUneven && !best.isUneven) reasons.push('its fullest MPP tracker exceeds its share of the current')
  if (worse(plant.powerOff, best.powerOff)) reasons.push(`its power is ${offTarget(plant.powerOff)} instead of ${shortOff(best.powerOff)}`)
  if (worse(plant.ratioOff, best.ratioOff))
    reasons.push(`its DC/AC ratio is ${offTarget(plant.ratioOff)} instead of ${shortOff(best.ratioOff)}`)
  if (plant.stringing.modulesPerString < best.stringing.modulesPerString)
    reasons.push(`its strings are shorter: ${plant.stringing.modulesPerString} modules instead of ${best.stringing.modulesPerString}`)
  return reasons.length === 0 ? 'it is as good, and the first has fewer inverters' : reasons.join('; ')
}

/** A deviation as `offTarget` words it, next to another one. */
function shortOff(offFrac: number): string {
  return offFrac > 1 ? `${(1 + offFrac).toFixed(1)} times` : percent(offFrac)
}

function percent(fraction: number): string {
  return `${(100 * fraction).toFixed(1)} %`
}
