import type { SentBody } from '@pvyield/contract/handlers'
import type { Scene } from '@pvyield/contract/schemas'
import { describeScene, findSceneFailures } from '@pvyield/engine'
import { compressNow, type Encoding } from '../http/compression.ts'
import { inspectJsonBody } from '../http/json-body.ts'
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

/** A finished answer, JSON. */
export interface WrittenScene {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentEncoding: Encoding | null
}

/** Tasks of a worker for scenes. */
export class SceneTasks {
  constructor(private readonly guard: TaskGuard) {}

  /**
   * Reads a scene, checks it and describes it.
   * Fails: Problem malformed_json, payload_too_large, validation_error with every failure of the
   * schema and of the rules beyond it.
   */
  readonly validateScene = async ({ body, encoding }: SceneInput): Promise<WrittenScene> => {
    const read = await readJson(body, this.guard)
    await this.guard.admit(sceneCost(read.size))
    const { failures } = inspectJsonBody(read, 'validate_validateScene_body')
    this.guard.checkpoint()
    const { failures: found, uncounted } = findSceneFailures(read.value)
    failures.addItems(found).add([], uncounted)
    if (!failures.isEmpty) throw failures.problem()
    this.guard.checkpoint()
    const answer = piece(JSON.stringify(describeScene(read.value as Scene)))
    const compressed = compressNow(answer, encoding)
    return { bytes: compressed.bytes, contentEncoding: compressed.encoding }
  }
}

/** @param size  length of the scene as text, characters */
function sceneCost(size: number): ReadCost {
  return { seconds: readCost(size).seconds + size * SECONDS_PER_BYTE, bytes: size * MEMORY_PER_BYTE }
}
