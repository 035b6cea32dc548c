import { writeFileSync } from 'node:fs'
import { completeScene, describeScene, drawDay, type PictureView, solveDay } from '@pvyield/engine'
import type { Call } from '../command.ts'
import { dayLines } from '../day-table.ts'
import { requireFolderOf } from '../output-file.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { readScene } from '../request-file.ts'
import { connectTo } from '../service.ts'
import { sourcesHere } from '../sources.ts'
import { print } from '../standard-output.ts'
import { UsageError } from '../usage-error.ts'

export function sceneAction(call: Call): Promise<void> {
  const [action, ...positionals] = call.positionals
  return action === 'day' ? dayAction({ ...call, positionals }) : validate({ ...call, positionals })
}

async function validate({ positionals, values, flags }: Call): Promise<void> {
  if (values.date ?? values.svg ?? values.time ?? values.view)
    throw new UsageError('--date, --svg, --time and --view belong to the action day')
  const scene = readScene(positionals[0] ?? '')
  const found =
    values.server === undefined
      ? describeScene(completeScene(scene))
      : await (await connectTo(values.server)).validateScene(scene as Parameters<import('@pvyield/sdk').Pvyield['validateScene']>[0])
  if (flags.has('json')) {
    print(JSON.stringify(found, null, 2))
    return
  }
  for (const [name, count] of Object.entries(found.counts)) print(`${name.replaceAll('_', ' ').padEnd(18)}${count}`)
  for (const warning of found.warnings) print(`warning: ${warning}`)
}

export async function dayAction(call: Call): Promise<void> {
  const { positionals, values, flags } = call
  const [file = ''] = positionals
  const { date = '', svg, time = '12:00' } = values
  const view = (values.view ?? 'plan') as PictureView
  if (date === '') throw new UsageError('Missing options: --date')
  if (svg === undefined && (values.time ?? values.view) !== undefined)
    throw new UsageError('--time and --view belong to a picture: add --svg OUT')
  requireFolderOf(svg)
  const { day, picture } = await (values.server === undefined ? solveHere() : solveThere(values.server))
  if (svg !== undefined) writeFileSync(svg, picture)
  if (flags.has('json')) print(JSON.stringify(day, null, 2))
  else print(dayLines(day).join('\n'))

  async function solveHere() {
    const { body } = plantOf(file, call)
    const sources = sourcesHere(call.root)
    const picture = svg === undefined ? '' : await drawDay({ kind: 'picture', body, date, time, view }, sources)
    return { day: await solveDay({ kind: 'day', body, date }, sources), picture }
  }

  async function solveThere(address: string) {
    const { pvyield, request } = await plantOn(address, file, call)
    const picture = svg === undefined ? '' : await pvyield.drawSceneDay(request, { date, time, view })
    return { day: await pvyield.solveSceneDay(request, { date: date }), picture }
  }
}
