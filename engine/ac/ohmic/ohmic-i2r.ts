import type { OhmicOption } from './option.ts'

export const ohmicI2r: OhmicOption = {
  title: 'Resistive AC wiring',
  source: "Joule's law at constant voltage",
  prepare: (lossFrac, referenceW) => ({ linearFrac: 0, quadraticPerW: lossFrac / referenceW }),
}
