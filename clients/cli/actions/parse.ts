import {
  type HorizonFileOptions,
  type LayoutOptions,
  parseHorizon,
  parseOnd,
  parsePan,
  parseProject,
  parseSceneFile,
  parseWeather,
  weatherQuality,
} from '@pvyield/engine'
import type { Call } from '../command.ts'
import { kindOf, OPENING_BYTES } from '../file-kind.ts'
import { readNamed } from '../input-file.ts'
import { archiveLines, componentLines, horizonLines, projectLines, weatherLines } from '../parsed-lines.ts'
import { connectTo, uploadOf } from '../service.ts'
import { print } from '../standard-output.ts'
import { type KnownOfFile, knownOf, readingOf } from '../weather-file.ts'

export async function parseAction(call: Call): Promise<void> {
  const { positionals, values, flags } = call
  const [file = ''] = positionals
  const { answer, lines } = await (values.server === undefined ? readHere(file, call) : readThere(values.server, file, call))
  print(flags.has('json') ? JSON.stringify(answer, null, 2) : lines.join('\n'))
}

interface Read {
  readonly answer: unknown
  readonly lines: readonly string[]
}

async function readHere(file: string, call: Call): Promise<Read> {
  const { name: fileName, bytes } = readNamed(file)
  switch (kindOf(file, bytes)) {
    case 'inverter': {
      const answer = parseOnd(bytes)
      return { answer, lines: componentLines(answer.inverter, answer) }
    }
    case 'module': {
      const answer = parsePan(bytes)
      return { answer, lines: componentLines(answer.module, answer) }
    }
    case 'project':
    case 'layout': {
      const answer = await parseSceneFile(bytes, knownOfLayout(call), fileName)
      return { answer, lines: projectLines(answer) }
    }
    case 'archive': {
      const answer = await parseProject(bytes)
      return { answer, lines: archiveLines(answer) }
    }
    case 'horizon': {
      const answer = parseHorizon(bytes, { ...knownOfHorizon(call), fileName })
      return { answer, lines: horizonLines(answer) }
    }
    case 'weather': {
      const { weather, meta } = parseWeather(bytes, { ...readingOf(statedOf(call)), fileName })
      const { quality, notes } = weatherQuality(weather)
      const answer = { weather, meta: { ...meta, quality, notes: [...meta.notes, ...notes] } }
      return { answer, lines: weatherLines(answer.meta, call.command) }
    }
  }
}

async function readThere(address: string, file: string, call: Call): Promise<Read> {
  const pvyield = await connectTo(address)
  const upload = uploadOf(file)
  switch (kindOf(file, new Uint8Array(await upload.slice(0, OPENING_BYTES).arrayBuffer()))) {
    case 'inverter': {
      const answer = await pvyield.parseOnd(upload)
      return { answer, lines: componentLines(answer.inverter, answer) }
    }
    case 'module': {
      const answer = await pvyield.parsePan(upload)
      return { answer, lines: componentLines(answer.module, answer) }
    }
    case 'project':
    case 'layout': {
      const answer = await pvyield.parseScene(upload, knownOfLayout(call))
      return { answer, lines: projectLines(answer) }
    }
    case 'archive': {
      const answer = await pvyield.parseProject(upload)
      return { answer, lines: archiveLines(answer as Awaited<ReturnType<typeof parseProject>>) }
    }
    case 'horizon': {
      const answer = await pvyield.parseHorizon(upload, knownOfHorizon(call))
      return { answer, lines: horizonLines(answer) }
    }
    case 'weather': {
      const answer = await pvyield.parseWeather(upload, statedOf(call))
      return { answer, lines: weatherLines(answer.meta, call.command) }
    }
  }
}

/** The statements of the call about a weather file. */
function statedOf(call: Call): KnownOfFile {
  const { lat, lon } = call.values
  return knownOf(call, { ...(lat !== undefined && { latitude: Number(lat) }), ...(lon !== undefined && { longitude: Number(lon) }) })
}

/** The statements of the call about a horizon. */
function knownOfHorizon({ values: { lat, azimuths } }: Call): Pick<HorizonFileOptions, 'azimuths' | 'latitude'> {
  return {
    ...(lat !== undefined && { latitude: Number(lat) }),
    ...(azimuths !== undefined && { azimuths: azimuths as NonNullable<HorizonFileOptions['azimuths']> }),
  }
}

/** The statements of the call about a layout or scene. */
function knownOfLayout({ values: { lat, lon, roles, figures, unit, step, radius } }: Call): LayoutOptions {
  return {
    ...(lat !== undefined && { latitude: Number(lat) }),
    ...(lon !== undefined && { longitude: Number(lon) }),
    ...(roles !== undefined && { roles }),
    ...(figures !== undefined && { figures }),
    ...(unit !== undefined && { unit_m: Number(unit) }),
    ...(step !== undefined && { step_m: Number(step) }),
    ...(radius !== undefined && { radius_m: Number(radius) }),
  }
}
