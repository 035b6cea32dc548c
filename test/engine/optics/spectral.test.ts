import { describe, expect, test } from 'bun:test'
import { run } from '@pvyield/engine'
import { RAD_PER_DEG } from '../../../engine/core/angles.ts'
import { precipitableWaterCm } from '../../../engine/core/humidity.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { sandiaIam } from '../../../engine/optics/iam-kind/sandia.ts'
import { prepareSpectral } from '../../../engine/optics/index.ts'
import { absoluteAirMass } from '../../../engine/optics/spectral-mode/absolute-air-mass.ts'
import { CABALLERO_COEFFICIENTS, caballeroFactor } from '../../../engine/optics/spectral-mode/caballero.ts'
import type { CellFamily } from '../../../engine/optics/spectral-mode/cell-family.ts'
import { FIRST_SOLAR_COEFFICIENTS, firstSolarFactor } from '../../../engine/optics/spectral-mode/first-solar.ts'
import { haurwitzWm2, PVSPEC_COEFFICIENTS, pvspecFactor } from '../../../engine/optics/spectral-mode/pvspec.ts'
import { sandiaSpectralFactor } from '../../../engine/optics/spectral-mode/sandia-airmass.ts'
import points from '../../fixtures/optics/spectral.json'
import { caseOf, column, describeReference, expectClose, loadVectors, type VectorCase } from '../../reference.ts'
import { MUNICH_YEAR, plant } from '../chain/plant.ts'
import { frameOf, requestWith } from '../geometry/setting.ts'

/** pvlib's name of each family. */
const FAMILIES: Readonly<Record<string, CellFamily>> = { monosi: 'mono_si', multisi: 'poly_si', cdte: 'cdte', cigs: 'cis', asi: 'a_si' }
/** PVSPEC's two sets of CdTe: that of the engine, and the older one, as a caller would send it. */
const OTHER_CDTE: Readonly<Record<string, readonly number[]>> = { 'fs4-2': PVSPEC_COEFFICIENTS.cdte, 'fs4-1': [0.9981, -0.05776, 0.02336] }
const casesOf = (name: string): VectorCase[] => loadVectors('t09')?.cases.filter((c) => c.function === name) ?? []
const coefficientsOf = ({ params }: VectorCase): number[] => [0, 1, 2, 3, 4].map((k) => params[`A${k}`] as number)

describeReference('spectral factors against pvlib t09', () => {
  for (const c of casesOf('spectrum.spectral_factor_firstsolar')) {
    test(`${c.function} ${c.params.module_type}, in the range of the fit`, () => {
      const b = FIRST_SOLAR_COEFFICIENTS[FAMILIES[c.params.module_type as string]]
      const waterCm = column(c.inputs.precipitable_water)
      const expected = column(c.outputs.factor)
      const factors = column(c.inputs.airmass_absolute).map((airMass, k) => firstSolarFactor(airMass, waterCm[k], b))
      // pvlib returns NaN above 8 cm of water and below an air mass of 0.58; ours uses the bound
      expectClose(factors, expected, { tolerance: 1e-12, where: (k) => !Number.isNaN(expected[k]) })
    })
  }

  for (const c of casesOf('spectrum.spectral_factor_caballero')) {
    const family = FAMILIES[c.params.module_type as string]
    if (family === undefined) continue // perovskite is not a technology of the module section
    test(`${c.function} ${c.params.module_type}`, () => {
      const waterCm = column(c.inputs.precipitable_water)
      const aod500 = column(c.inputs.aod500)
      const factors = column(c.inputs.airmass_absolute).map((airMass, k) =>
        caballeroFactor(airMass, waterCm[k], aod500[k], CABALLERO_COEFFICIENTS[family]),
      )
      const expected = column(c.outputs.factor)
      expectClose(factors, expected, { tolerance: 1e-12, where: (k) => !Number.isNaN(expected[k]) })
    })
  }

  for (const c of casesOf('spectrum.spectral_factor_pvspec')) {
    test(`${c.function} ${c.params.module_type}`, () => {
      const family = FAMILIES[c.params.module_type as string]
      const a = family === undefined ? OTHER_CDTE[c.params.module_type as string] : PVSPEC_COEFFICIENTS[family]
      const index = column(c.inputs.clearsky_index)
      const expected = column(c.outputs.factor)
      const factors = column(c.inputs.airmass_absolute).map((airMass, k) => pvspecFactor(airMass, index[k], a))
      expectClose(factors, expected, { tolerance: 1e-12, where: (k) => Number.isFinite(expected[k]) })
    })
  }

  for (const c of casesOf('spectrum.spectral_factor_sapm')) {
    test(`${c.function} ${c.params.module}`, () => {
      const airMass = column(c.inputs.airmass_absolute)
      const factors = airMass.map((am) => sandiaSpectralFactor(am, coefficientsOf(c)))
      expectClose(factors, column(c.outputs.factor), { tolerance: 1e-12, where: (k) => !Number.isNaN(airMass[k]) })
    })
  }

  for (const c of casesOf('pvsystem.sapm_effective_irradiance')) {
    test(`${c.function} ${c.params.module}: the spectral factor times the sum of beam by its incidence factor and all diffuse`, () => {
      const beam = sandiaIam([0, 1, 2, 3, 4, 5].map((k) => c.params[`B${k}`] as number))
      const [direct, diffuse, airMass, aoi] = [c.inputs.poa_direct, c.inputs.poa_diffuse, c.inputs.airmass_absolute, c.inputs.aoi].map(
        column,
      )
      const effective = direct.map((wm2, k) => {
        const passed = beam(Math.cos(aoi[k] * RAD_PER_DEG)) * wm2 + diffuse[k]
        return passed * sandiaSpectralFactor(airMass[k], coefficientsOf(c))
      })
      expect(c.params.FD).toBe(1)
      expectClose(effective, column(c.outputs.effective_irradiance), { tolerance: 1e-9 })
    })
  }

  for (const c of casesOf('atmosphere.gueymard94_pw')) {
    test(`${c.function}: the water of first_solar and caballero when the weather has only humidity`, () => {
      const [air, percent] = [c.inputs.temp_air, c.inputs.relative_humidity].map(column)
      const waterCm = air.map((tempC, k) => precipitableWaterCm(tempC, percent[k] / 100))
      expectClose(waterCm, column(c.outputs.precipitable_water_cm), { tolerance: 1e-12 })
    })
  }
})

describeReference('air mass under pressure against pvlib t02', () => {
  test('atmosphere.get_absolute_airmass, for the elevations of its relative air masses', () => {
    const vectors = loadVectors('t02')
    const zenith = column(caseOf(vectors, 'atmosphere.get_relative_airmass').inputs.zenith)
    const { inputs, outputs } = caseOf(vectors, 'atmosphere.get_absolute_airmass')
    const pressurePa = column(inputs.pressure)
    const airMasses = zenith.map((deg, k) => absoluteAirMass((90 - deg) * RAD_PER_DEG, Math.cos(deg * RAD_PER_DEG), pressurePa[k]))
    expectClose(airMasses, column(outputs.airmass_absolute), { where: (k) => zenith[k] <= 90, tolerance: 1e-12 })
  })
})

describeReference('the clear sky of pvspec against pvlib t02', () => {
  test('clearsky.haurwitz', () => {
    const { inputs, outputs } = caseOf(loadVectors('t02'), 'clearsky.haurwitz')
    const zenith = column(inputs.apparent_zenith)
    const expected = column(outputs.ghi)
    const ours = zenith.map((deg) => haurwitzWm2(Math.cos(deg * RAD_PER_DEG)))
    expectClose(ours, expected, { tolerance: 1e-12, where: (k) => zenith[k] < 90 })
  })
})

describe('spectral factors', () => {
  for (const { family, air_mass, clear_sky_index, expected } of points.clouds) {
    test(`pvspec of ${family} at air mass ${air_mass} and clear-sky index ${clear_sky_index} agrees with the reference point`, () => {
      expect(pvspecFactor(air_mass, clear_sky_index, PVSPEC_COEFFICIENTS[family as CellFamily])).toBeCloseTo(expected, 12)
    })
  }

  test('pvspec: silicon makes more of the light of clouds, and indices and air masses beyond its bounds count as these', () => {
    const factorAt = (zenithDeg: number, ghi: number): number => {
      const weather = { timezone: 0, step_minutes: 60, start: '2023-01-01T00:00', ghi_wm2: [ghi], temp_air_c: [9] }
      const frame = frameOf([{ zenithDeg, azimuthDeg: 180, ghiWm2: ghi }])
      prepareSpectral(requestWith({ weather, spectral: { mode: 'pvspec' } }), new Sink())(frame, frame.plane)
      return 1 - frame.plane.spectralLossFrac[0]
    }
    const clear = haurwitzWm2(Math.cos(40 * RAD_PER_DEG))
    expect(factorAt(40, 0.2 * clear) / factorAt(40, clear)).toBeCloseTo(0.2 ** PVSPEC_COEFFICIENTS.mono_si[1], 12)
    expect(factorAt(40, 0.01 * clear)).toBe(factorAt(40, 0.1 * clear))
    expect(factorAt(40, 2 * clear)).toBe(factorAt(40, 1.3 * clear))
    expect(factorAt(89.5, 1)).toBeLessThan(1.2)
  })

  for (const { mode, family, air_mass, water_cm, aod500, expected } of points.cases) {
    test(`${mode} of ${family} at air mass ${air_mass} agrees with the reference point`, () => {
      const cells = family as CellFamily
      const factor =
        mode === 'first_solar'
          ? firstSolarFactor(air_mass, water_cm, FIRST_SOLAR_COEFFICIENTS[cells])
          : caballeroFactor(air_mass, water_cm, aod500, CABALLERO_COEFFICIENTS[cells])
      expect(factor).toBeCloseTo(expected, 12)
    })
  }

  test('first_solar is limited to its bounds: air mass 0.58 and 10, water 0.1 and 8 cm', () => {
    const b = FIRST_SOLAR_COEFFICIENTS.cdte
    expect(firstSolarFactor(30, 20, b)).toBe(firstSolarFactor(10, 8, b))
    expect(firstSolarFactor(0.1, 0, b)).toBe(firstSolarFactor(0.58, 0.1, b))
  })

  test('caballero limits the air mass to the end of its fit, 5', () => {
    const technology = 'a_si'
    const module = { model: 'reference', technology, p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037 }
    const weather = { timezone: 0, step_minutes: 60, start: '2023-01-01T00:00', ghi_wm2: [9], temp_air_c: [9], precipitable_water_cm: [2] }
    const frame = frameOf([{ zenithDeg: 87, azimuthDeg: 180 }])
    prepareSpectral(requestWith({ module, weather, spectral: { mode: 'caballero', aod500: 0.2 } }), new Sink())(frame, frame.plane)
    expect(1 - frame.plane.spectralLossFrac[0]).toBeCloseTo(caballeroFactor(5, 2, 0.2, CABALLERO_COEFFICIENTS[technology]), 12)
  })

  test('the air mass is 1 for the sun overhead at sea level, falls with the pressure and is that of the horizon below it', () => {
    expect(absoluteAirMass(Math.PI / 2, 1, 101325)).toBeCloseTo(1, 3)
    expect(absoluteAirMass(Math.PI / 2, 1, 101325 / 2)).toBeCloseTo(0.5, 3)
    expect(absoluteAirMass(-0.1, Math.sin(-0.1), 101325)).toBe(absoluteAirMass(0, 0, 101325))
  })
})

describe('spectral stage', () => {
  const humid = { ...MUNICH_YEAR, relative_humidity: MUNICH_YEAR.ghi_wm2?.map(() => 0.6) }
  const failuresOf = (changes: Record<string, unknown>): string => {
    try {
      run(plant(changes))
    } catch (error) {
      return (error as Error).message
    }
    return ''
  }
  const dry = { ...MUNICH_YEAR, relative_humidity: undefined, precipitable_water_cm: undefined }

  test('the loss row is the energy-weighted mean of the factor: a constant factor of 0.97 loses 3 %', () => {
    const { loss_diagram } = run(plant({ spectral: { mode: 'sandia_airmass', coefficients: [0.97, 0, 0, 0, 0] } })).answer
    const level = (key: string): number => loss_diagram.find((row) => row.key === key)?.value ?? Number.NaN
    const before = level('e_array_nominal') - level('degradation') - level('irradiance_level') - level('temperature')
    expect(level('spectral') / before).toBeGreaterThan(0.0297)
    expect(level('spectral') / before).toBeLessThan(0.0303)
  })

  test('the pressure of the weather scales the air mass: half the pressure gives half the air mass', () => {
    const linear = { mode: 'sandia_airmass', coefficients: [0, 0.1, 0, 0, 0] }
    const at = (pressure_hpa: number): number => {
      const weather = { ...MUNICH_YEAR, pressure_hpa: MUNICH_YEAR.ghi_wm2?.map(() => pressure_hpa) }
      const { series } = run(plant({ weather, spectral: linear, thermal: { model: 'faiman' } }), { withSeries: true })
      const column = (name: string): number => series?.columns[series.names.indexOf(name)]?.[4000] ?? Number.NaN
      return 1 - column('SpctCor') / (column('EArrNom') - column('TempLss') - column('GIncLss'))
    }
    expect(at(900) / at(450)).toBeCloseTo(2, 9)
  })

  test('without water in the weather, first_solar and caballero report what to send; with humidity they run', () => {
    const module = { model: 'reference', technology: 'cdte', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037 }
    for (const mode of ['first_solar', 'caballero']) {
      expect(failuresOf({ module, weather: dry, spectral: { mode } })).toBe(
        `spectral.mode: ${mode} needs the water content of the air: send weather.precipitable_water_cm, or weather.relative_humidity to have it estimated`,
      )
      expect(failuresOf({ module, weather: humid, spectral: { mode } })).toBe('')
    }
  })

  test('a technology without published coefficients and lists of another length are refused', () => {
    const module = { model: 'reference', technology: 'tandem', p_nom_w: 400, efficiency: 0.2, temperature_coefficient: -0.0037 }
    expect(failuresOf({ module, weather: humid, spectral: { mode: 'first_solar' } })).toStartWith(
      'spectral.coefficients: first_solar has no published',
    )
    expect(failuresOf({ module, weather: humid, spectral: { mode: 'caballero' } })).toStartWith('spectral.mode: caballero has no published')
    expect(failuresOf({ module, weather: humid, spectral: { mode: 'pvspec' } })).toStartWith(
      'spectral.coefficients: pvspec has no published',
    )
    expect(failuresOf({ module, weather: humid, spectral: { mode: 'pvspec', coefficients: [0.98, -0.05, 0.03] } })).toBe('')
    for (const coefficients of [
      [1, -10, 0],
      [0, 0, 0],
      [-0.05169, 0.9845, 0.03034],
      [1, 0, 1.01],
    ])
      expect(failuresOf({ spectral: { mode: 'pvspec', coefficients } })).toBe(
        'spectral.coefficients: pvspec takes a1 from 0.5 to 1.5 and exponents a2 and a3 from -1 to 1, as in a1 k^a2 AM^a3: those of mono silicon are 0.9845, -0.05169, 0.03034',
      )
    expect(failuresOf({ spectral: { mode: 'sandia_airmass', coefficients: [1, 0] } })).toBe(
      'spectral.coefficients: sandia_airmass needs 5 coefficients, but 2 were given: send all of them, or an empty list to use the published ones',
    )
  })
})
