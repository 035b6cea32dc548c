import { ZERO_CELSIUS_K } from '../../core/constants.ts'
import type { Resolved } from '../../core/option.ts'
import { SEA_LEVEL_PA } from '../../core/pressure.ts'
import { incidentWm2 } from '../incident-light.ts'
import { NOCT_AIR_C, NOCT_WM2 } from '../noct.ts'
import type { ThermalOption } from './option.ts'

/** Sine of the tilt in the free convection. Fuentes and PVWatts use a constant tilt of 30 deg. */
const TILT_SIN = 0.5
const STEFAN_BOLTZMANN = 5.669e-8 // W/(m2 K4), the value of Fuentes
const NOCT_AIR_K = NOCT_AIR_C + ZERO_CELSIUS_K
/** Sky temperature over a module on an open rack, at 20 degC air temperature. */
const NOCT_SKY_K = 282.21
/**
 * Heat capacity of a module, J/(m2 K). It is greater for a high NOCT, which means that something
 * covers the back of the module.
 */
const HEAT_CAPACITY = 11_000
const HEAVY_FROM_K = 321.15
const HEAVY_STEP_K = 12
/** Hydraulic diameter of the module, m, that Fuentes assumes. */
const DIAMETER_M = 0.5
/** The wind is turbulent from this Reynolds number. */
const REYNOLDS_TURBULENT = 1.2e5
/** Weight of the air temperature in the sky temperature, because of clouds. */
const CLOUD_FRAC = 0.32
const WIND_EXPONENT = 0.2
/**
 * Maximum number of rounds of the heat balance, whose coefficients depend on its result. It ends
 * when a round changes the result by less than the tolerance.
 */
const ROUNDS_MAX = 10
const TOLERANCE_K = 1e-10

export interface FuentesParameters {
  /** NOCT as installed. */
  noctC: number
  /** Height of the middle of the module above ground, and of the wind measurement. */
  moduleHeightM: number
  windHeightM: number
  emissivityFrac: number
  absorptionFrac: number
}

/** One module that heats and cools. It keeps its state from step to step. */
export interface HeatedModule {
  /**
   * Temperature at the end of a step, degC. The next step starts from it.
   * @param irradianceWm2  on the plane, before any optical loss, at the end of the step
   * @param stepH          length of the step
   */
  step(irradianceWm2: number, airC: number, windMps: number, stepH: number): number
}

/** Convection from one side of the module, W/(m2 K): free, laminar and turbulent together. */
function convection(meanK: number, windMps: number, excessK: number, tiltSin: number, mayBeTurbulent: boolean): number {
  const density = (0.003484 * SEA_LEVEL_PA) / meanK // kg/m3
  const viscosity = (0.24237e-6 * meanK ** 0.76) / density // m2/s
  const conductivity = 2.1695e-4 * meanK ** 0.84 // W/(m K)
  const reynolds = (windMps * DIAMETER_M) / viscosity
  const forced =
    mayBeTurbulent && reynolds > REYNOLDS_TURBULENT
      ? ((0.0282 / reynolds ** 0.2) * density * windMps * 1007) / 0.71 ** 0.4
      : ((0.86 / reynolds ** 0.5) * density * windMps * 1007) / 0.71 ** 0.67
  const grashof = ((9.8 / meanK) * excessK * DIAMETER_M ** 3 * tiltSin) / viscosity ** 2
  const free = (0.21 * (grashof * 0.71) ** 0.32 * conductivity) / DIAMETER_M
  return Math.cbrt(free ** 3 + forced ** 3)
}

/** Coefficient of radiation between two temperatures, W/(m2 K). */
function radiation(emissivityFrac: number, oneK: number, otherK: number): number {
  return emissivityFrac * STEFAN_BOLTZMANN * (oneK * oneK + otherK * otherK) * (oneK + otherK)
}

/**
 * Properties of the module's back that follow from the NOCT: its convection relative to the front,
 * and how closely the ground follows the module temperature.
 */
function backOf({ noctC, emissivityFrac, absorptionFrac }: FuentesParameters, tiltSin: number) {
  const noctK = noctC + ZERO_CELSIUS_K
  const excessK = noctK - NOCT_AIR_K
  const emission = emissivityFrac * STEFAN_BOLTZMANN
  const front = convection((noctK + NOCT_AIR_K) / 2, 1, excessK, tiltSin, false)
  const toGround = radiation(emissivityFrac, noctK, NOCT_AIR_K)
  const backRatio =
    (absorptionFrac * NOCT_WM2 - emission * (noctK ** 4 - NOCT_SKY_K ** 4) - front * excessK) / ((toGround + front) * excessK)
  const groundK = Math.min(Math.max(noctK ** 4 - backRatio * (noctK ** 4 - NOCT_AIR_K ** 4), NOCT_AIR_K ** 4) ** 0.25, noctK)
  return {
    groundShare: (groundK - NOCT_AIR_K) / excessK,
    convectionRatio: (absorptionFrac * NOCT_WM2 - emission * (2 * noctK ** 4 - NOCT_SKY_K ** 4 - groundK ** 4)) / (front * excessK),
    capacity: HEAT_CAPACITY * Math.max(1, 1 + (noctK - HEAVY_FROM_K) / HEAVY_STEP_K),
  }
}

/**
 * A module with heat capacity that exchanges heat with sun, wind, sky and ground.
 * @param tiltSin  sine of the tilt, for the free convection
 * Valid for: NOCT above 20 degC at which the module does not radiate more than it absorbs
 * (`check`). The first step starts from 20 degC in the dark.
 * Source: M. K. Fuentes, A Simplified Thermal Model for Flat-Plate Photovoltaic Arrays,
 * SAND85-0330, 1987, eq. 3 to 8; A. P. Dobos, PVWatts Version 5 Manual, NREL/TP-6A20-62641, 2014.
 * Checked by: pvlib t08 fuentes, test/fixtures/thermal/fuentes.json
 */
export function fuentesModule(parameters: FuentesParameters, tiltSin: number): HeatedModule {
  const { moduleHeightM, windHeightM, emissivityFrac, absorptionFrac } = parameters
  const { groundShare, convectionRatio, capacity } = backOf(parameters, tiltSin)
  const windFactor = (moduleHeightM / windHeightM) ** WIND_EXPONENT
  let beforeK = NOCT_AIR_K
  let absorbedBeforeWm2 = 0

  return {
    step(irradianceWm2, airC, windMps, stepH) {
      const airK = airC + ZERO_CELSIUS_K
      const skyK = (1 - CLOUD_FRAC) * 0.0552 * airK ** 1.5 + CLOUD_FRAC * airK
      const absorbedWm2 = irradianceWm2 * absorptionFrac
      const riseWm2 = absorbedWm2 - absorbedBeforeWm2
      const atModuleMps = windMps * windFactor + 1e-4
      let moduleK = beforeK
      for (let round = 0; round < ROUNDS_MAX; round++) {
        const hAir = convectionRatio * convection((moduleK + airK) / 2, atModuleMps, Math.abs(moduleK - airK), tiltSin, true)
        const hSky = radiation(emissivityFrac, moduleK, skyK)
        const groundK = airK + groundShare * (moduleK - airK)
        const hGround = radiation(emissivityFrac, moduleK, groundK)
        const all = hAir + hSky + hGround
        const lag = (-all / capacity) * stepH * 3600 // eq. 8
        const kept = lag > -10 ? Math.exp(lag) : 0
        const settling = hAir * airK + hSky * skyK + hGround * groundK + absorbedBeforeWm2 + riseWm2 / lag
        const nextK = beforeK * kept + ((1 - kept) * settling + riseWm2) / all // eq. 7
        const changeK = Math.abs(nextK - moduleK)
        moduleK = nextK
        if (changeK < TOLERANCE_K) break
      }
      beforeK = moduleK
      absorbedBeforeWm2 = absorbedWm2
      return moduleK - ZERO_CELSIUS_K
    },
  }
}

function parametersOf({ thermal, module }: Resolved): FuentesParameters {
  return {
    noctC: thermal.noct_c ?? module.noct_c,
    moduleHeightM: thermal.fuentes_module_height_m,
    windHeightM: thermal.fuentes_wind_height_m,
    emissivityFrac: thermal.fuentes_emissivity,
    absorptionFrac: thermal.fuentes_absorption,
  }
}

export const fuentes: ThermalOption = {
  title: 'Fuentes, transient',
  source: 'M. K. Fuentes, SAND85-0330, 1987; A. P. Dobos, PVWatts Version 5 Manual, NREL/TP-6A20-62641, 2014',
  check(request, sink) {
    const parameters = parametersOf(request)
    const { noctC, absorptionFrac } = parameters
    if (noctC <= NOCT_AIR_C) {
      sink.fail(
        'thermal.noct_c',
        `The NOCT is measured at ${NOCT_AIR_C} degC air temperature and must be above it: ${noctC} degC is impossible for a module in the sun`,
      )
    } else if (backOf(parameters, TILT_SIN).convectionRatio <= 0) {
      sink.fail(
        'thermal.fuentes_absorption',
        `At its NOCT of ${noctC} degC the module radiates more than the ${absorptionFrac * NOCT_WM2} W/m2 that it absorbs: raise thermal.fuentes_absorption, or lower thermal.fuentes_emissivity or the NOCT`,
      )
    }
  },
  prepare(request) {
    const heated = fuentesModule(parametersOf(request), TILT_SIN)
    return {
      followsPower: false,
      // Includes dark rows, because the module cools at night
      write({ n, lit, sky, stepMinutes }, plane, _irradianceWm2, openC) {
        const stepH = stepMinutes / 60
        let k = 0
        for (let row = 0; row < n; row++) {
          const isLit = k < lit.n && lit.rows[k] === row
          if (isLit) k++
          openC[row] = heated.step(isLit ? incidentWm2(plane, row) : 0, sky.tempAirC[row], sky.windMps[row], stepH)
        }
      },
    }
  },
}
