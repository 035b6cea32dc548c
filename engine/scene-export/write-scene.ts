import type { Scene } from '@pvyield/contract/schemas'
import { EngineError } from '../core/sink.ts'
import { toGlb } from './glb.ts'
import { toPvc } from './pvc.ts'
import { shdLosses, toShd } from './shd.ts'

/** The Web API's encoder, which the ECMAScript library of TypeScript does not declare. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }

export interface ExportOptions {
  readonly format: 'glb' | 'pvc' | 'shd'
  /** Whether what the format cannot hold may be left out or changed. */
  readonly losses?: 'refuse' | 'accept'
  /** Metres of a unit of length of the scene. */
  readonly unit_m?: number
  /** Of the plant, degrees, for a scene without origin: PVsyst counts azimuths by hemisphere. */
  readonly latitude?: number
}

/** Fails: EngineError for what a format cannot hold, unless `losses` is `accept`. */
export function writeScene(scene: Scene, { format, losses = 'refuse', unit_m = 1, latitude }: ExportOptions): Uint8Array<ArrayBuffer> {
  if (format === 'glb') return toGlb(scene, unit_m)
  if (format === 'pvc') return new TextEncoder().encode(toPvc(scene, unit_m))
  const lost = losses === 'accept' ? [] : shdLosses(scene)
  if (lost.length > 0)
    throw new EngineError(
      lost.map(({ field, message, heldBy }) => ({
        field,
        code: 'validation_error' as const,
        message: `${message}. Send losses=accept to export it so, or take the format ${heldBy}, which holds it`,
      })),
    )
  return new TextEncoder().encode(toShd(scene, unit_m, (scene.origin?.latitude ?? latitude ?? 0) < 0))
}
