/** Names of the stages that have a choice of models, in the order of the chain, as in `engine/run.ts`. */
export const STAGES = [
  'sun',
  'irradiance',
  'orientation',
  'horizon',
  'shading',
  'optics',
  'rear',
  'thermal',
  'module',
  'dc',
  'inverter',
  'ac',
] as const

export type Stage = (typeof STAGES)[number]

export function isStage(name: string): name is Stage {
  return (STAGES as readonly string[]).includes(name)
}
