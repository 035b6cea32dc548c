import { shareOfParts } from '../ac/outages/named-share.ts'
import { preparePartsOut } from '../ac/outages/parts-out.ts'
import {
  type Chain,
  type DcOfInverters,
  type Prepare,
  type Prepared,
  prepare as prepareAlone,
  prepareGrid,
  prepareWeather,
} from '../chain.ts'
import { alone, type ChainStage, type PreparePart } from '../chain-part.ts'
import { isValid, whereValid } from '../core/invalid.ts'
import { meanYear } from '../core/mean-year.ts'
import { plantAcKw } from '../core/nameplate.ts'
import type { Resolved, ResolvedPart } from '../core/option.ts'
import type { PartSeriesName } from '../core/part-series.ts'
import type { Parts } from '../core/parts.ts'
import { type PlantPart, partsOf, withoutSolePart } from '../core/plant-parts.ts'
import { Sink } from '../core/sink.ts'
import { type Reads, watched } from '../core/watched.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { prepareAlbedo, prepareIrradiance, prepareSkyLight } from '../irradiance/index.ts'
import { checkUncertainty } from '../report/exceedance.ts'
import { checkScene } from '../scene/run-checks.ts'
import { prepareSun, type SunRows } from '../sun/index.ts'
import { patchBetween, variedFields } from '../variants/patch.ts'
import { SharedParts } from '../variants/shared-parts.ts'
import { SharedSky } from '../variants/shared-sky.ts'
import { checkParts } from './check-parts.ts'
import { DC_COUPLING } from './dc-coupling.ts'
import { findingNames, nameInPart } from './from-plant.ts'
import { namesOf, report } from './names.ts'
import { readsOfPart, readsOfPlant } from './part-reads.ts'
import { partSeriesNames, type SeriesOwner } from './part-series.ts'
import { PlantArrays, type RunPart } from './plant-arrays.ts'
import { SceneLight } from './scene-light.ts'
import { SharedInverters } from './shared-inverters.ts'
import { SolePart } from './sole-part.ts'
import { atOneInverter, prepareUnit, type Unit } from './unit.ts'
import { withoutNamed } from './without-named.ts'

/** A plant without parts, also with a battery at its DC side. */
const prepare: Prepare = (request, sink, sunRows, part, sampling, reads) =>
  prepareAlone(request, sink, sunRows, part, sampling, reads, DC_COUPLING)

/** The stages that are done in that of the parts. */
const WITHIN = ['orientation', 'transposition', 'horizon', 'shading', 'optics', 'rear', 'thermal', 'dc', 'dc bus'] as const

const UNREAD: Reads = { of: [], note: () => {} }

/**
 * Prepares a plant, also one of parts (`sub_arrays`): each part is prepared as a plant of its own up
 * to its inverters, and storage and AC side are those of the sum.
 * Checked by: test/engine/plant/
 */
export const preparePlant: Prepare = (request, sink, sunRows = 'lit or up', part = alone(sink), sampling, reads) => {
  const { sub_arrays: sent } = request
  const plain = (): Prepared =>
    prepare((sent ?? null) === null ? request : withoutParts(withoutNamed(request)), sink, sunRows, part, sampling, reads)
  if (sent === null || sent === undefined || !isValid(sent)) return plain()
  if (whereValid(() => checkParts(request, sent, sink)) !== true) return plain()
  // A section of the plant or of a part may be invalid.
  const prepared = whereValid(() =>
    sent.length > 1
      ? severalParts(request, sent, sink, sunRows, reads ?? UNREAD)
      : solePart(request, sent[0], sink, (own) =>
          prepare(own, sink, sunRows, part, sampling, reads && readsOfPart(reads, request, own, sent)),
        ),
  )
  return isValid(prepared) ? prepared : plain()
}

function withoutParts(request: Resolved): Resolved {
  return { ...request, sub_arrays: null, sub_array_series: null }
}

function solePart(request: Resolved, sent: ResolvedPart, sink: Sink, prepareOne: (own: Resolved) => Prepared): Prepared {
  const { weather, chain } = prepareOne(withoutName(withoutParts(withoutSolePart(request)), sent.id))
  const names = seriesOfParts(request, [{ id: sent.id, parts: chain.parts, isShared: false }], sink)
  const ofPlant = foundIn((own) => prepare(withoutParts(request), own))
  const sole = new SolePart(partsOf(request)[0], sent, chain, names)
  const inPlace = nameInPart(request, sent, 0, ofPlant)
  for (const failure of sink.failures) Object.assign(failure, inPlace(failure))
  sole.name(sink, findingNames(sent, 0, ofPlant))
  return { weather, chain: { ...chain, subArrays: sole } }
}

function severalParts(request: Resolved, sent: NonNullable<Resolved['sub_arrays']>, sink: Sink, sunRows: SunRows, reads: Reads): Prepared {
  const part = alone(sink)
  const ofPlant = readsOfPlant(reads)
  const { weather, checked } = prepareWeather(watched(request, ofPlant.of, ofPlant.note), part)
  const parts = partsOf(checked)
  const sky = new SharedSky({ request, weather, year: isValid(weather) ? meanYear(weather, request.site) : (weather as never) })
  const plantKw = plantAcKw(request)
  const light = sceneLight(watched(checked, reads.of, reads.note), sent, weather, part)
  const ofPlantAlone = foundIn((own) => {
    prepareUnit(atOneInverter(withoutParts(request)), false, plantKw, weather, sunRows, new SharedParts([]), own, NO_READS, null)
  })
  const found = (k: number) => ({
    ...namedInPart(request, sent[k], k, ofPlantAlone),
    own: new Sink(),
    reads: readsOfPart(reads, request, parts[k].request, sent),
  })
  const units = prepareUnits(parts, plantKw, light, weather, sunRows, found, sink)
  light?.prepare(
    units.map(({ arrays: { planeRequests } }, k) => ({
      requests: planeRequests,
      array: parts[k].request.array,
      names: namesOf(sent[k], k),
    })),
    partsOfAll(units, true),
    sink,
  )
  const run = runParts(parts, units, plantKw, weather, sky, sink)
  const owners = run.map((each) => ({ id: each.part.id, parts: each.unit.arrays.parts, isShared: each.shared !== null }))
  const out = part('outages', (own) => preparePartsOut(request, own))
  const arrays = new PlantArrays(run, weather, sky, seriesOfParts(request, owners, sink), light, out)
  const ofSky = skyStages(checked, withRear(parts) ?? request, weather, sunRows, part)
  const grid = prepareGrid(checked, weather, part, dcOf(run, plantKw), shareOfParts(checked))
  part('uncertainty check', (own) => checkUncertainty(checked, own))
  const stages: ChainStage[] = [...ofSky, { part: 'dc', writer: 'inverter', within: WITHIN, run: arrays.run }, ...grid.stages]
  const { arrays: first } = units[0]
  const chain: Chain = {
    parts: { ...partsOfAll(units, false), partsOut: out !== null },
    module: first.module,
    bins: [1],
    planes: planesOf(units, request.lifetime.analysis_period_years) + (light?.whole.bins.length ?? 0),
    scene: light?.whole ?? null,
    stages,
    inYear: (year) => [{ part: 'dc', writer: 'inverter', within: WITHIN, run: arrays.inYear(year) }, ...grid.inYear(year)],
    agedBattery: grid.agedBattery,
    unlimited: first.unlimited,
    subArrays: arrays,
  }
  return { weather, chain }
}

/** What the fields of a part are called in what is found of it. */
function namedInPart(
  request: Resolved,
  part: ResolvedPart,
  index: number,
  ofPlant: () => Sink,
): Omit<ReturnType<FoundOf>, 'own' | 'reads'> {
  const [inPlace, namesIn] = [nameInPart(request, part, index, ofPlant), findingNames(part, index, ofPlant)]
  return { inPlace, namesIn, names: namesOf(part, index) }
}

/** Prepares the inverters of the part at whose DC side the battery stands. */
function dcOf(run: readonly RunPart[], plantKw: number): DcOfInverters | null {
  const own = run.find(({ unit }) => unit.arrays.parts.dcBattery)
  if (own === undefined) return null
  const { part, unit } = own
  return { ...DC_COUPLING, prepareSide: (sink) => DC_COUPLING.prepareSide(part.request, unit.arrays.module, sink, plantKw) }
}

/** A part with a rear side, which needs the sky behind it. */
function withRear(parts: readonly PlantPart[]): Resolved | undefined {
  return parts.find(({ request: { bifacial } }) => bifacial !== null)?.request
}

const NO_READS: Reads = { of: [], note: () => undefined }

/** What is found of another request, which is prepared when it is asked. */
function foundIn(prepareOther: (sink: Sink) => unknown): () => Sink {
  let found: Sink | null = null
  return () => {
    if (found === null) {
      const own = new Sink()
      whereValid(() => prepareOther(own))
      found = own
    }
    return found
  }
}

/** @param withRear  a part with a rear side, if there is one */
function skyStages(request: Resolved, withRear: Resolved, weather: WeatherTable, sunRows: SunRows, part: PreparePart): ChainStage[] {
  const sun = part('sun', () => prepareSun(request, weather, sunRows))
  return [
    { part: 'sun', writer: 'sun', run: sun },
    { part: 'irradiance', writer: 'irradiance', run: part('irradiance', (own) => prepareIrradiance(request, weather, sun, own)) },
    { part: 'albedo', writer: 'albedo', run: part('albedo', () => prepareAlbedo(request, weather)) },
    { part: 'brightness', writer: 'brightness', run: part('brightness', () => prepareSkyLight(withRear, weather)) },
  ]
}

/** Outages of the sole part are outages of the plant. */
function withoutName(request: Resolved, id: string): Resolved {
  const { ac_losses: losses } = request
  const { outages } = losses
  if (outages === null || outages === undefined || !isValid(outages)) return request
  const isSole = (ids: readonly string[] | null): boolean => ids?.every((each) => each === id) === true
  const periods = outages.periods.map((period) => (isSole(period.sub_arrays) ? { ...period, sub_arrays: null } : period))
  return { ...request, ac_losses: { ...losses, outages: { ...outages, periods } } }
}

function seriesOfParts({ sub_array_series: wanted }: Resolved, owners: readonly SeriesOwner[], sink: Sink): PartSeriesName[] {
  return isValid(wanted) && owners.every(({ parts }) => isValid(parts)) ? partSeriesNames(wanted ?? null, owners, sink) : []
}

/** The scene in which the parts stand; null without one, or when it failed its checks. */
function sceneLight(request: Resolved, sent: readonly ResolvedPart[], weather: WeatherTable, part: PreparePart): SceneLight | null {
  const { scene } = request
  if (!isValid(scene) || scene === null || part('scene check', (own) => checkScene(request, own)) !== true) return null
  return new SceneLight(
    request,
    scene,
    sent.map(({ scene_types: types }) => types ?? []),
    weather,
  )
}

/** What the checks of a part find, what it calls its fields, and what it reads of those of the plant. */
type FoundOf = (part: number) => {
  readonly own: Sink
  readonly names: ReturnType<typeof namesOf>
  readonly inPlace: ReturnType<typeof nameInPart>
  readonly namesIn: ReturnType<typeof findingNames>
  readonly reads: Reads
}

/** The unit of each part; equal parts have the same. */
function prepareUnits(
  parts: readonly PlantPart[],
  plantKw: number,
  light: SceneLight | null,
  weather: WeatherTable,
  sunRows: SunRows,
  of: FoundOf,
  sink: Sink,
): Unit[] {
  const requests = parts.map(({ request }) => atOneInverter(request))
  const [base] = requests
  const patches = requests.map((request) => patchBetween(base, request))
  const shared = new SharedParts(variedFields(requests, patches))
  const owners = new Set(parts.flatMap(({ owner }, k) => (owner === k ? [] : [owner, k])))
  const known = new Map<string, Unit>()
  return requests.map((request, k) => {
    // Planes that get their light together are of one part each.
    const key = light !== null || owners.has(k) ? `${k}` : JSON.stringify(patches[k])
    const found = known.get(key)
    if (found !== undefined) return found
    const { own, names, inPlace, namesIn, reads } = of(k)
    const unit = prepareUnit(
      request,
      owners.has(k),
      plantKw,
      weather,
      sunRows,
      light === null ? shared : new SharedParts([]),
      own,
      reads,
      light?.shareOf(k) ?? null,
    )
    report(own, names, sink, inPlace, namesIn)
    known.set(key, unit)
    return unit
  })
}

function runParts(
  parts: readonly PlantPart[],
  units: readonly Unit[],
  plantKw: number,
  weather: WeatherTable,
  sky: SharedSky,
  sink: Sink,
): RunPart[] {
  const inverters = new Map<number, { shared: SharedInverters; members: number[] }>()
  for (const [owner, { owner: own }] of parts.entries()) {
    const members = own === owner ? parts.flatMap((each, k) => (each.owner === owner && k !== owner ? [k] : [])) : []
    if (members.length === 0) continue
    const all = [owner, ...members.sort((one, other) => (parts[one].id < parts[other].id ? -1 : 1))]
    const sharers = all.map((k) => ({ unit: units[k], isParallel: parts[k].isParallel }))
    inverters.set(owner, {
      shared: new SharedInverters(sharers, parts[owner].request.array.n_inverters, plantKw, weather, sky, sink),
      members: all,
    })
  }
  return parts.map((part, k) => {
    const own = inverters.get(part.owner)
    const shared = own === undefined ? null : { inverters: own.shared, at: own.members.indexOf(k) }
    return { part, unit: units[k], times: part.request.array.n_inverters, shared }
  })
}

/**
 * The facts of the plant: it has what any part has, and no voltage and rotation of its own.
 * @param areApart  of all planes of the parts, which keep their rotations
 */
function partsOfAll(units: readonly Unit[], areApart: boolean): Parts {
  const any = (name: keyof Parts): boolean => units.some(({ arrays: { parts } }) => parts[name])
  return {
    ...units[0].arrays.parts,
    rear: any('rear'),
    twoFaces: any('twoFaces'),
    horizon: any('horizon'),
    snow: any('snow'),
    rowShading: any('rowShading'),
    tracker: areApart && any('tracker'),
    moves: areApart && any('moves'),
    oneOrientation: false,
    acBattery: !any('dcBattery') && any('acBattery'),
    dcBattery: any('dcBattery'),
    voltage: any('voltage'),
    oneVoltage: false,
  }
}

/** Planes of all kinds of units that are in memory in a block, and the years of those that share inverters. */
function planesOf(units: readonly Unit[], years: number): number {
  const kinds = new Map(units.map(({ kind, arrays }) => [kind, arrays.bins.length]))
  const shared = units.filter(({ stages }) => stages.at(-1)?.part !== 'inverter').length
  return 1 + [...kinds.values()].reduce((sum, count) => sum + count, 0) + Math.ceil((shared * (1 + years)) / 10)
}
