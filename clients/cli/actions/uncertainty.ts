import { planUncertainty } from '@pvyield/engine'
import type { UncertaintyAnswer, UncertaintyRequest } from '@pvyield/sdk'
import type { Call } from '../command.ts'
import { fileName, inArguments, type Written, writtenList } from '../in-arguments.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { progressOf } from '../progress.ts'
import { readAnyRequest } from '../request-file.ts'
import { connectTo } from '../service.ts'
import { sourcesHere } from '../sources.ts'
import { print } from '../standard-output.ts'
import { uncertainField, uncertainParts } from '../uncertain-field.ts'
import { uncertaintyLines } from '../uncertainty-picture.ts'
import { UsageError } from '../usage-error.ts'

type Body = Record<string, unknown>

/** Fields of a budget that no plant has. */
const BUDGET = ['energies_kwh', 'fields', 'parts']

export async function uncertaintyAction(call: Call): Promise<void> {
  const [file = ''] = call.positionals
  const body = bodyOf(readAnyRequest(file), call)
  const tell = progressOf('assessing')
  const { server } = call.values
  const { answer, notes } = await inArguments(writtenFor(body, call), () =>
    server === undefined ? assessHere(file, body, call, tell) : assessThere(server, file, body, call, tell),
  )
  tell(1)
  if (call.flags.has('json')) print(JSON.stringify(answer, null, 2))
  else print([...uncertaintyLines(answer), ...notes.map((note) => `Note: ${note}`)].join('\n'))
}

/** A budget as it is, or a plant with what the arguments say. Fails: UsageError. */
function bodyOf(sent: unknown, { positionals, values }: Call): Body {
  const [, ...fields] = positionals
  const { parts, yearly, runs, seed } = values
  const numbers = { ...numberOf('runs', runs), ...numberOf('seed', seed) }
  const isBudget = typeof sent === 'object' && sent !== null && BUDGET.some((name) => Object.hasOwn(sent, name))
  if (!isBudget) {
    const causes = [...uncertainParts(parts, false), ...uncertainParts(yearly, true)]
    return { request: sent, fields: fields.map(uncertainField), parts: causes, ...numbers }
  }
  if (fields.length > 0 || parts !== undefined || yearly !== undefined)
    throw new UsageError('This file is a budget with causes of its own: add fields and parts to it, or name the file of a plant')
  return { ...sent, ...numbers }
}

/** A budget has its fields and parts in its file. */
function writtenFor(body: Body, { positionals, values }: Call): Written {
  const [file = '', ...fields] = positionals
  const numbers = { runs: '--runs', seed: '--seed' }
  if (!hasPlant(body) || fields.length === 0) return { request: fileName(file), ...numbers }
  const { parts, yearly } = values
  const causes = [
    ...(parts?.split(',').map((text) => `--parts ${text}`) ?? []),
    ...(yearly?.split(',').map((text) => `--yearly ${text}`) ?? []),
  ]
  return { request: fileName(file), ...numbers, ...writtenList('fields', fields), ...writtenList('parts', causes) }
}

/** Fails: UsageError. */
function numberOf(name: string, text: string | undefined): Body {
  if (text === undefined) return {}
  if (!/^\d+$/.test(text)) throw new UsageError(`--${name} should be a whole number, not ${text}`)
  return { [name]: Number(text) }
}

type Assessed = { readonly answer: UncertaintyAnswer; readonly notes: readonly string[] }

async function assessHere(file: string, body: Body, call: Call, tell: (done: number) => void): Promise<Assessed> {
  const plant = hasPlant(body) ? plantOf(file, call, body.request) : null
  const plan = await planUncertainty({ body: plant === null ? body : { ...body, request: plant.body } }, sourcesHere(call.root))
  const table = plan.table()
  for (let chunk = 0; chunk < plan.chunks; chunk++) {
    table.add(await plan.run(chunk))
    tell(table.done / plan.grid.count)
  }
  return { answer: plan.answer(table) as UncertaintyAnswer, notes: plant?.notes ?? [] }
}

async function assessThere(address: string, file: string, body: Body, call: Call, tell: (done: number) => void): Promise<Assessed> {
  const { pvyield, ...plant } = hasPlant(body)
    ? await plantOn(address, file, call, body.request)
    : { pvyield: await connectTo(address), request: null, notes: [] }
  const request = { ...body, request: plant.request } as UncertaintyRequest
  return { answer: await pvyield.uncertainty(request, { onProgress: ({ done, of }) => tell(done / of) }), notes: plant.notes }
}

function hasPlant(body: Body): boolean {
  return (body.request ?? null) !== null
}
