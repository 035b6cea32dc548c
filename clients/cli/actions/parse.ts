import { parseOnd, parsePan, parseScene, parseWeather, standardOffsetHours, weatherQuality } from '@pvyield/engine'
import type { Call } from '../command.ts'
import { readNamed } from '../input-file.ts'
import { componentLines, projectLines, weatherLines } from '../parsed-lines.ts'
import { connectTo, uploadOf } from '../service.ts'

export async function parseAction({ positionals, values, flags }: Call): Promise<void> {
  const [file = ''] = positionals
  const { answer, lines } = await (values.server === undefined ? readHere(file) : readThere(values.server, file))
  console.log(flags.has('json') ? JSON.stringify(answer, null, 2) : lines.join('\n'))
}

interface Read {
  readonly answer: unknown
  readonly lines: readonly string[]
}

function readHere(file: string): Read {
  const { name: fileName, bytes } = readNamed(file)
  switch (kindOf(bytes)) {
    case 'inverter': {
      const answer = parseOnd(bytes)
      return { answer, lines: componentLines(answer.inverter, answer) }
    }
    case 'module': {
      const answer = parsePan(bytes)
      return { answer, lines: componentLines(answer.module, answer) }
    }
    case 'project': {
      const answer = parseScene(bytes)
      return { answer, lines: projectLines(answer) }
    }
    case 'weather': {
      const { weather, meta } = parseWeather(bytes, { fileName, timezoneAt: standardOffsetHours })
      const { quality, notes } = weatherQuality(weather)
      const answer = { weather, meta: { ...meta, quality, notes: [...meta.notes, ...notes] } }
      return { answer, lines: weatherLines(answer.meta) }
    }
  }
}

async function readThere(address: string, file: string): Promise<Read> {
  const pvyield = await connectTo(address)
  const upload = uploadOf(file)
  switch (kindOf(new Uint8Array(await upload.slice(0, OPENING_BYTES).arrayBuffer()))) {
    case 'inverter': {
      const answer = await pvyield.parseOnd(upload)
      return { answer, lines: componentLines(answer.inverter, answer) }
    }
    case 'module': {
      const answer = await pvyield.parsePan(upload)
      return { answer, lines: componentLines(answer.module, answer) }
    }
    case 'project': {
      const answer = await pvyield.parseScene(upload)
      return { answer, lines: projectLines(answer) }
    }
    case 'weather': {
      const answer = await pvyield.parseWeather(upload)
      return { answer, lines: weatherLines(answer.meta) }
    }
  }
}

const OPENING_BYTES = 400

/** The class in the first lines decides; what is no object of PVsyst is read as weather. */
function kindOf(bytes: Uint8Array): 'inverter' | 'module' | 'project' | 'weather' {
  const opening = Buffer.from(bytes.subarray(0, OPENING_BYTES)).toString('latin1').replaceAll('\u0000', '')
  const [, kind] = /PVObject_\w*\s*=\s*(pv\w+)/i.exec(opening) ?? []
  if (kind === undefined) return 'weather'
  return kind === 'pvGInverter' ? 'inverter' : kind === 'pvModule' ? 'module' : 'project'
}
