import { writeFileSync } from 'node:fs'
import {
  completeScene,
  describeScene,
  drawDay,
  type ExportOptions,
  exportScene,
  loadGround,
  type PictureView,
  solveDay,
} from '@pvyield/engine'
import type { Call } from '../command.ts'
import { dayLines } from '../day-table.ts'
import { groundLines } from '../ground-lines.ts'
import { requireFolderOf } from '../output-file.ts'
import { plantOf, plantOn } from '../plant-file.ts'
import { readScene } from '../request-file.ts'
import { connectTo } from '../service.ts'
import { sourcesHere } from '../sources.ts'
import { print } from '../standard-output.ts'
import { UsageError } from '../usage-error.ts'

export function sceneAction(call: Call): Promise<void> {
  const [action, ...positionals] = call.positionals
  if (action !== 'export' && (call.values.out ?? call.values.losses ?? call.values.lat) !== undefined)
    throw new UsageError('--out, --losses and --lat belong to the action export')
  if (action === 'export') return exportAction({ ...call, positionals })
  return action === 'day' ? dayAction({ ...call, positionals }) : validate({ ...call, positionals })
}

type Format = ExportOptions['format']

/** Writes a scene as a file of another program, which its ending names. */
async function exportAction({ positionals, values }: Call): Promise<void> {
  const { out, losses, unit, lat } = values
  const [, format] = /\.(glb|pvc|shd)$/i.exec(out ?? '') ?? []
  if (out === undefined || format === undefined) throw new UsageError('State where the scene goes: --out FILE.glb, FILE.pvc or FILE.shd')
  requireFolderOf(out)
  const scene = readScene(positionals[0] ?? '')
  const wish = {
    ...(losses !== undefined && { losses: losses as 'refuse' | 'accept' }),
    ...(unit !== undefined && { unit_m: Number(unit) }),
    ...(lat !== undefined && { latitude: Number(lat) }),
  }
  const kind = format.toLowerCase() as Format
  await loadGround()
  const bytes = await (values.server === undefined
    ? exportScene(completeScene(scene), { format: kind, ...wish })
    : exportThere(await connectTo(values.server), kind, scene as SentScene, wish))
  writeFileSync(out, bytes)
  print(`${out}: ${bytes.length} bytes`)
}

type Service = Awaited<ReturnType<typeof connectTo>>
type SentScene = Parameters<Service['validateScene']>[0]

async function exportThere(
  pvyield: Service,
  format: Format,
  scene: SentScene,
  { losses, unit_m, latitude }: Omit<ExportOptions, 'format'>,
): Promise<Uint8Array> {
  const unit = unit_m === undefined ? {} : { unit_m }
  if (format === 'glb') return pvyield.exportSceneGlb(scene, unit)
  if (format === 'pvc') return new TextEncoder().encode(await pvyield.exportScenePvc(scene, unit))
  return pvyield.exportSceneShd(scene, { ...unit, ...(losses !== undefined && { losses }), ...(latitude !== undefined && { latitude }) })
}

async function validate({ positionals, values, flags }: Call): Promise<void> {
  if (values.date ?? values.svg ?? values.time ?? values.view)
    throw new UsageError('--date, --svg, --time and --view belong to the action day')
  if (values.unit !== undefined) throw new UsageError('--unit belongs to the actions export and day')
  const scene = readScene(positionals[0] ?? '')
  await loadGround()
  const found =
    values.server === undefined
      ? describeScene(completeScene(scene))
      : await (await connectTo(values.server)).validateScene(scene as Parameters<import('@pvyield/sdk').Pvyield['validateScene']>[0])
  if (flags.has('json')) {
    print(JSON.stringify(found, null, 2))
    return
  }
  for (const [name, count] of Object.entries(found.counts)) print(`${name.replaceAll('_', ' ').padEnd(18)}${count}`)
  if (found.terrain != null) for (const line of groundLines(found.terrain)) print(line)
  for (const warning of found.warnings) print(`warning: ${warning}`)
}

export async function dayAction(call: Call): Promise<void> {
  const { positionals, values, flags } = call
  const [file = ''] = positionals
  const { date = '', svg, time = '12:00' } = values
  const view = (values.view ?? 'plan') as PictureView
  if (date === '') throw new UsageError('Missing options: --date')
  if (svg === undefined && (values.time ?? values.view ?? values.unit) !== undefined)
    throw new UsageError('--time, --view and --unit belong to a picture: add --svg OUT')
  const wish = { date, time, view, ...(values.unit !== undefined && { unit_m: Number(values.unit) }) }
  requireFolderOf(svg)
  const { day, picture } = await (values.server === undefined ? solveHere() : solveThere(values.server))
  if (svg !== undefined) writeFileSync(svg, picture)
  if (flags.has('json')) print(JSON.stringify(day, null, 2))
  else print(dayLines(day).join('\n'))

  async function solveHere() {
    const { body } = plantOf(file, call)
    const sources = sourcesHere(call.root)
    const picture = svg === undefined ? '' : await drawDay({ kind: 'picture', body, ...wish }, sources)
    return { day: await solveDay({ kind: 'day', body, date }, sources), picture }
  }

  async function solveThere(address: string) {
    const { pvyield, request } = await plantOn(address, file, call)
    const picture = svg === undefined ? '' : await pvyield.drawSceneDay(request, wish)
    return { day: await pvyield.solveSceneDay(request, { date: date }), picture }
  }
}
