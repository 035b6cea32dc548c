import type { Resolved } from '../../core/option.ts'
import type { ScenePlant } from '../../scene/scene-plant.ts'
import type { ShadeTarget, StringLoss } from '../../scene/shade/target.ts'
import { WholeStrings } from './whole-strings.ts'

/** Groups of cells with a bypass diode that a module has. */
const GROUPS_OF_MODULE = 3

/** The strips of the tables of a scene as whole strings, whose modules share all groups evenly. */
export function wholeCircuits({ array }: Resolved, { layout }: ScenePlant): (device: number, target: ShadeTarget) => StringLoss {
  const { bypass_steps: up } = array
  let whole: WholeStrings | null = null
  return (device, { strips, cellFrac }) => {
    const { modules, strings } = layout.devices[device]
    const groups = { up, along: (GROUPS_OF_MODULE * modules) / (strings * up) }
    return {
      lose(shadows, linear, newSweep) {
        whole ??= new WholeStrings(newSweep())
        whole.run(shadows, strips, cellFrac, groups, linear)
        return whole.loss
      },
    }
  }
}
