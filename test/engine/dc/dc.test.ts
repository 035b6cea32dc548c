import { describe, expect, test } from 'bun:test'
import type { DcColumns } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { degradationFrac, warnOfRate } from '../../../engine/dc/degradation.ts'
import { WIRING_MODELS } from '../../../engine/dc/wiring/index.ts'
import { resistiveLossW } from '../../../engine/dc/wiring/ohmic-i2r.ts'
import { caseOf, column, describeReference, expectClose, loadVectors } from '../../reference.ts'
import { cecSection, pvsystSection, referenceSection } from '../module/sections.ts'
import { seeded } from '../module/seeded.ts'
import { type LitRow, plant, runDc } from './plant.ts'

const LOSSES = [
  'degradationLossW',
  'irradianceLevelLossW',
  'temperatureLossW',
  'spectralLossW',
  'electricalShadingLossW',
  'qualityLossW',
  'lidLossW',
  'moduleMismatchLossW',
  'stringMismatchLossW',
  'rearMismatchLossW',
  'dcWiringLossW',
] as const satisfies (keyof DcColumns)[]

const MODULES = 18 * 200 * 13
const NOMINAL_W = MODULES * 8.94 * 39.2
const BIFACIAL: NonNullable<Resolved['bifacial']> = {
  model: 'view_factor',
  height_m: 1.5,
  bifaciality: 0.7,
  structure_shading: 0.05,
  rear_mismatch: 0.1,
  transparency: 0,
  fixed_fraction: 0.05,
  albedo_monthly: null,
}
const ROW: LitRow = { effectiveWm2: 640, tempAirC: 18, windMps: 3 }

const vectors = loadVectors('t10c')
describeReference('DC wiring against pvlib t10c', () => {
  test('the resistance from a loss at STC, and the loss at a current', () => {
    const { params, inputs, outputs } = caseOf(vectors, 'pvsystem.dc_ohms_from_percent, dc_ohmic_losses')
    const p = params as Record<string, number>
    const stcA = p.imp_ref * p.strings
    const resistanceOhm = ((p.dc_ohmic_percent / 100) * p.vmp_ref * p.modules_per_string * stcA) / (stcA * stcA)
    expect(resistanceOhm).toBeCloseTo(p.resistance, 12)
    expectClose(
      column(inputs.current).map((currentA) => resistiveLossW(resistanceOhm, currentA)),
      column(outputs.loss_w),
      { tolerance: 1e-12 },
    )
  })
})

describe('dc stage', () => {
  test('nominal power is the total irradiance times the STC power of all modules, the rear by bifaciality', () => {
    const mono = runDc(plant(), [ROW]).dc
    expect(mono.nominalW[0]).toBeCloseTo(0.64 * NOMINAL_W, 6)
    const bifacial = runDc(plant({ bifacial: BIFACIAL }), [{ ...ROW, backWm2: 80 }]).dc
    expect(bifacial.nominalW[0]).toBeCloseTo(0.64 * NOMINAL_W * (1 + (0.7 * 80) / 640), 6)
    const byModule = runDc(plant({ bifacial: { ...BIFACIAL, bifaciality: null }, module: pvsystSection({ bifaciality: 0.8 }) }), [
      { ...ROW, backWm2: 80 },
    ]).dc
    expect(byModule.nominalW[0]).toBeCloseTo((0.64 + 0.064) * NOMINAL_W, 6)
    const off = runDc(plant({ module: pvsystSection({ bifaciality: 0.8 }) }), [{ ...ROW, backWm2: 80 }]).dc
    expect(off.nominalW[0]).toBeCloseTo(0.64 * NOMINAL_W, 6)
  })

  test('with every loss zero, only irradiance level and temperature change the power', () => {
    const { dc } = runDc(plant(), [ROW])
    for (const name of LOSSES) {
      if (name === 'irradianceLevelLossW' || name === 'temperatureLossW') expect(dc[name][0]).not.toBe(0)
      else expect(dc[name][0]).toBe(0)
    }
  })

  test('the reference module has no irradiance-level loss, and its temperature loss is gamma times the excess over 25 degC', () => {
    const { dc } = runDc(plant({ module: referenceSection() }), [ROW])
    expect(Math.abs(dc.irradianceLevelLossW[0])).toBeLessThan(1e-9)
    expect(dc.temperatureLossW[0]).toBeCloseTo(dc.nominalW[0] * 0.0037 * (dc.cellTempC[0] - 25), 4)
    expect(dc.mppV[0]).toBe(0)
    expect(dc.mppA[0]).toBe(0)
  })

  // each loss alone: its row is its fraction of the power that reaches it, and the level falls by
  // exactly that
  const before = runDc(plant(), [ROW]).dc
  const running = before.mppW[0]
  const alone: [name: string, column: (typeof LOSSES)[number], request: Resolved, row: LitRow, expectedW: number][] = [
    ['quality', 'qualityLossW', plant({ dc_losses: { quality_loss: 0.01 } }), ROW, 0.01 * running],
    ['quality gain', 'qualityLossW', plant({ dc_losses: { quality_loss: -0.0075 } }), ROW, -0.0075 * running],
    ['lid', 'lidLossW', plant({ dc_losses: { lid_loss: 0.015 } }), ROW, 0.015 * running],
    ['module mismatch', 'moduleMismatchLossW', plant({ dc_losses: { module_mismatch_loss: 0.02 } }), ROW, 0.02 * running],
    ['string mismatch', 'stringMismatchLossW', plant({ dc_losses: { string_mismatch_loss: 0.001 } }), ROW, 0.001 * running],
    ['spectral', 'spectralLossW', plant(), { ...ROW, spectralLossFrac: -0.012 }, -0.012 * running],
    [
      'electrical shading',
      'electricalShadingLossW',
      plant({ array: { fraction_for_electrical: 0.6 } }),
      { ...ROW, stripSurplusFrac: 0.25, beamUnshadedEffWm2: 500 },
      ((0.6 * 0.25 * 500) / 640) * running,
    ],
    [
      'flat wiring',
      'dcWiringLossW',
      plant({ dc_losses: { dc_wiring_loss_at_stc: 0.0249, dc_wiring_model: 'flat' } }),
      ROW,
      0.0249 * running,
    ],
    [
      'resistive wiring',
      'dcWiringLossW',
      plant({ dc_losses: { dc_wiring_loss_at_stc: 0.015, dc_wiring_model: 'ohmic_i2r' } }),
      ROW,
      0.015 * NOMINAL_W * (before.mppA[0] / (8.94 * 200 * 13)) ** 2,
    ],
  ]
  for (const [name, lossColumn, request, row, expectedW] of alone) {
    test(`${name} alone equals its closed form`, () => {
      const { dc } = runDc(request, [row])
      expect(Math.abs(dc[lossColumn][0] - expectedW)).toBeLessThan(1e-9 * running)
      expect(Math.abs(running - dc.mppW[0] - expectedW)).toBeLessThan(1e-9 * running)
    })
  }

  test('rear mismatch loses its fraction of the rear contribution', () => {
    const rows = [{ ...ROW, backWm2: 90 }]
    const without = runDc(plant({ bifacial: { ...BIFACIAL, rear_mismatch: 0 } }), rows).dc.mppW[0]
    const { dc } = runDc(plant({ bifacial: BIFACIAL }), rows)
    const rearFrac = (0.7 * 90) / (640 + 0.7 * 90)
    expect(dc.rearMismatchLossW[0]).toBeCloseTo(0.1 * rearFrac * without, 4)
  })

  test('degradation is a fraction of the nominal power, and all later losses are those of the degraded plant', () => {
    const old = runDc(plant({ lifetime: { year: 10, dc_degradation_rate: 0.005 } }), [ROW]).dc
    expect(old.degradationLossW[0]).toBeCloseTo(0.0475 * old.nominalW[0], 6)
    expect(old.mppW[0]).toBeCloseTo((1 - 0.0475) * running, 5)
    expect(old.irradianceLevelLossW[0]).toBeCloseTo((1 - 0.0475) * before.irradianceLevelLossW[0], 6)
    expect(runDc(plant({ lifetime: { year: 0, dc_degradation_rate: 0.005 } }), [ROW]).dc.degradationLossW[0]).toBe(0)
  })

  test('year n has lost rate x (n - 0.5), year 0 nothing, and no year more than everything', () => {
    const lost = (year: number, dc_degradation_rate: number) => degradationFrac(year, { ...plant({}).lifetime, dc_degradation_rate })
    expect(lost(0, 0.005)).toBe(0)
    expect(lost(1, 0.005)).toBeCloseTo(0.0025, 15)
    expect(lost(25, 0.005)).toBeCloseTo(0.1225, 15)
    expect(lost(100, 0.2)).toBe(1)
  })

  test.each([
    [0.006, []],
    [0.03, []],
    [0.031, ['degradation_steep']],
  ])('a rate of %d a year: %j', (dc_degradation_rate, codes) => {
    const sink = new Sink()
    warnOfRate({ ...plant({}).lifetime, year: 3, dc_degradation_rate }, sink)
    expect(sink.findings.map(({ code }) => code)).toEqual(codes as never[])
  })

  test('the voltage at the inverter is that of the string less current times resistance', () => {
    const { dc } = runDc(plant({ dc_losses: { dc_wiring_loss_at_stc: 0.015, lid_loss: 0.02 } }), [ROW])
    const ohm = (0.015 * NOMINAL_W) / (8.94 * 2600) ** 2
    const moduleV = before.mppV[0] / 18 // losses other than wiring do not change the voltage
    expect(dc.mppV[0]).toBeCloseTo(18 * moduleV - ohm * dc.mppA[0], 9)
    expect(dc.mppV[0] * dc.mppA[0]).toBeCloseTo(dc.mppW[0], 5)
  })

  test('a module without voltage has a wiring loss by the square of its power', () => {
    const { dc } = runDc(plant({ module: referenceSection(), dc_losses: { dc_wiring_loss_at_stc: 0.02 } }), [ROW])
    const reached = dc.mppW[0] + dc.dcWiringLossW[0]
    expect(dc.dcWiringLossW[0]).toBeCloseTo(0.02 * MODULES * 350 * (reached / (MODULES * 350)) ** 2, 6)
  })

  test('pvsyst heat balance: the cell temperature follows from the efficiency before array losses, rear side included', () => {
    const rows = [{ ...ROW, backWm2: 90 }]
    const { dc } = runDc(plant({ bifacial: BIFACIAL, dc_losses: { lid_loss: 0.05, quality_loss: 0.1 } }), rows)
    const light = 640 + 0.7 * 90
    const moduleW = (dc.nominalW[0] - dc.irradianceLevelLossW[0] - dc.temperatureLossW[0]) / MODULES
    expect(dc.cellTempC[0]).toBeCloseTo(18 + (0.9 * light * (1 - moduleW / (2 * 0.992) / light)) / 29, 6)
  })

  test('rows balance to 1e-12 and nothing is NaN, for any module, wiring and light; dark rows stay zero', () => {
    const next = seeded(21)
    for (const module of [pvsystSection(), cecSection(), referenceSection()]) {
      for (const dc_wiring_model of Object.keys(WIRING_MODELS) as (keyof typeof WIRING_MODELS)[]) {
        const rows = Array.from({ length: 300 }, (_, k): LitRow => {
          if (k % 3 === 0) return { effectiveWm2: 0, tempAirC: -5 }
          const effectiveWm2 = k === 1 ? 1e-9 : 1300 * next()
          return {
            effectiveWm2,
            backWm2: 150 * next(),
            tempAirC: -35 + 85 * next(),
            windMps: 12 * next(),
            spectralLossFrac: 0.1 * next() - 0.05,
            stripSurplusFrac: 0.5 * next(),
            beamUnshadedEffWm2: effectiveWm2 * next(),
          }
        })
        const request = plant({
          module,
          bifacial: BIFACIAL,
          lifetime: { year: 7, dc_degradation_rate: 0.006 },
          dc_losses: {
            dc_wiring_model,
            dc_wiring_loss_at_stc: 0.02,
            quality_loss: -0.01,
            lid_loss: 0.02,
            module_mismatch_loss: 0.01,
            string_mismatch_loss: 0.003,
          },
        })
        const { dc } = runDc(request, rows)
        for (let i = 0; i < rows.length; i++) {
          if (i % 3 === 0) {
            for (const name of Object.keys(dc) as (keyof DcColumns)[]) expect(dc[name][i]).toBe(0)
            continue
          }
          let closed = dc.nominalW[i]
          for (const name of LOSSES) closed -= dc[name][i]
          expect(Math.abs(closed - dc.mppW[i])).toBeLessThanOrEqual(1e-12 * dc.nominalW[i])
          expect(dc.mppW[i]).toBeGreaterThanOrEqual(0)
          if (module.model !== 'reference')
            expect(Math.abs(dc.mppV[i] * dc.mppA[i] - dc.mppW[i])).toBeLessThanOrEqual(1e-12 * dc.nominalW[i])
        }
      }
    }
  })
})
