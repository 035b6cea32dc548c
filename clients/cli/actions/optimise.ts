import { planOptimise } from '@pvyield/engine'
import { sweepCsv } from '@pvyield/engine/quick'
import type { OptimiseAnswer, OptimiseRequest } from '@pvyield/sdk'
import type { Call } from '../command.ts'
import { EXIT } from '../failures.ts'
import { fileName, inArguments, type Written, writtenList } from '../in-arguments.ts'
import { optimisedField, sentCosts } from '../optimised-field.ts'
import { optimumLines } from '../optimum-picture.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { progressOf } from '../progress.ts'
import { readAnyRequest } from '../request-file.ts'
import { sourcesHere } from '../sources.ts'
import { print } from '../standard-output.ts'

export async function optimiseAction(call: Call): Promise<void> {
  const { positionals, values, flags } = call
  const [file = '', ...fields] = positionals
  const base = readAnyRequest(file)
  const { objective, costs, constraints, server, 'max-evaluations': most } = values
  const conditions = constraints?.split(';').map((text) => text.trim()) ?? []
  const wish = {
    fields: fields.map(optimisedField),
    objective: { ...(objective !== undefined && { expression: objective }), sense: flags.has('least') ? 'min' : 'max' },
    ...(costs !== undefined && { costs: sentCosts(costs) }),
    ...(constraints !== undefined && { constraints: conditions }),
    ...(most !== undefined && { max_evaluations: Number(most) }),
  }
  const tell = progressOf('optimising')
  const { answer, notes } = await inArguments(writtenFor(file, fields, conditions), () =>
    server === undefined ? optimiseHere() : optimiseThere(server),
  )
  tell(1)
  if (flags.has('json')) print(JSON.stringify(answer, null, 2))
  else if (flags.has('csv')) print(sweepCsv(answer as Parameters<typeof sweepCsv>[0]).trimEnd())
  else print([...optimumLines(answer), ...notes.map((note) => `Note: ${note}`)].join('\n'))
  if (answer.optimum === null) process.exitCode = EXIT.failed

  async function optimiseHere() {
    const { body, notes } = plantOf(file, call, base)
    const plan = await planOptimise({ body: { base: body, ...wish } }, sourcesHere(call.root))
    let done = 0
    const made = await plan.run(async (_chunk, _key, make) => {
      const piece = await make()
      done += piece.indices.length
      tell(done / plan.most)
      return piece
    })
    return { answer: made as OptimiseAnswer, notes }
  }

  async function optimiseThere(address: string) {
    const { pvyield, request, notes } = await plantOn(address, file, call, base)
    const sent = { base: request, ...wish } as unknown as OptimiseRequest
    return { answer: await pvyield.optimise(sent, { onProgress: ({ done, of }) => tell(done / of) }), notes }
  }
}

function writtenFor(file: string, fields: readonly string[], conditions: readonly string[]): Written {
  const options = conditions.map((text) => `--constraints ${text}`)
  const expressions = { objective: '--objective', costs: '--costs', max_evaluations: '--max-evaluations' }
  return { ...writtenList('fields', fields), ...writtenList('constraints', options), base: fileName(file), ...expressions }
}
