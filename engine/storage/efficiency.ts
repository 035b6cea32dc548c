import type { Storage } from '@pvyield/contract/schemas'
import type { Sink } from '../core/sink.ts'

/** What the converter and the battery keep, by power at the AC bus. */
export interface Efficiency {
  intoFrac(chargeW: number): number
  outOfFrac(dischargeW: number): number
  /** Power at the bus that stores a given energy in some hours. */
  chargeForW(storedWh: number, hours: number): number
  /** Power at the bus that takes a given energy out of the store in some hours. */
  dischargeForW(drawnWh: number, hours: number): number
}

/** A straight piece of a curve: efficiency `atZero + slopePerW power`. */
interface Piece {
  atZero: number
  slopePerW: number
  /** Power at which it ends, and the power in the store there. */
  toW: number
  toStoreW: number
}

/** @param chargeMaxW  power of the whole curve when it charges */
export function prepareEfficiency(storage: Storage, chargeMaxW: number, dischargeMaxW: number): Efficiency {
  const { efficiency_charge: intoFrac, efficiency_discharge: outOfFrac, efficiency_curve: curve } = storage
  if (curve === null) {
    return {
      intoFrac: () => intoFrac,
      outOfFrac: () => outOfFrac,
      chargeForW: (storedWh, hours) => storedWh / (intoFrac * hours),
      dischargeForW: (drawnWh, hours) => (drawnWh * outOfFrac) / hours,
    }
  }
  const powers = curve.map(({ power_frac }) => power_frac)
  const charging = piecesOf(
    powers,
    chargeMaxW,
    curve.map(({ efficiency_charge }) => efficiency_charge),
    (powerW, frac) => powerW * frac,
  )
  const discharging = piecesOf(
    powers,
    dischargeMaxW,
    curve.map(({ efficiency_discharge }) => efficiency_discharge),
    (powerW, frac) => powerW / frac,
  )
  return {
    intoFrac: (chargeW) => at(pieceTo(charging, 'toW', chargeW), chargeW),
    outOfFrac: (dischargeW) => at(pieceTo(discharging, 'toW', dischargeW), dischargeW),
    chargeForW(storedWh, hours) {
      const storedW = storedWh / hours
      // the smaller P with P (a + b P) = stored, in the form that loses no digits
      const { atZero, slopePerW } = pieceTo(charging, 'toStoreW', storedW)
      return (2 * storedW) / (atZero + Math.sqrt(Math.max(0, atZero * atZero + 4 * slopePerW * storedW)))
    },
    dischargeForW(drawnWh, hours) {
      const drawnW = drawnWh / hours
      // P / (a + b P) = drawn
      const { atZero, slopePerW } = pieceTo(discharging, 'toStoreW', drawnW)
      return (drawnW * atZero) / (1 - slopePerW * drawnW)
    },
  }
}

/**
 * Refuses a curve that does not ascend, or by which more power at the bus is less in the store (or
 * less power at the bus takes more out of it): two powers would then belong to one.
 * Fails: `storage.efficiency_curve.<point>.<field>`
 */
export function checkEfficiency({ efficiency_curve: curve }: Storage, sink: Sink): void {
  if (curve === null) return
  for (let k = 1; k < curve.length; k++) {
    const [before, point] = [curve[k - 1], curve[k]]
    const field = `storage.efficiency_curve.${k}`
    const width = point.power_frac - before.power_frac
    if (!(width > 0)) {
      sink.fail(`${field}.power_frac`, `The powers of the curve must ascend, but ${point.power_frac} follows ${before.power_frac}`)
      return
    }
    const slopeInto = (point.efficiency_charge - before.efficiency_charge) / width
    if (point.efficiency_charge + slopeInto * point.power_frac <= 0) {
      sink.fail(
        `${field}.efficiency_charge`,
        tooSteep('falls', 'a higher power would store less', before.efficiency_charge, point.efficiency_charge),
      )
    }
    const slopeOut = (point.efficiency_discharge - before.efficiency_discharge) / width
    if (point.efficiency_discharge - slopeOut * point.power_frac <= 0) {
      sink.fail(
        `${field}.efficiency_discharge`,
        tooSteep('rises', 'a lower power would take more out of the store', before.efficiency_discharge, point.efficiency_discharge),
      )
    }
  }
}

function tooSteep(changes: string, so: string, from: number, to: number): string {
  return `The efficiency ${changes} from ${from} to ${to} so steeply that ${so}: send points that lie closer together in efficiency, or further apart in power_frac`
}

function piecesOf(
  powers: readonly number[],
  mostW: number,
  fracs: readonly number[],
  inStoreW: (powerW: number, frac: number) => number,
): Piece[] {
  const pieces: Piece[] = [{ atZero: fracs[0], slopePerW: 0, toW: powers[0] * mostW, toStoreW: inStoreW(powers[0] * mostW, fracs[0]) }]
  for (let k = 1; k < powers.length; k++) {
    const slope = (fracs[k] - fracs[k - 1]) / (powers[k] - powers[k - 1])
    const toW = powers[k] * mostW
    pieces.push({ atZero: fracs[k] - slope * powers[k], slopePerW: mostW > 0 ? slope / mostW : 0, toW, toStoreW: inStoreW(toW, fracs[k]) })
  }
  const [last] = fracs.slice(-1)
  pieces.push({ atZero: last, slopePerW: 0, toW: Number.POSITIVE_INFINITY, toStoreW: Number.POSITIVE_INFINITY })
  return pieces
}

/** The piece of a curve in which a power lies. */
function pieceTo(pieces: readonly Piece[], end: 'toW' | 'toStoreW', powerW: number): Piece {
  let k = 0
  while (powerW > pieces[k][end]) k++
  return pieces[k]
}

function at({ atZero, slopePerW }: Piece, powerW: number): number {
  return atZero + slopePerW * powerW
}
