import { assessUncertainty, differenceParts, energyOf } from '@pvyield/engine/studies'
import { svgText } from '@pvyield/report'
import { differencePicture } from '@pvyield/report/comparison'
import { Sink } from '../../engine/core/sink.ts'
import { iamCurve, type RunOutcome } from '../../engine/index.ts'
import { prepareConversion } from '../../engine/inverter/model/index.ts'
import { prepareModule } from '../../engine/module/index.ts'
import { FIRST_SOLAR_COEFFICIENTS, firstSolarFactor } from '../../engine/optics/spectral-mode/first-solar.ts'
import { at, type Curve, lineChart, svg } from './chart.ts'
import type { ExamplePlants } from './example-plants.ts'
import { studyFigures } from './study-figures.ts'

/** Every figure of the pages by its name, computed by the engine. */
export async function makeFigures(plants: ExamplePlants): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['iam_curves.svg', iamCurves(plants)],
    ['row_shading.svg', rowShading(plants)],
    ['loss_chain.svg', lossChain(plants)],
    ['ridge_geometry.svg', ridgeGeometry()],
    ['row_geometry.svg', rowGeometry()],
    ['inverter_limits.svg', inverterLimits(plants)],
    ['sun_paths.svg', sunPaths(plants)],
    ['tracker_angles.svg', trackerAngles(plants)],
    ['cell_temperatures.svg', cellTemperatures(plants)],
    ['low_light.svg', lowLight(plants)],
    ['spectral_factors.svg', spectralFactors()],
    ['inverter_efficiency.svg', inverterEfficiency(plants)],
    ['compare_difference.svg', compareDifference(plants)],
    ['uncertainty_levels.svg', uncertaintyLevels()],
    ...(await studyFigures(plants)),
  ])
}

function iamCurves(plants: ExamplePlants): string {
  const kinds = ['ashrae', 'fresnel', 'fresnel_ar', 'martin_ruiz', 'sandia', 'schlick'] as const
  const curves = kinds.map((kind) => {
    const { angles_deg: angles, factors } = iamCurve({ ...plants.request('racks').iam, kind }, null).beam
    return { name: kind, points: angles.flatMap((angle, k) => (angle >= 30 ? [[angle, factors[k] ?? 0] as const] : [])) }
  })
  return lineChart({
    title: 'Light that passes the front, relative to normal incidence',
    description: 'All curves stay near 1 up to 50 degrees and fall to 0 at 90 degrees; glass with a coating stays highest.',
    x: { label: 'Incidence angle (deg)', min: 30, max: 90, step: 10 },
    y: { label: 'iam', min: 0, max: 1, step: 0.2 },
    curves,
  })
}

/** The budget at the top of the page on uncertainties. */
function uncertaintyLevels(): string {
  const distribution = (sigma: number) => ({ kind: 'normal', mean: 0, sigma }) as const
  const part = { averages: false, source: '' }
  const parts = [
    { ...part, name: 'Irradiation', distribution: distribution(0.04) },
    { ...part, name: 'Single years', distribution: distribution(0.03), averages: true },
    { ...part, name: 'Availability', distribution: { kind: 'triangular', min: -0.03, mode: -0.005, max: 0 } as const },
  ]
  const budget = { energies_kwh: [1_250_000], request: null, fields: [], runs: 200, parts, correlations: [], draws: 100_000, seed: 1 }
  const { horizons } = assessUncertainty(budget)
  const levels = { p50_kwh: 50, p75_kwh: 75, p90_kwh: 90, p95_kwh: 95, p99_kwh: 99 }
  const curves = horizons
    .filter(({ years }) => [1, 10].includes(years))
    .map((row) => ({
      name: row.years === 1 ? '1 year' : `mean of ${row.years} years`,
      points: Object.entries(levels).map(([name, exceeded]) => [exceeded, row[name as keyof typeof levels] / 1000] as const),
    }))
  return lineChart({
    title: 'Energy that is exceeded with a probability',
    description: 'Both curves begin at 1235 MWh; at 99 % one year has 1089 MWh, and the mean of ten years 1114 MWh.',
    x: { label: 'Probability (%)', min: 50, max: 100, step: 10 },
    y: { label: 'MWh', min: 1080, max: 1240, step: 20 },
    curves,
  })
}

/** The change of the page on comparisons. */
const STEEPER = { array: { tilt_deg: 35, gcr: 0.35 } }
const COVERS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]

function rowShading(plants: ExamplePlants): string {
  const outcomes = COVERS.map((gcr) => plants.run('racks', { array: { gcr } }))
  const rows = { beam: 'near_shading_beam', sky: 'near_shading_diffuse', ground: 'near_shading_ground', electrical: 'electrical_shading' }
  const curves = Object.entries(rows).map(([name, key]) => ({
    name,
    points: outcomes.map((outcome, k) => [COVERS[k] ?? 0, (rowOf(outcome, key).fraction_of_previous ?? 0) * 100] as const),
  }))
  return lineChart({
    title: 'Row shading of the example plant racks by ground cover ratio',
    description: 'Beam, sky and electrical losses grow steeply above a ratio of 0.5; the ground loss stays near 1 %.',
    x: { label: 'array.gcr', min: 0.2, max: 0.8, step: 0.1 },
    y: { label: '% of what the rows above leave', min: 0, max: 12, step: 2 },
    curves,
  })
}

/** The diagram as bars: levels in full, losses where they are taken. */
function lossChain(plants: ExamplePlants): string {
  const { answer } = plants.run('racks')
  const light = answer.loss_diagram.filter(({ unit }) => unit === 'kWh/m2')
  const energy = answer.loss_diagram.filter(({ unit }) => unit === 'kWh')
  const shown = [barsOf(light, 'glob_hor'), barsOf(energy, 'e_array_nominal')].flat()
  const height = 22
  const bars = shown.map(({ label, left, width, text, kind }, k) => {
    const top = 44 + k * height
    const [x, w] = [300 + left * 310, Math.max(1, width * 310)]
    return `<text x="292" y="${top + 14}" text-anchor="end">${label}</text><rect class="${kind}" x="${at(x)}" y="${top + 3}" width="${at(w)}" height="14"/><text x="620" y="${top + 14}">${text}</text>`
  })
  const description = 'Levels of light and energy as bars, and each loss as a step between two levels.'
  return svg('Loss diagram of the example plant racks', description, bars.join('\n'), 60 + shown.length * height)
}

interface Bar {
  readonly label: string
  readonly left: number
  readonly width: number
  readonly text: string
  /** A level, a loss or a gain. */
  readonly kind: 'b' | 'l' | 'p'
}

function barsOf(rows: RunOutcome['answer']['loss_diagram'], first: string): Bar[] {
  const full = Math.max(...rows.map(({ value, loss }) => (loss ? 0 : value)))
  let left = rows.find(({ key }) => key === first)?.value ?? 0
  return rows
    .filter(({ value, loss }) => !loss || Math.abs(value) > full * 5e-4)
    .map(({ label, value, loss, fraction_of_previous: fraction, unit }) => {
      if (!loss) {
        left = value
        const text = unit === 'kWh' ? `${(value / 1000).toFixed(0)} MWh` : `${value.toFixed(0)} ${unit}`
        return { label, left: 0, width: value / full, text, kind: 'b' as const }
      }
      const before = left
      left -= value
      const isGain = value < 0
      const text = `${isGain ? '+' : '-'}${Math.abs((fraction ?? 0) * 100).toFixed(1)} %`
      return {
        label,
        left: Math.min(left, before) / full,
        width: Math.abs(value) / full,
        text,
        kind: isGain ? ('p' as const) : ('l' as const),
      }
    })
}

/** Three ridges as the fields of the array section describe them. */
function ridgeGeometry(): string {
  const [tilt, width, gcr] = [10, 4, 0.8]
  const half = width * Math.cos((tilt * Math.PI) / 180)
  const rise = width * Math.sin((tilt * Math.PI) / 180)
  const spacing = (2 * half) / gcr
  const scale = 22
  const ground = 250
  const ridges = [0, 1, 2].map((k) => {
    const middle = 150 + k * spacing * scale
    const [low, top] = [ground - 30, ground - 30 - rise * scale]
    return `<path class="c" stroke="#1c7ed6" d="M${at(middle - half * scale)} ${low}L${at(middle)} ${at(top)}L${at(middle + half * scale)} ${low}"/>`
  })
  const dimensions = [
    dimension(150, 150 + spacing * scale, 285, `spacing ${spacing.toFixed(1)} m = 2 x ${width} m x cos(${tilt} deg) / gcr ${gcr}`),
    dimension(150 - half * scale, 150 + half * scale, 320, `ground under both faces ${(2 * half).toFixed(1)} m`),
  ]
  const names = `<text x="62" y="190">face ${width} m wide</text><text x="150" y="165" text-anchor="middle">ridge line</text><path class="a" d="M40 ${ground}H700"/>`
  const description = 'Cross section of three east-west ridges: width of a face, tilt, ground under both faces, and spacing.'
  return svg('East-west ridges: width, tilt and cover ratio', description, [names, ...ridges, ...dimensions].join('\n'), 350)
}

function rowGeometry(): string {
  const [tilt, width, gcr] = [25, 4.58, 0.5]
  const pitch = width / gcr
  const scale = 30
  const [across, rise] = [width * Math.cos((tilt * Math.PI) / 180), width * Math.sin((tilt * Math.PI) / 180)]
  const limit = (Math.atan2(rise, pitch - across) * 180) / Math.PI
  const ground = 230
  const low = ground - 20
  const rows = [0, 1].map((k) => {
    const left = 90 + k * pitch * scale
    return `<path class="c" stroke="#1c7ed6" d="M${at(left)} ${low}L${at(left + across * scale)} ${at(low - rise * scale)}"/>`
  })
  const top = `${at(90 + across * scale)} ${at(low - rise * scale)}`
  const ray = `<path class="c" stroke="#e8a100" stroke-dasharray="6 4" d="M${top}L${at(90 + pitch * scale)} ${low}"/>`
  const names = `<text x="${at(90 + across * scale + 40)}" y="140">limit angle ${limit.toFixed(1)} deg</text><text x="92" y="150">width ${width} m</text><path class="a" d="M40 ${ground}H700"/>`
  const lines = [dimension(90, 90 + pitch * scale, 262, `pitch ${pitch.toFixed(2)} m = width / gcr ${gcr}`), names]
  const description =
    'Cross section of two rows: collector width, tilt, pitch, and the angle below which the sun is behind the row in front.'
  return svg('Rows: width, pitch and limit angle', description, [...rows, ray, ...lines].join('\n'), 290)
}

function dimension(left: number, right: number, y: number, text: string): string {
  return `<path class="a" d="M${at(left)} ${y - 6}v12M${at(left)} ${y}H${at(right)}M${at(right)} ${y - 6}v12"/><text x="${at((left + right) / 2)}" y="${y + 18}" text-anchor="middle">${text}</text>`
}

/** Output of the inverters, hours sorted by power. */
function inverterLimits(plants: ExamplePlants): string {
  const curves = [8, 11, 15].map((strings): Curve => {
    const outcome = plants.runWithSeries('racks', { array: { strings_per_inverter: strings } })
    const power = columnOf(outcome, 'EOutInv').toSorted().toReversed()
    const ratio = outcome.answer.summary.dc_ac_ratio.toFixed(2)
    return { name: `DC/AC ${ratio}`, points: Array.from({ length: 151 }, (_, k) => [k * 20, power[k * 20] ?? 0] as const) }
  })
  return lineChart({
    title: 'Inverter output of the example plant racks, hours sorted by power',
    description:
      'With a higher ratio of DC to AC power the curve has a longer flat part at the limit of 1,000 kW and more hours of middle power.',
    x: { label: 'Hours of the year', min: 0, max: 3000, step: 500 },
    y: { label: 'kW', min: 0, max: 1200, step: 200 },
    curves,
  })
}

const DAYS = { 'June 21': 171, 'March 21': 79, 'December 21': 354 }

function sunPaths(plants: ExamplePlants): string {
  const outcome = plants.runWithSeries('racks')
  const [heights, azimuths] = [columnOf(outcome, 'HSol'), columnOf(outcome, 'AzSol')]
  const curves = Object.entries(DAYS).map(([name, day]): Curve => {
    const hours = Array.from({ length: 24 }, (_, hour) => day * 24 + hour)
    const points = hours.map((row) => [azimuths[row] ?? 0, heights[row] ?? 0] as const)
    return { name, points: points.filter(([, height]) => height > 0) }
  })
  return lineChart({
    title: 'Sun paths at 48.1 N',
    description: 'Elevation of the sun by its azimuth on the longest day, at the equinox and on the shortest day.',
    x: { label: 'Azimuth (deg, clockwise from north)', min: 40, max: 320, step: 20 },
    y: { label: 'Elevation (deg)', min: 0, max: 70, step: 10 },
    curves,
  })
}

function trackerAngles(plants: ExamplePlants): string {
  const curves = ['true_tracking', 'backtracking'].map((tracking): Curve => {
    const outcome = plants.runWithSeries('trackers', { array: { tracking } })
    const [angles, heights] = [columnOf(outcome, 'PhiAng'), columnOf(outcome, 'HSol')]
    const hours = Array.from({ length: 24 }, (_, hour) => 79 * 24 + hour).filter((row) => (heights[row] ?? 0) > 0)
    return { name: tracking, points: hours.map((row) => [(row % 24) + 0.5, angles[row] ?? 0] as const) }
  })
  return lineChart({
    title: 'Rotation of the example plant trackers on March 21',
    description:
      'True tracking stands at the limit in the morning and the evening; backtracking turns back to level near sunrise and sunset.',
    x: { label: 'Hour, local standard time', min: 6, max: 20, step: 2 },
    y: { label: 'Rotation (deg, positive to the west)', min: -60, max: 60, step: 20 },
    curves,
  })
}

function cellTemperatures(plants: ExamplePlants): string {
  const day = brightestDay(columnOf(plants.runWithSeries('racks'), 'GlobInc'))
  const curves = ['pvsyst', 'faiman', 'noct', 'sapm', 'fuentes'].map((model): Curve => {
    const own = model === 'faiman' ? { u_c: 25, u_v: 6.84 } : {}
    const column = columnOf(plants.runWithSeries('racks', { thermal: { model, ...own } }), 'TArray')
    return { name: model, points: Array.from({ length: 17 }, (_, k) => [k + 4.5, column[day * 24 + k + 4] ?? 0] as const) }
  })
  return lineChart({
    title: 'Cell temperature of the example plant racks on its brightest day',
    description: 'The models differ by several kelvin at noon; all follow the irradiance.',
    x: { label: 'Hour, local standard time', min: 4, max: 21, step: 1 },
    y: { label: 'degC', min: 0, max: 60, step: 10 },
    curves,
  })
}

/** Efficiency of modules at 25 degC by the light. */
function lowLight(plants: ExamplePlants): string {
  const fitted = { r_series_ohm: null, r_shunt_ohm: null, r_shunt_0_ohm: null, gamma: null, mu_gamma_per_k: null }
  const modules = {
    'PAN file': plants.request('racks'),
    'data sheet': plants.request('racks', { module: fitted }),
    cec: plants.request('trackers'),
    'cec, r_s + 50 %': plants.request('trackers', { module: { r_s_ohm: 0.134 } }),
    'cec, CdTe': plants.request('racks', { module: { id: 'cec_first_solar_inc_fs_7550a_tr1' } }),
  }
  const curves = Object.entries(modules).map(([name, request]): Curve => {
    const module = prepareModule(request, new Sink())
    const point = { voltageV: 0, currentA: 0 }
    const perWm2 = (wm2: number): number => {
      if (module.hasVoltage) module.mpp(wm2, 25, point)
      return (point.voltageV * point.currentA) / wm2
    }
    const full = perWm2(1000)
    return { name, points: Array.from({ length: 19 }, (_, k) => [50 * (k + 2), perWm2(50 * (k + 2)) / full] as const) }
  })
  return lineChart({
    title: 'Efficiency at 25 degC relative to that at 1000 W/m2',
    description:
      'The efficiency is flat above 400 W/m2 and falls below; a higher series resistance lifts the middle and lowers the bright end.',
    x: { label: 'Irradiance (W/m2)', min: 100, max: 1000, step: 100 },
    y: { label: 'relative efficiency', min: 0.9, max: 1.04, step: 0.02 },
    curves,
  })
}

/** Spectral factor of `first_solar` at the water of the reference spectrum. */
function spectralFactors(): string {
  const curves = Object.entries(FIRST_SOLAR_COEFFICIENTS).map(([name, b]): Curve => {
    const masses = Array.from({ length: 37 }, (_, k) => 1 + k * 0.25)
    return { name, points: masses.map((mass) => [mass, firstSolarFactor(mass, 1.42, b)] as const).filter(([, factor]) => factor >= 0.8) }
  })
  return lineChart({
    title: 'Spectral factor of first_solar with 1.42 cm of water',
    description:
      'At an air mass of 1.5 all technologies are near 1; at low sun silicon and CIS gain, CdTe loses and amorphous silicon loses much.',
    x: { label: 'Absolute air mass', min: 1, max: 10, step: 1 },
    y: { label: 'factor on the light', min: 0.8, max: 1.1, step: 0.05 },
    curves,
  })
}

/** Efficiency of inverters by their load. */
function inverterEfficiency(plants: ExamplePlants): string {
  const own = plants.request('racks').inverter
  const ofVoltage = (volts: number): Curve => efficiencyCurve(`${volts} V`, own, volts)
  const simple = (model: string): Curve => efficiencyCurve(model, plants.request('simple', { inverter_model: model }).inverter, 600)
  return lineChart({
    title: 'Efficiency by load: an OND file at three voltages, and the simple run',
    description:
      'The curves of the file differ by half a percent between the voltages; PVWatts and its reference inverter fall below 20 % of load, flat does not.',
    x: { label: 'DC power, % of that at nominal output', min: 0, max: 100, step: 10 },
    y: { label: 'efficiency', min: 0.9, max: 1, step: 0.02 },
    curves: [ofVoltage(865), ofVoltage(960), ofVoltage(1200), ...['flat', 'pvwatts', 'reference'].map(simple)],
  })
}

function efficiencyCurve(name: string, section: ReturnType<ExamplePlants['request']>['inverter'], volts: number): Curve {
  const conversion = prepareConversion(section, new Sink())
  if (conversion === null) throw new Error(`${name} cannot be modelled`)
  const fullW = conversion.dcW(1000 * section.p_ac_nom_kw, volts)
  const loads = Array.from({ length: 50 }, (_, k) => 2 * (k + 1))
  const points = loads.map((load) => [load, conversion.acW((load / 100) * fullW, volts) / ((load / 100) * fullW)] as const)
  return { name, points: points.filter(([, efficiency]) => efficiency >= 0.9) }
}

/** From the fixed racks to steeper ones further apart, by rows of the loss diagram. */
function compareDifference(plants: ExamplePlants): string {
  const [from, to] = [plants.run('racks').answer, plants.run('racks', STEEPER).answer]
  const way = {
    from: { name: 'racks', value: energyOf(from) },
    to: { name: 'steeper, wider', value: energyOf(to) },
    parts: differenceParts(from, to).filter(({ kwh }) => Math.abs(kwh) > 1),
    unit: 'kWh',
    decimals: 0,
  }
  return `${svgText(differencePicture(way, {}))}\n`
}

function brightestDay(hours: Float64Array): number {
  const days = Array.from({ length: 365 }, (_, day) => hours.subarray(day * 24, day * 24 + 24).reduce((sum, value) => sum + value, 0))
  return days.indexOf(Math.max(...days))
}

function columnOf({ series }: RunOutcome, name: string): Float64Array {
  const column = series?.columns[series.names.indexOf(name)]
  if (column === undefined) throw new Error(`The run has no series ${name}`)
  return column
}

function rowOf({ answer }: RunOutcome, key: string): RunOutcome['answer']['loss_diagram'][number] {
  const row = answer.loss_diagram.find((other) => other.key === key)
  if (row === undefined) throw new Error(`The diagram has no row ${key}`)
  return row
}
