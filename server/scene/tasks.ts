import type { SentBody } from '@pvyield/contract/handlers'
import type { Scene } from '@pvyield/contract/schemas'
import {
  describeScene,
  drawDay,
  drawSceneAt,
  type ExportOptions,
  exportScene,
  findSceneFailures,
  loadGround,
  type PicturePlant,
  type PictureWish,
  type Plan,
  solveDay,
} from '@pvyield/engine'
import { dayCost } from '../engine/cost.ts'
import { engineCall, engineWork } from '../engine/engine-call.ts'
import type { WorkSources } from '../engine/work-sources.ts'
import { compressNow, type Encoding } from '../http/compression.ts'
import { inspectJsonBody } from '../http/json-body.ts'
import { pagePolicy } from '../http/page-policy.ts'
import { piece } from '../http/pieces.ts'
import { type ReadCost, readCost } from '../http/read-cost.ts'
import { readJson } from '../http/sent-json.ts'
import type { TaskGuard } from '../workers/serve.ts'

/** Unit costs of checks, overlaps and answer together, measured with 0.1 to 8 MB. */
const SECONDS_PER_BYTE = 60e-9
const MEMORY_PER_BYTE = 20

export interface SceneInput {
  readonly body: SentBody
  /** How the answer is compressed; null for not at all. */
  readonly encoding: Encoding | null
}

export interface ExportInput extends SceneInput {
  readonly wish: ExportOptions
}

export interface PictureInput extends PictureWish {
  readonly plant: PicturePlant
  /** How the picture is compressed; null for not at all. */
  readonly encoding: Encoding | null
}

/** A finished answer. */
export interface WrittenScene {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentEncoding: Encoding | null
}

/** A day of a plant. */
export interface DayInput {
  /** A run request with a scene. */
  readonly body: SentBody
  readonly date: string
  readonly encoding: Encoding | null
}

export interface DayPictureInput extends PictureWish {
  readonly body: SentBody
  readonly encoding: Encoding | null
}

/** An SVG, and the headers with which a browser shows it. */
export interface WrittenPicture extends WrittenScene {
  readonly headers: Readonly<Record<string, string>>
}

/** Tasks of a worker for scenes. */
export class SceneTasks {
  constructor(
    private readonly sources: WorkSources,
    private readonly guard: TaskGuard,
  ) {}

  /**
   * Reads a scene, checks it and describes it.
   * Fails: Problem malformed_json, payload_too_large, validation_error with every failure of the
   * schema and of the rules beyond it.
   */
  readonly validateScene = async ({ body, encoding }: SceneInput): Promise<WrittenScene> => {
    const scene = await this.checked(body, sceneCost)
    return written(piece(JSON.stringify(describeScene(scene))), encoding)
  }

  /** Writes a scene as a file of another program. Fails: as `validateScene`, and for what its format cannot hold. */
  readonly exportScene = async ({ body, encoding, wish }: ExportInput): Promise<WrittenScene> => {
    const scene = await this.checked(body, exportCost)
    const bytes = await engineWork(() => exportScene(scene, wish), scene)
    this.guard.checkpoint()
    return written(bytes, encoding)
  }

  /** A scene that a run accepts. */
  private async checked(body: SentBody, costOf: (size: number) => ReadCost): Promise<Scene> {
    const read = await readJson(body, this.guard)
    await this.guard.admit(costOf(read.size))
    const { failures } = inspectJsonBody(read, 'validate_validateScene_body')
    this.guard.checkpoint()
    await loadGround()
    const { failures: found, uncounted } = findSceneFailures(read.value)
    failures.addItems(found).add([], uncounted)
    if (!failures.isEmpty) throw failures.problem()
    this.guard.checkpoint()
    return read.value as Scene
  }

  /** Draws a scene without weather. Fails: Problem validation_error. */
  readonly drawScene = async ({ plant, encoding, ...wish }: PictureInput): Promise<WrittenPicture> => {
    await loadGround()
    return writtenPicture(
      engineCall(() => drawSceneAt(plant, wish), null),
      encoding,
    )
  }

  /** Fails: Problem validation_error, not_found, too_costly, run_failed; as its guard. */
  readonly solveSceneDay = async ({ body: sent, date, encoding }: DayInput): Promise<WrittenScene> => {
    const day = await this.sources.withBody(sent, DAY, (body, sources) => solveDay({ kind: 'day', date, body }, sources))
    return written(piece(JSON.stringify(day)), encoding)
  }

  /** Fails: as `solveSceneDay`. */
  readonly drawSceneDay = async ({ body: sent, encoding, ...wish }: DayPictureInput): Promise<WrittenPicture> => {
    const svg = await this.sources.withBody(sent, DAY, (body, sources) => drawDay({ ...wish, kind: 'picture', body }, sources))
    return writtenPicture(svg, encoding)
  }
}

const DAY = { costOf: (plan: Plan, size: number) => dayCost({ ...plan, size }) }

function written(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding | null): WrittenScene {
  const compressed = compressNow(bytes, encoding)
  return { bytes: compressed.bytes, contentEncoding: compressed.encoding }
}

function writtenPicture(svg: string, encoding: Encoding | null): WrittenPicture {
  return { ...written(piece(svg), encoding), headers: pagePolicy(svg) }
}

/** @param size  length of the scene as text, characters */
function sceneCost(size: number): ReadCost {
  return { seconds: readCost(size).seconds + size * SECONDS_PER_BYTE, bytes: size * MEMORY_PER_BYTE }
}

/** A table becomes 1.3 kB of a .pvc, which is put together from texts twice as long. */
function exportCost(size: number): ReadCost {
  return { seconds: sceneCost(size).seconds + size * EXPORT_SECONDS_PER_BYTE, bytes: size * EXPORT_MEMORY_PER_BYTE }
}

/** Measured with 50,000 racks that all lie differently. */
const EXPORT_SECONDS_PER_BYTE = 300e-9
const EXPORT_MEMORY_PER_BYTE = 60
