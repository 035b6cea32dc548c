import type { TextEncoding } from '../decode-bytes.ts'
import type { Findings } from '../findings.ts'
import { blockOf, openObjectFile } from '../object-file.ts'
import { cleanText } from '../object-keys.ts'
import { allBlocks, type PvsystBlock } from '../pvsyst-object.ts'
import { type Circuit, readCircuit } from './circuit.ts'
import type { Frame } from './directions.ts'
import { type LossReading, readArrayLosses } from './losses.ts'
import { ObjectFacts } from './object-facts.ts'
import { noteOwnRemarks } from './own-remarks.ts'
import { type PlaneReading, readPlanes } from './planes.ts'
import { SceneDraft } from './scene-draft.ts'
import { readSceneObjects } from './scene-objects.ts'
import { readHorizon, readSite, readTransposition, type SitePatch, type SiteReading } from './site.ts'
import { compareCircuit, readSubArrays, type SubArray } from './sub-arrays.ts'
import { noteUnreadKeys } from './unread-keys.ts'

/** A variant, a scene, a project or a site, in the units of a run. */
export interface ProjectReading {
  site: SiteReading | null
  /** Fields of `site` that other objects than the site state. */
  sky: SitePatch
  losses: LossReading
  planes: PlaneReading[]
  subArrays: SubArray[]
  circuit: Circuit | null
  /** The head of the object pvShading; null when the file has none. */
  shading: ShadingHead | null
  draft: SceneDraft
  counts: { objects_read: number; objects_skipped: number }
  /** Number of objects by class. */
  kinds: Record<string, number>
  meta: {
    class_name: string
    version: string
    encoding: TextEncoding
    comment: string
    system_kind: string
    weather_file: string
    simulated: boolean
  }
}

/** The rows as the head of a scene describes them. */
export interface ShadingHead {
  pitchM: number | null
  widthM: number | null
  bandTopM: number
  bandBottomM: number
  isBacktracking: boolean
}

/** A scene of 10,000 fields has 250,000 lines; a variant with a year of hours has 30,000. Larger ones would take more than a second. */
const KIND = {
  className: 'pvVCalcul',
  alsoClasses: ['pvShading', 'pvProject', 'pvSite'],
  title: 'a variant (VC0 and its like), scene (SHD), project (PRJ) or site (SIT)',
  bytesMax: 8 * 1024 * 1024,
  linesMax: 300_000,
} as const
/** Classes that are counted one by one. */
const KINDS_MAX = 100

/**
 * Reads a variant, scene, project or site.
 * @param latitude  of the plant, for a file that does not state it
 * Fails: ObjectFileError for a file that cannot be opened. Findings have the failures of its figures.
 */
export function readProject(bytes: Uint8Array, latitude: number | undefined, findings: Findings): ProjectReading {
  const { main, encoding } = openObjectFile(bytes, KIND, findings)
  const site = main.kind === 'pvShading' ? null : readSite(main, findings)
  const frame = frameOf(site?.site.latitude ?? latitude, main, findings)
  const isVariant = main.kind === 'pvVCalcul'
  const shadingBlock = main.kind === 'pvShading' ? main : blockOf(main, 'pvShading')
  const draft = new SceneDraft(frame, findings)
  const counts = shadingBlock === null ? { read: 0, skipped: 0 } : readSceneObjects(shadingBlock, draft)
  const keys = new ObjectFacts(main, findings)
  const weather = new ObjectFacts(blockOf(main, 'pvMeteo'), findings)
  const subArrays = readSubArrays(main, findings)
  const circuit = readCircuit(main, findings)
  compareCircuit(circuit, subArrays, findings)
  if (isVariant) noteUnreadKeys(main, findings)
  noteOwnShade(main, findings)
  noteOwnRemarks(main, findings)
  return {
    site,
    sky: { ...(isVariant || main.kind === 'pvProject' ? readTransposition(main, findings) : {}), ...readHorizon(main, frame, findings) },
    losses: isVariant ? readArrayLosses(main, findings) : { site: {}, thermal: {}, dc_losses: {}, ac_losses: {} },
    planes: isVariant ? readPlanes(main, frame, findings) : [],
    subArrays,
    circuit,
    shading: shadingBlock === null ? null : headOf(shadingBlock, findings),
    draft,
    counts: { objects_read: counts.read, objects_skipped: counts.skipped },
    kinds: kindsOf(main),
    meta: {
      class_name: main.kind,
      version: keys.text('Version'),
      encoding,
      comment: keys.text('Comment'),
      system_kind: keys.text('SystemKind'),
      weather_file: weather.text('NomF') || keys.text('MeteoFileName'),
      simulated: main.blocks.some(({ name }) => name.toLowerCase() === 'varlist'),
    },
  }
}

function frameOf(latitude: number | undefined, main: PvsystBlock, findings: Findings): Frame {
  if (latitude === undefined)
    findings.note(
      'assumed',
      { key: main.kind, line: main.line },
      'The file states no site: azimuths are read as those of the northern hemisphere (0 is south); send latitude with a file of the southern one',
    )
  return { isSouthern: (latitude ?? 0) < 0 }
}

function headOf(block: PvsystBlock, findings: Findings): ShadingHead {
  const keys = new ObjectFacts(block, findings)
  return {
    pitchM: keys.positive('Pitch'),
    widthM: keys.positive('LargCapt'),
    bandTopM: keys.number('LargHaut') ?? 0,
    bandBottomM: keys.number('LargBas') ?? 0,
    isBacktracking: !/^(\$0*|0*|false|no|)$/i.test(keys.text('IsBacktracking')),
  }
}

/** The shade that PVsyst computed for its scene. */
function noteOwnShade(main: PvsystBlock, findings: Findings): void {
  const table = blockOf(main, 'pvShdFTable')
  if (table !== null)
    findings.note(
      'ignored',
      { key: table.kind, line: table.line },
      "The file's own table of shade by height and azimuth of the sun is not used: a run computes the shade of the scene",
    )
}

function kindsOf(main: PvsystBlock): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { kind } of allBlocks(main)) {
    if (!kind.startsWith('pv')) continue
    const name = cleanText(kind).slice(0, 50)
    if (counts.has(name) || counts.size < KINDS_MAX) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}
