import { writeFileSync } from 'node:fs'
import type { BatchRow } from '@pvyield/engine/studies'
import type { BatchAnswer, Pvyield } from '@pvyield/sdk'
import { type BatchFile, readBatch, requestsOf } from '../batch-file.ts'
import { checkBatch, runBatchHere } from '../batch-here.ts'
import { batchLines, ResultFile, type ResultForm, resultForm } from '../batch-results.ts'
import type { Call } from '../command.ts'
import { EXIT } from '../failures.ts'
import { progressOf, waiting } from '../progress.ts'
import { connectTo } from '../service.ts'
import { sourcesHere } from '../sources.ts'
import { print } from '../standard-output.ts'
import { UsageError } from '../usage-error.ts'

/** Where the results go. */
interface Wish {
  readonly output: string
  readonly form: ResultForm
}

/** Interrupted by the user, as shells count it. */
const INTERRUPTED = 130

export async function batchAction(call: Call): Promise<void> {
  const [file] = call.positionals
  const { output, id, server } = call.values
  if (file === undefined && id === undefined) throw new UsageError('Missing: FILE, or --id of a batch that a service has accepted')
  if (file !== undefined && id !== undefined) throw new UsageError('FILE and --id exclude each other: --id waits for a batch that was sent')
  if (id !== undefined && server === undefined) throw new UsageError('--id names a batch of a service: add --server URL')
  const wish = output === undefined ? null : { output, form: resultForm(output) }
  if (wish?.form === 'arrow' && server === undefined)
    throw new UsageError('An Arrow file is written by a service: add --server URL, or name a .csv or .ndjson file')
  const answer = server === undefined ? await ranHere(readBatch(file as string), wish, call) : await ranThere(server, file, wish, call)
  print(call.flags.has('json') ? JSON.stringify(answer, null, 2) : batchLines(answer, output).join('\n'))
  if (answer.complete_count === 0) process.exitCode = EXIT.failed
}

async function ranHere(sent: BatchFile, wish: Wish | null, { root }: Call): Promise<BatchAnswer> {
  const batch = requestsOf(sent)
  const sources = sourcesHere(root)
  await checkBatch(batch, sources)
  const tell = progressOf('running')
  process.once('SIGINT', () => process.exit(INTERRUPTED)) // with an end of the program, which takes its unfinished file away
  return written(wish, (write) =>
    runBatchHere(batch, sources, (rows, done) => {
      write(rows)
      tell(done / batch.count)
    }),
  )
}

async function ranThere(address: string, file: string | undefined, wish: Wish | null, { values }: Call): Promise<BatchAnswer> {
  const pvyield = await connectTo(address)
  const id = file === undefined ? (values.id as string) : await sentTo(pvyield, readBatch(file))
  const later = `pvyield batch --id ${id} --server ${address}${wish === null ? '' : ` --output ${wish.output}`}`
  if (file !== undefined) console.error(`Note: the service has accepted the batch ${id}`)
  const leave = () => {
    console.error(`\nThe batch goes on. This waits for it again:\n  ${later}`)
    process.exit(INTERRUPTED)
  }
  process.once('SIGINT', leave)
  try {
    return await read(pvyield, id, wish)
  } finally {
    process.off('SIGINT', leave)
  }
}

async function sentTo(pvyield: Pvyield, { form, bytes, list }: BatchFile): Promise<string> {
  const requests = form === 'json' ? (list as never) : form === 'csv' ? { csv: bytes } : { ndjson: bytes }
  return (await waiting('sending', pvyield.startBatch(requests))).study_id
}

/** Waits for a batch of a service, and writes its results: rows as they come, a table when it is whole. */
async function read(pvyield: Pvyield, id: string, wish: Wish | null): Promise<BatchAnswer> {
  const tell = progressOf('running')
  const timeoutMs = Number.MAX_SAFE_INTEGER
  const options = { timeoutMs, onProgress: ({ done, of }: { done: number; of: number }) => tell(done / of) }
  if (wish?.form !== 'ndjson') {
    const answer = await pvyield.waitForBatch(id, options)
    if (wish?.form === 'csv') writeFileSync(wish.output, await pvyield.getStudyCsv(id))
    else if (wish !== null) writeFileSync(wish.output, await pvyield.getStudyArrow(id))
    return answer
  }
  return written(wish, async (write) => {
    for await (const row of pvyield.batchRows(id, options)) write([row as BatchRow])
    return pvyield.waitForBatch(id)
  })
}

/** Does work whose results are written while it goes on. Work that fails leaves no file. */
async function written(
  wish: Wish | null,
  work: (write: (rows: readonly BatchRow[]) => void) => Promise<BatchAnswer>,
): Promise<BatchAnswer> {
  const file = wish === null ? null : new ResultFile(wish.output, wish.form)
  const answer = await work((rows) => file?.rows(rows))
  file?.end()
  return answer
}
