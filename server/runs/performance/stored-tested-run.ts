import type { RunRequest, SimpleRunAnswer } from '@pvyield/contract/schemas'
import { completeRunRequest, type Resolved } from '@pvyield/engine'
import { type TestedRun, testedRun } from '@pvyield/engine/performance'
import { unpack } from '../../db/zstd.ts'
import { engineCall } from '../../engine/engine-call.ts'
import { readJson } from '../../http/sent-json.ts'
import type { TaskGuard } from '../../workers/serve.ts'
import type { StoredToDraw } from '../reader.ts'
import { storedColumns } from '../stored-drawing.ts'
import { storedBody } from '../stored-request.ts'

/** The plant is read without the rows of its weather. */
const NO_WEATHER = { id: 'met_none' }

/**
 * A stored run as it is tested: its series, and the plant with the sections that its ids named.
 * Fails: Problem validation_error for one whose request this version does not read any more.
 */
export async function storedTestedRun(stored: StoredToDraw, guard: TaskGuard): Promise<TestedRun> {
  const { kind, series } = stored
  if (series === null) throw new Error('A run without series was refused')
  const sent = (await readJson(await storedBody(stored.request), guard)).value as RunRequest
  const ran = kind === 'simple' ? (JSON.parse(new TextDecoder().decode(await unpack(stored.response))) as SimpleRunAnswer).request : sent
  const { module, inverter, sub_arrays } = JSON.parse(stored.resolved ?? '{}') as Partial<
    Pick<RunRequest, 'module' | 'inverter' | 'sub_arrays'>
  >
  const plant = engineCall(
    () =>
      completeRunRequest<RunRequest>({
        ...ran,
        weather: NO_WEATHER,
        module: module ?? ran.module,
        inverter: inverter ?? ran.inverter,
        sub_arrays: sub_arrays ?? ran.sub_arrays ?? null,
      }),
    ran,
  )
  const { stepMinutes, timezoneH, columns } = series.head
  const [startMinutes = new Float64Array(), ...values] = await storedColumns(series)
  // the sections that its ids named stand inline
  return testedRun(plant as Resolved, { stepMinutes, timezoneH, startMinutes, names: columns.map(({ name }) => name), columns: values })
}
