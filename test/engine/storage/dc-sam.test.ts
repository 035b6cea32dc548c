import { expect, test } from 'bun:test'
import { SandiaConversion } from '../../../engine/inverter/model/sandia.ts'
import { PowerLimit } from '../../../engine/inverter/power-limit.ts'
import { InvertersWithBattery } from '../../../engine/inverter/with-battery.ts'

const ONE = { acoW: 2507190, dcoW: 2579160, soW: 8485.63, dcoV: 975, c0: -7.05627e-9, c1: 5.56504e-6, c2: 0.000106673, c3: -0.000143943 }

/**
 * Hours of SAM's DC-connected battery (Pvsamv1 of NREL-PySAM 7.1.1, PVBatterySingleOwner, 22 inverters, no AC losses,
 * Daggett): DC power at the inverters, their voltage (0 in the dark), DC power into and out of the battery's
 * converter at that side, DC power of the battery, AC power; kW and V. All 8,760 hours agree to 1e-9 kW.
 */
const HOURS = [
  [5173.652776443734, 1178.8125729979852, 60607.53207595715, 0, -60001.45675519758, 4934.7766536399795],
  [85538.63078204263, 1044.6487642856155, 717.6749932215398, 0, -710.4982432893244, 55158.18],
  [36.93151587971806, 1204.471463420096, 39841.25628689868, 0, -39442.84372402969, -1.3816],
  [41956.70255614566, 0, 0, 41956.70255614566, 42380.50763247036, 40936.55921958695],
  [47453.054971264624, 0, 0, 47453.054971264624, 47932.378758853156, 46239.914210426694],
  [49135.5563466222, 1109.37736265079, 0, 47486.3452333875, 47966.00528625, 47821.65557205015],
  [56859.21261833234, 1171.5120903013244, 828.0945724198972, 0, -819.8136266956982, 55158.18],
  [89824.02087566105, 1043.4358335659065, 0, 0, 0, 55158.18],
] as const

test('the inverters give of modules and battery together what those of SAM give, in light and in the dark', () => {
  const plant = {
    inverters: 22,
    strings: [],
    conversion: new SandiaConversion(ONE),
    limit: new PowerLimit([0], [ONE.acoW]),
    dcDerating: null,
    activeW: null,
    minV: 0,
    maxV: Number.POSITIVE_INFINITY,
    isWiringFlat: false,
    inputMaxV: Number.POSITIVE_INFINITY,
    maxA: Number.POSITIVE_INFINITY,
    startW: ONE.soW,
    nightW: 22 * 62.8,
  }
  const inverters = new InvertersWithBattery(plant, { v_mppt_min_v: 800, v_mppt_max_v: 1500 } as never)
  HOURS.forEach(([inverterKw, dcV, chargeKw, dischargeKw, batteryKw, acKw], row) => {
    const modulesKw = inverterKw + chargeKw - dischargeKw
    inverters.setRow(20, dcV, row)
    inverters.take(1000 * (modulesKw - chargeKw + dischargeKw))
    expect(Math.abs(inverters.outputW / 1000 - acKw)).toBeLessThan(1e-6)
    // its converter loses as dc_converter_efficiency does
    expect(Math.abs(batteryKw > 0 ? 0.99 * batteryKw - dischargeKw : 0.99 * chargeKw + batteryKw)).toBeLessThan(1e-3)
  })
})
