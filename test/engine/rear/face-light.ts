import { type Frame, makePlane, type PlaneColumns } from '../../../engine/core/frame.ts'
import type { Resolved } from '../../../engine/core/option.ts'
import { Sink } from '../../../engine/core/sink.ts'
import { groundHorizon, prepareHorizon } from '../../../engine/horizon/index.ts'
import { prepareTransposition } from '../../../engine/irradiance/index.ts'
import { prepareIam, prepareSoiling } from '../../../engine/optics/index.ts'
import { prepareOrientation } from '../../../engine/orientation/index.ts'
import { prepareRear } from '../../../engine/rear/index.ts'
import { prepareShading } from '../../../engine/shading/index.ts'

/** The plane of a request under the sky of a frame, after the stages of its front and its rear. */
export function faceLight(request: Resolved, frame: Frame): PlaneColumns {
  const sink = new Sink()
  const ground = groundHorizon(request)
  const plane = makePlane(frame.capacity)
  const stages = [
    prepareOrientation(request, sink),
    prepareTransposition(request),
    prepareRear(request, ground, sink, () => ({
      toFace: [prepareTransposition(request), prepareHorizon(request, sink, 'rear'), prepareShading(request, sink, 'rear', ground)],
      toCells: [prepareSoiling(request, sink), prepareIam(request, sink, 'rear')],
    })),
    prepareHorizon(request, sink),
    prepareShading(request, sink, 'front', ground),
    prepareSoiling(request, sink),
    prepareIam(request, sink),
  ]
  if (sink.failures.length > 0) throw new Error(JSON.stringify(sink.failures))
  for (const stage of stages) stage(frame, plane)
  return plane
}
