import type { ChainPart, ChainStage, PreparePart } from '../chain-part.ts'
import type { Writer } from '../core/columns.ts'
import { blendBins, blendPlanes } from '../core/faces.ts'
import type { Frame, PlaneStage, SkyStage } from '../core/frame.ts'
import type { GroundHorizon } from '../core/models.ts'
import type { Resolved } from '../core/option.ts'
import type { Parts } from '../core/parts.ts'
import { Sink } from '../core/sink.ts'
import type { WeatherTable } from '../core/weather-table.ts'
import { rackingOf } from '../geometry/racking.ts'
import { groundHorizon, prepareHorizon } from '../horizon/index.ts'
import { preparePlaneInput, prepareTransposition } from '../irradiance/index.ts'
import { prepareIam, prepareSnow, prepareSnowLoss, prepareSoiling, prepareSpectral } from '../optics/index.ts'
import { prepareOrientation, type RotationBySun } from '../orientation/index.ts'
import { type FaceStages, prepareRear, readsFront } from '../rear/index.ts'
import type { ScenePlant } from '../scene/scene-plant.ts'
import { prepareShading } from '../shading/index.ts'
import { sharesOf } from './wiring.ts'

/** A stage of one plane. */
interface OwnStage extends Pick<ChainStage, 'part' | 'writer'> {
  readonly run: PlaneStage
}

/**
 * The stages of one plane, from its orientation to its rear side.
 * @param ofBin  gives the one of `prepareOrientation`
 */
export function preparePlane(face: Resolved, ofBin: () => RotationBySun | null, weather: WeatherTable, part: PreparePart): OwnStage[] {
  const light = (name: ChainPart, writer: Writer, work: (sink: Sink) => PlaneStage, uses?: readonly ChainPart[]): OwnStage => ({
    part: name,
    writer,
    run: part(name, work, uses),
  })
  const ground = part('ground', () => (face.bifacial === null ? null : groundHorizon(face)))
  const toPlane = [
    light('orientation', 'orientation', (sink) => keepStill(face, prepareOrientation(face, sink, ofBin())), ['terrain']),
    light('plane input', 'transposition', (sink) => preparePlaneInput(face, weather, sink)),
    light('transposition', 'transposition', () => prepareTransposition(face)),
  ]
  const toCells = [
    light('horizon', 'horizon', (sink) => prepareHorizon(face, sink)),
    light('shading', 'shading', (sink) => prepareShading(face, sink, 'front', ground), ['ground']),
    light('soiling', 'optics', (sink) => prepareSoiling(face, sink)),
    light('snow cover', 'optics', (sink) => prepareSnowLoss(face, sink)),
    light('snow', 'optics', () => prepareSnow(face)),
    light('iam', 'optics', (sink) => prepareIam(face, sink)),
    light('spectral', 'optics', (sink) => prepareSpectral(face, sink)),
  ]
  const rear = light('rear', 'rear', (sink) => prepareRear(face, ground, sink, () => rearStages(face, ground)), ['ground'])
  // As early as it can be: options of what comes after it need not run it again.
  return part('order', () => readsFront(face)) ? [...toPlane, ...toCells, rear] : [...toPlane, rear, ...toCells]
}

/** The stages that give a rear that is a face its light. What they find is found on the front. */
function rearStages(face: Resolved, ground: GroundHorizon | null): FaceStages {
  const sink = new Sink()
  return {
    toFace: [prepareTransposition(face), prepareHorizon(face, sink, 'rear'), prepareShading(face, sink, 'rear', ground)],
    toCells: [prepareSoiling(face, sink), prepareIam(face, sink, 'rear')],
  }
}

/** Racks of a scene stand still and use the columns of the trackers next to them. */
function keepStill({ array, scene }: Resolved, orient: PlaneStage<'orientation'>): PlaneStage<'orientation'> {
  if (scene === null || rackingOf(array).isTracker) return orient
  return (frame, plane) => {
    plane.rotationRad.fill(0, 0, frame.n)
    plane.trackerState.fill(0, 0, frame.n)
    orient(frame, plane)
  }
}

/**
 * The stages of the plant: each runs on one plane after the other.
 * @param shading  takes the place of the shading of each plane; null without a scene
 * @param rear  follows the rears of the planes; null where none gets its light from a scene
 */
export function onEveryPlane(
  stagesByPlane: readonly OwnStage[][],
  shading: SkyStage<'shading'> | null,
  rear: SkyStage<'rear'> | null,
): ChainStage[] {
  return stagesByPlane[0].map(({ part, writer }, at) => ({
    part,
    writer,
    run:
      part === 'shading' && shading !== null
        ? shading
        : (frame) => {
            for (let k = 0; k < stagesByPlane.length; k++) stagesByPlane[k][at].run(frame, frame.planes[k])
            if (part === 'rear') rear?.(frame)
          },
  }))
}

/** The planes of the bins to those of the faces, and these to the plane of the plant. */
export function blendStage(scene: ScenePlant | null, bins: readonly number[], shares: readonly number[], parts: Parts): ChainStage[] {
  if (bins.length === 1 && bins[0] === 1) return []
  const weights = scene?.faces.map(sharesOf) ?? []
  const run = (frame: Frame): void => {
    const { lit, faces, plane } = frame
    faces.forEach((face, k) => {
      if (face.bins.length > 1) blendBins(lit, face.bins, weights[k], face.plane, parts)
    })
    if (faces.length > 1)
      blendPlanes(
        lit,
        faces.map((face) => face.plane),
        shares,
        plane,
        parts,
      )
  }
  return [{ part: 'rear', writer: 'rear', run }]
}
