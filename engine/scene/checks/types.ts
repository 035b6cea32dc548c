import type { SceneModuleGap, SceneSubRows, SceneTorqueTube, SceneType } from '@pvyield/contract/schemas'
import type { SceneFindings } from '../findings.ts'
import { listIn, objectIn, type Sent } from '../sent-scene.ts'
import { groundCode } from '../terrain/load-ground.ts'

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
    checkFill(type, (key, message) => findings.fail(['types', at, ...key], message))
    if (type.wiring !== undefined) groundCode().checkWiring(type, at, findings)
    if (type.kind === 'ewf') checkHalves(type, at, findings)
    else if ((type.kind === 'gft' || type.kind === 'sat') && Number(type.gap) > 0)
      findings.fail(['types', at, 'gap'], 'only an ewf type has a gap: delete it')
  })
}

/** How modules fill the table: counts divide each other, and gaps and tube are smaller than it. */
function checkFill(type: Sent, fail: (key: readonly string[], message: string) => void): void {
  const { width, length, modules, modules_across: across, module_gap, sub_rows, torque_tube } = type as Partial<SceneType>
  if ((across ?? module_gap ?? sub_rows ?? torque_tube) === undefined) return
  const [gap, rows, tube] = ['module_gap', 'sub_rows', 'torque_tube'].map((key) => objectIn(type[key])) as [
    Partial<SceneModuleGap>,
    Partial<SceneSubRows>,
    Partial<SceneTorqueTube>,
  ]
  const isRidge = type.kind === 'ewf'
  for (const key of ['sub_rows', 'torque_tube'])
    if (isRidge && type[key] !== undefined)
      fail([key], `only gft and sat types have ${key}: delete it, or draw the faces of the ridge as gft types`)
  const own = Number(modules) / (isRidge ? 2 : 1)
  const up = Number(across ?? 1)
  const count = Number(rows.count ?? 1)
  if (across !== undefined && own % up > 0)
    fail(['modules_across'], `${up} modules across do not divide the ${own} modules of ${isRidge ? 'a face' : 'the table'}: send a divisor`)
  if (across !== undefined && up % count > 0)
    fail(['sub_rows', 'count'], `${count} sub-rows do not divide the ${up} modules across: send a divisor, or correct modules_across`)
  if (across === undefined && type.module_gap !== undefined)
    fail(['module_gap'], 'needs modules_across, which says how many gaps there are: send it too')
  const rowWidth = (Number(width) - (count - 1) * Number(rows.gap ?? 0)) / count
  if (rowWidth <= 0)
    fail(['sub_rows', 'gap'], `gaps of ${rows.gap} between ${count} sub-rows leave nothing of the width ${width}: send a smaller gap`)
  else if ((up / count - 1) * Number(gap.across ?? 0) >= rowWidth)
    fail(['module_gap', 'across'], `the gaps leave nothing of a sub-row of width ${rowWidth}: send a smaller gap`)
  if (across !== undefined && (own / up - 1) * Number(gap.along ?? 0) >= Number(length))
    fail(
      ['module_gap', 'along'],
      `gaps of ${gap.along} between ${own / up} modules leave nothing of the length ${length}: send a smaller gap`,
    )
  if (Number(tube.diameter) > Number(width))
    fail(['torque_tube', 'diameter'], `the tube is wider than the table (${width}): lengths have the unit of the scene`)
  if (Number(tube.below) > Number(width))
    fail(['torque_tube', 'below'], `the tube is farther below than the table is wide (${width}): lengths have the unit of the scene`)
  else if (Number(tube.below) < Number(tube.diameter) / 2)
    fail(
      ['torque_tube', 'below'],
      `must be at least half the diameter, ${Number(tube.diameter) / 2}: it is the distance of the tube's middle from the plane of the modules`,
    )
}

function checkHalves(type: Sent, at: number, findings: SceneFindings): void {
  for (const key of ['modules', 'strings']) {
    const count = type[key]
    if (Number.isInteger(count) && Number(count) > 0 && Number(count) % 2 !== 0)
      findings.fail(['types', at, key], `must be even for an ewf type, not ${count}: it counts both faces`)
  }
}
