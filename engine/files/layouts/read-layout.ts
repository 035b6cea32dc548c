import type { Place } from '../../core/great-circle.ts'
import { decodeBytes, type TextEncoding, withLf } from '../decode-bytes.ts'
import type { Findings } from '../findings.ts'
import { ObjectFileError } from '../object-file-error.ts'
import { readCollada } from './collada/index.ts'
import { addOwnBodies } from './collada/own.ts'
import { readCsvLayout } from './csv/index.ts'
import { readDxf } from './dxf/index.ts'
import type { Body, Feature, Figures, Role } from './feature.ts'
import { figureOf } from './figures.ts'
import { addBody } from './from-bodies.ts'
import { addFeatures } from './from-features.ts'
import { localFeatures } from './geo/geo-feature.ts'
import { readGeojson } from './geo/geojson.ts'
import { readKml } from './geo/kml.ts'
import { isKmz } from './geo/kmz.ts'
import { kmlOf } from './geo/open-kmz.ts'
import type { LayoutKind } from './kind.ts'
import { LayoutDraft } from './layout-draft.ts'
import { BYTES_MAX } from './limits.ts'
import { Roles } from './role.ts'
import { readSolarFarmer } from './solarfarmer.ts'

/** What the sender of a layout knows and the file may not state. */
export interface LayoutOptions {
  /** Of the plant, degrees. */
  readonly latitude?: number
  readonly longitude?: number
  /** What things are: `NAME:role`, see `Roles`. */
  readonly roles?: string
  /** Figures of tables that state none: `tilt:25,height:1.5`. */
  readonly figures?: string
  /** Metres of a unit of a drawing or table. */
  readonly unit_m?: number
}

export interface LayoutReading {
  readonly draft: LayoutDraft
  readonly encoding: TextEncoding
}

interface Context {
  readonly text: string
  readonly roles: Roles
  readonly draft: LayoutDraft
  readonly options: LayoutOptions
  readonly facing: number
  readonly stated: Figures
}

/**
 * Reads a layout into tables, objects and outlines.
 * Fails: ObjectFileError for a file that cannot be read, is too large, or is of a kind that is known and not read.
 */
export function readLayout(bytes: Uint8Array, kind: LayoutKind, options: LayoutOptions, findings: Findings): LayoutReading {
  if (bytes.length > BYTES_MAX)
    throw new ObjectFileError([`The file has more than ${BYTES_MAX / 1024 / 1024} MB, the limit of a layout: send a part of the plant`])
  const draft = new LayoutDraft(findings)
  const { text, encoding } = decodeBytes(isKmz(bytes) ? kmlOf(bytes, draft) : bytes)
  const context: Context = {
    text: withLf(text).replace(/^\ufeff/, ''),
    roles: new Roles(options.roles),
    draft,
    options,
    facing: (options.latitude ?? 0) < 0 ? 0 : 180,
    stated: statedFigures(options.figures ?? ''),
  }
  READERS[kind](context)
  draft.noteRemarks()
  return { draft, encoding }
}

const READERS: Readonly<Record<LayoutKind, (context: Context) => void>> = {
  geojson: (context) =>
    addPlaced(context, localFeatures(readGeojson(jsonOf(context.text), context.draft), placeOf(context.options), context.draft)),
  kml: (context) => addPlaced(context, localFeatures(readKml(context.text, context.draft), placeOf(context.options), context.draft)),
  csv: (context) => {
    const { features, fallback } = readCsvLayout(context.text, context.draft, {
      place: placeOf(context.options),
      unitM: context.options.unit_m ?? 1,
    })
    addPlaced(context, features, fallback)
  },
  dxf: (context) => {
    const { roles, draft, options } = context
    const { bodies, features } = readDxf(context.text, roles, draft, {
      place: placeOf(options),
      ...(options.unit_m === undefined ? {} : { unitM: options.unit_m }),
    })
    for (const body of bodies) addStated(context, body, body.role)
    addPlaced(context, features)
  },
  collada: (context) => {
    const { roles, draft, options } = context
    const bodies = addOwnBodies(readCollada(context.text, roles, draft), draft)
    draft.origin ??= placeOf(options)
    for (const body of bodies) addStated(context, body, body.role)
  },
  solarfarmer: (context) => {
    const { features, bodies } = readSolarFarmer(jsonOf(context.text), context.draft)
    addPlaced(context, features)
    for (const body of bodies) addStated(context, body, body.isTable ? 'table' : (context.roles.of(body.names) ?? 'object'))
  },
}

function addPlaced({ roles, draft, facing, stated }: Context, features: readonly Feature[], fallback: Role | null = null): void {
  const withStated = features.map((feature) => {
    const role = roles.of(feature.names) ?? fallback
    return role === 'table' || role === 'tracker' ? { ...feature, figures: { ...stated, ...feature.figures } } : feature
  })
  addFeatures(withStated, roles, draft, draft.origin === null ? facing : draft.origin.latitude < 0 ? 0 : 180, fallback)
}

function addStated({ draft, facing, stated }: Context, body: Body, role: Role | null): void {
  const south = draft.origin === null ? facing : draft.origin.latitude < 0 ? 0 : 180
  addBody(role === 'table' || role === 'tracker' ? { ...body, figures: { ...stated, ...body.figures } } : body, role, draft, south)
}

function placeOf({ latitude, longitude }: LayoutOptions): Place | null {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude }
}

/** Fails: ObjectFileError for a text that is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new ObjectFileError([
      `The file is no JSON: ${cause instanceof Error ? cause.message : String(cause)}. Send the whole file`.slice(0, 300),
    ])
  }
}

const STATED = ['tilt', 'azimuth', 'height', 'width', 'length', 'modules', 'strings']

/** `tilt:25,height:1.5` as figures. Fails: ObjectFileError for another text. */
function statedFigures(text: string): Figures {
  const entries = text.split(',').filter((item) => item.trim() !== '')
  return Object.fromEntries(
    entries.map((item) => {
      const [name = '', value = ''] = item.split(':').map((part) => part.trim())
      const meant = figureOf(name)
      const number = value === '' ? Number.NaN : Number(value)
      if (meant === null || !STATED.includes(meant.name) || !Number.isFinite(number) || item.split(':').length !== 2)
        throw new ObjectFileError(
          [
            `figures: ${JSON.stringify(item.trim().slice(0, 100))} is not a figure: write NAME:number, where the name is one of ${STATED.join(', ')}, such as tilt:25,height:1.5`,
          ],
          'figures',
        )
      return [meant.name, number * meant.factor]
    }),
  )
}
