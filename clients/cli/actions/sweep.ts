import { planSweep } from '@pvyield/engine'
import { sweepCsv } from '@pvyield/engine/quick'
import type { SweepAnswer, SweepRequest } from '@pvyield/sdk'
import type { Call } from '../command.ts'
import { EXIT } from '../failures.ts'
import { fileName, inArguments, writtenList } from '../in-arguments.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { progressOf } from '../progress.ts'
import { readAnyRequest } from '../request-file.ts'
import { sourcesHere } from '../sources.ts'
import { print } from '../standard-output.ts'
import { sweepLines } from '../sweep-picture.ts'
import { sweptAxis } from '../swept-axis.ts'

export async function sweepAction(call: Call): Promise<void> {
  const { positionals, values, flags } = call
  const [file = '', ...axes] = positionals
  const base = readAnyRequest(file)
  const { results, by, server } = values
  const wish = {
    axes: axes.map(sweptAxis),
    ...(results !== undefined && { results: { summary: results.split(',') } }),
    best: { ...(by !== undefined && { by }), sense: flags.has('least') ? 'min' : 'max' },
  }
  const tell = progressOf('sweeping')
  const written = {
    ...writtenList('axes', axes),
    base: fileName(file),
    ...writtenList(
      'results.summary',
      (results?.split(',') ?? []).map((name) => `--results ${name}`),
    ),
    results: '--results',
    best: '--by',
  }
  const { answer, notes } = await inArguments(written, () => (server === undefined ? sweepHere() : sweepThere(server)))
  tell(1)
  if (flags.has('json')) print(JSON.stringify(answer, null, 2))
  else if (flags.has('csv')) print(sweepCsv(answer as Parameters<typeof sweepCsv>[0]).trimEnd())
  else print([...sweepLines(answer), ...notes.map((note) => `Note: ${note}`)].join('\n'))
  if (answer.failed_count === answer.count) process.exitCode = EXIT.failed

  async function sweepHere() {
    const { body, notes } = plantOf(file, call, base)
    const plan = await planSweep({ body: { base: body, ...wish } }, sourcesHere(call.root))
    const table = plan.table()
    for (let chunk = 0; chunk < plan.chunks; chunk++) {
      table.add(await plan.run(chunk))
      tell(table.done / plan.grid.count)
    }
    return { answer: plan.answer(table) as SweepAnswer, notes }
  }

  async function sweepThere(address: string) {
    const { pvyield, request, notes } = await plantOn(address, file, call, base)
    const sent = { base: request, ...wish } as unknown as SweepRequest
    return { answer: await pvyield.sweep(sent, { onProgress: ({ done, of }) => tell(done / of) }), notes }
  }
}
