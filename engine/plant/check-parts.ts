import { isValid } from '../core/invalid.ts'
import type { Resolved, ResolvedPart } from '../core/option.ts'
import { partsOf } from '../core/plant-parts.ts'
import type { Sink } from '../core/sink.ts'
import { horizontalCloses } from '../core/weather-table.ts'
import { checkBattery } from './check-battery.ts'
import { checkSceneTypes } from './check-scene-types.ts'

/** Planes of all parts, which decide what a run costs. */
const PLANES_MAX = 2000
/** Ids in one message. */
const NAMED_MAX = 5
/** Fields of `array` that belong to the inverters: a part that feeds those of another has them from it. */
const OF_INVERTERS = ['n_inverters', 'operating_point'] as const
/** Operating points of inputs that work by themselves: the others move all of them together, ahead of the wiring or at the power limit. */
const OF_SHARED: ReadonlySet<string> = new Set(['mppt_window', 'always_mpp'])

/**
 * The rules of a plant's parts. Returns whether there is no failure.
 * Fails: `sub_arrays.*`, and fields of the plant that plants of several parts do not have yet.
 */
export function checkParts(request: Resolved, parts: readonly ResolvedPart[], sink: Sink): boolean {
  const before = sink.failures.length
  parts.forEach((part, k) => {
    const first = parts.findIndex(({ id }) => id === part.id)
    if (first < k) sink.fail(`sub_arrays.${k}.id`, `Two parts have the id ${part.id}: give each an id of its own`)
    checkSharing(part, `sub_arrays.${k}`, parts, sink)
  })
  checkSceneTypes(request.scene, parts, sink)
  if (isValid(request.storage)) checkBattery(request, parts, sink)
  if (parts.length > 1) checkPlant(request, sink)
  return sink.failures.length === before
}

function checkSharing(part: ResolvedPart, at: string, parts: readonly ResolvedPart[], sink: Sink): void {
  const { shares_inverter_with: ownerId, parallel } = part
  if (ownerId === null) {
    const message = 'Only a part that shares inverters can be in parallel with another: name that part in shares_inverter_with'
    if (parallel) sink.fail(`${at}.parallel`, message)
    return
  }
  const owner = parts.find((other) => other.id === ownerId)
  const wrong = wrongOwner(part, owner, parts)
  if (wrong !== null) sink.fail(`${at}.shares_inverter_with`, wrong)
  if (part.inverter !== null) sink.fail(`${at}.inverter`, `The inverters are those of the part ${ownerId}: leave this out`)
  for (const field of OF_INVERTERS) {
    const sent = part.array?.[field]
    if (sent !== undefined && sent !== owner?.array?.[field])
      sink.fail(`${at}.array.${field}`, `The inverters are those of the part ${ownerId}: leave this out, or send the same value there`)
  }
}

function wrongOwner(
  { id, shares_inverter_with: ownerId }: ResolvedPart,
  owner: ResolvedPart | undefined,
  parts: readonly ResolvedPart[],
): string | null {
  if (ownerId === id) return 'A part cannot share its inverters with itself: set null for inverters of its own'
  if (owner === undefined) {
    const some = parts.slice(0, NAMED_MAX).map((other) => other.id)
    return `No part has ${ownerId === '' ? 'an empty id' : `the id ${ownerId}`}: name one of ${some.join(', ')}, or send null for inverters of its own`
  }
  if (owner.shares_inverter_with === null) return null
  return `The part ${ownerId} has no inverters of its own: name the part that has them, ${owner.shares_inverter_with}`
}

function checkPlant(request: Resolved, sink: Sink): void {
  const { weather, ac_losses: losses } = request
  if (!horizontalCloses(weather))
    sink.fail('weather.poa_wm2', 'One sensor cannot measure the irradiance on the planes of several parts: send horizontal irradiance')
  if (losses.subhourly_clipping !== 'none')
    sink.fail(
      'ac_losses.subhourly_clipping',
      'Clipping within the hour is for plants of one part: set none, or send weather of shorter steps',
    )
  const planes = partsOf(request).reduce((sum, part) => sum + (part.request.array.track_mode === 'ewf' ? 2 : 1), 0)
  if (planes > PLANES_MAX)
    sink.fail('sub_arrays', `The parts have ${planes} planes, more than the ${PLANES_MAX} of one run: join parts that look the same way`)
  checkSharers(request, sink)
}

function checkSharers(request: Resolved, sink: Sink): void {
  const parts = partsOf(request)
  const hasVoltage = (k: number): boolean => parts[k].request.module.model !== 'reference'
  parts.forEach(({ owner, isParallel, request: { array } }, k) => {
    if (owner === k) return
    const at = `sub_arrays.${k}`
    if (hasVoltage(k) !== hasVoltage(owner))
      sink.fail(
        `${at}.module`,
        'Parts that share inverters need modules that all have a voltage, or none of them: send module sections of one kind',
      )
    else if (isParallel && !hasVoltage(k))
      sink.fail(
        `${at}.parallel`,
        'Strings in parallel have one voltage, but this module model has none: send a module with an I-V curve, such as pvsyst or cec',
      )
    if (!OF_SHARED.has(array.operating_point))
      sink.fail(
        `${at}.shares_inverter_with`,
        `Inputs of shared inverters have no operating point ${array.operating_point}: set array.operating_point ${[...OF_SHARED].join(' or ')}`,
      )
  })
}
