import type { RunRequest, SimpleRunAnswer } from '@pvyield/contract/schemas'
import { completeRunRequest } from '@pvyield/engine'
import type { ComparedRun } from '@pvyield/engine/studies'
import { unpack } from '../../db/zstd.ts'
import { engineCall } from '../../engine/engine-call.ts'
import { readJson } from '../../http/sent-json.ts'
import type { TaskGuard } from '../../workers/serve.ts'
import type { StoredToDraw } from '../reader.ts'
import { storedBody } from '../stored-request.ts'

/** Plants are compared without the rows of their weather. */
const NO_WEATHER = { id: 'met_none' }

/**
 * A stored run as it is compared.
 * Fails: Problem validation_error for one whose request this version does not read any more.
 */
export async function comparedStored(stored: StoredToDraw, name: string, guard: TaskGuard): Promise<ComparedRun> {
  const { id, kind } = stored
  const answer = JSON.parse(new TextDecoder().decode(await unpack(stored.response))) as SimpleRunAnswer
  const sent = (await readJson(await storedBody(stored.request), guard)).value as RunRequest
  const ran = kind === 'simple' ? answer.request : sent
  const request = engineCall(() => completeRunRequest({ ...ran, weather: NO_WEATHER }), ran)
  const named = JSON.parse(stored.resolved ?? '{}') as ComparedRun['named']
  return { name, kind, runId: id, answer, sent, request, named }
}
