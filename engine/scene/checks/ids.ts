import { codeOf, HIDDEN } from '../../core/hidden-characters.ts'
import { quoted } from '../../findings/quoted.ts'
import { defaultId } from '../default-ids.ts'
import type { SceneFindings } from '../findings.ts'
import { listIn, objectIn, type Sent } from '../sent-scene.ts'

/** Ids can be shown, and are unique within types, placements and objects; an id that is left out counts as well. */
export function checkIds(scene: Sent, findings: SceneFindings): void {
  for (const list of ['types', 'placements', 'objects'] as const) {
    const firstAt = new Map<string, number>()
    listIn(scene[list]).forEach((item, at) => {
      const sent = objectIn(item).id
      const id = sent === undefined && list !== 'types' ? defaultId(list, at) : sent
      if (typeof id !== 'string') return
      const [hidden] = HIDDEN.exec(id) ?? []
      if (hidden !== undefined) findings.fail([list, at, 'id'], `has the character ${codeOf(hidden)}, which cannot be shown: leave it out`)
      const first = firstAt.get(id)
      if (first === undefined) {
        firstAt.set(id, at)
        return
      }
      const whose = sent === undefined ? ', which is given where there is none' : ''
      findings.fail([list, at, 'id'], `duplicate id ${quoted(id)}${whose}: ${list}.${first} has it too; make ids unique`)
    })
  }
}
