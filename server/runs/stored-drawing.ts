import type { RunRequest, SimpleRunAnswer } from '@pvyield/contract/schemas'
import { completeRunRequest, labelsOf, loadGround } from '@pvyield/engine'
import type { SeriesValues } from '@pvyield/report'
import type { ReportProfile } from '@pvyield/report/document'
import { unpack } from '../db/zstd.ts'
import { compressNow, type Encoding } from '../http/compression.ts'
import { pagePolicy } from '../http/page-policy.ts'
import { piece } from '../http/pieces.ts'
import { readJson } from '../http/sent-json.ts'
import type { LibraryService } from '../library/service.ts'
import type { TaskGuard } from '../workers/serve.ts'
import { drawRun, idsIn } from './drawing.ts'
import type { Drawing, DrawnForm } from './drawn-form.ts'
import { type SeriesHead, unpackColumns } from './series.ts'
import { storedBody } from './stored-request.ts'

/** A stored run as it is drawn: its texts and columns as they are stored. */
export interface StoredDrawing {
  readonly form: DrawnForm
  readonly drawing: Drawing
  /** Names of the series to draw; null for those that the drawing usually has. */
  readonly columns: readonly string[] | null
  readonly kind: 'simple' | 'full'
  readonly id: string
  readonly createdAt: number
  readonly request: Uint8Array
  readonly response: Uint8Array
  readonly resolved: string | null
  /** The wanted columns; null for none. */
  readonly series: StoredColumns | null
  readonly profile: ReportProfile | null
  readonly encoding: Encoding | null
}

export interface StoredColumns {
  /** With the wanted columns. */
  readonly head: SeriesHead
  /** Starts of the rows and columns of each block, packed. */
  readonly blocks: readonly (readonly Uint8Array[])[]
}

export interface WrittenDrawing {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly contentEncoding: Encoding | null
  /** With which a browser shows it. */
  readonly headers: Readonly<Record<string, string>>
}

/** Pictures need no weather: a stored run is drawn when its own is gone. */
const NO_WEATHER = { id: 'met_none' }

/** Task of a worker for pictures and reports of stored runs. */
export class DrawingTasks {
  constructor(
    private readonly guard: TaskGuard,
    private readonly library: LibraryService,
  ) {}

  /** Fails: Problem validation_error for a picture that the run does not have. */
  readonly drawStored = async (stored: StoredDrawing): Promise<WrittenDrawing> => {
    const { form, drawing, columns, kind, id, createdAt, profile, encoding } = stored
    await loadGround()
    const answer = JSON.parse(new TextDecoder().decode(await unpack(stored.response))) as SimpleRunAnswer
    const sent = (await readJson(await storedBody(stored.request), this.guard)).value as RunRequest
    const { module, inverter, sub_arrays } = JSON.parse(stored.resolved ?? '{}') as Partial<
      Pick<RunRequest, 'module' | 'inverter' | 'sub_arrays'>
    >
    const request = kind === 'simple' ? answer.request : sent
    const plant = completeRunRequest<RunRequest>({
      ...request,
      weather: NO_WEATHER,
      module: module ?? request.module,
      inverter: inverter ?? request.inverter,
      sub_arrays: sub_arrays ?? request.sub_arrays ?? null,
    })
    const drawn = await drawRun(form, drawing, columns, {
      kind,
      answer,
      plant: plant as Parameters<typeof drawRun>[3]['plant'],
      ids: idsIn(request),
      series: await columnsIn(stored.series),
      library: this.library,
      profile,
      ranAt: createdAt,
      id,
    })
    const compressed = compressNow(typeof drawn === 'string' ? piece(drawn) : drawn, encoding)
    const headers = typeof drawn === 'string' ? pagePolicy(drawn) : {}
    return { bytes: compressed.bytes, contentEncoding: compressed.encoding, headers }
  }
}

async function columnsIn(stored: StoredColumns | null): Promise<(name: string) => SeriesValues | null> {
  if (stored === null) return () => null
  const { head } = stored
  const [startMinutes = new Float64Array(), ...columns] = await storedColumns(stored)
  const rows = { startMinutes, stepMinutes: head.stepMinutes, timezoneH: head.timezoneH }
  const names = head.columns.map(({ name }) => name)
  const labels = labelsOf(names)
  return (name) => {
    const at = names.indexOf(name)
    if (at === -1) return null
    return { name, label: labels[name] ?? name, unit: head.columns[at]?.unit ?? '', values: columns[at] ?? new Float64Array(), rows }
  }
}

/** Starts of the rows, minutes, and the wanted columns. */
export async function storedColumns({ head, blocks }: StoredColumns): Promise<Float64Array[]> {
  const parts = await Promise.all(blocks.map((block) => unpackColumns(block)))
  return Array.from({ length: head.columns.length + 1 }, (_, k) => joined(parts.map((part) => part[k] ?? new Float64Array())))
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
