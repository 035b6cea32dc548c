import { isMeasured, isStamps } from './chosen-measured.ts'
import type { ConsoleState, DroppedFile, Pin, Plant, StoredOrigin } from './console-state.ts'

/** A link is written by anyone: its parts are checked before they are used. What a plant contains, its run checks. */
export function isState(value: Readonly<Record<string, unknown>>): value is Partial<ConsoleState> & { readonly plant: Plant } {
  const { plant, place, view, pins, files, measured, picture, stored, look, project } = value
  return (
    isPlant(plant) &&
    isAbsentOr(place, isText) &&
    isAbsentOr(view, isText) &&
    isAbsentOr(pins, (list) => isList(list, isPin)) &&
    isAbsentOr(files, (list) => isList(list, isFile)) &&
    isAbsentOr(measured, isMeasured) &&
    isAbsentOr(picture, isPicture) &&
    isAbsentOr(stored, isStored) &&
    look === undefined && // they have fields of their own in the address
    project === undefined
  )
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isPlant(value: unknown): value is Plant {
  return isRecord(value) && (value.kind === 'simple' || value.kind === 'full') && isRecord(value.body)
}

function isPin(value: unknown): value is Pin {
  return isRecord(value) && isText(value.name) && isPlant(value.plant)
}

function isFile(value: unknown): value is DroppedFile {
  return (
    isRecord(value) &&
    isText(value.id) &&
    isText(value.name) &&
    isAbsentOr(value.rows, Number.isFinite) &&
    isAbsentOr(value.source, isSource)
  )
}

function isSource(value: unknown): boolean {
  return isRecord(value) && isText(value.id) && Number.isFinite(value.timezone) && isAbsentOr(value.stamps, isStamps)
}

function isPicture(value: unknown): boolean {
  return (
    isRecord(value) && isText(value.name) && isAbsentOr(value.columns, (list) => isList(list, isText)) && isAbsentOr(value.date, isText)
  )
}

function isStored(value: unknown): value is StoredOrigin {
  if (!isRecord(value)) return false
  const { id, label, createdAt, energyKwh, engine, hasSeries } = value
  return [id, label, createdAt, engine].every(isText) && Number.isFinite(energyKwh) && typeof hasSeries === 'boolean'
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

function isAbsentOr(value: unknown, isPart: (part: unknown) => boolean): boolean {
  return value === undefined || isPart(value)
}
