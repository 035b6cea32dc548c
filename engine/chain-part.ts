import type { Writer } from './core/columns.ts'
import type { Frame } from './core/frame.ts'
import { whereValid } from './core/invalid.ts'
import type { Sink } from './core/sink.ts'

/** What a run prepares once: its stages, and data that several stages use. */
export type ChainPart =
  | `${'scene' | 'place' | 'pressure' | 'albedo' | 'unit' | 'angle' | 'sensor' | 'uncertainty' | 'parts' | 'cable'} check`
  | 'weather'
  | 'scene'
  | 'terrain'
  | 'faces'
  | 'planes'
  | 'wiring'
  | 'order'
  | 'parts'
  | 'sun'
  | 'irradiance'
  | 'albedo'
  | 'brightness'
  | 'orientation'
  | 'plane input'
  | 'transposition'
  | 'horizon'
  | 'shading'
  | 'soiling'
  | 'snow cover'
  | 'snow'
  | 'iam'
  | 'spectral'
  | 'ground'
  | 'rear'
  | 'module'
  | 'solve'
  | 'losses'
  | 'dc'
  | 'clear sky'
  | 'inverter'
  | 'grid side'
  | 'battery place'
  | 'dc side'
  | 'dc bus'
  | 'outages'
  | 'storage'
  | 'ageing'
  | 'ac'

/**
 * Prepares a part of the chain from the valid parts of the request; INVALID when it reads another.
 * Runs of variants (`engine/variants/`) also note which fields a part reads, and share it with
 * others. Whatever reads the request is a part.
 * @param prepare  is given the sink for what it finds
 * @param uses  parts that were prepared before and that this one is made with
 * @param face  number of the face, or of the plane of a scene
 */
export type PreparePart = <T>(part: ChainPart, prepare: (sink: Sink) => T, uses?: readonly ChainPart[], face?: number) => T

/** In place of the number of a face: what is made for all of them. */
export const PLANT = -1

/** Prepares parts for one run. */
export function alone(sink: Sink): PreparePart {
  return (_part, prepare) => whereValid(() => prepare(sink))
}

/** One stage of a prepared chain, for all faces of the plant. */
export interface ChainStage {
  readonly part: ChainPart
  /** Whose columns it writes. */
  readonly writer: Writer
  /** The stages before it that are done in it, whose columns it writes too. */
  readonly within?: readonly Writer[]
  readonly run: (frame: Frame) => void
}

/** Whose columns a stage writes. */
export function writersOf({ writer, within = [] }: ChainStage): readonly Writer[] {
  return [...within, writer]
}
