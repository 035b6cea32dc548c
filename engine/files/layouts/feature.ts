import type { Place } from '../../core/great-circle.ts'

/** East, north, up in the lengths of the scene. */
export type Vector = readonly [east: number, north: number, up: number]

/** What a thing of a layout is. */
export const ROLES = ['table', 'tracker', 'object', 'tree', 'outline', 'terrain', 'ignore'] as const
export type Role = (typeof ROLES)[number]

/** Where a thing stands in its file: its name, layer or heading, and the line where the format has lines. */
export interface Where {
  readonly key: string
  readonly line: number | null
}

/** Figures that a file states of a thing, by what they mean. Angles in degrees, lengths in those of the scene. */
export interface Figures {
  readonly id?: string
  readonly azimuth?: number
  readonly tilt?: number
  readonly roll?: number
  readonly length?: number
  readonly width?: number
  /** Height of the point above the zero of the scene. */
  readonly z?: number
  /** Of a table: its centre above the ground; of an object: its top above its base. */
  readonly height?: number
  readonly modules?: number
  readonly strings?: number
  /** Modules one above the other across the width. */
  readonly across?: number
  /** Between neighbouring modules. */
  readonly gapAlong?: number
  readonly gapAcross?: number
  /** Open gap between parts of a table across its width, and their number. */
  readonly subRowGap?: number
  readonly subRows?: number
  readonly tubeDiameter?: number
  /** From the plane of the modules to the middle of the tube. */
  readonly tubeBelow?: number
  readonly diameter?: number
  readonly radius?: number
  readonly transmittance?: number
}

/** A point whose height may not be stated. */
export type PlanPoint = readonly [east: number, north: number, up: number | null]

/** A thing drawn as a point, a line or an outline. */
export interface Feature {
  readonly where: Where
  readonly shape: 'point' | 'line' | 'polygon'
  /** Of a polygon without its closing point. */
  readonly points: readonly PlanPoint[]
  /** Its names and classes, those that say most first. */
  readonly names: readonly string[]
  readonly figures: Figures
}

/** A thing drawn by its faces. */
export interface Body {
  readonly where: Where
  readonly names: readonly string[]
  readonly figures: Figures
  readonly faces: readonly (readonly Vector[])[]
}

/** What a file says of its place. */
export interface StatedPlace extends Place {
  readonly elevation?: number
}
