import type { FileCheck, ModulePvsyst } from '@pvyield/contract/schemas'
import { STC_CELL_C, STC_WM2 } from '../core/constants.ts'
import type { CurveModule } from '../core/models.ts'
import { Sink } from '../core/sink.ts'
import type { PanReading, StatedPoint } from '../files/pan/index.ts'
import { pvsyst } from '../module/model/pvsyst.ts'
import { absolute, relative } from './file-check.ts'

/**
 * Largest differences that count as agreement. Files agree with their own parameters within 0.4 % of
 * the power (9 of 10 within 0.1 %) and 0.016 %/K; low-light figures have one or two digits.
 */
const LIMITS = { stcPercent: 0.5, nameplatePercent: 1, powerPerK: 0.02, voltagePercent: 25, lowLightPoints: 0.3 }
/** The power coefficient is the mean from 25 degC to here, as in the fit of muGamma. */
const WARM_C = 50

/** Figures of a module file against the model of its section. */
export function checkModule(module: ModulePvsyst, { keys, lowLight, operatingPoints }: PanReading): FileCheck[] {
  const model = pvsyst.prepare(module, new Sink())
  if (model === null || !model.hasVoltage) return []
  const stcW = mppW(model, STC_WM2, STC_CELL_C)
  const statedW = module.i_mp_a * module.v_mp_v
  const checks = [
    relative('stc_power', keys.at('Imp'), 'Imp x Vmp, 1000 W/m2, 25 degC', 'W', statedW, stcW, LIMITS.stcPercent),
    relative('nameplate', keys.at('PNom'), '1000 W/m2, 25 degC', 'W', module.p_nom_w, stcW, LIMITS.nameplatePercent),
  ]
  if (module.mu_p_mp_per_k !== null) {
    const perK = (mppW(model, STC_WM2, WARM_C) / stcW - 1) / (WARM_C - STC_CELL_C)
    checks.push(
      absolute(
        'mu_p_mp',
        keys.at('muPmpReq'),
        '1000 W/m2, mean from 25 to 50 degC',
        '%/K',
        module.mu_p_mp_per_k * 100,
        perK * 100,
        LIMITS.powerPerK,
      ),
    )
  }
  if (module.mu_v_oc_v_per_k !== null) {
    const perK = (model.openCircuitV(STC_WM2, WARM_C) - model.openCircuitV(STC_WM2, STC_CELL_C)) / (WARM_C - STC_CELL_C)
    checks.push(
      relative(
        'mu_v_oc',
        keys.at('muVocSpec'),
        `1000 W/m2, mean from 25 to 50 degC; up to ${LIMITS.voltagePercent} % is usual between the measured coefficient and that of the model`,
        'mV/K',
        module.mu_v_oc_v_per_k * 1000,
        perK * 1000,
        LIMITS.voltagePercent,
      ),
    )
  }
  for (const point of lowLight) checks.push(deviation('low_light', point, model, stcW))
  for (const point of operatingPoints) checks.push(deviation('operating_point', point, model, stcW))
  return checks
}

function deviation(
  name: FileCheck['name'],
  { irradianceWm2, cellTempC, deviationPercent, at }: StatedPoint,
  model: CurveModule,
  stcW: number,
): FileCheck {
  const found = (mppW(model, irradianceWm2, cellTempC) / stcW / (irradianceWm2 / STC_WM2) - 1) * 100
  return absolute(name, at, `${irradianceWm2} W/m2, ${cellTempC} degC`, '%', deviationPercent, found, LIMITS.lowLightPoints, 'points')
}

function mppW(model: CurveModule, irradianceWm2: number, cellTempC: number): number {
  const point = { voltageV: 0, currentA: 0 }
  model.mpp(irradianceWm2, cellTempC, point)
  return point.voltageV * point.currentA
}
