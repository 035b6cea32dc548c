import { dewPointColumn, pressureColumn } from '../../core/air-columns.ts'
import { DEG_PER_RAD, RAD_PER_DEG, safeAcos } from '../../core/angles.ts'
import { ZERO_CELSIUS_K } from '../../core/constants.ts'
import type { PlaneColumns } from '../../core/frame.ts'
import { moduleAreaM2, moduleStcEfficiencyFrac } from '../../core/nameplate.ts'
import type { Resolved } from '../../core/option.ts'
import { sentColumn } from '../../core/sent-column.ts'
import { Sink } from '../../core/sink.ts'
import { freeConvection } from '../free-convection.ts'
import { incidentWm2 } from '../incident-light.ts'
import type { ThermalOption } from './option.ts'

type Mounting = Resolved['thermal']['mounting']

/** Properties of air and of the module's two sides, as in SAM. */
const CONDUCTIVITY = 0.02676 // W/(m K)
const VISCOSITY = 1.927e-5 // N s/m2
const PRANDTL = 0.724
const FRONT_EMISSIVITY = 0.84
const BACK_EMISSIVITY = 0.7
const STEFAN_BOLTZMANN = 5.66961e-8 // W/(m2 K4)
/** Density of air at 1 Pa and 1 K, kg/m3. */
const DENSITY = 28.967 / 8314.34
const GLASS_INDEX = 1.526
const GLASS_OPTICAL_DEPTH = 4 * 0.002
/** Below this light the module has the temperature of the air. */
const LEAST_WM2 = 1
const LEAST_WIND_MPS = 0.001
/** The balance ends when a round changes the temperature by less; SAM's value is 0.001 K. */
const TOLERANCE_K = 1e-5
const ROUNDS_MAX = 150
/** Incidence angle at least, so that the angle behind the glass is not the same. */
const LEAST_AOI_RAD = 1e-4

/** A module as the balance sees it. */
interface Plate {
  lengthM: number
  widthM: number
  /**
   * What SAM takes as the area of the module: area x length x width, in m4 instead of m2. It divides
   * the electrical power, which so cools a module of 1.63 m2 by 1/1.63 of what leaves it, 1 to 2 K
   * in the sun.
   */
  samArea: number
}

/** Light that the cells and the cover absorb, of a beam at an incidence angle: passed + in glass. */
function absorbedFrac(aoiRad: number): number {
  const incidence = Math.max(aoiRad, LEAST_AOI_RAD)
  const behind = Math.asin(Math.sin(incidence) / GLASS_INDEX)
  const less = behind - incidence
  const more = behind + incidence
  const reflected = ((Math.sin(less) / Math.sin(more)) ** 2 + (Math.tan(less) / Math.tan(more)) ** 2) / 2
  const through = Math.exp(-GLASS_OPTICAL_DEPTH / Math.cos(behind))
  return (1 - reflected) * through + (1 - through)
}

/** Absorbed light of a row, W/m2; sky and ground at the effective angles of Brandemuehl and Beckman. */
function absorbedWm2({ aoiCos, tiltRad, beamIncWm2, skyIncWm2, groundIncWm2 }: PlaneColumns<'thermal'>, row: number): number {
  const tiltDeg = tiltRad[row] * DEG_PER_RAD
  const skyDeg = 59.7 - 0.1388 * tiltDeg + 0.001497 * tiltDeg * tiltDeg
  const groundDeg = 90 - 0.5788 * tiltDeg + 0.002693 * tiltDeg * tiltDeg
  const beam = aoiCos[row] > 0 ? beamIncWm2[row] * absorbedFrac(safeAcos(aoiCos[row])) : 0
  return beam + skyIncWm2[row] * absorbedFrac(skyDeg * RAD_PER_DEG) + groundIncWm2[row] * absorbedFrac(groundDeg * RAD_PER_DEG)
}

function radiation(oneK: number, otherK: number): number {
  return STEFAN_BOLTZMANN * (oneK * oneK + otherK * otherK) * (oneK + otherK)
}

/** Air and surroundings of a row. */
interface Surroundings {
  airK: number
  skyK: number
  /** Temperature behind an integrated module. */
  backK: number
  pressurePa: number
  windMps: number
  tiltRad: number
}

/**
 * Heat balance of one module. `solve` finds the cell temperature for an absorbed light less the
 * power that leaves; `lossWm2K` is then the sum of the heat transfer coefficients there.
 */
export class HeatBalance {
  lossWm2K = 0

  constructor(
    private readonly mounting: Mounting,
    private readonly plate: Plate,
  ) {}

  solve({ airK, skyK, backK, pressurePa, windMps, tiltRad }: Surroundings, heatWm2: number): number {
    const { mounting } = this
    const { lengthM, widthM, samArea } = this.plate
    const acrossM = (2 * lengthM * widthM) / (widthM + lengthM) // characteristic length
    const groundView = (1 - Math.cos(tiltRad)) / 2
    const skyView = 1 - groundView
    const convection = (cellK: number, otherK: number, slopeRad: number, forced: number): number => {
      const kinematic = VISCOSITY / ((pressurePa * DENSITY) / ((otherK + cellK) / 2))
      const free = freeConvection({ cellK, airK: otherK, slopeRad, kinematic, lengthM, plateM: samArea / (2 * (lengthM + widthM)) })
      return Math.cbrt(forced ** 3 + free ** 3)
    }
    let cellK = airK
    for (let round = 0; round < ROUNDS_MAX; round++) {
      const density = (pressurePa * DENSITY) / ((airK + cellK) / 2)
      const reynolds = Math.max(0.1, (density * windMps * acrossM) / VISCOSITY)
      const forced = (0.037 * reynolds ** 0.8 * Math.cbrt(PRANDTL) * CONDUCTIVITY) / acrossM
      const front = convection(cellK, airK, tiltRad, forced)
      let toAir = front
      let toSky = skyView * FRONT_EMISSIVITY * radiation(cellK, skyK)
      let toGround = groundView * FRONT_EMISSIVITY * radiation(cellK, airK)
      let toBack = 0
      if (mounting === 'rack') {
        toAir += convection(cellK, airK, Math.PI - tiltRad, forced)
        toSky += groundView * BACK_EMISSIVITY * radiation(cellK, skyK)
        toGround += skyView * BACK_EMISSIVITY * radiation(cellK, airK)
      } else if (mounting === 'integrated') {
        toBack = convection(cellK, backK, Math.PI - tiltRad, 0) + BACK_EMISSIVITY * radiation(cellK, backK)
      }
      this.lossWm2K = toAir + toSky + toGround + toBack
      const nextK = ((toAir + toGround) * airK + toSky * skyK + toBack * backK + heatWm2) / this.lossWm2K
      const change = Math.abs(nextK - cellK)
      cellK = nextK
      if (change < TOLERANCE_K) break
    }
    return cellK
  }
}

/** Sky temperature, K, after Berdahl and Martin; SAM takes the cosine of the hour in degrees. */
function skyTempK(airK: number, dewC: number, hourOfDay: number): number {
  return airK * (0.711 + 0.0056 * dewC + 0.000073 * dewC * dewC + 0.013 * Math.cos(hourOfDay * RAD_PER_DEG)) ** 0.25
}

function plateOf(module: Resolved['module']): Plate {
  const areaM2 = moduleAreaM2(module)
  const lengthM = module.length_m ?? Math.sqrt(areaM2) // a module known by its efficiency is a square
  const widthM = module.width_m ?? areaM2 / lengthM
  return { lengthM, widthM, samArea: areaM2 * lengthM * widthM }
}

/**
 * Cell temperature from the heat balance of one module: absorbed light, electrical power, forced and
 * free convection and radiation on each side. The power that leaves the module is that of its
 * operating point, with the coefficients at the temperature of the rated efficiency. Cells of SAM are
 * met within 0.06 K; it subtracts the DC losses of the array from that power.
 * Source: T. W. Neises, Development and Validation of a Model to Predict the Temperature of a
 * Photovoltaic Cell, thesis, University of Wisconsin-Madison 2011; ssc, lib_cec6par.cpp,
 * mcsp_celltemp_t, mountings 1 to 3.
 * Checked by: test/fixtures/thermal/heat-transfer.json
 */
export const heatTransfer: ThermalOption = {
  title: 'Heat transfer by mounting, as in SAM',
  source:
    'T. W. Neises, thesis, University of Wisconsin-Madison 2011; P. Gilman et al. 2018, NREL/TP-6A20-67399, mounting specific cell temperature',
  check({ weather }, sink) {
    if (sentColumn(weather.relative_humidity) === null) {
      sink.fail(
        'thermal.model',
        'heat_transfer needs the dew point of the air for the temperature of the sky: send weather.relative_humidity, or choose another model',
      )
    }
  },
  prepare(request) {
    const { thermal, module, weather } = request
    const sink = new Sink() // gaps were reported when the weather was read
    const dewC = dewPointColumn(weather, sink) ?? new Float64Array(0)
    const pressurePa = pressureColumn(request, sink)
    const plate = plateOf(module)
    const balance = new HeatBalance(thermal.mounting, plate)
    const efficiencyFrac = moduleStcEfficiencyFrac(module)
    const perSamArea = moduleAreaM2(module) / plate.samArea
    const around: Surroundings = { airK: 0, skyK: 0, backK: thermal.back_temp_c + ZERO_CELSIUS_K, pressurePa: 0, windMps: 0, tiltRad: 0 }
    return {
      followsPower: true,
      write({ lit, sky, first }, plane, irradianceWm2, openC, coolingKPerWm2) {
        for (let k = 0; k < lit.n; k++) {
          const row = lit.rows[k]
          openC[row] = sky.tempAirC[row]
          coolingKPerWm2[row] = 0
          if (incidentWm2(plane, row) < LEAST_WM2) continue
          const dew = dewC[first + row]
          around.airK = sky.tempAirC[row] + ZERO_CELSIUS_K
          around.skyK = skyTempK(around.airK, Number.isNaN(dew) ? sky.tempAirC[row] : dew, Math.floor(sky.startMinutes[row] / 60) % 24)
          around.pressurePa = pressurePa[first + row]
          around.windMps = Math.max(sky.windMps[row], LEAST_WIND_MPS)
          around.tiltRad = plane.tiltRad[row]
          const outWm2 = perSamArea * efficiencyFrac * irradianceWm2[row] * (1 - plane.spectralLossFrac[row])
          const cellK = balance.solve(around, absorbedWm2(plane, row) - outWm2)
          openC[row] = cellK - ZERO_CELSIUS_K + outWm2 / balance.lossWm2K
          coolingKPerWm2[row] = perSamArea / balance.lossWm2K
        }
      },
    }
  },
}
