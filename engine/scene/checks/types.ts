import type { SceneFindings } from '../findings.ts'
import { listIn, objectIn, type Sent } from '../sent-scene.ts'

/** Ridges stand alone and have two equal faces; only they have a gap, and the others a frame. */
export function checkTypes(scene: Sent, findings: SceneFindings): void {
  const types = listIn(scene.types).map(objectIn)
  const isRidge = ({ kind }: Sent) => kind === 'ewf'
  const devices = types.filter((type) => isRidge(type) || type.kind === 'gft' || type.kind === 'sat')
  const other = types.indexOf(devices.find((type) => isRidge(type) !== isRidge(devices[0])) ?? {})
  if (other >= 0)
    findings.fail(['types', other, 'kind'], 'ewf types cannot share a scene with gft or sat types: send them as separate scenes')
  types.forEach((type, at) => {
    if (type.kind === 'ewf' && Number(type.frame) > 0)
      findings.fail(['types', at, 'frame'], 'only gft and sat types have a frame: delete it, or draw the faces of the ridge as gft types')
    if (type.kind === 'ewf') checkHalves(type, at, findings)
    else if ((type.kind === 'gft' || type.kind === 'sat') && Number(type.gap) > 0)
      findings.fail(['types', at, 'gap'], 'only an ewf type has a gap: delete it')
  })
}

function checkHalves(type: Sent, at: number, findings: SceneFindings): void {
  for (const key of ['modules', 'strings']) {
    const count = type[key]
    if (Number.isInteger(count) && Number(count) > 0 && Number(count) % 2 !== 0)
      findings.fail(['types', at, key], `must be even for an ewf type, not ${count}: it counts both faces`)
  }
}
